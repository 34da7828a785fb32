import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { refuse } from '#server/refusal.ts';

interface Cost {
  /** In KiB. */
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** OWASP ASVS's setting for argon2id: 19 MiB, two passes, one lane. */
export const ownCost: Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let cost = ownCost;
let hashOfNobody: Promise<string> | undefined;

/** For tests alone, which make thousands of accounts: those that are about passwords set `ownCost`. */
export function hashAt(other: Cost): void {
  cost = other;
  hashOfNobody = undefined;
}

/** Before hashes that were made of a password's NFKC form, as all were once; those made since are of what was typed. */
const folded = 'nfkc:';

export async function hashPassword(password: string): Promise<string> {
  return inLane(() => hash(password, cost));
}

/** Takes as long for an unknown user as for a wrong password, so that the time tells nobody who exists. */
export async function passwordFits(password: string, stored: string | null | undefined): Promise<boolean> {
  return inLane(async () => {
    hashOfNobody ??= hash('no one has this password', cost);
    const known = stored ?? (await hashOfNobody);
    const fits = known.startsWith(folded)
      ? await verify(known.slice(folded.length), password.normalize('NFKC'))
      : await verify(known, password);
    return fits && Boolean(stored);
  });
}

/**
 * Hashing is the dearest thing this server does. As many at once as there are processors, the rest queue, and a
 * queue that would keep people waiting is refused: otherwise a flood of sign-ins would stall every other call.
 */
const waiting: (() => void)[] = [];
const lane = { running: 0, atOnce: availableParallelism(), queue: waiting, longest: 50, refused: 0 };

/** Of several servers on this machine each has its share of the processors, and of those who may wait. */
export function hashBeside(servers: number): void {
  lane.atOnce = Math.max(1, Math.round(availableParallelism() / servers));
  lane.longest = Math.ceil(50 / servers);
}

export function hashesAtOnce(): number {
  return lane.atOnce;
}

/** How the lane stands, and how many it has refused since the start. */
export function hashingNow(): { running: number; waiting: number; refused: number } {
  return { running: lane.running, waiting: lane.queue.length, refused: lane.refused };
}

async function inLane<Result>(work: () => Promise<Result>): Promise<Result> {
  if (lane.running >= lane.atOnce) {
    if (lane.queue.length >= lane.longest) {
      lane.refused += 1;
      throw refuse.busy();
    }
    await new Promise<void>((resume) => lane.queue.push(resume));
  } else {
    lane.running += 1;
  }
  try {
    return await work();
  } finally {
    // The place in the lane goes to whoever waits longest; only without anybody waiting is it given up.
    const next = lane.queue.shift();
    if (next) next();
    else lane.running -= 1;
  }
}
