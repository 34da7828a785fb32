import { useState } from 'react';
import { call } from '#client/api/call.ts';
import { refresh } from '#client/api/api-cache.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { toast } from '#client/ui/toast.ts';
import { useForm } from '#client/ui/use-form.ts';
import type { Answer } from '#contract/api.ts';
import { bulkMessageFields } from '#domain/fields/messages.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import { mostBulkMessages } from '#domain/limits.ts';
import { ConfirmSending } from './ConfirmSending.tsx';
import { TemplateMenu } from './TemplateMenu.tsx';
import styles from './Templates.module.css';
import { TemplateText } from './TemplateText.tsx';
import { usePlaceholders } from './use-templates.ts';

interface Props {
  /** Those selected. */
  to: readonly { id: number; applicantName: string }[];
  onSent: () => void;
}

/** Writes to several applicants, each about their own application: first the text, then whom it reaches. */
export function WriteToSeveral({ to, onSent }: Props) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (to.length > mostBulkMessages) return <p>At most {mostBulkMessages} are written to at once.</p>;
  return (
    <>
      <Button icon="mail" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Write to…
      </Button>
      <Dialog open={open} title={`Write to ${inWords(to.length)}`} onClose={close}>
        <Steps
          to={to}
          onClose={close}
          onSent={() => {
            close();
            onSent();
          }}
        />
      </Dialog>
    </>
  );
}

type Preview = Answer<'POST /api/messages/bulk/preview'>;

function Steps({ to, onSent, onClose }: Props & { onClose: () => void }) {
  const [preview, setPreview] = useState<Preview>();
  const [key] = useState(() => crypto.randomUUID());
  const [first] = to;
  const values = usePlaceholders(first?.id);
  const applicationIds = to.map(({ id }) => id);
  const form = useForm({
    initial: { body: '' },
    check: (typed) => problemsIn(bulkMessageFields, typed),
    send: async ({ body }) =>
      setPreview(await call('POST /api/messages/bulk/preview', { body: { applicationIds, body } })),
  });
  if (preview) {
    return (
      <ConfirmSending
        preview={preview}
        onBack={() => setPreview(undefined)}
        send={async () => {
          const { people } = preview;
          const sent = await call('POST /api/messages/bulk', {
            body: { applicationIds, body: form.values.body, people, key },
          });
          await refresh('GET /api/applications/:id/messages');
          toast({
            title: 'Message sent',
            description: `${inWords(sent.people)} can read it here and by mail.`,
          });
          onSent();
        }}
      />
    );
  }
  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.form}>
      <FormErrors {...form.summary} />
      <div>
        <TemplateMenu onPick={(body) => form.set('body', body)} />
      </div>
      <TemplateText
        field={form.field('body')}
        control={form.control('body')}
        text={form.values.body}
        setText={(body) => form.set('body', body)}
        reader={first && values && { name: first.applicantName, values }}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Looking…">
          See whom it reaches
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}

function inWords(people: number): string {
  return people === 1 ? '1 person' : `${people} people`;
}
