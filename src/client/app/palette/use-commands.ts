import { useNavigate } from 'react-router';
import { useApi } from '#client/api/use-api.ts';
import { staleAfter } from '#client/api/stale-after.ts';
import { useUser } from '#client/api/session.ts';
import { useSignOut } from '#client/features/accounts/use-sign-out.ts';
import { filtersOf, noSearch } from '#client/features/jobs/job-search.ts';
import { useAskedSearch } from '#client/features/jobs/use-asked-search.ts';
import { chooseTheme, useTheme } from '#client/kit/theme/theme.ts';
import { paths } from '#client/paths.ts';
import type { IconName } from '#client/ui/Icon.tsx';
import { can } from '#domain/permissions.ts';
import { sectionsFor } from '#client/app/sections.ts';

export interface Command {
  id: string;
  label: string;
  /** What kind of thing it is, or where it belongs. */
  detail: string;
  icon: IconName;
  act: () => void;
}

const found = 5;

/** What the palette offers for what is typed: places and acts whose words begin so, then jobs, companies and people this person may see. */
export function useCommands(typed: string): Command[] {
  const user = useUser();
  const navigate = useNavigate();
  const theme = useTheme();
  const { leave } = useSignOut();
  const search = typed.trim();
  const looks = search.length > 1;
  const options = { enabled: looks, keepPrevious: looks, staleTime: staleAfter.jobs };
  const query = { search, limit: found };
  const asked = useAskedSearch({ ...noSearch, search: looks ? search : '' });
  const jobs = useApi(
    'GET /api/jobs',
    { query: { ...filtersOf(asked.search), limit: found } },
    { ...options, enabled: looks && asked.isRead },
  );
  const companies = useApi('GET /api/companies', { query }, options);
  const mayFind = can['company.candidates'](user);
  const people = useApi('GET /api/company/candidates', { query }, { ...options, enabled: looks && mayFind });

  const go = (path: string) => () => void navigate(path);
  const other = theme === 'dark' ? 'light' : 'dark';
  const fixed: Command[] = [
    ...sectionsFor(user).map(({ label, path, icon }) => ({
      id: path,
      label,
      detail: 'Go to',
      icon,
      act: go(path),
    })),
    ...(can['platform.administer'](user)
      ? [
          {
            id: paths.adminBackground,
            label: 'Background work',
            detail: 'Go to',
            icon: 'refresh' as const,
            act: go(paths.adminBackground),
          },
        ]
      : []),
    { id: 'companies', label: 'Companies', detail: 'Go to', icon: 'building', act: go(paths.companies) },
    { id: 'settings', label: 'Your settings', detail: 'Go to', icon: 'settings', act: go(paths.settings) },
    {
      id: 'theme',
      label: `Switch to the ${other} theme`,
      detail: 'Appearance',
      icon: other === 'dark' ? 'moon' : 'sun',
      act: () => chooseTheme(other),
    },
    { id: 'leave', label: 'Log out', detail: 'Account', icon: 'log-out', act: leave },
  ];
  if (!looks) return fixed;
  return [
    ...fixed.filter(({ label }) => beginsSo(label, search)),
    ...(jobs.data ?? []).map((job) => ({
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
    ...(people.data ?? []).map((person) => ({
      id: `person-${person.id}`,
      label: person.name,
      detail: person.title ?? 'Candidate',
      icon: 'user' as const,
      act: go(paths.candidate(person.id)),
    })),
  ];
}

/** Whether one of a label's words begins with what is typed. */
function beginsSo(label: string, search: string): boolean {
  const wanted = search.toLocaleLowerCase('en');
  const words = label.toLocaleLowerCase('en');
  return words.startsWith(wanted) || words.includes(` ${wanted}`);
}
