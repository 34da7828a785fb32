import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds that something which ends may wait for a database that may have fallen silent, before it ends all the same. */
export const longestWords = { word: 2_000, writing: 6_000 } as const;

/**
 * Waits for `work`, but no longer than `atMost` milliseconds, and never fails: a stop has to end, and what one part of it
 * takes the others lack. What is not heard is found by another server, or by the next start.
 */
export async function briefly(work: Promise<unknown>, atMost: number = longestWords.word): Promise<void> {
  await Promise.race([work.catch(() => undefined), pause(atMost, undefined, { ref: false })]);
}
