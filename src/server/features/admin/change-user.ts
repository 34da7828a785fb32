import type pg from 'pg';
import type { Body } from '#contract/api.ts';
import type { Actor } from '#domain/permissions.ts';
import { mayBeGiven } from '#domain/account-roles.ts';
import { recordAudit } from '#server/audit/audit.queries.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events/reactions.ts';
import type { From } from '#server/security-log/from.ts';
import { noteSecurity } from '#server/security-log/security-log.queries.ts';
import type { Tx } from '#server/db/query.ts';
import type { UserRow } from './admin.queries.ts';
import { updateUser, userById } from './admin.queries.ts';
import { refuse } from '#server/refusal.ts';
import { found } from '#server/found.ts';

/** Disables or enables an account, or changes its role. Platform admins are made on the command line only, and nobody can shut themselves out. */
export async function changeUser(
  db: pg.Pool,
  actor: Actor & { from: From },
  id: number,
  changes: Body<'PUT /api/admin/users/:id'>,
): Promise<UserRow> {
  return inTransaction(db, async (tx) => {
    const user = found(await userById(tx, id));
    if (id === actor.id) throw refuse.conflict('own_account', 'You cannot change your own account here.');
    if (!mayBeGiven(changes.userType, user.userType))
      throw refuse.conflict('admins_by_command_line', 'Administrators are made on the command line only.');

    await updateUser(tx, id, changes);
    const { disabled } = changes;
    await saveEvent(tx, { type: 'account.changed', subjectId: id, actorId: actor.id, data: { disabled } });
    await recordAudit(tx, {
      actorId: actor.id,
      action: 'user.changed',
      subject: 'user',
      subjectId: id,
      details: changes,
    });
    const changed = (await userById(tx, id)) ?? user;
    await noteRights(tx, actor, user, changed);
    return changed;
  });
}

async function noteRights(
  tx: Tx,
  actor: Actor & { from: From },
  before: UserRow,
  after: UserRow,
): Promise<void> {
  const done = { outcome: 'done', actorId: actor.id, userId: before.id, ...actor.from } as const;
  const [from, to] = [before.userType, after.userType];
  if (from !== to) await noteSecurity(tx, { ...done, act: 'role.changed', details: { from, to } });
  if (Boolean(before.disabledAt) === Boolean(after.disabledAt)) return;
  await noteSecurity(tx, { ...done, act: after.disabledAt ? 'account.disabled' : 'account.enabled' });
}
