import type { SecurityAct, SecurityOutcome } from '#domain/security-log.ts';
import type { NewEvent } from '#domain/events.ts';
import { recordAudit } from '#server/audit/audit.queries.ts';
import type { Tx } from '#server/db/query.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { noteSecurity } from '#server/security-log/security-log.queries.ts';

/** One thing that a company's identity provider does, or somebody who manages the company, in its transaction. */
export interface Act {
  tx: Tx;
  companyId: number;
  /** A program is nobody, and has a token. */
  actorId: number | null;
  tokenId: number | null;
  /** From which network it came. */
  network: string;
  brandName: string;
  /** Whether mails go out, by which people prove addresses. */
  mails: boolean;
}

/** Writes into the security log what was done to whom, and with which token. */
export async function note(
  { tx, companyId, actorId, tokenId, network }: Act,
  act: SecurityAct,
  about: { userId?: number; outcome?: SecurityOutcome; details?: object } = {},
): Promise<void> {
  const { userId = null, outcome = 'done', details = {} } = about;
  await noteSecurity(tx, {
    act,
    outcome,
    actorId,
    userId,
    companyId,
    network,
    details: { ...(tokenId === null ? {} : { by: 'provisioning', tokenId }), ...details },
  });
}

type MembershipEvent = Extract<NewEvent, { type: 'membership.changed' | 'membership.ended' }>;

/** Says that a membership is another one now, as any change of members is said and kept. */
export async function sayMembership(
  { tx, companyId, actorId }: Act,
  type: MembershipEvent['type'],
  data: MembershipEvent['data'],
): Promise<void> {
  await saveEvent(tx, { type, subjectId: companyId, actorId, data });
  await recordAudit(tx, {
    actorId,
    action: type,
    subject: 'company',
    subjectId: companyId,
    // Undefined is not kept: what follows for sessions is nobody's reading.
    details: { ...data, signOut: undefined, by: 'provisioning' },
  });
}

/** Says to who has the company's settings open that something of its provisioning is another one now. */
export async function sayChange({ tx, companyId, actorId }: Act): Promise<void> {
  await saveEvent(tx, { type: 'provisioning.changed', subjectId: companyId, actorId });
}
