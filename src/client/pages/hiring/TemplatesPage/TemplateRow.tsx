import { useState } from 'react';
import { call } from '#client/api/call.ts';
import { refresh } from '#client/api/use-api.ts';
import { Button, IconButton } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { toast } from '#client/ui/toast.ts';
import type { MailTemplate } from '#contract/api.ts';
import { TemplateForm } from './TemplateForm.tsx';
import styles from './TemplatesPage.module.css';

/** One template: its name, how it begins, and what can be done with it. */
export function TemplateRow({ template }: { template: MailTemplate }) {
  const [open, setOpen] = useState(false);
  const { name, body } = template;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <h2 className={styles.name} dir="auto">
          {name}
        </h2>
        <p className={styles.body} dir="auto">
          {body}
        </p>
      </div>
      <div className={styles.acts}>
        <Button
          size="compact"
          icon="edit"
          aria-haspopup="dialog"
          aria-label={`Change \u2068${name}\u2069`}
          onClick={() => setOpen(true)}
        >
          Change
        </Button>
        <IconButton
          label={`Delete \u2068${name}\u2069`}
          icon="trash"
          size="compact"
          onClick={() => void remove(template)}
        />
      </div>
      <Dialog open={open} title="Template" onClose={() => setOpen(false)}>
        <TemplateForm template={template} onDone={() => setOpen(false)} />
      </Dialog>
    </li>
  );
}

async function remove({ id, name, body }: MailTemplate): Promise<void> {
  try {
    await call('DELETE /api/mail-templates/:id', { params: { id } });
  } catch (error) {
    // The cast: call throws ApiError only.
    return toast({ title: 'Not deleted', description: (error as Error).message, tone: 'danger' });
  }
  // What had the focus is gone.
  document.querySelector<HTMLElement>('main h1')?.focus();
  await refresh('GET /api/mail-templates');
  const again = async () => {
    await call('POST /api/mail-templates', { body: { name, body } });
    await refresh('GET /api/mail-templates');
  };
  return toast({
    title: 'Template deleted',
    description: `\u2068${name}\u2069`,
    action: { label: 'Undo', act: () => void again() },
  });
}
