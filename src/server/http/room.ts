import { type Lane, lanes } from './lanes.ts';

/**
 * For how many seconds of work at most there may be in hand, so that somebody of this lane is still let in; and how many at the
 * least, for a server that is new or does little, and at the most, for one whose pace is not what it was a second ago.
 */
const depth = {
  low: { seconds: 0.2, least: 24, most: 128 },
  normal: { seconds: 0.35, least: 32, most: 256 },
  critical: { seconds: 0.5, least: 48, most: 448 },
  self: { seconds: 0.5, least: 64, most: 512 },
  screens: { seconds: 0.5, least: 64, most: 512 },
  passwords: { seconds: 0.6, least: 16, most: 50 },
} as const satisfies Record<Lane, { seconds: number; least: number; most: number }>;

/** Requests a second, before anything was measured. */
const firstPace = 400;
/** So many of the critical lane are let in however much else is in hand, though they wait for it. */
const reserve = 32;
const windowMs = 250;

export interface Room {
  /** Whether a request of this lane may come in. */
  isFor: (lane: Lane) => boolean;
  enter: (lane: Lane, now: number) => void;
  /** Unless it was done, it only waits for something that is not ours. */
  leave: (lane: Lane, now: number, how: { isDone: boolean }) => void;
  inHand: () => number;
  /** Requests a second, as measured when there last was more to do than could be done at once. */
  pace: () => number;
}

/**
 * How much more can be taken on. What is in hand waits for the database, for the processor and for each other; however long
 * that takes, whoever comes waits for as long as it takes to do all that is in hand, which is their number by how many are done
 * a second. The pace counts only while all hands are full: an idle server does few because few ask. Times are milliseconds.
 */
export function createRoom(atOnce: number, pace = firstPace): Room {
  let inHand = 0;
  let critical = 0;
  let begun = 0;
  let done = 0;
  let wasFull = false;

  const room = (lane: Lane) => {
    const { seconds, least, most } = depth[lane];
    return Math.min(most, Math.max(least, seconds * pace));
  };
  const lookAt = (now: number) => {
    if (now - begun < windowMs) return;
    // A window that took very long is one in which the loop stood still: that is its pace as well.
    if (wasFull && begun) pace = (pace + (1_000 * done) / (now - begun)) / 2;
    begun = now;
    done = 0;
    wasFull = inHand > atOnce;
  };
  return {
    isFor: (lane) => inHand < room(lane) || (lane === 'critical' && critical < reserve),
    enter: (lane, now) => {
      lookAt(now);
      inHand += 1;
      if (lane === 'critical') critical += 1;
    },
    leave: (lane, now, { isDone }) => {
      inHand -= 1;
      if (lane === 'critical') critical -= 1;
      if (isDone) done += 1;
      if (inHand <= atOnce) wasFull = false;
      lookAt(now);
    },
    inHand: () => inHand,
    pace: () => pace,
  };
}

/** For each lane something of its own. */
export function forEachLane<Value>(make: (lane: Lane) => Value): Record<Lane, Value> {
  // The cast: made of the lanes there are.
  return Object.fromEntries(lanes.map((lane) => [lane, make(lane)])) as Record<Lane, Value>;
}
