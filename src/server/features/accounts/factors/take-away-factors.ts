import type { Config } from '#server/config.ts';
import { recordAudit } from '#server/audit/audit.queries.ts';
import type { Tx } from '#server/db/query.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { noteSecurity } from '#server/security-log/security-log.queries.ts';
import { endSessionsOf } from '#server/features/accounts/end-sessions.ts';
import { deleteAuthenticator } from './authenticator.queries.ts';
import { tellOf } from './factor-changed.ts';
import { deletePasskeysOf } from './passkeys.queries.ts';
import { deleteRecoveryCodes } from './recovery-codes.queries.ts';
import { deleteUnfinishedOf } from './unfinished.queries.ts';

interface Taking {
  /** Null on the command line. */
  actorId: number | null;
  userId: number;
  network: string | null;
  config: Config;
}

/** Takes everything but the password from somebody who has lost it all, and signs them out everywhere. They are told. */
export async function takeAwayFactors(tx: Tx, { actorId, userId, network, config }: Taking): Promise<void> {
  const passkeys = await deletePasskeysOf(tx, userId);
  const authenticator = (await deleteAuthenticator(tx, userId))?.confirmed ?? false;
  await deleteRecoveryCodes(tx, userId);
  await deleteUnfinishedOf(tx, userId);
  await endSessionsOf(tx, userId);
  await noteSecurity(tx, {
    act: 'factors.taken',
    outcome: 'done',
    actorId,
    userId,
    network,
    details: { passkeys, authenticator },
  });
  await recordAudit(tx, { actorId, action: 'user.factors_taken', subject: 'user', subjectId: userId });
  await saveEvent(tx, { type: 'account.changed', subjectId: userId, actorId });
  await tellOf(tx, { config }, userId, 'factors.taken');
}
