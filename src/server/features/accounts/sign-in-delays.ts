import { RateLimiterMemory } from 'rate-limiter-flexible';
import { refuse } from '#server/refusal.ts';

/**
 * Growing delays on wrong passwords, without lock-out: from the fourth wrong one on, the next attempt from that
 * network at that account has to wait 1, 2, 4 … at most 60 seconds. Others, and the owner elsewhere, are not held up.
 */
const free = 3;
const longestDelay = 60;
const forgetAfter = 15 * 60;

export function createSignInDelays(enabled: boolean) {
  const failures = new RateLimiterMemory({
    keyPrefix: 'wrong-password',
    points: Number.MAX_SAFE_INTEGER,
    duration: forgetAfter,
  });
  const waits = new RateLimiterMemory({ keyPrefix: 'wait', points: 1, duration: longestDelay });

  return {
    /** Throws a 429 while the delay of an earlier wrong password runs. */
    check: async (account: string, network: string): Promise<void> => {
      const wait = await waits.get(`${account} ${network}`);
      if (enabled && wait && wait.consumedPoints > 0 && wait.msBeforeNext > 0) {
        throw refuse.tooMany(
          Math.ceil(wait.msBeforeNext / 1_000),
          'Too many wrong passwords. Please wait a moment and try again.',
        );
      }
    },
    wrong: async (account: string, network: string): Promise<void> => {
      const key = `${account} ${network}`;
      const { consumedPoints } = await failures.consume(key);
      const delay = Math.min(2 ** (consumedPoints - free - 1), longestDelay);
      if (consumedPoints > free) await waits.set(key, 1, delay);
    },
    right: async (account: string, network: string): Promise<void> => {
      await failures.delete(`${account} ${network}`);
    },
  };
}

export type SignInDelays = ReturnType<typeof createSignInDelays>;
