import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { prefetch, type PrefetchScreen } from '#client/api/prefetch.ts';
import { useUser } from '#client/api/session.ts';
import { useApplication } from '#client/features/applications/use-application.ts';
import { FailedPage } from '#client/ui/ErrorState.tsx';
import { isHiringSide } from '#domain/permissions.ts';
import { ApplicationNotFound } from './ApplicationNotFound.tsx';
import { SentSkeleton } from './SentSkeleton.tsx';
import { Workbench } from './Workbench.tsx';
import { WorkbenchSkeleton } from './WorkbenchSkeleton.tsx';

/** Whoever applied loads what they see, and not the workbench’s part of it first. */
const SentApplication = lazy(() =>
  import('./SentApplication.tsx').then((module) => ({ default: module.SentApplication })),
);

export const prefetchScreen: PrefetchScreen = ({ params }) =>
  prefetch('GET /api/applications/:id', { params: { id: Number(params['id']) } });

/** One application: a workbench for those who decide, and for the one who applied what came of it. */
export function ApplicationPage() {
  const id = Number(useParams().id);
  const hiring = isHiringSide(useUser());
  const application = useApplication(id);
  if (application.error?.status === 404) return <ApplicationNotFound />;
  // Another application is another page: nothing of the one before stays open.
  if (application.data)
    return hiring ? (
      <Workbench key={id} application={application.data} />
    ) : (
      <Suspense fallback={<SentSkeleton id={id} />}>
        <SentApplication key={id} application={application.data} />
      </Suspense>
    );
  if (application.error)
    return (
      <FailedPage
        title="The application could not be loaded"
        error={application.error}
        retry={() => void application.refetch()}
      />
    );
  return hiring ? <WorkbenchSkeleton /> : <SentSkeleton id={id} />;
}
