import type { AlertRhythm } from '#domain/saved-searches.ts';
import type { SearchFilters } from '#domain/search-filters.ts';

interface DemoSearch {
  name: string;
  filters: SearchFilters;
  alert: AlertRhythm | null;
  /** How many days ago it was saved. */
  saved: number;
}

/** What people keep looking for, by username; the first saved first. */
export const savedSearches: Readonly<Record<string, readonly DemoSearch[]>> = {
  aishath: [
    { name: 'Everything in Malé', filters: { location: ['Malé'] }, alert: null, saved: 24 },
    { name: 'Reservations', filters: { search: 'reservations' }, alert: 'weekly', saved: 16 },
    { name: 'Front office', filters: { search: 'front office' }, alert: 'daily', saved: 9 },
  ],
  'grace.mutua': [
    {
      name: 'butler · Full Time',
      filters: { search: 'butler', employmentType: ['full_time'] },
      alert: 'weekly',
      saved: 12,
    },
  ],
  'jomar.reyes': [{ name: 'barista', filters: { search: 'barista' }, alert: 'daily', saved: 5 }],
  'lena.hoffmann': [
    {
      name: 'Diving in the north',
      filters: { search: 'dive -receptionist', location: ['Baa Atoll', 'Thulusdhoo, North Malé Atoll'] },
      alert: 'daily',
      saved: 19,
    },
  ],
};
