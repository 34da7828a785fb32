import { firstCharacters, lengthOf } from './fields/texts.ts';
import { employmentTypeLabel } from './jobs.ts';
import { addressPairs, type SearchFilters } from './search-filters.ts';

/** How often somebody wants to hear of new jobs that a search of theirs finds. */
export const alertRhythms = ['daily', 'weekly'] as const;
export type AlertRhythm = (typeof alertRhythms)[number];

export const alertRhythmLabel: Record<AlertRhythm, string> = { daily: 'Every day', weekly: 'Every week' };

/** The query of the address at which people see what a search finds, '?q=…' or ''. */
export function searchQuery(filters: SearchFilters): string {
  const pairs = addressPairs(filters).map(([name, value]) => `${name}=${inQuery(value)}`);
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
  return lengthOf(name) <= longest ? name : `${firstCharacters(name, longest - 1).trimEnd()}…`;
}
