import type { KeyboardEvent } from 'react';
import { call } from '#client/api/call.ts';
import { changeAnswer } from '#client/api/api-cache.ts';
import { useUser } from '#client/api/session.ts';
import { TemplateMenu } from '#client/features/templates/TemplateMenu.tsx';
import { usePlaceholders } from '#client/features/templates/use-templates.ts';
import { useDraftForm } from '#client/kit/drafts/use-draft-form.ts';
import { boundsOf } from '#client/kit/fields/form-fields.ts';
import { announce } from '#client/ui/announcer.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { focusInSight } from '#client/ui/focus-on.ts';
import { TextArea } from '#client/ui/TextArea.tsx';
import { messageFields } from '#domain/fields/messages.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import { filledTemplate } from '#domain/mail-templates.ts';
import { can } from '#domain/permissions.ts';
import styles from './Messages.module.css';

const blank = { body: '' };

interface Props {
  applicationId: number;
  /** Whom it goes to, by name. */
  to: string;
  /** One was sent a moment ago, or somebody came to write: the field takes the focus. */
  goesOn: boolean;
  onSent: () => void;
}

/** One more message. What is typed is kept on this device until it is sent. */
export function MessageForm({ applicationId, to, goesOn, onSent }: Props) {
  const user = useUser();
  const templates = can['mailTemplate.use'](user);
  const own = usePlaceholders(templates ? applicationId : undefined);
  const { form, draft } = useDraftForm(`message ${applicationId}`, {
    initial: blank,
    check: (values) => problemsIn(messageFields, values),
    send: async (values) => {
      const sent = await call('POST /api/applications/:id/messages', {
        params: { id: applicationId },
        body: values,
      });
      changeAnswer('GET /api/applications/:id/messages', { params: { id: applicationId } }, (shown) => [
        ...shown.filter(({ id }) => id !== sent.id),
        sent,
      ]);
      draft.drop();
      announce('Message sent');
      onSent();
    },
  });

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.onSubmit(event);
  }

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
        {own && <TemplateMenu onPick={(body) => form.set('body', filledTemplate(body, own))} />}
      </div>
    </form>
  );
}
