import { useState } from 'react';
import { call } from '#client/api/call.ts';
import { refresh } from '#client/api/api-cache.ts';
import { draftName } from '#client/kit/drafts/drafts.ts';
import { useDraftForm } from '#client/kit/drafts/use-draft-form.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { randomUuid } from '#client/ui/random-uuid.ts';
import { toast } from '#client/ui/toast.ts';
import { useAsked } from '#client/ui/use-asked.ts';
import type { Answer } from '#contract/api.ts';
import { bulkMessageFields } from '#domain/fields/messages.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import { mostBulkMessages } from '#domain/limits.ts';
import { ConfirmSending } from './ConfirmSending.tsx';
import { TemplatesAtHand } from './TemplateMenu.tsx';
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
  const { asked: open, ask, close } = useAsked<true>();
  if (to.length > mostBulkMessages) return <p>At most {mostBulkMessages} can be messaged at once.</p>;
  return (
    <>
      <Button icon="mail" aria-haspopup="dialog" onClick={() => ask(true)}>
        Message…
      </Button>
      <WriteDialog
        open={open === true}
        to={to}
        onClose={close}
        onSent={() => {
          // The selection is its own, too.
          if (close()) onSent();
        }}
      />
    </>
  );
}

/** The message itself, for whoever asks for it by a key or a button of their own. */
export function WriteDialog({ open, to, ...rest }: Props & { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      title={`Write to ${to.length === 1 && to[0] ? `\u2068${to[0].applicantName}\u2069` : inWords(to.length)}`}
      onClose={rest.onClose}
    >
      <Steps to={to} {...rest} />
    </Dialog>
  );
}

type Preview = Answer<'POST /api/messages/bulk/preview'>;

function Steps({ to, onSent, onClose }: Props & { onClose: () => void }) {
  const [preview, setPreview] = useState<Preview>();
  const [key] = useState(randomUuid);
  const [first] = to;
  const values = usePlaceholders(first?.id);
  const applicationIds = to.map(({ id }) => id);
  const deliver = async (people: number, body: string) => {
    const sent = await call('POST /api/messages/bulk', { body: { applicationIds, body, people, key } });
    draft.drop();
    await refresh('GET /api/applications/:id/messages');
    toast({
      title: 'Message sent',
      description: `${inWords(sent.people)} can read it here and by mail.`,
    });
    onSent();
  };
  const { form, draft } = useDraftForm(draftName('message to', applicationIds), {
    initial: { body: '' },
    check: (typed) => problemsIn(bulkMessageFields, typed),
    send: async ({ body }) => {
      const found = await call('POST /api/messages/bulk/preview', { body: { applicationIds, body } });
      // One person's message has been read as they will read it: there is nobody else to look at.
      if (to.length === 1 && found.people === 1) await deliver(found.people, body);
      else setPreview(found);
    },
  });
  if (preview) {
    return (
      <ConfirmSending
        preview={preview}
        onBack={() => setPreview(undefined)}
        send={() => deliver(preview.people, form.values.body)}
      />
    );
  }
  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.form}>
      <FormErrors {...form.summary} />
      <TemplatesAtHand onPick={(body) => form.set('body', body)} />
      <TemplateText
        first
        field={form.field('body')}
        control={form.control('body')}
        text={form.values.body}
        setText={(body) => form.set('body', body)}
        reader={first && values && { name: first.applicantName, values }}
      />
      <div className={styles.buttons}>
        <Button
          type="submit"
          variant="primary"
          pending={form.pending}
          pendingLabel={to.length === 1 ? 'Sending…' : 'Looking…'}
        >
          {to.length === 1 ? 'Send' : 'Review recipients'}
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
  );
}

function inWords(people: number): string {
  return people === 1 ? '1 person' : `${people} people`;
}
