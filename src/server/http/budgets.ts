import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { refuse } from '#server/refusal.ts';

interface Allowance {
  points: number;
  /** In seconds. */
  duration: number;
}

/**
 * How many calls one caller may make in how many seconds. These keep one copy of the server from being flooded, and each counts
 * for itself: they are spent at every call, and a count in the database would cost more than the call.
 */
const ofEachCopy = {
  anonymous: { points: 120, duration: 60 },
  session: { points: 600, duration: 60 },
  /** Of each key: a program that keeps a copy asks more often than a person. */
  key: { points: 1_200, duration: 60 },
  /** What visitors read, from one network: enough for search engines, which come with ten and more a second from one. */
  visitor: { points: 1_200, duration: 60 },
  /** A feed can be all there is, and who keeps a copy asks for it a few times an hour. */
  feed: { points: 60, duration: 600 },
  search: { points: 120, duration: 60 },
  suggestions: { points: 240, duration: 60 },
  candidates: { points: 120, duration: 60 },
  // What Entra ID and Okta send when they begin with a company: 25 calls a second and more.
  provisioning: { points: 3_000, duration: 60 },
} as const satisfies Record<string, Allowance>;

/** What guesses, probes, reaches people or fills the disk: one count in the database for all copies, which a restart does not forget. */
const ofAllCopies = {
  message: { points: 60, duration: 3_600 },
  upload: { points: 60, duration: 3_600 },
  apply: { points: 30, duration: 3_600 },
  applyDaily: { points: 100, duration: 86_400 },
  'visitor-apply': { points: 60, duration: 3_600 },
  report: { points: 30, duration: 3_600 },
  register: { points: 5, duration: 3_600 },
  /** Everybody together. */
  registerAll: { points: 500, duration: 3_600 },
  reset: { points: 20, duration: 3_600 },
  'reset-mail': { points: 3, duration: 3_600 },
  'address-change': { points: 10, duration: 3_600 },
  'address-mail': { points: 5, duration: 86_400 },
  /** Each looks at a name and calls an address that somebody has typed. */
  'domain-check': { points: 60, duration: 3_600 },
  invitation: { points: 60, duration: 3_600 },
  'sign-in': { points: 60, duration: 60 },
  /** One account from one network. */
  signInAccount: { points: 10, duration: 60 },
  /** One account from a browser that has signed in to it before: whatever others do, it has this. */
  signInDevice: { points: 10, duration: 60 },
} as const satisfies Record<string, Allowance>;

type Budget = keyof typeof ofEachCopy | keyof typeof ofAllCopies;

export interface Budgets {
  /** Takes one call from a caller's budget; throws a 429 that says when to come back. */
  spend: (budget: Budget, caller: string | number) => Promise<void>;
}

/** For a route whose body nobody is to read for who has spent theirs: a hook that spends before it comes. */
export function spentFirst({ spend }: Budgets, budget: Budget): (request: { ip: string }) => Promise<void> {
  return ({ ip }) => spend(budget, networkOf(ip));
}

export function createBudgets(enabled: boolean, db: pg.Pool): Budgets {
  if (!enabled) return { spend: async () => undefined };
  const limiters = new Map<string, RateLimiterMemory | RateLimiterPostgres>([
    ...Object.entries(ofEachCopy).map(
      ([name, allowance]) => [name, new RateLimiterMemory({ keyPrefix: name, ...allowance })] as const,
    ),
    ...Object.entries(ofAllCopies).map(
      ([name, allowance]) => [name, countedInDatabase(db, name, allowance)] as const,
    ),
  ]);
  return {
    spend: async (budget, caller) => {
      try {
        await limiters.get(budget)?.consume(budget in ofAllCopies ? keyOf(caller) : caller);
      } catch (spent) {
        if (spent instanceof RateLimiterRes) throw refuse.tooMany(Math.ceil(spent.msBeforeNext / 1_000));
        throw spent;
      }
    },
  };
}

/**
 * A count that all copies of the server share. Whoever has spent theirs is refused from memory until it comes back, so that an
 * attack is none on the database. Its table is made by a migration, and what has expired is taken away by the upkeep.
 */
export function countedInDatabase(
  db: pg.Pool,
  name: string,
  { points, duration }: Allowance,
): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: db,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration,
    inMemoryBlockOnConsumed: points,
  });
}

/** Names and networks are kept as hashes: they are only ever compared, and one can be as long as it likes. */
export function keyOf(caller: string | number): string {
  return createHash('sha256').update(String(caller)).digest('base64url');
}

/** The network an address is in, for budgets that one person must not dodge by changing address: /24 or /64. */
export function networkOf(address: string): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(mapped)) return mapped.split('.').slice(0, 3).join('.');
  const [head = '', tail] = mapped.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  return [...groups, ...Array<string>(missing).fill('0')].slice(0, 4).join(':');
}
