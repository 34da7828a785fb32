import type pg from 'pg';
import { recordAudit } from '#server/audit/audit.queries.ts';
import type { Config } from '#server/config.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { credentialsOf, updatePassword } from '#server/features/accounts/accounts.queries.ts';
import { addressOf } from '#server/features/accounts/addresses.queries.ts';
import { deleteUnfinishedOf } from '#server/features/accounts/factors/unfinished.queries.ts';
import { hashPassword } from '#server/features/accounts/passwords.ts';
import { endSessionsOf } from '#server/features/accounts/end-sessions.ts';
import { endWhatWasBegun } from '#server/features/accounts/end-what-was-begun.ts';
import { refuseGuessed } from '#server/features/accounts/refuse-guessed.ts';
import { noteSecurity } from '#server/security-log/security-log.queries.ts';
import { refuse } from '#server/refusal.ts';

/** Gives somebody a new password, as the operator may for those who lost theirs, and signs them out everywhere. */
export async function setPassword(
  db: pg.Pool,
  config: Pick<Config, 'brandName'>,
  username: string,
  password: string,
): Promise<void> {
  const named = await credentialsOf(db, username);
  const owner = named && (await addressOf(db, named.id));
  if (!owner) throw refuse.invalid(`No one named ${username} may sign in here.`);
  await refuseGuessed('password', password, owner, config);
  const hashed = await hashPassword(password);
  await inTransaction(db, async (tx) => {
    await updatePassword(tx, owner.id, hashed);
    await endWhatWasBegun(tx, owner.id, null);
    await endSessionsOf(tx, owner.id);
    await deleteUnfinishedOf(tx, owner.id);
    await recordAudit(tx, {
      actorId: null,
      action: 'user.password_set',
      subject: 'user',
      subjectId: owner.id,
    });
    const changed = { act: 'password.changed', outcome: 'done', actorId: null, userId: owner.id } as const;
    await noteSecurity(tx, { ...changed, network: null, details: { way: 'command line' } });
  });
}
