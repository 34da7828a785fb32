import { refuse } from '#server/refusal.ts';
import type { Call } from '#contract/api.ts';
import type { Received } from '#server/http/calls.ts';
import { passwordOf } from './accounts.queries.ts';
import { passwordFits } from './passwords.ts';
import type { SignInDelays } from './sign-in-delays.ts';

/** Who sits at an open session shows that they know its password, with the delays that signing in has. */
export async function provePassword(
  { db, notes, from }: Pick<Received<Call>, 'db' | 'notes' | 'from'>,
  { userId, network, password }: { userId: number; network: string; password: string },
  delays: SignInDelays,
): Promise<void> {
  const attempt = { account: `id ${userId}`, from: network };
  await delays.check(attempt);
  const stored = await passwordOf(db, userId);
  if (!(await passwordFits(password, stored?.password))) {
    await delays.wrong(attempt);
    const failed = { act: 'identity.confirmed', outcome: 'failed', actorId: userId, userId } as const;
    notes.note({ ...failed, ...from, details: { way: 'password' } });
    throw refuse.invalid('Current password is wrong.', { currentPassword: 'Current password is wrong.' });
  }
  await delays.right(attempt);
}
