import type { Context } from '#server/context.ts';
import { listen } from '#server/db/listen.ts';
import { createEventReader } from './event-reader.ts';
import { concerned, type Joining, type Listener, tell, unlessTooMuch } from './listener.ts';
import { lately, type Missed, missedSince } from './live.queries.ts';
import { createSeats, type Seats } from './seats.ts';

/** Those who are told what happens, as it happens. */
export interface LiveAudience {
  /** Refuses (429) whoever has more streams open than a browser of ours would. */
  admit: Seats['take'];
  /** Tells somebody from now on, and first what they missed since `since`. The connection stays theirs until it closes. */
  join: (joining: Joining) => Promise<void>;
  /** How many streams are open. */
  size: () => number;
  close: () => Promise<void>;
}

/** A sign of life, so that no proxy takes the silence for an end; with it goes a look whether the session still stands. */
const heartbeatMs = 15_000;
/** Whoever has left so many bytes untaken is gone, or might as well be. */
const mostUntaken = 256 * 1024;
/** Events of one transaction, or of a busy moment, are read together. */
const gathering = 15;
/** What nobody told of, since who committed it died in just that moment, is found so long after; asked only while somebody listens. */
const looksEachMs = 1_000;
/** When a stream breaks its browser comes again after so long, not all of them at once. */
const comesAgainAfter = () => 1_000 + Math.round(Math.random() * 2_000);

/** `toldOfNow` is called before anybody is told of something: what they ask for then must have it. */
export function openLiveAudience(
  { db, direct, log }: Pick<Context, 'db' | 'direct' | 'log'>,
  toldOfNow: () => void,
): LiveAudience {
  const listeners = new Set<Listener>();
  const seats = createSeats(heartbeatMs);
  let timer: NodeJS.Timeout | undefined;
  /** Whether something may have been missed that nobody will tell of. */
  let isUnsure = false;
  let isClosed = false;

  const leave = (listener: Listener) => {
    listeners.delete(listener);
    listener.connection.end();
  };

  /** Its browser comes again with the last event it heard: better than a stream that stays and has kept something back. */
  const breakOff = (some: Iterable<Listener>, error: unknown) => {
    log.warn({ err: error }, 'Live events could not be told');
    for (const { connection } of some) connection.destroy();
  };

  /** Whoever has signed out leaves, and whoever has become somebody else hears by what they are now. */
  const renew = async (some: readonly Listener[]) => {
    await Promise.all(
      some.map(async (listener) => {
        const actor = await listener.stillThere();
        if (actor) listener.actor = actor;
        else leave(listener);
      }),
    );
  };

  const reader = createEventReader(db, async (told) => {
    await renew(concerned(listeners, told.events));
    toldOfNow();
    for (const listener of listeners) tell(listener, unlessTooMuch(listener.actor, told));
  });

  /** Something happened: who cannot be told it is not left in the belief that nothing did. */
  const flush = async () => {
    timer = undefined;
    try {
      if (!(await reader.read())) await beginAnew();
    } catch (error) {
      breakOff(listeners, error);
      reader.rest();
    }
  };

  /** What happens meanwhile waits until it has been told what was missed: the last it heard stands for all before. */
  const catchUp = async (listener: Listener, missed: () => Promise<Missed>) => {
    listener.held = [];
    try {
      await renew([listener]);
      const before = await missed();
      const { held } = listener;
      listener.held = undefined;
      if (!listeners.has(listener)) return;
      for (const told of [before, ...held]) tell(listener, told);
      listener.connection.write(`id: ${listener.told}\n\n`);
    } catch (error) {
      breakOff([listener], error);
    }
  };

  /** Whatever may have been missed is told now; where the database does not answer, a moment later. */
  const beginAnew = async () => {
    isUnsure = false;
    try {
      await reader.beginAnew();
    } catch {
      isUnsure = true;
      return;
    }
    const missed = new Map<number, Promise<Missed>>();
    for (const listener of listeners) {
      const { told } = listener;
      // Who is only just joining is being told already, and from before this moment.
      if (told === undefined) continue;
      void catchUp(listener, () => {
        const since = missed.get(told) ?? missedSince(db, told);
        missed.set(told, since);
        return since;
      });
    }
  };

  const listening = listen(direct, ['event'], {
    heard: () => {
      // Whoever is told by another server may ask this one.
      toldOfNow();
      if (listeners.size) timer ??= setTimeout(() => void flush(), gathering);
    },
    begun: () => {
      toldOfNow();
      if (listeners.size) void beginAnew();
    },
  });

  const look = async () => {
    if (!listeners.size) return reader.rest();
    if (isUnsure) return beginAnew();
    const isSure = await reader.read().catch(() => false);
    if (!isSure) isUnsure = true;
  };
  const looking = setInterval(() => void look(), looksEachMs).unref();

  const beat = setInterval(() => {
    for (const listener of listeners) void live(listener);
  }, heartbeatMs).unref();

  const live = async (listener: Listener) => {
    await renew([listener]).catch(() => undefined);
    const { connection, told } = listener;
    if (!listeners.has(listener)) return;
    if (connection.writableLength > mostUntaken) connection.destroy();
    else connection.write(`: still here\n${told === undefined ? '' : `id: ${told}\n`}\n`);
  };

  return {
    admit: seats.take,
    size: () => listeners.size,
    join: async (joining) => {
      const { connection, since } = joining;
      if (connection.destroyed) return;
      connection.write(`retry: ${comesAgainAfter()}\n\n`);
      // While the server stops nobody is told of anything any more: its browser comes again, to another one.
      if (isClosed) return void connection.end();
      const listener: Listener = { ...joining, told: undefined, held: undefined };
      // Before the first look, as is the reader's beginning, so that nothing falls between the look and the listening.
      listeners.add(listener);
      // The server's own limit is for answers that end; who no longer takes what a stream brings is seen by the heartbeat.
      connection.socket?.setTimeout(0);
      connection.once('close', () => listeners.delete(listener));
      await catchUp(listener, async () => {
        await reader.begun();
        return since === undefined ? lately(db) : missedSince(db, since);
      });
    },
    close: async () => {
      isClosed = true;
      clearInterval(beat);
      clearInterval(looking);
      clearTimeout(timer);
      for (const listener of listeners) leave(listener);
      await listening.stop();
    },
  };
}
