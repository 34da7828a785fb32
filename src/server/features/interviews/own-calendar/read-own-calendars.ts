import type pg from 'pg';
import { asWebAddress } from '#domain/own-calendar.ts';
import type { Context } from '#server/context.ts';
import { turnsFor } from '#server/db/few-at-once.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { readAt, wantedOf } from './change-own-calendar.ts';
import { type CalendarRead, calendarReader } from './fetch-calendar.ts';
import {
  claimDue,
  type DueCalendar,
  noteRead,
  noteUnread,
  replaceBusy,
  wantCalendars,
} from './own-calendars.queries.ts';

/** So many servers of others are waited for at the same time; and so many connections write down what came of it. */
const [atOnce, connections] = [20, 2];
/** Whoever has not come back so long after its claim has run out has died. */
const laterMs = 10_000;

interface CalendarsReader {
  /** Begins whatever is due, and does not wait for it. */
  beginDue: () => Promise<void>;
  stop: () => Promise<void>;
}

interface Given extends Pick<Context, 'db' | 'log' | 'now'> {
  config: Pick<Context['config'], 'webhookAllow'>;
}

/** Reads people's own calendars side by side: a slow one holds no worker and no connection, so that nobody else waits for it. */
export function createCalendarsReader({ db, config, log, now }: Given): CalendarsReader {
  const read = calendarReader(config.webhookAllow);
  const closing = new AbortController();
  const inTurn = turnsFor(connections);
  const running = new Set<Promise<void>>();
  let more = false;

  const beginDue = async (): Promise<void> => {
    const free = atOnce - running.size;
    more = free <= 0;
    if (more || closing.signal.aborted) return;
    const due = await inTransaction(db, async (tx) => {
      const claimed = await claimDue(tx, free);
      const [first] = claimed;
      if (first) await readAt(tx, new Date(Date.parse(first.claimedUntil) + laterMs).toISOString());
      return claimed;
    });
    more ||= due.length === free;
    for (const one of due) begin(one);
  };

  const begin = (one: DueCalendar) => {
    const run = readOne(one)
      .catch((error: unknown) => log.warn({ err: error, userId: one.userId }, 'A calendar could not be read'))
      .finally(() => {
        running.delete(run);
        if (more)
          void beginDue().catch((error: unknown) => log.warn({ err: error }, 'No calendars are read'));
      });
    running.add(run);
  };

  const readOne = async (one: DueCalendar) => {
    const wanted = await inTurn(() => wantedOf(db, one.userId, now()));
    const kept = one.isRecent ? one : undefined;
    const came = await read(one.url, wanted, { kept, signal: closing.signal });
    if (!closing.signal.aborted) await inTurn(() => note(db, one, came));
  };

  return {
    beginDue,
    stop: async () => {
      closing.abort();
      await Promise.all(running);
    },
  };
}

/** Keeps what came of reading one, and when it is read again. */
function note(db: pg.Pool, one: DueCalendar, came: CalendarRead): Promise<void> {
  return inTransaction(db, async (tx) => {
    if ('problem' in came) {
      const noted = await noteUnread(tx, one, came.problem);
      if (noted?.next) await readAt(tx, noted.next);
      if (noted?.tell) await saveEvent(tx, failing(one));
      return;
    }
    const isNew = 'spans' in came;
    const noted = await noteRead(tx, one, isNew ? came.kept : undefined);
    if (noted && isNew) await replaceBusy(tx, one.userId, came.spans);
    if (noted?.next) await readAt(tx, noted.next);
  });
}

function failing({ userId, url }: DueCalendar) {
  const data = { userId, domain: new URL(asWebAddress(url)).host };
  return { type: 'calendar.failing', subjectId: userId, actorId: null, data } as const;
}

/** Somebody arranges with these people: their calendars are read once more, where that was a while ago. */
export async function freshenCalendars(db: pg.Pool, people: readonly number[]): Promise<void> {
  const at = await wantCalendars(db, people);
  if (at) await inTransaction(db, (tx) => readAt(tx, at));
}
