import { refresh } from '#client/api/api-cache.ts';
import { call } from '#client/api/call.ts';
import { useApi } from '#client/api/use-api.ts';
import { ImportFrame } from '#client/features/moving-in/ImportFrame.tsx';
import { RunImport } from '#client/features/moving-in/RunImport.tsx';
import { TakeBack } from '#client/features/moving-in/TakeBack.tsx';
import { UnderWay } from '#client/features/moving-in/UnderWay.tsx';
import { useParams } from 'react-router';
import { paths } from '#client/paths.ts';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import type { JobImportDetail } from '#contract/api.ts';
import { isOpenBatch, isUnderWay } from '#domain/moving-in/batches.ts';
import { Lines } from './Lines.tsx';
import { Mapping } from './Mapping.tsx';
import { Preview } from './Preview.tsx';

/** A file of jobs on its way in: what its columns mean and what it leaves open, what would become of it, and what did. */
export function JobImportPage() {
  const id = Number(useParams().id);
  const found = useApi('GET /api/company/job-imports/:id', { params: { id } }, { staleTime: 0 });
  return (
    <Loaded query={found} what="the import" waiting={<Skeleton height="24rem" />}>
      {(batch) => <Import batch={batch} />}
    </Loaded>
  );
}

function Import({ batch }: { batch: JobImportDetail }) {
  const { id, state } = batch;
  return (
    <ImportFrame batch={batch} back={paths.importJobs}>
      {isUnderWay(state) && (
        <UnderWay
          batch={batch}
          onAsk={() => refresh('GET /api/company/job-imports/:id')}
          onEnd={() =>
            refresh(
              'GET /api/company/job-imports/:id/lines',
              'GET /api/company/job-imports',
              'GET /api/jobs',
              'GET /api/jobs/counts',
            )
          }
        />
      )}
      {isOpenBatch(state) && (
        <>
          <Mapping key={id} batch={batch} />
          <Preview batch={batch} />
          <RunImport
            batch={batch}
            onRun={async (body) => call('POST /api/company/job-imports/:id/run', { params: { id }, body })}
            onBegun={async () => refresh('GET /api/company/job-imports/:id')}
          />
        </>
      )}
      {state !== 'draft' && !isUnderWay(state) && <Lines batch={batch} />}
      {!isUnderWay(state) && state !== 'taken_back' && (
        <TakeBack
          batch={batch}
          what="The jobs of this import are deleted, but for those someone has applied to, saved or changed."
          onTakeBack={async () => call('POST /api/company/job-imports/:id/take-back', { params: { id } })}
          onBegun={async () => refresh('GET /api/company/job-imports/:id', 'GET /api/company/job-imports')}
        />
      )}
    </ImportFrame>
  );
}
