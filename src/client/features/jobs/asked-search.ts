import type { AskedSearch } from '#contract/api.ts';
import { employmentTypes, postedWithinChoices } from '#domain/jobs.ts';
import type { JobSearch } from './job-search.ts';

/** A search in which words that stand for filters have become filters; those set by hand count where both name one value. */
export function withFilterWords(search: JobSearch, { search: words, filters }: AskedSearch): JobSearch {
  const said = filters.map((one) => one.filters);
  const both = <Value>(set: readonly Value[], more: readonly (readonly Value[] | undefined)[]) => [
    ...new Set([...set, ...more.flatMap((values) => values ?? [])]),
  ];
  const types = both(
    search.employmentType,
    said.map(({ employmentType }) => employmentType),
  );
  const first = <Value>(values: readonly (Value | undefined)[]) =>
    values.find((value) => value !== undefined);
  const days = first(said.map(({ postedWithinDays }) => postedWithinDays));
  return {
    ...search,
    search: words,
    employmentType: employmentTypes.filter((type) => types.includes(type)),
    experienceLevel: both(
      search.experienceLevel,
      said.map(({ experienceLevel }) => experienceLevel),
    ),
    location: both(
      search.location,
      said.map(({ location }) => location),
    ),
    postedWithinDays: search.postedWithinDays ?? postedWithinChoices.find((choice) => choice === days),
    salaryMin: search.salaryMin ?? first(said.map(({ salaryMin }) => salaryMin)),
    salaryCurrency: search.salaryCurrency ?? first(said.map(({ salaryCurrency }) => salaryCurrency)),
  };
}

/**
 * A change to a search some words of which stand for filters. Who changes such a filter, as by taking it off, has it
 * instead of the words: these leave the search box, and the others of them become filters like those set by hand.
 */
export function changeOf(
  search: JobSearch,
  asked: AskedSearch,
  part: Partial<JobSearch>,
): Partial<JobSearch> {
  if ('search' in part) return part;
  const named = asked.filters.flatMap(({ filters }) => Object.keys(filters));
  if (!named.some((name) => name in part)) return part;
  return { ...withFilterWords(search, asked), pages: 1, ...part };
}
