import type { CurrentUser } from '#contract/api.ts';
import { lacksFactor } from '#domain/second-factor.ts';
import type { Db } from '#server/db/query.ts';
import { withEtag } from '#server/etags.ts';
import { refuse } from '#server/refusal.ts';
import { accountById } from './accounts.queries.ts';

/** An account as its owner sees it. */
export async function presentAccount(db: Db, id: number): Promise<CurrentUser> {
  const account = await accountById(db, id);
  if (!account) throw refuse.signedOut();
  const secondFactorMissing = lacksFactor(account, account.factor);
  return withEtag('PUT /api/user', { ...account, secondFactorMissing });
}
