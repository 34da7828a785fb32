import type { JobSearch } from '#client/features/jobs/job-search.ts';
import type { Company } from '#contract/api.ts';
import { employmentTypeLabel } from '#domain/jobs.ts';
import { postedLabel } from './use-filter-options.ts';

/** One filter that is set: its name for people, and the change that takes it off. */
export interface ChosenFilter {
  label: string;
  without: Partial<JobSearch>;
}

/** Every filter that is set, in the order of their groups. */
export function chosenFilters(search: JobSearch, company?: Pick<Company, 'name'>): ChosenFilter[] {
  const { type, level, location, skill, salary, currency, posted } = search;
  const each = <Value extends string>(
    values: readonly Value[],
    without: (rest: Value[]) => Partial<JobSearch>,
    label: (value: Value) => string = (value) => value,
  ) =>
    values.map((value) => ({
      label: label(value),
      without: without(values.filter((other) => other !== value)),
    }));
  return [
    ...each(
      type,
      (rest) => ({ type: rest }),
      (value) => employmentTypeLabel[value],
    ),
    ...each(level, (rest) => ({ level: rest })),
    ...each(location, (rest) => ({ location: rest })),
    ...(salary
      ? [{ label: `At least ${salary.toLocaleString('en')} a month`, without: { salary: undefined } }]
      : []),
    ...(currency ? [{ label: `Paid in ${currency}`, without: { currency: undefined } }] : []),
    ...(posted ? [{ label: postedLabel(posted), without: { posted: undefined } }] : []),
    ...(search.company ? [{ label: company?.name ?? 'One company', without: { company: undefined } }] : []),
    ...each(skill, (rest) => ({ skill: rest })),
  ];
}
