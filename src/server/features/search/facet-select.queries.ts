import { postedWithinChoices } from '#domain/jobs.ts';
import { namesOfPlace } from '#domain/places/names-of-place.ts';
import type { Parameters } from '#server/db/parameters.ts';
import type { FacetRow, WantedFacet } from './query/counted-values.ts';
import type { Facet } from './query/filter-terms.ts';

/** How many values a facet lists, the most frequent first; chosen ones are always among them. */
export const facetValues = 30;

/** So many names of places are counted: some for each place that is listed. */
export const placeNames = 20 * facetValues;

/**
 * At places of which names the hits are: who chooses a place finds those that are there however it is written, so each that is
 * listed is counted by its names. They are one row, as JSON: they are many, and a row each takes longer to send and read than to count.
 */
export function placeSelect({ chosen }: WantedFacet, parameters: Parameters): string {
  const asked = chosen.flatMap(namesOfPlace);
  const first = asked.length ? `name = any(${parameters.add(asked)}::text[]) desc, ` : '';
  return `select 'place', coalesce(json_object_agg(name, jobs)::text, '{}'), null, count(*) from (
    select name, sum(jobs)::integer as jobs from (select places, count(*) as jobs from hit group by places) as spot
    cross join unnest(places) as name group by name order by ${first}2 desc, name limit ${placeNames}
  ) as named`;
}

/** Its row as those of other facets are, one for each name. */
export function placesIn({ value }: Pick<FacetRow, 'value'>): FacetRow[] {
  // The cast: as `placeSelect` writes it.
  const jobsOf = JSON.parse(value) as Record<string, number>;
  return Object.entries(jobsOf).map(([name, count]) => ({ facet: 'place', value: name, label: null, count }));
}

/** Of which values the hits are, the chosen ones first and then the most frequent. */
export function facetSelect({ facet, chosen }: WantedFacet, parameters: Parameters): string {
  if (facet === 'postedWithinDays') {
    // Since when is worked out once, in a query of its own, and not for each hit.
    const within = postedWithinChoices.map(
      (days) =>
        `count(*) filter (where posted_date > (select now() - interval '${days} days')) as within_${days}`,
    );
    const choices = postedWithinChoices.map((days) => `(${days}, within_${days})`);
    return `select 'postedWithinDays', days::text, null, jobs from (select ${within.join(', ')} from hit) as age
      cross join lateral (values ${choices.join(', ')}) as choice (days, jobs) where jobs > 0 order by days`;
  }
  const source = facet === 'skill' ? '(select unnest(skills) as required_skill from hit) as asked' : 'hit';
  const first = chosen.length ? `(value = any(${parameters.add(chosen)}::text[])) desc, ` : '';
  const counted = `select ${columnOf[facet]} as value, count(*) as count from ${source} group by 1`;
  const most = `select value, count from (select value::text, count from (${counted}) as counted) as counted
    where value is not null order by ${first}count desc, value limit ${facetValues}`;
  return facet === 'company'
    ? `select 'company', value, c.name, count from (${most}) as frequent join company c on c.id = value::integer order by ${first}count desc, value`
    : `select '${facet}', value, null, count from (${most}) as frequent`;
}

const columnOf: Record<Exclude<Facet, 'postedWithinDays'>, string> = {
  employmentType: 'employment_type',
  experienceLevel: 'experience_level',
  location: 'location',
  company: 'company_id',
  skill: 'required_skill',
  salaryCurrency: 'salary_currency',
};
