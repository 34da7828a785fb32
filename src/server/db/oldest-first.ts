import { currentTrace } from '#server/trace.ts';

// What the driver has and its type description does not.
declare module 'pg' {
  interface Pool {
    /** Those who wait for a connection: who is to have the next one stands first. */
    readonly _pendingQueue: object[];
  }
}

/** What has been under way for longer is a stream, or for somebody who has gone: it is no older than others. */
const longestMs = 5_000;

/**
 * Puts who has come last to wait for a connection behind those whose requests are older, and before those whose requests are newer. A
 * request with eight statements waits once so, and in the order of statements eight times, with everybody who has come meanwhile.
 */
export function oldestFirst(): (line: object[]) => void {
  const since = new WeakMap<object, number>();
  return (line) => {
    const last = line.at(-1);
    if (!last) return;
    const now = performance.now();
    const began = currentTrace()?.began ?? now;
    const own = now - began > longestMs ? now : began;
    since.set(last, own);
    let at = line.length - 1;
    for (let before = line[at - 1]; before && (since.get(before) ?? 0) > own; before = line[at - 1]) {
      line[at] = before;
      at -= 1;
    }
    line[at] = last;
  };
}
