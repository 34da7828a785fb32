import type { ServerResponse } from 'node:http';
import { refuse } from '#server/refusal.ts';

export interface Seats {
  /** Counts a person's stream from before it begins until its connection closes; refuses (429) one too many. */
  take: (actor: { id: number }, connection: ServerResponse) => void;
}

/** More tabs than this share a stream in the browser, so whoever opens more is no browser of ours. */
const streamsEach = 8;

export function createSeats(freeAfter: number): Seats {
  const taken = new Map<number, number>();
  const change = (id: number, by: number) => {
    const left = (taken.get(id) ?? 0) + by;
    if (left > 0) taken.set(id, left);
    else taken.delete(id);
  };
  return {
    take: ({ id }, connection) => {
      // Who has left already takes none, and would never give it back.
      if (connection.destroyed) return;
      if ((taken.get(id) ?? 0) >= streamsEach) throw refuse.tooMany(Math.ceil(freeAfter / 1_000));
      change(id, 1);
      connection.once('close', () => change(id, -1));
    },
  };
}
