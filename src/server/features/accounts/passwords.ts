import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createHashingLane } from './hashing-lane.ts';

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
  return lane.pass(() => hash(password, cost));
}

/** Takes as long for an unknown user as for a wrong password, so that the time tells nobody who exists. */
export async function passwordFits(password: string, stored: string | null | undefined): Promise<boolean> {
  return lane.pass(async () => {
    hashOfNobody ??= hash('no one has this password', cost);
    const known = stored ?? (await hashOfNobody);
    const fits = known.startsWith(folded)
      ? await verify(known.slice(folded.length), password.normalize('NFKC'))
      : await verify(known, password);
    return fits && Boolean(stored);
  });
}

const lane = createHashingLane(availableParallelism());

/** Of several servers on this machine each has its share of the processors, and of those who may wait. */
export function hashBeside(servers: number): void {
  lane.shareWith(servers);
}

export const hashesAtOnce = lane.atOnce;
export const hashingNow = lane.now;
export const hashLessWhile = lane.lessWhile;
