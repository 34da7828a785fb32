import type pg from 'pg';
import type { Body } from '#contract/api.ts';
import { again } from '#domain/company-standing.ts';
import { limits, openCompanyId } from '#domain/limits.ts';
import type { Actor } from '#domain/permissions.ts';
import { isAdmin, managesByMembership } from '#domain/permissions.ts';
import { recordAudit } from '#server/audit/audit.queries.ts';
import { brokenUniqueRule } from '#server/db/conflicts.ts';
import type { Tx } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events/reactions.ts';
import type { From } from '#server/security-log/from.ts';
import { noteSecurity, type SecurityEntry } from '#server/security-log/security-log.queries.ts';
import { daysUntilAskingAgain, lockAsker, releasePostings, requestsOf } from './asking.queries.ts';
import type { MemberRow } from './companies.queries.ts';
import {
  companyById,
  deleteMember,
  hasManagerBeside,
  joinUnverified,
  memberOf,
  updateMember,
} from './companies.queries.ts';
import { refuse } from '#server/refusal.ts';
import { found } from '#server/found.ts';

/** Who acts, and from where: memberships are noted in the security log. */
type Asker = Actor & { from: From };

/** Asks to join a company: an unverified membership that its company admin, or a platform admin, may verify. */
export async function askToJoin(
  db: pg.Pool,
  actor: Asker,
  companyId: number,
  { limited }: { limited: boolean },
): Promise<MemberRow> {
  return inTransaction(db, async (tx) => {
    const company = found(await companyById(tx, companyId));
    await lockAsker(tx, actor.id);
    await refuseWhoWasRemoved(tx, actor, company);
    if (company.suspended)
      throw refuse.conflict('company_suspended', `${company.name} is suspended and can’t take new members.`);
    if (limited) await refuseAskingAround(tx, actor);
    if (!(await joinUnverified(tx, actor, companyId)))
      throw refuse.conflict(
        'already_member',
        'You have already asked to join this company, or are a member.',
      );
    await saveEvent(tx, {
      type: 'membership.requested',
      subjectId: companyId,
      actorId: actor.id,
      data: { userId: actor.id },
    });
    await noteMembership(tx, actor, { act: 'member.asked', userId: actor.id, companyId });
    return memberIn(tx, companyId, actor.id);
  });
}

/** Verifies a member or changes what they are to the company. */
export async function changeMember(
  db: pg.Pool,
  actor: Asker,
  companyId: number,
  userId: number,
  changes: Body<'PUT /api/companies/:id/members/:userId'>,
): Promise<MemberRow> {
  try {
    return await inTransaction(db, async (tx) => {
      const member = await memberIn(tx, companyId, userId);
      const losesManager =
        managesByMembership(member) &&
        !managesByMembership({
          role: changes.role ?? member.role,
          verified: changes.verified ?? member.verified,
        });
      if (losesManager) await refuseLosingLastManager(tx, actor, companyId, userId);

      await updateMember(tx, companyId, userId, changes);
      await saveEvent(tx, {
        type: 'membership.changed',
        subjectId: companyId,
        actorId: actor.id,
        data: { userId, ...changes },
      });
      await recordAudit(tx, {
        actorId: actor.id,
        action: 'membership.changed',
        subject: 'company',
        subjectId: companyId,
        details: { userId, ...changes },
      });
      const changed = await memberIn(tx, companyId, userId);
      const about = { userId, companyId, details: { from: member.role, to: changed.role } };
      if (changed.verified !== member.verified)
        await noteMembership(tx, actor, {
          ...about,
          act: changed.verified ? 'member.verified' : 'member.unverified',
        });
      if (changed.role !== member.role) await noteMembership(tx, actor, { ...about, act: 'role.changed' });
      return changed;
    });
  } catch (error) {
    if (brokenUniqueRule(error) === 'company_user_one_verified') {
      throw refuse.conflict(
        'verified_elsewhere',
        'This person is a verified member of another company. They have to leave it first.',
      );
    }
    throw error;
  }
}

/** Ends a membership; the person's next call already has no access. */
export async function removeMember(
  db: pg.Pool,
  actor: Asker,
  companyId: number,
  userId: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const member = await memberIn(tx, companyId, userId);
    if (managesByMembership(member)) await refuseLosingLastManager(tx, actor, companyId, userId);
    await deleteMember(tx, companyId, userId);
    if (companyId === openCompanyId && userId !== actor.id) await releasePostings(tx, companyId, userId);
    await saveEvent(tx, {
      type: 'membership.ended',
      subjectId: companyId,
      actorId: actor.id,
      data: { userId },
    });
    await recordAudit(tx, {
      actorId: actor.id,
      action: 'membership.ended',
      subject: 'company',
      subjectId: companyId,
      details: { userId },
    });
    const act = userId === actor.id ? 'member.left' : 'member.removed';
    await noteMembership(tx, actor, { act, userId, companyId });
  });
}

/** Whose membership it is, for the company to read, whether it vouches for them yet or not any more. */
async function noteMembership(
  tx: Tx,
  actor: Asker,
  about: Pick<SecurityEntry, 'act' | 'userId' | 'companyId' | 'details'>,
): Promise<void> {
  await noteSecurity(tx, { outcome: 'done', actorId: actor.id, ...actor.from, ...about });
}

/** Who was removed, or declined, comes back only when they are let in, and does not ask for it every day. */
async function refuseWhoWasRemoved(
  tx: Tx,
  actor: Actor,
  { id, name }: { id: number; name: string },
): Promise<void> {
  const days = await daysUntilAskingAgain(tx, id, actor.id);
  if (days)
    throw refuse.conflict(
      'removed_from_company',
      `${name} declined your request or ended your membership. You can ask again ${again(days)}.`,
    );
}

async function refuseAskingAround(tx: Tx, actor: Actor): Promise<void> {
  const { open, today } = await requestsOf(tx, actor.id);
  if (open >= limits.openRequestsToJoin)
    throw refuse.conflict(
      'too_many_requests_to_join',
      `You wait for the answers of ${open} companies already. Withdraw one of your requests first.`,
    );
  if (today >= limits.requestsToJoinADay)
    throw refuse.tooMany(3_600, 'You have asked many companies today. Please come back tomorrow.');
}

async function memberIn(tx: Tx, companyId: number, userId: number): Promise<MemberRow> {
  return found(await memberOf(tx, companyId, userId));
}

/** A platform admin may: somebody has to be able to clear up an abandoned company. */
async function refuseLosingLastManager(
  tx: Tx,
  actor: Actor,
  companyId: number,
  userId: number,
): Promise<void> {
  if (!isAdmin(actor) && !(await hasManagerBeside(tx, companyId, userId))) {
    throw refuse.conflict(
      'last_company_admin',
      'This is the company’s last admin. Make someone else a company admin first.',
    );
  }
}
