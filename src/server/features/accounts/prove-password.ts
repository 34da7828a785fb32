import { refuse } from '#server/refusal.ts';
import type { Db } from '#server/db/query.ts';
import { passwordOf } from './accounts.queries.ts';
import { passwordFits } from './passwords.ts';
import type { SignInDelays } from './sign-in-delays.ts';

/** Who sits at an open session shows that they know its password, with the delays that signing in has. */
export async function provePassword(
  db: Db,
  { userId, network, password }: { userId: number; network: string; password: string },
  delays: SignInDelays,
): Promise<void> {
  const attempt = { account: `id ${userId}`, from: network };
  await delays.check(attempt);
  const stored = await passwordOf(db, userId);
  if (!(await passwordFits(password, stored?.password))) {
    await delays.wrong(attempt);
    throw refuse.invalid('Current password is wrong.', { currentPassword: 'Current password is wrong.' });
  }
  await delays.right(attempt);
}
