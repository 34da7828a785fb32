import { verify } from 'otplib';
import { type CodeProblem, offBy } from '#domain/second-factor.ts';
import type { Tx } from '#server/db/query.ts';
import { codeUsed, codeWasWrong, lockAuthenticator, secondsToWait } from './authenticator.queries.ts';

/** Seconds a code is shown, and counts: that of the step before or after is known for what it is, and refused. */
const step = 30;

export type Checked =
  | { right: true; wait?: undefined }
  | { right: false; wait: number }
  | { right: false; wait?: undefined; problem: CodeProblem };

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
  if (!known || known.confirmed !== confirmed) return { right: false, problem: 'wrong' };
  const wait = await secondsToWait(tx, userId, network);
  if (wait > 0) return { right: false, wait };
  if (known.exhausted && known.lastNetwork !== network) return { right: false, wait: 3_600 };
  const epoch = Math.floor(now.getTime() / 1_000);
  const away = /^\d{6}$/.test(code) ? await stepsAway(known.secret, code, epoch) : undefined;
  if (away === 0 && Math.floor(epoch / step) > known.lastStep) {
    await codeUsed(tx, { userId, step: Math.floor(epoch / step), network });
    return { right: true };
  }
  const { problem, inTurn } = away ? offBy(away, known.offSteps) : { problem: 'wrong' as const, inTurn: 0 };
  await codeWasWrong(tx, { userId, network, offSteps: inTurn });
  return { right: false, problem };
}

/** Whether it is the code of the present step, or of the one before or after; undefined for any other. */
async function stepsAway(secret: string, code: string, epoch: number): Promise<-1 | 0 | 1 | undefined> {
  const checked = await verify({ secret, token: code, epoch, epochTolerance: step });
  if (!checked.valid) return undefined;
  return checked.delta === 0 ? 0 : checked.delta < 0 ? -1 : 1;
}
