import { keysOf } from './keys.ts';
import type { EmploymentType } from './jobs.ts';

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

/**
 * What each filter of GET /api/jobs is called in the address of a page, in the order in which they stand there. Bookmarks
 * and links hold these names: they are never changed.
 */
export const addressNames = {
  search: 'q',
  company: 'company',
  employmentType: 'type',
  location: 'location',
  experienceLevel: 'level',
  skill: 'skill',
  postedWithinDays: 'posted',
  salaryMin: 'salary',
  salaryCurrency: 'currency',
} as const satisfies Record<keyof SearchFilters, string>;

type Given = { readonly [Name in keyof SearchFilters]: number | string | readonly string[] | undefined };

/** The filters that are set, each value by itself, as an address calls them. */
export function addressPairs(filters: Given): [name: string, value: string][] {
  return keysOf(addressNames).flatMap((name) =>
    [filters[name] ?? []]
      .flat()
      .filter(Boolean)
      .map((value): [string, string] => [addressNames[name], String(value)]),
  );
}
