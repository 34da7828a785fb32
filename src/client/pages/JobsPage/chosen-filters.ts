import type { JobSearch } from '#client/features/jobs/job-search.ts';
import type { Company, WiderSearch } from '#contract/api.ts';
import { employmentTypeLabel } from '#domain/jobs.ts';
import { postedLabel } from './use-filter-options.ts';

/** One filter that is set: its name for people, and the change that takes it off. */
export interface ChosenFilter {
  /** The filter as the API calls it, and its value there. */
  filter: WiderSearch['letGo'];
  value: string;
  label: string;
  without: Partial<JobSearch>;
}

/** Every filter that is set, in the order of their groups. */
export function chosenFilters(search: JobSearch, company?: Pick<Company, 'name'>): ChosenFilter[] {
  const { type, level, location, skill, salary, currency, posted } = search;
  const each = <Value extends string>(
    filter: WiderSearch['letGo'],
    values: readonly Value[],
    without: (rest: Value[]) => Partial<JobSearch>,
    label: (value: Value) => string = (value) => value,
  ) =>
    values.map((value) => ({
      filter,
      value,
      label: label(value),
      without: without(values.filter((other) => other !== value)),
    }));
  return [
    ...each(
      'employmentType',
      type,
      (rest) => ({ type: rest }),
      (value) => employmentTypeLabel[value],
    ),
    ...each('experienceLevel', level, (rest) => ({ level: rest })),
    ...each('location', location, (rest) => ({ location: rest })),
    ...one('salaryMin', salary, (least) => `At least ${least.toLocaleString('en')} a month`, {
      salary: undefined,
    }),
    ...one('salaryCurrency', currency, (code) => `Paid in ${code}`, { currency: undefined }),
    ...one('postedWithinDays', posted, postedLabel, { posted: undefined }),
    ...one('company', search.company, () => company?.name ?? 'One company', { company: undefined }),
    ...each('skill', skill, (rest) => ({ skill: rest })),
  ];
}

function one<Value extends number | string>(
  filter: WiderSearch['letGo'],
  value: Value | undefined,
  label: (value: Value) => string,
  without: Partial<JobSearch>,
): ChosenFilter[] {
  return value ? [{ filter, value: String(value), label: label(value), without }] : [];
}
