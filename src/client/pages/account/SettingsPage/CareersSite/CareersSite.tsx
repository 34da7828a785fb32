import { useApi } from '#client/api/use-api.ts';
import { ErrorState } from '#client/ui/ErrorState.tsx';
import { Loading, Skeleton } from '#client/ui/Skeleton.tsx';
import { SiteDomains } from './SiteDomains.tsx';
import { SiteEditor } from './SiteEditor.tsx';

/** A company's careers site, made beside a preview that is the page itself. */
export function CareersSite({ companyId }: { companyId: number }) {
  const { data, error, refetch } = useApi('GET /api/company/careers-site', { query: { companyId } });
  if (data)
    return (
      <>
        <SiteEditor site={data} />
        <SiteDomains companyId={data.companyId} />
      </>
    );
  if (error)
    return (
      <ErrorState title="The careers site could not be loaded" error={error} retry={() => void refetch()} />
    );
  return (
    <>
      <Loading what="the careers site" />
      <Skeleton height="30rem" />
    </>
  );
}
