import type { ReactNode } from 'react';
import { Callout } from '#client/ui/Callout.tsx';
import { PageBar } from '#client/ui/PageBar.tsx';
import type { JobImportDetail, PeopleImportDetail } from '#contract/api.ts';
import { moveInSourceLabel } from '#domain/moving-in/sources.ts';
import styles from './Import.module.css';
import { countsInWords, stateWords } from './import-words.ts';

interface Props {
  batch: JobImportDetail | PeopleImportDetail;
  /** The address of the list of such imports. */
  back: string;
  children: ReactNode;
}

/** The page of one import: which file it is, how far it has come, why it failed; below that its parts. */
export function ImportFrame({ batch, back, children }: Props) {
  const { fileName, source, state, rowCount, failure } = batch;
  const counts = countsInWords(batch);
  const lines = `${rowCount.toLocaleString('en')} ${rowCount === 1 ? 'line' : 'lines'}`;
  return (
    <>
      <PageBar
        back={{ to: back, label: 'All imports' }}
        title={fileName}
        lead={`${moveInSourceLabel[source]}, ${lines}. ${stateWords[state]}${counts ? `: ${counts}` : ''}.`}
      />
      <div className={styles.parts}>
        {failure && (
          <Callout title={failure} icon="alert">
            <p>Change what is refused below, or import only the good lines.</p>
          </Callout>
        )}
        {children}
      </div>
    </>
  );
}
