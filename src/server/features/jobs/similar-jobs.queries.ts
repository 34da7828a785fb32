import { similarJobs as most } from '#domain/limits.ts';
import type { Actor } from '#domain/permissions.ts';
import { termsOf } from '#matching/engine.ts';
import { Parameters } from '#server/db/parameters.ts';
import type { Db } from '#server/db/query.ts';
import { rows } from '#server/db/query.ts';
import { marketShape, newestHits } from '#server/features/jobs/job-hits.queries.ts';
import { type JobSummaryRow, jobsByIds, titleOfJob } from '#server/features/jobs/jobs.queries.ts';
import { openJob } from '#server/features/jobs/jobs.visibility.queries.ts';
import { askedFor } from '#server/features/jobs/search-words.queries.ts';
import { jobReading } from '#server/features/matches/job-reading.queries.ts';
import { planOf } from './search/plan.ts';

/** So many of the newest jobs each term brings up, and so many of all of them are compared: the work is the same in any market. */
const newestOfTerm = 300;
const compared = 200;
/** So many of the newest jobs that are called the same are compared, too: they may not have been read yet. */
const namesakes = 50;
/** Below this two jobs have next to nothing in common: one skill that many ask for, or the place alone. */
const likeEnough = 0.25;

/** Other open jobs like this one, the most alike first: by what their titles name, their skills, and the place. */
export async function similarJobs(db: Db, actor: Actor, id: number): Promise<JobSummaryRow[]> {
  const [alike, called] = await Promise.all([alikeByTerms(db, id), calledTheSame(db, actor, id)]);
  const parameters = new Parameters();
  const ids = [...new Set([...alike.keys(), ...called])];
  const found = await rows<{ id: number; alike: number }>(
    db,
    `select distinct on (j.company_id, lower(j.title)) j.id, ${likeness} as alike
     from unnest(${parameters.add(ids)}::integer[], ${parameters.add(ids.map((one) => alike.get(one) ?? 0))}::real[]) as candidate (id, terms)
     join job_posting j on j.id = candidate.id join company c on c.id = j.company_id
     cross join (select title, location, skills_required, employment_type from job_posting where id = ${parameters.add(id)}) own
     where ${openJob} and j.id <> ${parameters.add(id)} and ${likeness} >= ${likeEnough}
     order by j.company_id, lower(j.title), alike desc, j.posted_date desc, j.id desc`,
    parameters.values,
  );
  const best = found.toSorted((a, b) => b.alike - a.alike || b.id - a.id).slice(0, most);
  return jobsByIds(
    db,
    actor,
    best.map((one) => one.id),
  );
}

/**
 * From 0 to about 1: half for what the titles and skills were read to mean, a quarter for how alike the titles are as they
 * stand, the rest for the skills as they stand, the place and the type.
 */
const likeness = `(0.5 * candidate.terms + 0.3 * similarity(j.title, own.title)
  + 0.1 * (select count(*)::real from unnest(j.skills_required) as skill where skill = any(own.skills_required)) / greatest(1, cardinality(own.skills_required))
  + 0.1 * coalesce(j.location = own.location, false)::integer + 0.02 * (j.employment_type = own.employment_type)::integer)`;

/** How much of a job's terms others share, from 0 to 1: those that share most. */
async function alikeByTerms(db: Db, id: number): Promise<Map<number, number>> {
  const reading = await jobReading(db, id);
  const terms = reading ? termsOf(reading) : [];
  const whole = terms.reduce((sum, { weight }) => sum + weight ** 2, 0);
  if (!whole) return new Map();
  const found = await rows<{ id: number; shared: number }>(
    db,
    `select t.job_posting_id as id, sum(t.weight * wanted.weight) as shared
     from unnest($1::integer[], $2::integer[]) as wanted (term, weight)
     cross join lateral (
       select job_posting_id, weight from job_term where term = wanted.term order by job_posting_id desc limit $3
     ) t
     where t.job_posting_id <> $4
     group by 1 order by 2 desc, 1 desc limit $5`,
    [terms.map(({ term }) => term), terms.map(({ weight }) => weight), newestOfTerm, id, compared],
  );
  return new Map(found.map((one) => [one.id, Math.min(1, one.shared / whole)]));
}

async function calledTheSame(db: Db, actor: Actor, id: number): Promise<number[]> {
  const title = await titleOfJob(db, id);
  // Signs that mean something in a search mean nothing in a title.
  const asked = await askedFor(db, title?.replaceAll(/["-]/g, ' '));
  if (!asked?.groups.length) return [];
  const now = new Date();
  const plan = planOf(actor, {}, { asked, now }, { depth: '^', own: true });
  const { hits } = await newestHits<{ id: number }>(db, await marketShape(db, now), plan, {
    columns: () => 's.job_id as id',
    wanted: namesakes,
  });
  return hits.map((hit) => hit.id);
}
