import { createHash } from 'node:crypto';
import type pg from 'pg';
import { refuse } from '#server/refusal.ts';
import { countedInDatabase, keyOf } from '#server/http/budgets.ts';

/** Somebody who tries a password. */
export interface Attempt {
  /** Whose: `id 7`, or a name that nobody has. */
  account: string;
  /** From where: a network, or a browser that has signed in to the account before. */
  from: string;
  /** Nothing has signed in to the account before from this network, nor with this browser: what is tried there, and from where. */
  stranger?: { password: string; network: string };
}

/** So many wrong ones are free, each further one makes the next wait twice as long, and after a while all are forgotten. */
interface Growth {
  free: number;
  longestSeconds: number;
  forgetAfterSeconds: number;
}

const quarter = 15 * 60;
/** From one network at one account. */
const pair: Growth = { free: 3, longestSeconds: 60, forgetAfterSeconds: quarter };
/** From anywhere at one account: many networks guess one person's password. */
const account: Growth = { free: 20, longestSeconds: 60, forgetAfterSeconds: 3_600 };
/** Anywhere, with one password: one that is tried on many accounts from many networks. */
const password: Growth = { free: 20, longestSeconds: 300, forgetAfterSeconds: 3_600 };
/** From one network at any accounts, while the whole place is under attack. */
const network: Growth = { free: 3, longestSeconds: 300, forgetAfterSeconds: quarter };
/** So many wrong passwords of strangers in so many seconds, all together, are an attack. */
const attack = { points: 300, duration: 300 } as const;

/**
 * Growing delays on wrong passwords, without lock-out. Who guesses from one network waits for that network at that account.
 * Who spreads the guessing, over networks or over accounts, is met by what strangers do together; a browser or a network that
 * has signed in to an account before is no stranger to it, so that nobody keeps an owner out.
 */
export function createSignInDelays(enabled: boolean, db: pg.Pool): SignInDelays {
  if (!enabled) return unlimited;
  const ofPair = growing(db, 'pair', pair);
  const ofAccount = growing(db, 'account', account);
  const ofPassword = growing(db, 'password', password);
  const ofNetwork = growing(db, 'network', network);
  const all = countedInDatabase(db, 'wrong-in-all', attack);

  const asked = ({ account: whose, from, stranger }: Attempt) => [
    { delay: ofPair, key: keyOf(`${whose} ${from}`) },
    ...(stranger
      ? [
          { delay: ofAccount, key: keyOf(whose) },
          { delay: ofPassword, key: traceOf(stranger.password) },
        ]
      : []),
  ];

  return {
    check: async (attempt: Attempt): Promise<void> => {
      const waits = await Promise.all([
        ...asked(attempt).map(({ delay, key }) => delay.left(key)),
        attempt.stranger ? ofNetwork.left(keyOf(attempt.stranger.network)) : 0,
      ]);
      const longest = Math.max(...waits);
      if (longest > 0)
        throw refuse.tooMany(
          Math.ceil(longest / 1_000),
          'Too many wrong passwords. Please wait a moment and try again.',
        );
    },
    wrong: async (attempt: Attempt): Promise<void> => {
      await Promise.all(asked(attempt).map(({ delay, key }) => delay.wrong(key)));
      if (!attempt.stranger) return;
      const { consumedPoints } = await all.penalty('all');
      if (consumedPoints > attack.points) await ofNetwork.wrong(keyOf(attempt.stranger.network));
    },
    right: async ({ account: whose, from }: Pick<Attempt, 'account' | 'from'>): Promise<void> => {
      await ofPair.forget(keyOf(`${whose} ${from}`));
    },
  };
}

export interface SignInDelays {
  /** Throws a 429 while the delay of an earlier wrong password runs. */
  check: (attempt: Attempt) => Promise<void>;
  wrong: (attempt: Attempt) => Promise<void>;
  /** The right password forgets the wrong ones that its owner typed before. What strangers did elsewhere stands. */
  right: (attempt: Attempt) => Promise<void>;
}

const unlimited: SignInDelays = {
  check: async () => undefined,
  wrong: async () => undefined,
  right: async () => undefined,
};

function growing(db: pg.Pool, name: string, { free, longestSeconds, forgetAfterSeconds }: Growth) {
  const failures = countedInDatabase(db, `wrong-${name}`, {
    points: 1_000_000,
    duration: forgetAfterSeconds,
  });
  const waits = countedInDatabase(db, `wait-${name}`, { points: 1, duration: longestSeconds });
  return {
    /** Milliseconds to wait. */
    left: async (key: string): Promise<number> => {
      const wait = await waits.get(key);
      return wait && wait.consumedPoints > 0 ? wait.msBeforeNext : 0;
    },
    wrong: async (key: string): Promise<void> => {
      let counted = 0;
      let { consumedPoints } = await failures.penalty(key);
      // Of several at once the longest wait stands, whichever was written last.
      while (consumedPoints > Math.max(counted, free)) {
        counted = consumedPoints;
        await waits.set(key, 1, Math.min(2 ** (counted - free - 1), longestSeconds));
        consumedPoints = (await failures.get(key))?.consumedPoints ?? 0;
      }
    },
    forget: async (key: string): Promise<void> => {
      await Promise.all([failures.delete(key), waits.delete(key)]);
    },
  };
}

/**
 * By what a password is recognised that is tried over and over: twenty bits of its hash. Few share them by chance, and of a
 * password that somebody mistyped they tell a thief of the table next to nothing.
 */
function traceOf(typed: string): string {
  return createHash('sha256').update(typed.normalize('NFKC')).digest('hex').slice(0, 5);
}
