import pg from 'pg';
import { inject } from 'vitest';
import { rows } from '#server/db/query.ts';
import type { TestDatabase } from '#test/database.ts';

/**
 * Views are counted, what is to be matched is read and what searches go by is kept, off the request path a second later:
 * these tables are left out.
 */
const tables = `select table_name as name from information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in (
    'job_view', 'profile_view', 'reading_due', 'job_reading', 'job_term', 'profile_reading', 'profile_term',
    'facet_count', 'facet_change', 'market_shape', 'search_word', 'search_word_due', 'search_words_counted', 'job_search_due', 'alert_job_due'
  ) order by 1`;

/** One hash per table over all its rows: two that are equal say that nothing changed in between. */
export async function contents({ pool }: TestDatabase): Promise<Record<string, string>> {
  const names = await rows<{ name: string }>(pool, tables);
  const hashes = names.map(
    ({ name }) =>
      `select '${name}' as name, concat(count(*), ' ', sum(hashtextextended(t::text, 0))) as hash from ${name} t`,
  );
  const hashed = await rows<{ name: string; hash: string }>(
    pool,
    `${hashes.join(' union all ')} order by name`,
  );
  return Object.fromEntries(hashed.map(({ name, hash }) => [name, hash]));
}

export interface Snapshot {
  restore: () => Promise<void>;
  close: () => Promise<void>;
}

/** Keeps a copy of all rows, to which the database can be taken back in milliseconds and as often as needed. */
export async function snapshot({ pool, connection }: TestDatabase): Promise<Snapshot> {
  const names = (await rows<{ name: string }>(pool, tables)).map(({ name }) => name);
  // Only a superuser may leave triggers and foreign keys aside for a moment.
  const superuser = new pg.Client({ ...connection, ...inject('databaseServer'), user: 'postgres' });
  await superuser.connect();
  await superuser.query(
    ['create schema kept', ...names.map((name) => `create table kept.${name} as table public.${name}`)].join(
      ';',
    ),
  );
  const deletes = names.map((name) => `delete from public.${name}`);
  const inserts = names.map(
    (name) => `insert into public.${name} overriding system value select * from kept.${name}`,
  );
  const restoring = [
    'begin',
    'set local session_replication_role = replica',
    ...deletes,
    ...inserts,
    'commit',
  ].join(';');
  return {
    restore: async () => {
      // The server’s own work goes on meanwhile. Where the two wait for each other, PostgreSQL ends one: then once more.
      await superuser.query(restoring).catch(() => superuser.query(`rollback; ${restoring}`));
    },
    close: () => superuser.end(),
  };
}
