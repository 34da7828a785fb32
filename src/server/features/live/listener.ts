import type { ServerResponse } from 'node:http';
import type { LiveEvent } from '#contract/api.ts';
import { mayReceive } from '#domain/live-events.ts';
import type { Actor } from '#domain/permissions.ts';
import { type EventRow, type Missed, mostTold } from './live.queries.ts';
import { presentEvent, presentReset } from './live.present.ts';

export interface Joining {
  actor: Actor;
  since: number | undefined;
  connection: ServerResponse;
  /** Who this person is by now, or undefined once their session has ended. */
  stillThere: () => Promise<Actor | undefined>;
}

export interface Listener extends Joining {
  /** The last event that happened of which they were told, or did not have to be. */
  told: number | undefined;
  /** What has to wait until they have caught up. */
  held: Missed[] | undefined;
}

/** Tells one listener what of this they may hear. */
export function tell(listener: Listener, missed: Missed): void {
  const { connection, held } = listener;
  if (held) return void held.push(missed);
  for (const event of toldOf(listener.actor, missed)) {
    if (event.type === 'reset') listener.told = event.id;
    else listener.told = Math.max(listener.told ?? 0, event.id);
    connection.write(`id: ${listener.told}\ndata: ${JSON.stringify(event)}\n\n`);
  }
  // Also when none of it was for them: the pulse says so, and whoever comes again does not ask for it.
  if (missed.events) listener.told = Math.max(listener.told ?? 0, missed.last);
}

/** What happened at once, where it is not more of theirs than can be told one by one. */
export function unlessTooMuch(actor: Actor, missed: Missed): Missed {
  const { last, events = [] } = missed;
  if (events.length <= mostTold) return missed;
  const theirs = events.filter((event) => mayReceive(actor, event));
  return { last, events: theirs.length > mostTold ? undefined : theirs };
}

/** What somebody hears of what they missed: one event that says so where it is more than can be told. */
export function toldOf(actor: Actor, { last, events }: Missed): LiveEvent[] {
  if (!events) return [presentReset(actor, last)];
  return events.filter((event) => mayReceive(actor, event)).map((event) => presentEvent(actor, event));
}

/** Those for whom what they may see has just changed, or who are no longer there. */
export function concerned(
  listeners: Iterable<Listener>,
  events: readonly EventRow[] | undefined,
): Listener[] {
  if (!events || events.some(({ type }) => type === 'operator.changed')) return [...listeners];
  const people = new Set(
    events
      .filter(({ type }) => /^(account|session|membership|company)\./.test(type))
      .flatMap(({ userId, actorId }) => [userId, actorId]),
  );
  const companies = new Set(
    events.filter(({ type }) => type.startsWith('company.')).map(({ companyId }) => companyId),
  );
  return [...listeners].filter(
    ({ actor }) =>
      people.has(actor.id) || actor.memberships.some(({ companyId }) => companies.has(companyId)),
  );
}
