import { useApi } from '#client/api/use-api.ts';
import { staleAfter } from '#client/api/query-client.ts';
import type { Job, JobSummary } from '#contract/api.ts';

const most = 3;

/** Up to three other open jobs: those that ask for its first skill come first, then those called the same, then its company's. */
export function useSimilarJobs(job: Job): JobSummary[] {
  const options = { staleTime: staleAfter.jobs };
  const [skill] = job.skillsRequired;
  const limit = most + 1;
  const called = useApi('GET /api/jobs', { query: { search: trade(job.title), limit } }, options);
  const asking = useApi(
    'GET /api/jobs',
    { query: { skill, limit } },
    { ...options, enabled: Boolean(skill) },
  );
  const hiring = useApi('GET /api/jobs', { query: { company: job.companyId, limit } }, options);
  if (called.isPending || hiring.isPending || asking.isFetching) return [];
  const all = [asking, called, hiring].flatMap(({ data }) => data ?? []).filter(({ id }) => id !== job.id);
  return [...new Map(all.map((one) => [one.id, one])).values()].slice(0, most);
}

/** The word that names the trade, which in English comes last: 'Senior Dive Instructor (m/f), Baa' is an instructor. */
function trade(title: string): string {
  const [name = title] = title.split(/[,(/–|]|\s-\s/);
  return name.trim().split(/\s+/).at(-1) ?? title;
}
