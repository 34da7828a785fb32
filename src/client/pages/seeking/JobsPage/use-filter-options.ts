import { recordOf } from '#domain/keys.ts';
import { useState } from 'react';
import { staleAfter } from '#client/api/stale-after.ts';
import { useApi } from '#client/api/use-api.ts';
import { filtersOf, noSearch, type JobSearch } from '#client/features/jobs/job-search.ts';
import type { JobFacets } from '#contract/api.ts';
import { employmentTypeLabel, employmentTypes, experienceLevels, postedWithinChoices } from '#domain/jobs.ts';
import { inOrder, optionsOf, type Option } from './filter-options.ts';

/** How many jobs a search finds, and what its filters would leave; the last answer until there is a new one. */
export function useFacets(search: JobSearch) {
  return useApi(
    'GET /api/jobs/facets',
    { query: filtersOf(search) },
    { staleTime: staleAfter.jobs, keepPrevious: true },
  );
}

interface Known {
  /** What there is to choose from in each group of filters; undefined until the first counts are there. */
  options?: Groups;
  error: Error | null;
  refetch: () => unknown;
}

export function useFilterOptions(search: JobSearch): Known {
  const now = useFacets(search);
  const all = useApi('GET /api/jobs/facets', { query: filtersOf(noSearch) }, { staleTime: staleAfter.jobs });
  const [shown, setShown] = useState<Shown>();
  const { error, refetch } = now;
  if (!now.data || all.isPending) return { error, refetch };
  // Ticking a box moves nothing under the pointer: for the same words every group keeps the order it was first shown in.
  const known = shown?.words === search.search || now.isPlaceholderData ? shown?.order : undefined;
  const groups = groupsOf(search, now.data, all.data);
  for (const facet of facets) groups[facet] = inOrder(groups[facet], known?.[facet] ?? []);
  const next = {
    words: search.search,
    order: mapped(groups, (options) => options.map(({ value }) => value)),
  };
  if (!now.isPlaceholderData && JSON.stringify(next) !== JSON.stringify(shown)) setShown(next);
  return { options: groups, error, refetch };
}

const facets = [
  'employmentType',
  'experienceLevel',
  'location',
  'company',
  'skill',
  'salaryCurrency',
  'postedWithinDays',
] as const;
type Facet = (typeof facets)[number];
type Groups = Record<Facet, Option[]>;

interface Shown {
  words: string;
  order: Record<Facet, string[]>;
}

function groupsOf(search: JobSearch, now: JobFacets, all: JobFacets | undefined): Groups {
  const given = (value: number | string | undefined) => (value === undefined ? [] : [String(value)]);
  const days = postedWithinChoices.map(String);
  return {
    employmentType: inOrder(optionsOf([], now.employmentType, employmentTypes), employmentTypes).map(
      (option) => {
        const type = employmentTypes.find((one) => one === option.value);
        return type ? { ...option, label: employmentTypeLabel[type] } : option;
      },
    ),
    experienceLevel: inOrder(
      optionsOf(all?.experienceLevel, now.experienceLevel, search.experienceLevel),
      experienceLevels,
    ),
    location: optionsOf(all?.location, now.location, search.location),
    company: optionsOf(all?.company, now.company, given(search.company)),
    skill: optionsOf(all?.skill, now.skill, search.skill),
    salaryCurrency: optionsOf(all?.salaryCurrency, now.salaryCurrency, given(search.salaryCurrency)),
    postedWithinDays: inOrder(optionsOf([], now.postedWithinDays, days), days).map((option) => ({
      ...option,
      label: postedLabel(Number(option.value)),
    })),
  };
}

export function postedLabel(days: number): string {
  return days === 1 ? 'Last 24 hours' : `Last ${days} days`;
}

function mapped<Value>(groups: Groups, change: (options: Option[]) => Value): Record<Facet, Value> {
  return recordOf(facets, (facet) => change(groups[facet]));
}
