import { similarJobs as most } from '#domain/limits.ts';
import { areNeighbours, engineVersion, isSameTrade, termsBeside, termsOf } from '#matching/engine.ts';
import type { JobFeatures } from '#matching/features/features.ts';
import type { TitleFeatures } from '#matching/features/title.ts';
import { quietTitle } from '#matching/titles/clean-title.ts';
import { Parameters } from '#server/db/parameters.ts';
import type { Db } from '#server/db/query.ts';
import { rows } from '#server/db/query.ts';
import { newestHits } from './job-hits.queries.ts';
import { marketShape } from './market-shape.queries.ts';
import { type JobSummaryRow, jobsByIds, titleOfJob } from '#server/features/jobs/jobs.queries.ts';
import { openJob, publicJob, type Viewer } from '#server/visibility/visible-jobs.queries.ts';
import { parseQuery } from './parse-query.queries.ts';
import { jobFeatures } from '#server/features/matches/job-features.queries.ts';
import { planOf } from './query/plan.ts';

/** So many of the newest jobs each term brings up, and so many of all of them are compared: the work is the same in any market. */
const newestOfTerm = 300;
const compared = 200;
/** So many of the newest jobs that are called the same are compared, too: they may not have been read yet. */
const namesakes = 50;
/**
 * Other open jobs like this one: the same trade first, then its neighbours, and among equals those with more skills in
 * common and in the same place. None is better than a wrong one.
 */
export async function similarJobs(db: Db, viewer: Viewer, id: number): Promise<JobSummaryRow[]> {
  const features = await jobFeatures(db, id);
  if (!features) return [];
  const [alike, called] = await Promise.all([alikeByTerms(db, id, features), calledTheSame(db, viewer, id)]);
  const found = await others(db, viewer, id, [...new Set([...alike.keys(), ...called])]);
  const own = plainTitle(features.title.text);
  const ranked = found
    .map((job) => ({ ...job, title: plainTitle(job.title) }))
    .map((job) => ({
      ...job,
      tier: job.title === own ? tiers.same : tierOf(features.title, job),
      alike: job.alike + (alike.get(job.id) ?? 0),
    }))
    .filter(({ tier }) => tier > 0)
    .toSorted((a, b) => b.tier - a.tier || b.alike - a.alike || b.id - a.id);
  return jobsByIds(db, viewer, await withoutRepeated(db, { id, title: own }, ranked));
}

interface OtherJob {
  id: number;
  company: number;
  title: string;
  /** What its title was read as; null until it has been read. */
  read: TitleFeatures | null;
  isOfOwnCompany: boolean;
  isInOwnPlace: boolean;
  /** 0 to 1: the skills as they stand, the place and the type. */
  alike: number;
}

/** The same trade, neighbours, other work. */
const tiers = { same: 2, near: 1, none: 0 };

interface Text {
  id: number;
  /** What tells it from others. */
  text: string;
  /** The same as the job's own, but for blanks and capitals, and whether that is too long for chance. */
  isOwnText: boolean;
  isLong: boolean;
}

/** What has not been read yet is of the same trade only where it is called the same. */
function tierOf(own: TitleFeatures, { read }: OtherJob): number {
  if (read && isSameTrade(own, read)) return tiers.same;
  return read && areNeighbours(own, read) ? tiers.near : tiers.none;
}

/** The same posting put out again: called the same, by the same company in the same place or in the same words. */
function isThisAgain(own: string, job: OtherJob & Text): boolean {
  if (job.title !== own) return false;
  return (
    (job.isOfOwnCompany && (job.isInOwnPlace || job.isOwnText)) ||
    (job.isOwnText && job.isLong && job.isInOwnPlace)
  );
}

/** A title as it is compared with others: neither capitals, blanks and signs make a difference nor how urgent it is. */
function plainTitle(title: string): string {
  return quietTitle(title)
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{M}\p{N}+#]+/gu, ' ')
    .trim();
}

/**
 * The first few of them, without the job itself put out again; a posting that was put out twice, by one company or word for word by
 * another, is one. Whole texts are long to read, so only those are that may come to be shown.
 */
async function withoutRepeated(
  db: Db,
  own: { id: number; title: string },
  ranked: readonly OtherJob[],
): Promise<number[]> {
  const shown: number[] = [];
  const seen = new Set<string>();
  for (let from = 0; from < ranked.length && shown.length < most; from += readAtOnce) {
    const some = ranked.slice(from, from + readAtOnce);
    const texts = await textsOf(
      db,
      own.id,
      some.map(({ id }) => id),
    );
    for (const job of some) {
      const text = texts.get(job.id);
      if (!text || isThisAgain(own.title, { ...job, ...text })) continue;
      const names = [`${job.company} ${job.title}`, `${text.text} ${job.title}`];
      const isNew = !names.some((name) => seen.has(name));
      for (const name of names) seen.add(name);
      if (isNew) shown.push(job.id);
    }
  }
  return shown.slice(0, most);
}

const readAtOnce = 16;
/** A text so long that two people do not write it by chance. */
const longText = 200;
/** By so many signs texts differ that are the same but for blanks; others need not be compared. */
const fewSigns = 30;

/** Those of some jobs that are open, with what they share with this one. */
async function others(db: Db, viewer: Viewer, id: number, ids: readonly number[]): Promise<OtherJob[]> {
  const parameters = new Parameters();
  const own = parameters.add(id);
  return rows<OtherJob>(
    db,
    `select j.id, j.company_id as company, j.title, r.reading->'title' as read,
            j.company_id = own.company_id as "isOfOwnCompany",
            coalesce(lower(trim(j.location)), '') = coalesce(lower(trim(own.location)), '') as "isInOwnPlace",
            0.6 * (select count(*)::real from unnest(j.skills_required) as skill where skill = any(own.skills_required)) / greatest(1, cardinality(own.skills_required))
              + 0.3 * coalesce(j.location = own.location, false)::integer + 0.1 * (j.employment_type = own.employment_type)::integer as alike
     from job_posting j join company c on c.id = j.company_id
     join job_posting own on own.id = ${own}
     left join job_reading r on r.job_posting_id = j.id and r.engine = ${parameters.add(engineVersion)}
     where j.id = any(${parameters.add(ids)}::integer[]) and ${viewer ? openJob : publicJob} and j.id <> own.id`,
    parameters.values,
  );
}

async function textsOf(db: Db, own: number, ids: readonly number[]): Promise<Map<number, Text>> {
  const plain = `lower(regexp_replace(trim(description), '\\s+', ' ', 'g'))`;
  const found = await rows<Text>(
    db,
    `with own as materialized (select length(description) as long, ${plain} as plain from job_posting where id = $1)
     select id, case when length(description) >= ${longText} then md5(description) else id::text end as text,
            abs(length(description) - own.long) <= ${fewSigns} and ${plain} = own.plain as "isOwnText", own.long >= ${longText} as "isLong"
     from job_posting, own where id = any($2::integer[])`,
    [own, ids],
  );
  return new Map(found.map((one) => [one.id, one]));
}

/** How much of a job's terms others share, from 0 to 1: those that share most. */
async function alikeByTerms(db: Db, id: number, features: JobFeatures): Promise<Map<number, number>> {
  const own = termsOf(features);
  const isOwn = new Set(own.map(({ term }) => term));
  const terms = [...own, ...termsBeside(features.title).filter(({ term }) => !isOwn.has(term))];
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

async function calledTheSame(db: Db, viewer: Viewer, id: number): Promise<number[]> {
  const title = await titleOfJob(db, id);
  // Signs that mean something in a search mean nothing in a title.
  const parsed = await parseQuery(db, title?.replaceAll(/["-]/g, ' '));
  if (!parsed?.groups.length) return [];
  const now = new Date();
  const plan = planOf(viewer, {}, { parsed, now }, { textScope: 'title', exact: true });
  const { hits } = await newestHits<{ id: number }>(db, await marketShape(db, now), plan, {
    columns: () => 's.job_id as id',
    wanted: namesakes,
  });
  return hits.map((hit) => hit.id);
}
