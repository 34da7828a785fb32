import type pg from 'pg';
import { howBackupsStand } from '#server/backup/how-backups-stand.ts';
import { remembered, within } from '#server/http/remembered.ts';
import type { Outside } from '#server/tasks/how-outside-stands.ts';
import {
  databaseBytes,
  type StandingMail,
  standingMail,
  type StandingQueue,
  standingQueues,
} from './standing.queries.ts';

/** What all servers together have before them, as the database says it. */
export interface Standing {
  queues: StandingQueue[];
  mail: StandingMail;
  databaseBytes: number;
  /** When the last good backup had been made, as ISO time; null where there is none. */
  lastBackup: string | null;
  outside: Outside;
}

/** So long who asks waits for the database. */
const patienceMs = 2_000;

/** Undefined where the database cannot be reached or does not answer in time. Asked at most once a second, whoever wants to know. */
export function standingWork(
  db: pg.Pool,
  outside: () => Promise<Outside>,
): () => Promise<Standing | undefined> {
  const ask = remembered(1_000, () => read(db, outside).catch(() => undefined));
  return () => within(patienceMs, ask(), undefined);
}

async function read(db: pg.Pool, outside: () => Promise<Outside>): Promise<Standing> {
  // One after the other: this must not take connections from those it tells of.
  const queues = await standingQueues(db);
  const mail = await standingMail(db);
  const { lastGood } = await howBackupsStand(db, new Date());
  return {
    queues,
    mail,
    databaseBytes: await databaseBytes(db),
    lastBackup: lastGood?.at ?? null,
    outside: await outside(),
  };
}
