import { refuse } from '#server/refusal.ts';

/** Made once, as at the door, with whom it is counted. */
const tooLong = refuse.busy('passwords');
/** So many may wait for their password to be hashed. */
const longestLine = 50;

export interface HashingLane {
  /** Does the work when its turn comes, or throws the refusal where too many wait already. */
  pass: <Result>(work: () => Promise<Result>) => Promise<Result>;
  atOnce: () => number;
  now: () => { running: number; waiting: number };
  /** Of several servers on this machine each has its share of the processors, and of those who may wait. */
  shareWith: (servers: number) => void;
  /** While there is more to do than can be done at once, passwords get half of the places, and everybody else the rest. */
  lessWhile: (isCrowded: () => boolean) => void;
}

/**
 * Hashing is the dearest thing this server does. As many at once as there are processors, the rest queue, and a queue that would
 * keep people waiting is refused: otherwise a flood of sign-ins would stall every other call.
 */
export function createHashingLane(processors: number): HashingLane {
  const waiting: (() => void)[] = [];
  let atOnce = processors;
  let longest = longestLine;
  let running = 0;
  let isCrowded = () => false;

  const hasPlace = () => running < (isCrowded() ? Math.ceil(atOnce / 2) : atOnce);

  return {
    pass: async (work) => {
      if (!waiting.length && hasPlace()) {
        running += 1;
      } else {
        if (waiting.length >= longest) throw tooLong;
        await new Promise<void>((resume) => waiting.push(resume));
      }
      try {
        return await work();
      } finally {
        running -= 1;
        // Whoever waits longest is next, and more than one where places have come back.
        while (waiting.length && hasPlace()) {
          running += 1;
          waiting.shift()?.();
        }
      }
    },
    atOnce: () => atOnce,
    now: () => ({ running, waiting: waiting.length }),
    shareWith: (servers) => {
      atOnce = Math.max(1, Math.round(processors / servers));
      longest = Math.ceil(longestLine / servers);
    },
    lessWhile: (crowded) => {
      isCrowded = crowded;
    },
  };
}
