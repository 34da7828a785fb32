import { setTimeout as pause } from 'node:timers/promises';

/** By this code a trigger's word is known that is to be told (`tell_after_commit`): "channel what". */
export const toldByCode = 'MO001';

export interface Teller {
  /** Tells these soon, each once however often it is said meanwhile. */
  tell: (notes: Iterable<string>) => void;
  /** Fulfilled when nothing is left to be told, or what tells it does not answer. */
  done: () => Promise<void>;
}

/** So often at most something is told: what comes in between goes together. */
const atMostEachMs = 50;
/** Where it could not be told. What is never told is found by those who look for it themselves, a little later. */
const triesAgainAfterMs = 1_000;
const longestDoneMs = 1_000;

/**
 * Tells others what was committed here, after it was, by a transaction that does nothing else: PostgreSQL lets those that notify
 * commit one after the other only, so what writes does not.
 */
export function createTeller(send: (notes: string[]) => Promise<unknown>): Teller {
  const closing = new AbortController();
  const waiting = new Set<string>();
  let telling: Promise<void> | undefined;
  const tellAll = async () => {
    while (waiting.size) {
      const notes = [...waiting];
      waiting.clear();
      const told = await send(notes).then(
        () => true,
        () => false,
      );
      if (!told && !closing.signal.aborted) for (const note of notes) waiting.add(note);
      await rest(told ? atMostEachMs : triesAgainAfterMs);
    }
    telling = undefined;
  };
  const rest = (milliseconds: number) =>
    pause(milliseconds, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);
  return {
    tell: (notes) => {
      for (const note of notes) waiting.add(note);
      telling ??= tellAll();
    },
    done: async () => {
      closing.abort();
      const longest = pause(longestDoneMs, undefined, { ref: false });
      await Promise.race([telling, longest]);
    },
  };
}
