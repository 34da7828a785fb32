import type { JobSearch } from '#client/features/jobs/job-search.ts';
import type { Company, WiderSearch } from '#contract/api.ts';
import { employmentTypeLabel } from '#domain/jobs.ts';
import { postedLabel } from './use-filter-options.ts';

/** One filter that is set: its name for people, the change that takes it off, and the filter by itself. */
export interface ChosenFilter {
  /** The filter as the API calls it, and its value there. */
  filter: WiderSearch['letGo'];
  value: string;
  label: string;
  without: Partial<JobSearch>;
  only: Partial<JobSearch>;
}

/** Every filter that is set, in the order of their groups. */
export function chosenFilters(search: JobSearch, company?: Pick<Company, 'name'>): ChosenFilter[] {
  const { employmentType, experienceLevel, location, skill, salaryMin, salaryCurrency, postedWithinDays } =
    search;
  const each = <Value extends string>(
    filter: WiderSearch['letGo'],
    values: readonly Value[],
    having: (values: Value[]) => Partial<JobSearch>,
    label: (value: Value) => string = (value) => value,
  ) =>
    values.map((value) => ({
      filter,
      value,
      label: label(value),
      without: having(values.filter((other) => other !== value)),
      only: having([value]),
    }));
  return [
    ...each(
      'employmentType',
      employmentType,
      (rest) => ({ employmentType: rest }),
      (value) => employmentTypeLabel[value],
    ),
    ...each('experienceLevel', experienceLevel, (rest) => ({ experienceLevel: rest })),
    ...each('location', location, (rest) => ({ location: rest })),
    ...one(
      'salaryMin',
      salaryMin,
      (least) => `At least ${least.toLocaleString('en')} a month`,
      (value) => ({
        salaryMin: value,
      }),
    ),
    ...one(
      'salaryCurrency',
      salaryCurrency,
      (code) => `Paid in ${code}`,
      (value) => ({ salaryCurrency: value }),
    ),
    ...one('postedWithinDays', postedWithinDays, postedLabel, (value) => ({ postedWithinDays: value })),
    ...one(
      'company',
      search.company,
      () => company?.name ?? 'One company',
      (value) => ({ company: value }),
    ),
    ...each('skill', skill, (rest) => ({ skill: rest })),
  ];
}

function one<Value extends number | string>(
  filter: WiderSearch['letGo'],
  value: Value | undefined,
  label: (value: Value) => string,
  having: (value: Value | undefined) => Partial<JobSearch>,
): ChosenFilter[] {
  if (!value) return [];
  const [without, only] = [having(undefined), having(value)];
  return [{ filter, value: String(value), label: label(value), without, only }];
}
