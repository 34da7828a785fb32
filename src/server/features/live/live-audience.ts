import type { ServerResponse } from 'node:http';
import type { LiveEvent } from '#contract/api.ts';
import { hears } from '#domain/live-events.ts';
import type { Actor } from '#domain/permissions.ts';
import type { Context } from '#server/context.ts';
import { listen } from '#server/db/listen.ts';
import { eventsById, eventsSince, lastEvent } from '#server/features/live/live.queries.ts';
import { presentEvent } from '#server/features/live/live.present.ts';
import { refuse } from '#server/refusal.ts';

/** Those who are told what happens, as it happens. */
export interface LiveAudience {
  /** Refuses (429) whoever has more streams open than a browser of ours would. */
  admit: (actor: Actor) => void;
  /** Tells somebody from now on, and first what they missed since `since`. The connection stays theirs until it closes. */
  join: (listener: Joining) => Promise<void>;
  close: () => Promise<void>;
}

interface Joining {
  actor: Actor;
  since: number | undefined;
  connection: ServerResponse;
  /** Who this person is by now, or undefined once their session has ended. */
  stillThere: () => Promise<Actor | undefined>;
}

interface Listener extends Joining {
  told: number;
}

/** More tabs than this share a stream in the browser, so whoever opens more is no browser of ours. */
const streamsEach = 8;
/** A sign of life, so that no proxy takes the silence for an end; with it goes a look whether the session still stands. */
const pulse = 15_000;
/** Whoever has left so many bytes untaken is gone, or might as well be. */
const mostUntaken = 256 * 1024;
/** Events of one transaction, or of a busy moment, are read together. */
const gathering = 15;
/** Who has missed more than this had better ask for everything anew. */
export const mostMissed = 500;

export function openLiveAudience({ db, log }: Pick<Context, 'db' | 'log'>): LiveAudience {
  const listeners = new Set<Listener>();
  let waiting: number[] = [];
  let timer: NodeJS.Timeout | undefined;
  let last: number | undefined;

  const tellAll = (events: Parameters<typeof tell>[1]) => {
    for (const listener of listeners) tell(listener, events);
  };

  const flush = async () => {
    timer = undefined;
    const ids = waiting;
    waiting = [];
    const events = await eventsById(db, ids);
    last = Math.max(last ?? 0, ...ids);
    await renew(listeners, events);
    tellAll(events);
  };

  const listening = listen(db, 'event', {
    heard: (payload) => {
      if (!listeners.size) return;
      waiting.push(Number(payload));
      timer ??= setTimeout(
        () =>
          void flush().catch((error: unknown) => log.warn({ err: error }, 'Live events could not be told')),
        gathering,
      );
    },
    begun: () => {
      if (last === undefined || !listeners.size) return;
      void eventsSince(db, last, mostMissed)
        .then(tellAll)
        .catch((error: unknown) => log.warn({ err: error }, 'Missed events could not be told'));
    },
  });

  const beat = setInterval(() => {
    for (const listener of listeners) void live(listener);
  }, pulse).unref();

  const leave = (listener: Listener) => {
    listeners.delete(listener);
    listener.connection.end();
  };

  const live = async (listener: Listener) => {
    const actor = await listener.stillThere().catch(() => listener.actor);
    if (!actor) return leave(listener);
    if (listener.connection.writableLength > mostUntaken) return void listener.connection.destroy();
    listener.actor = actor;
    listener.connection.write(': still here\n\n');
  };

  return {
    admit: ({ id }) => {
      const own = [...listeners].filter(({ actor }) => actor.id === id);
      if (own.length >= streamsEach) throw refuse.tooMany(Math.ceil(pulse / 1_000));
    },
    join: async (joining) => {
      const { connection, since } = joining;
      // Before the first look, so that nothing falls between the look and the listening.
      const listener: Listener = { ...joining, told: since ?? (await lastEvent(db)) };
      listeners.add(listener);
      last ??= listener.told;
      // The server's own limit is for answers that end; who no longer takes what a stream brings is seen by the pulse.
      connection.socket?.setTimeout(0);
      connection.once('close', () => listeners.delete(listener));
      connection.write(`retry: 2000\nid: ${listener.told}\n\n`);
      if (since !== undefined) tell(listener, await eventsSince(db, since, mostMissed));
    },
    close: async () => {
      clearInterval(beat);
      clearTimeout(timer);
      for (const listener of listeners) leave(listener);
      await listening.stop();
    },
  };
}

type Told = Awaited<ReturnType<typeof eventsById>>;

function tell(listener: Listener, events: Told): void {
  const { actor, connection } = listener;
  for (const event of events) {
    listener.told = Math.max(listener.told, event.id);
    if (!hears(actor, event)) continue;
    const told: LiveEvent = presentEvent(actor, event);
    connection.write(`id: ${listener.told}\ndata: ${JSON.stringify(told)}\n\n`);
  }
}

/** Whose memberships have just changed sees by what they are now: a leaver hears of nothing more. */
async function renew(listeners: ReadonlySet<Listener>, events: Told): Promise<void> {
  const changed = new Set(
    events
      .filter(({ type }) => type.startsWith('membership.') || type.startsWith('account.'))
      .flatMap(({ userId, actorId }) => [userId, actorId]),
  );
  const theirs = [...listeners].filter(({ actor }) => changed.has(actor.id));
  await Promise.all(
    theirs.map(async (listener) => {
      listener.actor = (await listener.stillThere()) ?? listener.actor;
    }),
  );
}
