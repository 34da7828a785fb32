import { useState, type ReactNode } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { toast } from '#client/ui/toast.ts';
import type { useForm } from '#client/ui/use-form.ts';
import { keysOf } from '#domain/keys.ts';
import { fromTemplate, hasWritten, type JobTemplate } from './from-template.ts';
import type { JobValues } from './job-values.ts';
import { TemplateDialog } from './TemplateDialog.tsx';

/** Fills the form from a template. What somebody has written is never replaced without asking, and it can be taken back. */
export function useJobTemplate(form: ReturnType<typeof useForm<JobValues>>): {
  choose: () => void;
  use: (template: JobTemplate) => void;
  dialogs: ReactNode;
} {
  const [choosing, setChoosing] = useState(false);
  const [asking, setAsking] = useState<JobTemplate>();
  const [last, setLast] = useState<JobTemplate>();

  function fill(template: JobTemplate, how: 'all' | 'empty'): void {
    const before = form.values;
    put(fromTemplate(before, template, how), before);
    setAsking(undefined);
    setLast(template);
    toast({
      title: `Template added: ${template.title}`,
      action: {
        label: 'Undo',
        act: () => {
          put(before, fromTemplate(before, template, how));
          setLast(undefined);
        },
      },
    });
  }

  function put(next: JobValues, before: JobValues): void {
    for (const name of keysOf(next)) if (next[name] !== before[name]) form.set(name, next[name]);
  }

  function use(template: JobTemplate): void {
    setChoosing(false);
    if (hasWritten(form.values, last)) setAsking(template);
    else fill(template, 'all');
  }

  return {
    choose: () => setChoosing(true),
    use,
    dialogs: (
      <>
        <TemplateDialog open={choosing} onClose={() => setChoosing(false)} onChoose={use} />
        <Dialog
          open={asking !== undefined}
          title="Replace what you’ve written?"
          onClose={() => setAsking(undefined)}
          actions={
            asking && (
              <>
                <Button variant="primary" onClick={() => fill(asking, 'empty')}>
                  Fill empty fields only
                </Button>
                <Button onClick={() => fill(asking, 'all')}>Replace</Button>
              </>
            )
          }
        >
          <p>The template has a text for fields you’ve already filled in.</p>
        </Dialog>
      </>
    ),
  };
}
