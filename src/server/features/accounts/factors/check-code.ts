import { verify } from 'otplib';
import type { Tx } from '#server/db/query.ts';
import { codeUsed, codeWasWrong, lockAuthenticator, secondsToWait } from './authenticator.queries.ts';

/** Seconds a code is shown; one that comes a step early or late counts, as clocks differ. */
const step = 30;

export type Checked = { right: boolean; wait?: undefined } | { right: false; wait: number };

interface Shown {
  userId: number;
  code: string;
  network: string;
  now: Date;
  /** Whether the app is only just being set up, or has been in use. */
  confirmed: boolean;
}

/**
 * Looks at a code of somebody's authenticator app, in a transaction that has to be committed whatever the answer is: what
 * was wrong is counted. Who guesses waits longer and longer, there and not elsewhere; past a day's measure only the network
 * of the last right code is heard.
 */
export async function checkCode(tx: Tx, { userId, code, network, now, confirmed }: Shown): Promise<Checked> {
  const known = await lockAuthenticator(tx, userId);
  if (!known || known.confirmed !== confirmed) return { right: false };
  const wait = await secondsToWait(tx, userId, network);
  if (wait > 0) return { right: false, wait };
  if (known.exhausted && known.lastNetwork !== network) return { right: false, wait: 3_600 };
  const epoch = Math.floor(now.getTime() / 1_000);
  const checked = /^\d{6}$/.test(code)
    ? await verify({ secret: known.secret, token: code, epoch, epochTolerance: step })
    : { valid: false as const };
  if (!checked.valid || !('timeStep' in checked) || checked.timeStep <= known.lastStep) {
    await codeWasWrong(tx, userId, network);
    return { right: false };
  }
  await codeUsed(tx, { userId, step: checked.timeStep, network });
  return { right: true };
}
