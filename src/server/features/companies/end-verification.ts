import { isSameLink } from '#domain/links.ts';
import { type Actor, isAdmin } from '#domain/permissions.ts';
import { recordAudit } from '#server/audit/audit.queries.ts';
import type { Tx } from '#server/db/query.ts';
import type { SettingsRow } from './companies.queries.ts';
import { endVerification } from './verification.queries.ts';

type Identity = Pick<SettingsRow, 'companyId' | 'companyName' | 'website'>;

/**
 * What the platform has verified is a name and a website: with another one it has verified nothing, and looks again.
 * Unless it is a platform admin who changes them, knowing what they do.
 */
export async function endVerificationOfAnother(
  tx: Tx,
  actor: Actor,
  before: Identity,
  after: Identity,
): Promise<void> {
  if (isAdmin(actor) || isSameIdentity(before, after)) return;
  const { companyId } = before;
  const change = {
    nameBefore: before.companyName,
    nameAfter: after.companyName,
    websiteBefore: before.website,
    websiteAfter: after.website,
  };
  if (!(await endVerification(tx, companyId, change))) return;
  await recordAudit(tx, {
    actorId: actor.id,
    action: 'company.verification_ended',
    subject: 'company',
    subjectId: companyId,
    details: change,
  });
}

function isSameIdentity(one: Identity, other: Identity): boolean {
  const sameName = one.companyName.toLowerCase() === other.companyName.toLowerCase();
  return sameName && isSameLink(one.website, other.website);
}
