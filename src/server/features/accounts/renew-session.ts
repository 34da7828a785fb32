import type { Call } from '#contract/api.ts';
import type { Tx } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { OwnSession } from '#server/http/who-may-call.ts';
import type { Received } from '#server/http/calls.ts';
import { renewToken } from './sessions.ts';

export type Renewing = Pick<Received<Call>, 'db' | 'cookie' | 'request' | 'reply'> & {
  session: Pick<OwnSession, 'id' | 'changedTo'>;
};

/**
 * Gives the present session a new id, in the transaction of what makes it necessary: rights or factors have changed, or
 * somebody has shown again who they are. The one before ends then, whether or not the answer arrives.
 */
export async function renewSession<Result>(
  { db, cookie, request, reply, session }: Renewing,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const { result, token } = await inTransaction(db, async (tx) => {
    const worked = await work(tx);
    return {
      result: worked,
      token: await renewToken(tx, session, cookie.read(request) ?? '', { final: true }),
    };
  });
  if (token) cookie.write(reply, token);
  return result;
}
