import { useState } from 'react';
import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';
import { Button } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import type { PeopleImport } from '#contract/api.ts';
import styles from './Import.module.css';

interface Props {
  batch: Pick<PeopleImport, 'state' | 'counts'> & { columnsProblem: string | null };
  onRun: (how: { dryRun: boolean; onlyGood: boolean }) => Promise<unknown>;
  /** Asks anew how far it is. */
  onBegun: () => Promise<unknown>;
}

/** First everything is checked, then imported: all of it, or only the good lines. */
export function RunImport({ batch: { state, counts, columnsProblem }, onRun, onBegun }: Props) {
  const [onlyGood, setOnlyGood] = useState(false);
  const run = useApiMutation<unknown, { dryRun: boolean }>({
    mutationFn: ({ dryRun }) => onRun({ dryRun, onlyGood }),
    onSuccess: onBegun,
    failedTitle: 'Nothing was begun',
  });
  const checked = state === 'checked';
  const coming = counts.new + counts.known;
  return (
    <section className={styles.part} aria-labelledby="run">
      <h2 id="run">{checked ? 'Import' : 'Check'}</h2>
      {checked && counts.refused > 0 && (
        <Checkbox
          label={`Import only the good lines, without the ${counts.refused.toLocaleString('en')} refused`}
          checked={onlyGood}
          onChange={({ target }) => setOnlyGood(target.checked)}
        />
      )}
      <div className={styles.row}>
        {checked && (
          <Button
            variant="primary"
            pending={run.isPending && !run.variables.dryRun}
            disabled={coming === 0 || (counts.refused > 0 && !onlyGood)}
            onClick={() => run.mutate({ dryRun: false })}
          >
            Import {coming.toLocaleString('en')} {coming === 1 ? 'line' : 'lines'}
          </Button>
        )}
        <Button
          variant={checked ? undefined : 'primary'}
          disabled={columnsProblem !== null}
          pending={run.isPending && run.variables.dryRun}
          onClick={() => run.mutate({ dryRun: true })}
        >
          {checked ? 'Check again' : 'Check all lines'}
        </Button>
      </div>
    </section>
  );
}
