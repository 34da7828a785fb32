import { call } from '#client/api/call.ts';
import { useUser } from '#client/api/session.ts';
import { dropMessageKey, messageKey } from '#client/features/messages/message-key.ts';
import { draftName } from '#client/kit/drafts/drafts.ts';
import { useDraftForm } from '#client/kit/drafts/use-draft-form.ts';
import { boundsOf, formFields } from '#client/kit/fields/form-fields.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Field } from '#client/ui/Field.tsx';
import { focusOnceOpen } from '#client/ui/focus-on.ts';
import { TextArea } from '#client/ui/TextArea.tsx';
import { toast } from '#client/ui/toast.ts';
import { writtenOut } from '#client/ui/Time.tsx';
import type { TodayRow } from '#contract/api.ts';
import { messageFields } from '#domain/fields/messages.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import styles from './Dialogs.module.css';
import { applicationOf, type RowDialog } from './about-row.ts';

/** A message to the candidate a row is about, begun for what one would remind them of. The row stays: a message is no answer. */
export function WriteDialog({ row, onClose }: RowDialog) {
  const { id: userId } = useUser();
  const id = applicationOf(row);
  const { form, draft } = useDraftForm(draftName('message to', [id]), {
    initial: { body: reminderOf(row) },
    check: (values) => problemsIn(messageFields, values),
    send: async (body) => {
      await call(
        'POST /api/applications/:id/messages',
        { params: { id }, body },
        { idempotencyKey: messageKey(userId, id, body.body) },
      );
      dropMessageKey(userId, id);
      draft.drop();
      toast({ title: 'Message sent', description: `\u2068${row.name}\u2069` });
      onClose();
    },
    failedTitle: 'Message not sent',
  });
  const { control } = formFields(form, messageFields);
  return (
    <Dialog open title={`Message to \u2068${row.name}\u2069`} onClose={onClose}>
      <form onSubmit={form.onSubmit} noValidate className={styles.form}>
        <Field {...form.field('body')} label="Message" error={form.errors.body ?? form.summary.failure}>
          <TextArea {...control('body')} {...boundsOf(messageFields.body)} rows={6} ref={focusOnceOpen} />
        </Field>
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" icon="send" pending={form.pending} pendingLabel="Sending…">
            Send message
          </Button>
          <Button
            onClick={() => {
              draft.drop();
              onClose();
            }}
          >
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function reminderOf(row: TodayRow): string {
  const hello = `Hi ${row.name.split(' ')[0]},\n\n`;
  if (row.kind === 'offer')
    return `${hello}Our offer for ${row.jobTitle} is open until ${writtenOut(row.at, 'moment')}. Is there anything you would like to ask before you decide?`;
  if (row.kind === 'task')
    return `${hello}Before your first day we still need this from you: ${row.title}. It was due on ${writtenOut(row.at)}. Can we help with anything?`;
  return '';
}
