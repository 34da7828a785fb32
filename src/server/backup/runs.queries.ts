import { hostname } from 'node:os';
import type { BackupRun } from '#contract/api.ts';
import { type Db, row, rows, run } from '#server/db/query.ts';

interface NewRun {
  kind: 'backup' | 'drill';
  begunAt: Date;
  /** Without its folder. */
  file: string;
  bytes: number | null;
  rows: number | null;
  failure: string | null;
}

/** Writes down that a backup was made or failed, or that a drill was held. */
export async function noteRun(
  db: Db,
  { kind, begunAt, file, bytes, rows: many, failure }: NewRun,
): Promise<void> {
  await run(
    db,
    `insert into backup_run (kind, begun_at, server, file, bytes, row_count, failure) values ($1, $2, $3, $4, $5, $6, $7)`,
    [kind, begunAt, hostname(), file, bytes, many, failure],
  );
}

/** Whether runs can be written down: the schema may be one from before they were. */
export async function notesRuns(db: Db): Promise<boolean> {
  const table = await row<{ exists: boolean }>(db, `select to_regclass('backup_run') is not null as exists`);
  return table?.exists ?? false;
}

/** A run, and the moment at which it began. */
export type LastRun = BackupRun & { kind: NewRun['kind']; begunAt: string };

/** Of backups and of drills, the last that went well and the last that did not; the last of all first, whatever clocks said. */
export async function lastRuns(db: Db): Promise<LastRun[]> {
  return rows(
    db,
    `select kind, begun_at as "begunAt", ended_at as at,
            extract(epoch from ended_at - begun_at)::float8 as seconds, server, file, bytes, row_count as rows, failure
     from backup_run where id in (select max(id) from backup_run group by kind, failure is null) order by id desc`,
  );
}

/** When backups are made by themselves, and since when that is so. */
export async function backupSchedule(db: Db): Promise<{ cron: string; since: string } | undefined> {
  return row(db, `select cron, created_on as since from pgboss.schedule where name = 'backup'`);
}

/** After a year or so, all but the last of each. */
export async function forgetOldRuns(db: Db): Promise<void> {
  await run(
    db,
    `delete from backup_run where ended_at < now() - interval '400 days'
       and id not in (select max(id) from backup_run group by kind, failure is null)`,
  );
}
