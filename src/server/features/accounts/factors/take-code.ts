import { canonicalRecoveryCode } from '#domain/second-factor.ts';
import type { Tx } from '#server/db/query.ts';
import type { Call } from '#contract/api.ts';
import { networkOf } from '#server/http/budgets.ts';
import { fromOf } from '#server/security-log/from.ts';
import type { Received } from '#server/http/calls.ts';
import { noteSecurity } from '#server/security-log/security-log.queries.ts';
import { checkCode, type Checked } from './check-code.ts';
import { tellOf } from './factor-changed.ts';
import { takeRecoveryCode } from './recovery-codes.queries.ts';

type Sending = Pick<Received<Call>, 'request' | 'now' | 'config'>;

/** What a code that somebody typed is worth, of their authenticator app or one to recover with; a right one is used up. */
export async function takeCode(
  tx: Tx,
  sending: Sending,
  userId: number,
  typed: string,
): Promise<Checked & { way: 'code' | 'recovery-code' }> {
  const code = typed.replace(/[\s-]/g, '');
  const network = networkOf(sending.request.ip);
  if (/^\d{6}$/.test(code)) {
    const checked = await checkCode(tx, { userId, code, network, now: sending.now(), confirmed: true });
    return { ...checked, way: 'code' };
  }
  const right = await takeRecoveryCode(tx, userId, canonicalRecoveryCode(typed));
  if (!right) return { right, problem: 'wrong', way: 'recovery-code' };
  const used = { act: 'recovery-code.used', outcome: 'done', actorId: userId, userId } as const;
  await noteSecurity(tx, { ...used, ...fromOf(sending.request) });
  await tellOf(tx, sending, userId, 'recovery-code.used');
  return { right, way: 'recovery-code' };
}
