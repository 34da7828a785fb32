import { engineVersion } from '#matching/engine.ts';
import type { JobFeatures, ProfileFeatures } from '#matching/features/features.ts';
import type { Term } from '#matching/features/terms.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { rows, run } from '#server/db/query.ts';

/** The features of jobs as the running engine has them; those that have changed since, or are not extracted yet, are missing. */
export async function storedJobFeatures(db: Db, ids: readonly number[]): Promise<Map<number, JobFeatures>> {
  // How long a list will be is not known when it is planned, so it is planned each time; of one job the plan is kept.
  const [first] = ids;
  const found = first !== undefined && ids.length === 1 ? await ofOneJob(db, first) : await ofJobs(db, ids);
  return new Map(found.map(({ id, features }) => [id, features]));
}

interface StoredJob {
  id: number;
  features: JobFeatures;
}

/** Of `job_reading r`, by the engine that is the second parameter: what has not changed since it was read. */
const isAsRead = `engine = $2 and not exists (select from reading_due d where d.kind = 'job' and d.id = r.job_posting_id)`;

function ofJobs(db: Db, ids: readonly number[]): Promise<StoredJob[]> {
  return rows(
    db,
    `select job_posting_id as id, reading as features from job_reading r where job_posting_id = any($1::integer[]) and ${isAsRead}`,
    [ids, engineVersion],
    { prepare: 'features-of-jobs' },
  );
}

function ofOneJob(db: Db, id: number): Promise<StoredJob[]> {
  return rows(
    db,
    `select job_posting_id as id, reading as features from job_reading r where job_posting_id = $1 and ${isAsRead}`,
    [id, engineVersion],
    { prepare: 'features-of-job' },
  );
}

/** What has been read out of profiles by the running engine; those with matching switched off are missing. */
export async function storedProfileFeatures(
  db: Db,
  profileIds: readonly number[],
): Promise<Map<number, ProfileFeatures>> {
  const found = await rows<{ id: number; features: ProfileFeatures }>(
    db,
    `select profile_id as id, reading as features from profile_reading where profile_id = any($1::integer[]) and engine = $2`,
    [profileIds, engineVersion],
  );
  return new Map(found.map(({ id, features }) => [id, features]));
}

export interface ExtractedJob {
  id: number;
  features: JobFeatures;
  /** Under which it is found; none when it is not open. */
  terms: readonly Term[];
  listedUntil: string | null;
}

export interface ExtractedProfile {
  id: number;
  features: ProfileFeatures;
  /** Under which it is found; none when the person does not want to be. */
  terms: readonly Term[];
}

/** Keeps what was read out of jobs in place of what was read before. Call within a transaction. */
export async function saveJobFeatures(tx: Tx, read: readonly ExtractedJob[]): Promise<void> {
  if (!read.length) return;
  await run(
    tx,
    `delete from job_term t using (
       select job_posting_id, unnest(terms) as term from job_reading where job_posting_id = any($1::integer[])
     ) old where t.term = old.term and t.job_posting_id = old.job_posting_id`,
    [read.map(({ id }) => id)],
  );
  await run(
    tx,
    `insert into job_reading (job_posting_id, engine, reading, terms, listed_until, read_at)
     select r.id, $1, r.reading, array(select json_array_elements_text(r.terms)::integer), r.listed_until, now()
     from unnest($2::integer[], $3::json[], $4::json[], $5::timestamptz[]) as r (id, reading, terms, listed_until)
     on conflict (job_posting_id) do update set engine = excluded.engine, reading = excluded.reading, terms = excluded.terms,
       listed_until = excluded.listed_until, read_at = excluded.read_at`,
    [
      engineVersion,
      read.map(({ id }) => id),
      read.map(({ features }) => JSON.stringify(features)),
      read.map(({ terms }) => JSON.stringify(terms.map(({ term }) => term))),
      read.map(({ listedUntil }) => listedUntil),
    ],
  );
  await run(
    tx,
    `insert into job_term (term, job_posting_id, weight)
     select term, id, weight from unnest($1::integer[], $2::integer[], $3::smallint[]) as t (term, id, weight)`,
    termColumns(read),
  );
}

/** The same for profiles. */
export async function saveProfileFeatures(tx: Tx, read: readonly ExtractedProfile[]): Promise<void> {
  if (!read.length) return;
  await run(
    tx,
    `delete from profile_term t using (
       select profile_id, unnest(terms) as term from profile_reading where profile_id = any($1::integer[])
     ) old where t.term = old.term and t.profile_id = old.profile_id`,
    [read.map(({ id }) => id)],
  );
  await run(
    tx,
    `insert into profile_reading (profile_id, engine, reading, terms, read_at)
     select r.id, $1, r.reading, array(select json_array_elements_text(r.terms)::integer), now()
     from unnest($2::integer[], $3::json[], $4::json[]) as r (id, reading, terms)
     on conflict (profile_id) do update set engine = excluded.engine, reading = excluded.reading, terms = excluded.terms,
       read_at = excluded.read_at`,
    [
      engineVersion,
      read.map(({ id }) => id),
      read.map(({ features }) => JSON.stringify(features)),
      read.map(({ terms }) => JSON.stringify(terms.map(({ term }) => term))),
    ],
  );
  await run(
    tx,
    `insert into profile_term (term, profile_id, weight)
     select term, id, weight from unnest($1::integer[], $2::integer[], $3::smallint[]) as t (term, id, weight)`,
    termColumns(read),
  );
}

function termColumns(read: readonly { id: number; terms: readonly Term[] }[]): number[][] {
  const all = read.flatMap(({ id, terms }) => terms.map(({ term, weight }) => ({ id, term, weight })));
  return [all.map(({ term }) => term), all.map(({ id }) => id), all.map(({ weight }) => weight)];
}

/** Of people who have switched matching off nothing is kept. */
export async function deleteProfileFeatures(tx: Tx, profileIds: readonly number[]): Promise<void> {
  if (profileIds.length)
    await run(tx, 'delete from profile_reading where profile_id = any($1::integer[])', [profileIds]);
}
