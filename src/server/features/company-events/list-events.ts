import type pg from 'pg';
import type { Answer, Query } from '#contract/api.ts';
import { isEventType } from '#domain/events.ts';
import { mayReceive } from '#domain/live-events.ts';
import type { Actor } from '#domain/permissions.ts';
import { encodeCursor, readCursor } from '#server/http/paging.ts';
import { refuse } from '#server/refusal.ts';
import { givePlaces } from '#server/events/give-places.ts';
import { keptDays, lastPlace, type Place } from '#server/events/places.queries.ts';
import { forgottenThrough, isPlace, type PlacedRow, placedAfter } from './company-events.queries.ts';

type Told = Answer<'GET /api/events'>[number];

export interface EventPage {
  events: Told[];
  /** From where to go on. */
  next: string;
  more: boolean;
}

/** A page of what happened, and from where to go on. What the actor may not hear is left out: a page can be short, and empty. */
export async function listEvents(
  db: pg.Pool,
  actor: Actor,
  { after, limit }: Query<'GET /api/events'>,
): Promise<EventPage> {
  await givePlaces(db);
  const last = (await lastPlace(db)) ?? (await beginning(db));
  if (after === 'latest') return { events: [], next: cursorOf(last), more: false };
  const from = await placeIn(db, after);
  const found = await placedAfter(db, actor, from.position, limit + 1);
  const page = found.slice(0, limit);
  const more = found.length > limit;
  // Nothing of theirs is between the last of theirs and the last there is: `last` was read before.
  const upTo = page.at(-1) ?? from;
  const reached = more || last.position < upTo.position ? upTo : last;
  return {
    events: page.filter((event) => mayHear(actor, event)).map(presentEvent),
    next: cursorOf(reached),
    more,
  };
}

/** The place that a cursor names; refused where it is none, and where what came after it is no longer known. */
async function placeIn(db: pg.Pool, after: string | undefined): Promise<Place> {
  if (after === undefined) return beginning(db);
  const [position, toldAt] = readAfter(after);
  if (toldAt === never) {
    const first = await beginning(db);
    return first.position === position ? first : gone();
  }
  return (await isPlace(db, { position, toldAt })) ? { position, toldAt } : gone();
}

/** Before all that is still known. */
async function beginning(db: pg.Pool): Promise<Place> {
  return { position: await forgottenThrough(db), toldAt: never };
}

function readAfter(after: string): readonly [number, string] {
  try {
    const cursor = readCursor(after, ['number', 'time']);
    if (cursor) return cursor;
  } catch {
    // Said below in words of this call.
  }
  const problem = 'after is not one this server gave.';
  throw refuse.invalid(problem, { after: problem });
}

function gone(): never {
  throw refuse.eventsForgotten(keptDays);
}

const never = '2000-01-01T00:00:00Z';

function cursorOf({ position, toldAt }: Place): string {
  return encodeCursor([position, toldAt]);
}

/** That a row was written is for who runs its job; the rest as it is told to open pages. */
function mayHear(actor: Actor, { type, ...about }: PlacedRow): boolean {
  return mayReceive(actor, { ...about, type: isEventType(type) ? type : 'application.stepped' });
}

function presentEvent({ position, toldAt, type, subjectId, ...about }: PlacedRow): Told {
  const { companyId, jobId, applicationId, status } = about;
  return {
    id: position,
    type,
    subjectId,
    companyId,
    ...(jobId === null ? {} : { jobId }),
    ...(applicationId === null ? {} : { applicationId }),
    ...(status === null ? {} : { status }),
    at: toldAt,
  };
}
