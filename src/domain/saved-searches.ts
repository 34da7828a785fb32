import { type EmploymentType, employmentTypeLabel } from './jobs.ts';

/** How often somebody wants to hear of new jobs that a search of theirs finds. */
export const alertRhythms = ['daily', 'weekly'] as const;
export type AlertRhythm = (typeof alertRhythms)[number];

export const alertRhythmLabel: Record<AlertRhythm, string> = { daily: 'Every day', weekly: 'Every week' };

/** What a search of jobs looks for, in the words of GET /api/jobs. */
export interface SearchFilters {
  search?: string | undefined;
  company?: number | undefined;
  employmentType?: EmploymentType[] | undefined;
  location?: string[] | undefined;
  experienceLevel?: string[] | undefined;
  skill?: string[] | undefined;
  postedWithinDays?: number | undefined;
  salaryMin?: number | undefined;
  salaryCurrency?: string | undefined;
}

/** The query of the address at which people see what a search finds, '?q=…' or ''. */
export function searchQuery(filters: SearchFilters): string {
  const { search, company, employmentType, location, experienceLevel, skill } = filters;
  const lists = { type: employmentType, location, level: experienceLevel, skill };
  const given: [name: string, value: string | number | undefined][] = [
    ['q', search],
    ['company', company],
    ...Object.entries(lists).flatMap(([name, values]) =>
      (values ?? []).map((value): [string, string] => [name, value]),
    ),
    ['posted', filters.postedWithinDays],
    ['salary', filters.salaryMin],
    ['currency', filters.salaryCurrency],
  ];
  const pairs = given
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${inQuery(String(value))}`);
  return pairs.length ? `?${pairs.join('&')}` : '';
}

/** As browsers write it in the query of an address. */
function inQuery(text: string): string {
  return encodeURIComponent(text).replaceAll('%20', '+');
}

/** A search called by what it looks for, as in "chef · Malé · Full Time". */
export function searchName(
  filters: SearchFilters,
  { longest, company }: { longest: number; company?: string | undefined },
): string {
  const { search, employmentType = [], location = [], experienceLevel = [], skill = [] } = filters;
  const { salaryMin, salaryCurrency, postedWithinDays } = filters;
  const parts = [
    search,
    ...skill,
    ...location,
    ...employmentType.map((type) => employmentTypeLabel[type]),
    ...experienceLevel,
    filters.company && (company ?? 'One company'),
    salaryMin
      ? `from ${salaryMin.toLocaleString('en')} ${salaryCurrency ?? ''}`.trim()
      : salaryCurrency && `paid in ${salaryCurrency}`,
    postedWithinDays && `posted within ${postedWithinDays} ${postedWithinDays === 1 ? 'day' : 'days'}`,
  ].filter((part) => part);
  const name = parts.join(' · ') || 'All jobs';
  return name.length <= longest ? name : `${name.slice(0, longest - 1).trimEnd()}…`;
}
