import { useEffect } from 'react';
import { refresh } from '#client/api/api-cache.ts';
import { useApi } from '#client/api/use-api.ts';
import { countsInWords, stateWords } from '#client/features/moving-in/import-words.ts';
import { useParams } from 'react-router';
import { paths } from '#client/paths.ts';
import { Callout } from '#client/ui/Callout.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { PageBar } from '#client/ui/PageBar.tsx';
import { Progress } from '#client/ui/Progress.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import type { PeopleImportDetail } from '#contract/api.ts';
import { isOpenBatch, isUnderWay } from '#domain/moving-in/batches.ts';
import { moveInSourceLabel } from '#domain/moving-in/sources.ts';
import { Files } from './Files.tsx';
import { Lines } from './Lines.tsx';
import { Mapping } from './Mapping.tsx';
import styles from './PeopleImportPage.module.css';
import { Preview } from './Preview.tsx';
import { RunImport } from './RunImport.tsx';
import { TakeBack } from './TakeBack.tsx';

/** How often somebody who looks on asks how far it is. */
const askAgainMs = 1_000;

/** A file of another system on its way in: what its columns and words mean, what would become of it, and what did. */
export function PeopleImportPage() {
  const id = Number(useParams().id);
  const found = useApi('GET /api/company/imports/:id', { params: { id }, query: {} }, { staleTime: 0 });
  const underWay = found.data ? isUnderWay(found.data.state) : false;
  useEffect(() => {
    if (!underWay) return undefined;
    const timer = setInterval(() => void refresh('GET /api/company/imports/:id'), askAgainMs);
    return () => {
      clearInterval(timer);
      // Its lines have another result now.
      void refresh('GET /api/company/imports/:id/lines', 'GET /api/company/imports');
    };
  }, [underWay]);
  return (
    <Loaded query={found} what="the import" waiting={<Skeleton height="24rem" />}>
      {(batch) => <Import batch={batch} />}
    </Loaded>
  );
}

function Import({ batch }: { batch: PeopleImportDetail }) {
  const { id, fileName, source, state, rowCount, failure } = batch;
  const counts = countsInWords(batch);
  return (
    <>
      <PageBar
        back={{ to: paths.moveIn, label: 'All imports' }}
        title={fileName}
        lead={`${moveInSourceLabel[source]}, ${rowCount.toLocaleString('en')} ${rowCount === 1 ? 'line' : 'lines'}. ${stateWords[state]}${counts ? `: ${counts}` : ''}.`}
      />
      <div className={styles.parts}>
        {failure && (
          <Callout title={failure} icon="alert">
            <p>Change what is refused below, or import only the good lines.</p>
          </Callout>
        )}
        {isUnderWay(state) && <UnderWay batch={batch} />}
        {isOpenBatch(state) && (
          <>
            <Mapping key={id} batch={batch} />
            <Files batch={batch} />
            <Preview batch={batch} />
            <RunImport batch={batch} />
          </>
        )}
        {state !== 'draft' && !isUnderWay(state) && <Lines batch={batch} />}
        {!isUnderWay(state) && state !== 'taken_back' && <TakeBack batch={batch} />}
      </div>
    </>
  );
}

function UnderWay({ batch: { state, rowsDone, rowCount } }: { batch: PeopleImportDetail }) {
  const done = Math.min(rowsDone, rowCount);
  return (
    <section className={styles.part} aria-label="Progress">
      <p>
        {stateWords[state]}: {done.toLocaleString('en')} of {rowCount.toLocaleString('en')} lines. You can
        leave this page.
      </p>
      <Progress label={stateWords[state]} percent={rowCount ? (100 * done) / rowCount : 0} />
    </section>
  );
}
