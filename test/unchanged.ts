import pg from 'pg';
import { inject } from 'vitest';
import { upkeepTasks } from '#domain/tasks.ts';
import { row, rows, run } from '#server/db/query.ts';
import { runDue } from './background.ts';
import type { TestDatabase } from './database.ts';
import { eventually } from './eventually.ts';
import { renewedSessions, type TestServer } from './server.ts';

/**
 * Views are counted, what is to be matched is read and what searches go by is kept, off the request path a second later:
 * these tables are left out, as is what gets its place when somebody reads it. So is the log of what was refused, and by whom, which is what a refusal leaves behind,
 * and which key still calls what ends.
 */
const tables = `select table_name as name from information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in (
    'job_view', 'profile_view', 'reading_due', 'job_reading', 'job_term', 'profile_reading', 'profile_term',
    'event_untold', 'company_event', 'list_change', 'facet_count', 'facet_change', 'market_shape', 'market_change', 'search_word', 'search_word_due', 'search_words_counted', 'job_search_due', 'alert_job_due',
    'security_log', 'security_log_unsent', 'deprecated_call'
  ) order by 1`;

/** One hash over all rows of a table, in whatever order they stand. That a session's id has come back is noted off the request path. */
const hashOf = (table: string) =>
  `row(count(*), sum(hashtextextended(${table === 'session' ? `(to_jsonb(t) - 'id_used')` : 't'}::text, 0)))::text as hash from ${table} t`;

/** One hash per table over all its rows: two that are equal say that nothing changed in between. Ids that have run out go when a server begins. */
export async function contents({ pool }: TestDatabase): Promise<Record<string, string>> {
  const hashes = (await rows<{ name: string }>(pool, tables))
    .filter(({ name }) => name !== 'former_session_id')
    .map(({ name }) => `select '${name}' as name, ${hashOf(name)}`);
  const hashed = await rows<{ name: string; hash: string }>(
    pool,
    `${hashes.join(' union all ')} order by name`,
  );
  return Object.fromEntries(hashed.map(({ name, hash }) => [name, hash]));
}

export interface Snapshot {
  /** The tables that have other rows than in the copy. */
  changed: () => Promise<string[]>;
  restore: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Keeps a copy of all rows, to which the database can be taken back in milliseconds and as often as needed. A trigger
 * notes which tables are written to: only those are compared and filled anew.
 */
export async function snapshot(server: Pick<TestServer, 'database' | 'sendsMail'>): Promise<Snapshot> {
  const { pool, connection } = server.database;
  await runDue(server);
  // That a session is in use is noted once in five minutes: not while one looks for changes.
  await run(pool, `update session set last_used_at = now() + interval '1 day', id_used = true`);
  await run(pool, `update api_key set last_used_at = now() + interval '1 day'`);
  const names = (await rows<{ name: string }>(pool, tables)).map(({ name }) => name);
  // Only a superuser may leave triggers and foreign keys aside for a moment.
  const superuser = new pg.Client({ ...connection, ...inject('databaseServer'), user: 'postgres' });
  await superuser.connect();
  const changes = 'insert or update or delete or truncate';
  const copy = [
    'create schema kept',
    'create table kept.written (name text not null)',
    'create table kept.task as table pgboss.job',
    `create function kept.note_written() returns trigger language plpgsql security definer as
       'begin insert into kept.written values (tg_table_name); return null; end'`,
    `create function kept.changed() returns setof text language plpgsql as $$
       declare
         name text;
         differs boolean;
       begin
         for name in select distinct written.name from kept.written order by 1 loop
           execute format('select (select ${hashOf('public.%1$I')}) <> (select ${hashOf('kept.%1$I')})', name) into differs;
           if differs then return next name; end if;
         end loop;
       end $$`,
    `create function kept.restore() returns void language plpgsql set session_replication_role = replica as $$
       declare
         written text[];
         name text;
       begin
         with noted as (delete from kept.written returning *) select array_agg(distinct noted.name) from noted into written;
         foreach name in array coalesce(written, '{}') loop
           execute format('delete from public.%I', name);
           execute format('insert into public.%1$I overriding system value select * from kept.%1$I', name);
         end loop;
         -- What was asked for is undone with what asked for it; what is under way finds nothing left to do.
         delete from pgboss.job where state <> 'active';
         insert into pgboss.job select * from kept.task on conflict do nothing;
       end $$`,
    ...names.flatMap((name) => [
      `create table kept.${name} as table public.${name}`,
      `create trigger zz_written after ${changes} on public.${name} execute function kept.note_written()`,
    ]),
  ].join(';');
  // The clock’s own work goes on meanwhile. Where the two wait for each other, PostgreSQL ends one: then once more.
  const anew = (sql: string) => superuser.query(sql).catch(() => superuser.query(sql));
  await anew(copy);
  const restore = 'select kept.restore()';
  const ids = new Map(renewedSessions);
  return {
    changed: async () => {
      const found = await superuser.query<{ changed: string }>('select kept.changed() as changed');
      return found.rows.map(({ changed }) => changed);
    },
    restore: async () => {
      await leaveBackground(pool);
      await anew(restore);
      renewedSessions.clear();
      for (const [before, after] of ids) renewedSessions.set(before, after);
    },
    close: () => superuser.end(),
  };
}

/** What nobody has begun in the background is not done any more, and what is under way would write into what is there afterwards. */
async function leaveBackground(pool: pg.Pool): Promise<void> {
  await eventually(async () => {
    await run(pool, `delete from pgboss.job where state < 'active' and name <> 'failed'`);
    return !(await row(
      pool,
      `select from pgboss.job where state = 'active' and name <> all($1::text[]) limit 1`,
      [[...upkeepTasks, '__pgboss__send-it']],
    ));
  });
}
