import type pg from 'pg';
import type { JobFacets } from '#contract/api.ts';
import type { VisitorPages } from '#contract/visitor-pages.ts';
import type { JobSummaryRow } from '#server/features/jobs/jobs.queries.ts';
import { searchJobs } from '#server/features/search/job-search.queries.ts';
import { companyOf, summaryOf } from './shown-to-visitors.ts';
import { countPublicCompanies, type PublicCompanyRow, publicCompanies } from './visitors.queries.ts';

/** How much of what there is stands on the first page, and among how many of the newest jobs is looked for those that say what they pay. */
const shown = { jobs: 6, employers: 6, places: 8, newest: 60 } as const;

/** What is new, where work is, and who answers: all of it public, counted as the search counts it. */
export async function frontDoor(db: pg.Pool, facets: JobFacets): Promise<VisitorPages['home']> {
  const most = facets.company.map(({ value }) => Number(value));
  const [companies, newest, employers] = await Promise.all([
    countPublicCompanies(db),
    searchJobs(db, undefined, { scope: 'open', sort: 'newest', limit: shown.newest }),
    publicCompanies(db, most),
  ]);
  return {
    openJobs: facets.total,
    approximate: facets.approximate,
    companies,
    places: facets.location.slice(0, shown.places).map(({ value, count }) => ({ name: value, jobs: count })),
    jobs: newestOfEach(newest.page.items).slice(0, shown.jobs).map(summaryOf),
    employers: byAnswers(employers).slice(0, shown.employers).map(companyOf),
  };
}

/** The newest of every company that say what they pay, then the second newest of each, and so on; those that do not say come last. */
function newestOfEach<Job extends Pick<JobSummaryRow, 'companyId' | 'salaryRange'>>(
  jobs: readonly Job[],
): Job[] {
  const before = new Map<number, number>();
  const placed = jobs.map((job) => {
    const saysPay = /\d/.test(job.salaryRange ?? '');
    const round = saysPay ? (before.get(job.companyId) ?? 0) : jobs.length;
    if (saysPay) before.set(job.companyId, round + 1);
    return { job, round };
  });
  return placed.toSorted((one, other) => one.round - other.round).map(({ job }) => job);
}

/** Those first whose answers can be told, by how reliably they answer; among the others those with the most jobs. */
function byAnswers(companies: readonly PublicCompanyRow[]): PublicCompanyRow[] {
  const rankOf = ({ answerRecord }: PublicCompanyRow) => answerRecord?.share ?? -1;
  return companies.toSorted(
    (one, other) =>
      rankOf(other) - rankOf(one) ||
      (one.answerRecord?.days ?? 0) - (other.answerRecord?.days ?? 0) ||
      other.publicJobs - one.publicJobs,
  );
}
