import { useUser } from '#client/api/session.ts';
import { useMessageForm } from '#client/features/messages/use-message-form.ts';
import { TemplateMenu } from '#client/features/templates/TemplateMenu.tsx';
import { usePlaceholders } from '#client/features/templates/use-templates.ts';
import { boundsOf } from '#client/kit/fields/form-fields.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { thenFocus } from '#client/ui/then-focus.ts';
import { messageFields } from '#domain/fields/messages.ts';
import { filledTemplate } from '#domain/mail-templates.ts';
import { can } from '#domain/permissions.ts';
import styles from './Composer.module.css';
import { type WritingPlace, writingKeys } from './writing-place.ts';

export function MessageComposer({ application, area, open, onOpen, onClose, onSent, choice }: WritingPlace) {
  const user = useUser();
  const { id, applicantName } = application;
  const own = usePlaceholders(can['mailTemplate.use'](user) ? id : undefined);
  const { form } = useMessageForm(id, onSent);
  const put = (body: string) =>
    thenFocus(
      () => {
        onOpen();
        form.set('body', body);
      },
      () => area.current,
    );
  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.form}>
      {choice}
      <Field
        {...form.field('body')}
        id={`message-${id}`}
        label={`Message to ${applicantName}`}
        labelHidden
        className={styles.field}
        error={form.errors.body ?? form.summary.failure}
      >
        <TextArea
          {...form.control('body')}
          {...boundsOf(messageFields.body)}
          ref={area}
          rows={open ? 3 : 1}
          className={open ? undefined : styles.line}
          placeholder={open ? `Message to ${applicantName}` : 'Write…'}
          onFocus={onOpen}
          onKeyDown={writingKeys(form.onSubmit, onClose)}
        />
      </Field>
      <div className={styles.acts}>
        {own && <TemplateMenu brief onPick={(body) => put(filledTemplate(body, own))} />}
        <Button
          type="submit"
          variant="primary"
          pending={form.pending}
          pendingLabel="Sending…"
          aria-label="Send message"
        >
          Send
        </Button>
      </div>
    </form>
  );
}
