import { networkOf } from '#server/http/budgets.ts';
import type { Received } from '#server/http/calls.ts';
import { isKnown } from './devices.ts';
import { sidOf } from './sessions.ts';
import type { Attempt } from './sign-in-delays.ts';

/** The number of no account. */
const nobody = 0;

interface Budgeted extends Attempt {
  /** What it is taken from: a browser that is known has its own, which nobody else can spend. */
  budget: ['signInAccount' | 'signInDevice', string];
}

/** Somebody tries to sign in: to which account, from where, and whether anybody has done so from there before. */
export async function attemptAt(
  { db, cookie, request }: Pick<Received<'POST /api/login'>, 'db' | 'cookie' | 'request'>,
  account: { id: number } | undefined,
  { username, password }: { username: string; password: string },
): Promise<Budgeted> {
  const network = networkOf(request.ip);
  // Asked of nobody, too, so that the time tells nobody who exists.
  const known = await isKnown(db, { cookie, request }, account?.id ?? nobody);
  // One account, however it was called.
  const whose = account ? `id ${account.id}` : username;
  if (known.device) {
    const from = `device ${sidOf(cookie.readDevice(request) ?? '')}`;
    return { account: whose, from, budget: ['signInDevice', `${whose} ${from}`] };
  }
  return {
    account: whose,
    from: network,
    budget: ['signInAccount', `${whose} ${network}`],
    ...(known.network ? {} : { stranger: { password, network } }),
  };
}
