import { boundsOf } from '#client/kit/fields/form-fields.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { focusInSight } from '#client/ui/focus-on.ts';
import { TextArea } from '#client/ui/TextArea.tsx';
import { messageFields } from '#domain/fields/messages.ts';
import styles from './Messages.module.css';
import { useMessageForm } from './use-message-form.ts';

interface Props {
  applicationId: number;
  /** Whom it goes to, by name. */
  to: string;
  /** One was sent a moment ago, or somebody came to write: the field takes the focus. */
  goesOn: boolean;
  onSent: () => void;
}

/** The next message, under those there are. */
export function MessageForm({ applicationId, to, goesOn, onSent }: Props) {
  const { form, onKeyDown } = useMessageForm(applicationId, onSent);
  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.form}>
      <Field
        {...form.field('body')}
        id={`message-${applicationId}`}
        label={`Message to ${to}`}
        error={form.errors.body ?? form.summary.failure}
      >
        <TextArea
          {...form.control('body')}
          {...boundsOf(messageFields.body)}
          rows={3}
          ref={goesOn ? focusInSight : undefined}
          onKeyDown={onKeyDown}
        />
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" icon="send" pending={form.pending} pendingLabel="Sending…">
          Send message
        </Button>
      </div>
    </form>
  );
}
