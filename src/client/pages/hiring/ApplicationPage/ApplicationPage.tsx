import { useParams } from 'react-router';
import { prefetch, type PrefetchScreen } from '#client/api/prefetch.ts';
import { useApplication } from '#client/features/applications/use-application.ts';
import { usePlaceIn, useListContext } from '#client/features/applications/list-context.ts';
import { useShortcuts } from '#client/kit/shortcuts/use-shortcuts.ts';
import { FailedPage } from '#client/ui/ErrorState.tsx';
import { ApplicationDetail } from './ApplicationDetail.tsx';
import { ApplicationNotFound } from './ApplicationNotFound.tsx';
import styles from './ApplicationPage.module.css';
import { ApplicationSkeleton } from './ApplicationSkeleton.tsx';
import { BackToList } from './BackToList.tsx';
import { Pager } from './Pager.tsx';

export const prefetchScreen: PrefetchScreen = ({ params }) =>
  prefetch('GET /api/applications/:id', { params: { id: Number(params['id']) } });

/** One application, for the one who applied and for those who decide. Who came from a list goes through it from here. */
export function ApplicationPage() {
  const id = Number(useParams().id);
  const listContext = useListContext();
  const place = usePlaceIn(listContext, id);
  const application = useApplication(id);
  useShortcuts();
  const missing = application.error?.status === 404;
  return (
    <>
      <nav className={styles.top} aria-label="The list this application is in">
        <BackToList id={id} listContext={listContext} />
        {listContext && place && <Pager listContext={listContext} place={place} />}
      </nav>
      {missing && <ApplicationNotFound />}
      {application.isPending && <ApplicationSkeleton />}
      {application.error && !missing && !application.data && (
        <FailedPage
          title="The application could not be loaded"
          error={application.error}
          retry={() => void application.refetch()}
        />
      )}
      {application.data && !missing && (
        // Another application is another page: nothing of the one before stays open.
        <ApplicationDetail key={id} application={application.data} />
      )}
    </>
  );
}
