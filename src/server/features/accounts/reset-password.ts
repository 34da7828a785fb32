import type pg from 'pg';
import { hashOfToken, newToken } from '#server/addresses/link-token.ts';
import { endLinks, keepHandedLink, openLink, useLink } from '#server/addresses/links.queries.ts';
import type { Config } from '#server/config.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { found } from '#server/found.ts';
import { senderOf } from '#server/mail/sender.ts';
import { refuse } from '#server/refusal.ts';
import { noteSecurity } from '#server/security-log/security-log.queries.ts';
import { updatePassword } from './accounts.queries.ts';
import { addressOf, setPendingAddress } from './addresses.queries.ts';
import { endSessionsOf } from './end-sessions.ts';
import { deleteUnfinishedOf } from './factors/unfinished.queries.ts';
import { hashPassword } from './passwords.ts';
import { refuseGuessed } from './refuse-guessed.ts';
import { writeAccountMail } from './write-account-mail.ts';

/**
 * Sets a new password by a link. Whoever was signed in is signed out, and nobody is signed in by it: what else this account asks
 * for when one signs in, it goes on asking for.
 */
export async function resetPassword(
  db: pg.Pool,
  config: Config,
  { token, password, network }: { token: string; password: string; network: string },
): Promise<void> {
  const link = await openLink(db, 'reset', hashOfToken(token));
  const account = link && (await addressOf(db, link.userId));
  if (!account) throw refuse.notFound();
  // The link still works for who has to choose another one.
  await refuseGuessed('password', password, account, config);
  const hashed = await hashPassword(password);
  await inTransaction(db, async (tx) => {
    if (!(await useLink(tx, 'reset', hashOfToken(token)))) throw refuse.notFound();
    await updatePassword(tx, account.id, hashed);
    // Whoever could sign in before may have begun to put an address of their own here.
    await setPendingAddress(tx, account.id, null);
    await endLinks(tx, account.id);
    await endSessionsOf(tx, account.id);
    await deleteUnfinishedOf(tx, account.id);
    await noteSecurity(tx, {
      act: 'password.reset',
      outcome: 'done',
      actorId: account.id,
      userId: account.id,
      network,
      details: { by: link.address === null ? 'handed-over link' : 'mailed link' },
    });
    await saveEvent(tx, { type: 'account.changed', subjectId: account.id, actorId: account.id });
    if (account.email !== null && account.inForce)
      await writeAccountMail(tx, config, account, account.email, 'password.changed');
  });
}

interface Asked {
  actorId: number | null;
  userId: number;
  network: string | null;
}

/** A link to hand over, where no mail reaches somebody. It is told this once; nobody but its holder sets the password. */
export async function makeResetLink(
  db: pg.Pool,
  config: Config,
  { actorId, userId, network, by }: Asked & { by: 'administrator' | 'command line' },
): Promise<{ url: string; expiresAt: string }> {
  const token = newToken();
  const expiresAt = await inTransaction(db, async (tx) => {
    const account = found(await addressOf(tx, userId));
    if (by === 'administrator' && config.smtpUrl && account.confirmed)
      throw refuse.conflict(
        'link_by_mail',
        'This person gets the link by mail, from “Forgot your password?”.',
      );
    await noteSecurity(tx, {
      act: 'password.reset-asked',
      outcome: 'done',
      actorId,
      userId,
      network,
      details: { by },
    });
    return found(await keepHandedLink(tx, { userId, tokenHash: hashOfToken(token) })).expiresAt;
  });
  return { url: `${senderOf(config).origin}/reset-password#${token}`, expiresAt };
}
