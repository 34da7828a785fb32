import { useApi } from '#client/api/use-api.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { ErrorState } from '#client/ui/ErrorState.tsx';
import { Loading, Skeleton } from '#client/ui/Skeleton.tsx';
import { CompanyForm } from './CompanyForm.tsx';
import { CompanyMail } from './CompanyMail.tsx';
import styles from './CompanyForm.module.css';

/** One company's settings, to be changed. */
export function CompanySettings({ companyId }: { companyId: number }) {
  const { data, error, refetch } = useApi('GET /api/company/settings', { query: { companyId } });
  if (data)
    return (
      <>
        <CompanyMail companyId={companyId} />
        <CompanyForm key={companyId} settings={data} />
      </>
    );
  if (error?.status === 404)
    return (
      <EmptyState title="Company Not Found" text="There is no such company, or it is not yours to run." />
    );
  if (error)
    return <ErrorState title="The settings could not be loaded" error={error} retry={() => void refetch()} />;
  return (
    <div className={styles.form}>
      <Loading what="the settings" />
      {Array.from({ length: 6 }, (_, field) => (
        <Skeleton key={field} height="4.25rem" />
      ))}
    </div>
  );
}
