import { useId, useState } from 'react';
import { call } from '#client/api/call.ts';
import { refresh } from '#client/api/api-cache.ts';
import { StatusGlyph } from '#client/features/applications/StatusGlyph.tsx';
import { pageTitle } from '#client/kit/lists/delete-with-undo.ts';
import { Button, IconButton } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { thenFocus } from '#client/ui/then-focus.ts';
import { toast } from '#client/ui/toast.ts';
import type { StepTemplate } from '#contract/api.ts';
import { applicationStatuses, statusLabel } from '#domain/application-status.ts';
import styles from './StepsPage.module.css';

/** A template as it is: its steps by status, and how much it is used. */
export function TemplateSummary({ template, onEdit }: { template: StepTemplate; onEdit: () => void }) {
  const heading = useId();
  const [asking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { id, name, jobs, steps } = template;
  const candidates = steps.reduce((sum, step) => sum + step.candidates, 0);

  async function remove(): Promise<void> {
    setPending(true);
    try {
      await call('DELETE /api/step-templates/:id', { params: { id } });
      // The template goes with the button that asked.
      thenFocus(() => setAsking(false), pageTitle);
      await refresh(
        'GET /api/step-templates',
        'GET /api/board',
        'GET /api/applications/:id',
        'GET /api/jobs/:id',
      );
      toast({ title: 'Template deleted' });
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'It could not be deleted.');
    } finally {
      setPending(false);
    }
  }

  return (
    <section className={styles.template} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.name} dir="auto">
          {name}
        </h2>
        <span className={styles.use}>
          {count(jobs, 'job')}, {count(candidates, 'candidate')} at its steps
        </span>
        <Button size="compact" icon="edit" onClick={onEdit} aria-label={`Edit ${name}`}>
          Edit
        </Button>
        <IconButton size="compact" label={`Delete ${name}`} icon="trash" onClick={() => setAsking(true)} />
      </div>
      <div className={styles.summary}>
        {applicationStatuses
          .filter((status) => steps.some((step) => step.status === status))
          .map((status) => (
            <div key={status} className={styles.status}>
              <h3 className={styles.statusName}>
                <StatusGlyph status={status} />
                {statusLabel[status]}
              </h3>
              <ol className={styles.names}>
                {steps
                  .filter((step) => step.status === status)
                  .map((step) => (
                    <li key={step.id}>
                      <span dir="auto">{step.name}</span>{' '}
                      {step.candidates > 0 && <span className={styles.count}>{step.candidates}</span>}
                    </li>
                  ))}
              </ol>
            </div>
          ))}
      </div>
      <ConfirmDialog
        open={asking}
        title={`Delete ${name}?`}
        label="Delete template"
        pendingLabel="Deleting…"
        pending={pending}
        failure={failure}
        danger
        onClose={() => setAsking(false)}
        onConfirm={() => void remove()}
      >
        <p>
          {jobs
            ? `${count(jobs, 'job')} ${jobs === 1 ? 'uses' : 'use'} it and will have no extra steps. `
            : 'No job uses it. '}
          {candidates > 0 &&
            `${count(candidates, 'candidate')} ${candidates === 1 ? 'keeps' : 'keep'} the status and ${candidates === 1 ? 'leaves' : 'leave'} the step. `}
          Timelines keep the steps’ names.
        </p>
      </ConfirmDialog>
    </section>
  );
}

function count(number: number, noun: string): string {
  return `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;
}
