import { useNavigate } from 'react-router';
import { staleAfter } from '#client/api/stale-after.ts';
import { useUser } from '#client/api/session.ts';
import { useApi } from '#client/api/use-api.ts';
import { filtersOf, noSearch } from '#client/features/jobs/job-search.ts';
import { useAskedSearch } from '#client/features/jobs/use-asked-search.ts';
import { paths } from '#client/paths.ts';
import { can } from '#domain/permissions.ts';
import { jobStatusLabel } from '#domain/jobs.ts';
import type { Command } from './find-commands.ts';

/** Of each kind at most so many: who wants all goes to the list of them. */
const most = 5;

/** Jobs, companies and people, as far as the server shows them to who asks. From two letters on. */
export function useFoundOnServer(search: string): Command[] {
  const user = useUser();
  const navigate = useNavigate();
  const go = (path: string) => () => void navigate(path);
  const looks = search.length > 1;
  const options = { enabled: looks, keepPrevious: looks, staleTime: staleAfter.jobs };
  const query = { search, limit: most };
  const asked = useAskedSearch({ ...noSearch, search: looks ? search : '' });
  const jobs = useApi(
    'GET /api/jobs',
    { query: { ...filtersOf(asked.search), limit: most } },
    { ...options, enabled: looks && asked.isRead },
  );
  const runs = can['application.board'](user);
  const own = useApi(
    'GET /api/jobs',
    { query: { ...query, scope: 'own' } },
    { ...options, enabled: looks && runs },
  );
  const companies = useApi('GET /api/companies', { query }, options);
  const mayFind = can['company.candidates'](user);
  const people = useApi('GET /api/company/candidates', { query }, { ...options, enabled: looks && mayFind });
  if (!looks) return [];
  const ownIds = new Set(own.data?.map(({ id }) => id));
  return [
    ...(people.data ?? []).map((person) => ({
      id: `person-${person.id}`,
      label: person.name,
      detail: person.title ?? 'Candidate',
      icon: 'user' as const,
      act: go(paths.candidate(person.id)),
    })),
    ...(own.data ?? []).map((job) => ({
      id: `pipeline-${job.id}`,
      label: job.title,
      detail: `Pipeline · ${jobStatusLabel[job.status]}`,
      icon: 'columns' as const,
      act: go(paths.pipeline(job.id)),
    })),
    ...(jobs.data ?? [])
      .filter(({ id }) => !ownIds.has(id))
      .map((job) => ({
        id: `job-${job.id}`,
        label: job.title,
        detail: job.companyName,
        icon: 'briefcase' as const,
        act: go(paths.job(job.id)),
      })),
    ...(companies.data ?? []).map((company) => ({
      id: `company-${company.id}`,
      label: company.name,
      detail: 'Company',
      icon: 'building' as const,
      act: go(paths.company(company.id)),
    })),
  ];
}
