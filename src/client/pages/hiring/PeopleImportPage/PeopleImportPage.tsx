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
import type { PeopleImportDetail } from '#contract/api.ts';
import { isOpenBatch, isUnderWay } from '#domain/moving-in/batches.ts';
import { Files } from './Files.tsx';
import { Lines } from './Lines.tsx';
import { Mapping } from './Mapping.tsx';
import { Preview } from './Preview.tsx';

/** A file of another system on its way in: what its columns and words mean, what would become of it, and what did. */
export function PeopleImportPage() {
  const id = Number(useParams().id);
  const found = useApi('GET /api/company/imports/:id', { params: { id }, query: {} }, { staleTime: 0 });
  return (
    <Loaded query={found} what="the import" waiting={<Skeleton height="24rem" />}>
      {(batch) => <Import batch={batch} />}
    </Loaded>
  );
}

function Import({ batch }: { batch: PeopleImportDetail }) {
  const { id, state } = batch;
  return (
    <ImportFrame batch={batch} back={paths.moveIn}>
      {isUnderWay(state) && (
        <UnderWay
          batch={batch}
          onAsk={() => refresh('GET /api/company/imports/:id')}
          onEnd={() => refresh('GET /api/company/imports/:id/lines', 'GET /api/company/imports')}
        />
      )}
      {isOpenBatch(state) && (
        <>
          <Mapping key={id} batch={batch} />
          <Files batch={batch} />
          <Preview batch={batch} />
          <RunImport
            batch={batch}
            onRun={async (body) =>
              call('POST /api/company/imports/:id/run', { params: { id }, query: {}, body })
            }
            onBegun={async () => refresh('GET /api/company/imports/:id')}
          />
        </>
      )}
      {state !== 'draft' && !isUnderWay(state) && <Lines batch={batch} />}
      {!isUnderWay(state) && state !== 'taken_back' && (
        <TakeBack
          batch={batch}
          what="The people, applications and jobs of this import are deleted, but for those someone has worked on."
          onTakeBack={async () =>
            call('POST /api/company/imports/:id/take-back', { params: { id }, query: {} })
          }
          onBegun={async () => refresh('GET /api/company/imports/:id', 'GET /api/company/imports')}
        />
      )}
    </ImportFrame>
  );
}
