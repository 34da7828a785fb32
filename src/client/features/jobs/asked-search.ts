import type { AskedSearch } from '#contract/api.ts';
import { employmentTypes, postedWithinChoices } from '#domain/jobs.ts';
import type { JobSearch } from './job-search.ts';

/** A search in which words that stand for filters have become filters; those set by hand count where both name one value. */
export function withFilterWords(search: JobSearch, { search: q, filters }: AskedSearch): JobSearch {
  const said = filters.map((one) => one.filters);
  const both = <Value>(set: readonly Value[], words: readonly (readonly Value[] | undefined)[]) => [
    ...new Set([...set, ...words.flatMap((values) => values ?? [])]),
  ];
  const types = both(
    search.type,
    said.map(({ employmentType }) => employmentType),
  );
  const first = <Value>(values: readonly (Value | undefined)[]) =>
    values.find((value) => value !== undefined);
  const days = first(said.map(({ postedWithinDays }) => postedWithinDays));
  return {
    ...search,
    q,
    type: employmentTypes.filter((type) => types.includes(type)),
    level: both(
      search.level,
      said.map(({ experienceLevel }) => experienceLevel),
    ),
    location: both(
      search.location,
      said.map(({ location }) => location),
    ),
    posted: search.posted ?? postedWithinChoices.find((choice) => choice === days),
    salary: search.salary ?? first(said.map(({ salaryMin }) => salaryMin)),
    currency: search.currency ?? first(said.map(({ salaryCurrency }) => salaryCurrency)),
  };
}

const fieldsOf: Record<keyof AskedSearch['filters'][number]['filters'], keyof JobSearch> = {
  employmentType: 'type',
  experienceLevel: 'level',
  location: 'location',
  postedWithinDays: 'posted',
  salaryMin: 'salary',
  salaryCurrency: 'currency',
};

/**
 * A change to a search some words of which stand for filters. Who changes such a filter, as by taking it off, has it
 * instead of the words: these leave the search box, and the others of them become filters like those set by hand.
 */
export function changeOf(
  search: JobSearch,
  asked: AskedSearch,
  part: Partial<JobSearch>,
): Partial<JobSearch> {
  if ('q' in part) return part;
  // The cast: Object.keys forgets that these are the keys of the filters.
  const named = asked.filters.flatMap(({ filters }) => Object.keys(filters) as (keyof typeof fieldsOf)[]);
  if (!named.some((name) => fieldsOf[name] in part)) return part;
  return { ...withFilterWords(search, asked), pages: 1, ...part };
}
