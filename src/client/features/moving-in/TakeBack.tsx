import { useState } from 'react';
import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { PeopleImport } from '#contract/api.ts';
import { isOpenBatch } from '#domain/moving-in/batches.ts';
import styles from './Import.module.css';

interface Props {
  batch: Pick<PeopleImport, 'state' | 'takeBackUntil' | 'fileName'>;
  /** What goes, and what stays. */
  what: string;
  onTakeBack: () => Promise<unknown>;
  onBegun: () => Promise<unknown>;
}

/** Takes an import back, or lets a file go that was not imported. */
export function TakeBack({ batch: { state, takeBackUntil, fileName }, what, onTakeBack, onBegun }: Props) {
  const [asking, setAsking] = useState(false);
  const open = isOpenBatch(state);
  const takeBack = useApiMutation({
    mutationFn: onTakeBack,
    onSuccess: async () => {
      setAsking(false);
      await onBegun();
    },
    failedTitle: 'The import was not undone',
  });
  if (!open && !takeBackUntil) return null;
  return (
    <section className={styles.part} aria-labelledby="take-back">
      <h2 id="take-back">{open ? 'Delete this file' : 'Undo import'}</h2>
      {takeBackUntil && (
        <p>
          Until <Time value={takeBackUntil} as="date" /> you can undo this import. What someone has worked on
          since stays.
        </p>
      )}
      <div className={styles.row}>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {open ? 'Delete file' : 'Undo import'}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        danger
        title={open ? `Delete ${fileName}?` : `Undo the import of ${fileName}?`}
        label={open ? 'Delete file' : 'Undo import'}
        pendingLabel={open ? 'Deleting…' : 'Undoing…'}
        pending={takeBack.isPending}
        onConfirm={() => takeBack.mutate()}
        onClose={() => setAsking(false)}
      >
        <p>{open ? 'Its lines are deleted. Nothing of it was imported.' : what}</p>
      </ConfirmDialog>
    </section>
  );
}
