import { postedWithinChoices } from '#domain/jobs.ts';
import type { Parameters } from '#server/db/parameters.ts';
import type { Facet } from './query/filter-terms.ts';

/** How many values a facet lists, the most frequent first; chosen ones are always among them. */
export const facetValues = 30;

export interface WantedFacet {
  facet: Facet;
  chosen: string[];
}

/** Of which values the hits are, the chosen ones first and then the most frequent. */
export function facetSelect({ facet, chosen }: WantedFacet, parameters: Parameters): string {
  if (facet === 'postedWithinDays') {
    const within = postedWithinChoices.map(
      (days) => `count(*) filter (where posted_date > now() - interval '${days} days') as within_${days}`,
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
