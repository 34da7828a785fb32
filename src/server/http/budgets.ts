import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { refuse } from '#server/refusal.ts';

/** How many calls one caller may make in how many seconds. Each copy of the server counts for itself. */
const budgets = {
  anonymous: { points: 120, duration: 60 },
  session: { points: 600, duration: 60 },
  search: { points: 120, duration: 60 },
  suggestions: { points: 240, duration: 60 },
  candidates: { points: 120, duration: 60 },
  message: { points: 60, duration: 3_600 },
  upload: { points: 60, duration: 3_600 },
  apply: { points: 30, duration: 3_600 },
  applyDaily: { points: 100, duration: 86_400 },
  register: { points: 5, duration: 3_600 },
  reset: { points: 20, duration: 3_600 },
  'reset-mail': { points: 3, duration: 3_600 },
  'address-change': { points: 10, duration: 3_600 },
  'address-mail': { points: 5, duration: 86_400 },
  report: { points: 30, duration: 3_600 },
  'sign-in': { points: 60, duration: 60 },
  // What Entra ID and Okta send when they begin with a company: 25 calls a second and more.
  provisioning: { points: 3_000, duration: 60 },
  signInAccount: { points: 10, duration: 60 },
} as const;

type Budget = keyof typeof budgets;

export interface Budgets {
  /** Takes one call from a caller's budget; throws a 429 that says when to come back. */
  spend: (budget: Budget, caller: string | number) => Promise<void>;
}

export function createBudgets(enabled: boolean): Budgets {
  if (!enabled) return { spend: async () => undefined };
  const limiters = new Map(
    Object.entries(budgets).map(([name, budget]) => [
      name,
      new RateLimiterMemory({ keyPrefix: name, ...budget }),
    ]),
  );
  return {
    spend: async (budget, caller) => {
      try {
        await limiters.get(budget)?.consume(caller);
      } catch (spent) {
        if (spent instanceof RateLimiterRes) throw refuse.tooMany(Math.ceil(spent.msBeforeNext / 1_000));
        throw spent;
      }
    },
  };
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
