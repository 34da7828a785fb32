import { useSearchParams } from 'react-router';
import { prefetch, type PrefetchScreen } from '#client/api/prefetch.ts';
import { staleAfter } from '#client/api/stale-after.ts';
import { useUser } from '#client/api/session.ts';
import { useApi } from '#client/api/use-api.ts';
import { currentDay } from '#client/kit/time-zones/current-day.ts';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { ErrorState } from '#client/ui/ErrorState.tsx';
import { PageBar } from '#client/ui/PageBar.tsx';
import { can } from '#domain/permissions.ts';
import { AnalyticsSkeleton } from './AnalyticsSkeleton.tsx';
import { Charts } from './Charts.tsx';
import { Figures } from './Figures.tsx';
import { Hires } from './Hires.tsx';
import { readFilters } from './filters.ts';
import { FiltersBar } from './FiltersBar.tsx';
import { RangeBar } from './RangeBar.tsx';
import styles from './RangeBar.module.css';
import { readRange } from './range.ts';
import { useRange } from './use-range.ts';
import { WhoseFigures } from './WhoseFigures.tsx';

export const prefetchScreen: PrefetchScreen = ({ search }) => {
  const { from, to } = readRange(search, currentDay().today);
  prefetch('GET /api/company/analytics', { query: { from, to, ...readFilters(search) } });
};

/** How the jobs one runs are doing over a range of days. */
export function AnalyticsPage() {
  const user = useUser();
  const companyId = useCompanyId(can['platform.administer'](user));
  const { range, filters, today, timeZone, choosePreset, chooseDays, chooseFilters } = useRange();
  const analytics = useApi(
    'GET /api/company/analytics',
    { query: { from: range.from, to: range.to, companyId, ...filters } },
    { staleTime: staleAfter.dashboardStats, keepPrevious: true },
  );
  return (
    <>
      <PageBar
        title="Analytics"
        lead={<WhoseFigures companyId={companyId} />}
        actions={
          can['company.settings'](user) && (
            <ButtonLink to={paths.fairness} icon="verified">
              Fairness report
            </ButtonLink>
          )
        }
      />
      <div className={styles.narrowing}>
        <RangeBar
          range={range}
          today={today}
          timeZone={analytics.data?.timeZone ?? timeZone}
          onPreset={choosePreset}
          onDays={chooseDays}
        />
        <FiltersBar
          filters={filters}
          departments={analytics.data?.departments.map(({ department }) => department) ?? []}
          onChange={chooseFilters}
        />
      </div>
      {analytics.isPending && <AnalyticsSkeleton />}
      {analytics.error && !analytics.data && (
        <ErrorState
          title="The figures could not be loaded"
          error={analytics.error}
          retry={() => void analytics.refetch()}
        />
      )}
      {analytics.data && (
        <div aria-busy={analytics.isPlaceholderData}>
          <Figures analytics={analytics.data} preset={range.preset} ofOneCompany={companyId !== undefined} />
          <Charts analytics={analytics.data} />
        </div>
      )}
      <Hires range={range} companyId={companyId} />
    </>
  );
}

/** The one company a platform admin looks at, if the address names one. */
function useCompanyId(mayChoose: boolean): number | undefined {
  const [params] = useSearchParams();
  const id = Number(params.get('companyId'));
  return mayChoose && Number.isSafeInteger(id) && id > 0 && id < 2 ** 31 ? id : undefined;
}
