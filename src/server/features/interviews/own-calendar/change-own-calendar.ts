import type pg from 'pg';
import type { Answer } from '#contract/api.ts';
import { asWebAddress, calendarProblemWords, ownCalendar } from '#domain/own-calendar.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { refuse } from '#server/refusal.ts';
import { enqueue } from '#server/tasks/enqueue.ts';
import type { BusyWanted } from './busy-in.ts';
import type { ReadCalendar } from './fetch-calendar.ts';
import {
  calendarOwner,
  deleteOwnCalendar,
  keepOwnCalendar,
  ownCalendarOf,
  replaceBusy,
} from './own-calendars.queries.ts';

type Told = Answer<'GET /api/user/own-calendar'>;

const dayMs = 86_400_000;

/** What of somebody's calendar is read: from yesterday on, for those who stand where it still is, and the weeks ahead. */
export async function wantedOf(db: Db, userId: number, now: Date): Promise<BusyWanted> {
  const from = now.getTime() - dayMs;
  return { ...(await calendarOwner(db, userId)), from, to: from + (ownCalendar.daysAhead + 1) * dayMs };
}

/** As its owner is told of it: the address itself is told to nobody. */
export async function toldOfOwnCalendar(db: Db, userId: number): Promise<Told> {
  const found = await ownCalendarOf(db, userId);
  if (!found) return { host: null, setAt: null, readAt: null, problem: null, failingSince: null };
  const { url, ...told } = found;
  return { ...told, host: new URL(asWebAddress(url)).host };
}

/** Reads the calendar at an address and keeps it as somebody's own, in place of the one there was; refused where none can be read. */
export async function setOwnCalendar(
  db: pg.Pool,
  { actorId, url, now }: { actorId: number; url: string; now: Date },
  read: ReadCalendar,
): Promise<Told> {
  const found = await read(url, await wantedOf(db, actorId, now));
  if (!('spans' in found)) {
    const said = calendarProblemWords['problem' in found ? found.problem : 'unreachable'];
    throw refuse.invalid(`${said}.`, { url: said });
  }
  return inTransaction(db, async (tx) => {
    const next = await keepOwnCalendar(tx, actorId, url, found.kept);
    await replaceBusy(tx, actorId, found.spans);
    await readAt(tx, next);
    return toldOfOwnCalendar(tx, actorId);
  });
}

/** Forgets it and its busy times. Doing so twice is the same as once. */
export async function removeOwnCalendar(db: pg.Pool, actorId: number): Promise<void> {
  await inTransaction(db, (tx) => deleteOwnCalendar(tx, actorId));
}

/** Has calendars read at a time, once this transaction has committed. */
export async function readAt(tx: Tx, at: string): Promise<void> {
  // What is due at once is begun at once; what has a time, when its time is looked for.
  const isLater = Date.parse(at) > Date.now();
  await enqueue(tx, 'own-calendars', [
    { data: {}, key: isLater ? `due ${at}` : 'soon', startAfter: isLater ? at : null },
  ]);
}
