import type pg from 'pg';
import { recordAudit } from '#server/audit/audit.queries.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { credentialsOf, updatePassword } from '#server/features/accounts/accounts.queries.ts';
import { hashPassword } from '#server/features/accounts/passwords.ts';
import { endSessionsOf } from '#server/features/accounts/end-sessions.ts';
import { noteSecurity } from '#server/security-log/security-log.queries.ts';
import { refuse } from '#server/refusal.ts';

/** Gives somebody a new password, as the operator may for those who lost theirs, and signs them out everywhere. */
export async function setPassword(db: pg.Pool, username: string, password: string): Promise<void> {
  const hashed = await hashPassword(password);
  await inTransaction(db, async (tx) => {
    const account = await credentialsOf(tx, username);
    if (!account) throw refuse.invalid(`Nobody named ${username} may sign in here.`);
    await updatePassword(tx, account.id, hashed);
    await endSessionsOf(tx, account.id);
    await recordAudit(tx, {
      actorId: null,
      action: 'user.password_set',
      subject: 'user',
      subjectId: account.id,
    });
    const changed = { act: 'password.changed', outcome: 'done', actorId: null, userId: account.id } as const;
    await noteSecurity(tx, { ...changed, network: null, details: { way: 'command line' } });
  });
}
