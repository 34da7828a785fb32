import type pg from 'pg';
import { brokenUniqueRule } from '#server/db/conflicts.ts';
import type { Tx } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events/reactions.ts';
import type { GuardedFetch } from '#server/outgoing/guarded-fetch.ts';
import { noteChange } from './change-site-domains.ts';
import { hasRecord, type Proof, proofOfDomain } from './proof-of-domain.ts';
import {
  holderOf,
  lockSiteDomain,
  noteLost,
  noteNotProved,
  noteProved,
  noteTold,
  siteDomainById,
  type SiteDomainRow,
} from './site-domains.queries.ts';

interface Dependencies {
  db: pg.Pool;
  fetch: GuardedFetch;
}

/** Looks whether a company's proof stands at a domain, and notes what follows. Nothing is held while others are waited for. */
export async function checkSiteDomain(
  { db, fetch }: Dependencies,
  id: number,
  actorId: number | null,
): Promise<void> {
  const claim = await siteDomainById(db, id);
  if (!claim || claim.justChecked) return;
  const proof = await proofOfDomain(fetch, claim);
  const holder = proof.by && (await otherHolder(db, claim));
  // A domain that has changed hands: who holds it by a record of theirs keeps it, a file there may be one that we answer for them.
  const holderStays = holder !== undefined && (await hasRecord(holder));
  try {
    await inTransaction(db, async (tx) => note(tx, id, { proof, holder, holderStays, actorId }));
  } catch (error) {
    // Somebody else has proved it meanwhile.
    if (brokenUniqueRule(error) !== 'site_domain_proved') throw error;
    await noteNotProved(db, id, taken);
  }
}

const taken = 'Another company has proved this domain. Its TXT record has to be removed first.';

interface Looked {
  proof: Proof;
  holder: SiteDomainRow | undefined;
  holderStays: boolean;
  actorId: number | null;
}

async function note(tx: Tx, id: number, { proof, holder, holderStays, actorId }: Looked): Promise<void> {
  const claim = await lockSiteDomain(tx, id);
  if (!claim) return;
  if (proof.by === undefined) return noteMissing(tx, claim, proof.found, actorId);
  if (holderStays) return noteMissing(tx, claim, taken, actorId);
  if (holder) await lose(tx, holder, 'Another company has proved this domain.');
  await noteProved(tx, id, proof.by);
  if (claim.provedAt === null) await noteChange(tx, claim, { actorId, change: 'domain proved' });
}

async function noteMissing(
  tx: Tx,
  claim: SiteDomainRow,
  found: string,
  actorId: number | null,
): Promise<void> {
  const due = await noteNotProved(tx, claim.id, found);
  if (due === 'lose') await lose(tx, claim, found);
  if (due === 'tell') {
    await noteTold(tx, claim.id);
    await tell(tx, claim, 'due');
  }
  if (claim.provedAt !== null && claim.failingSince === null)
    await saveEvent(tx, { type: 'domain.changed', subjectId: claim.companyId, actorId });
}

/** The site stands at the platform's address again. */
async function lose(tx: Tx, claim: SiteDomainRow, found: string): Promise<void> {
  await noteLost(tx, claim.id, found);
  await noteChange(tx, claim, { actorId: null, change: 'domain no longer proved' });
  await tell(tx, claim, 'expired');
}

async function tell(tx: Tx, { companyId, domain }: SiteDomainRow, turn: 'due' | 'expired'): Promise<void> {
  await saveEvent(tx, {
    type: 'domain.failing',
    subjectId: companyId,
    actorId: null,
    data: { domain, turn },
  });
}

async function otherHolder(db: pg.Pool, { id, domain }: SiteDomainRow): Promise<SiteDomainRow | undefined> {
  const holder = await holderOf(db, domain);
  return holder && holder.id !== id ? holder : undefined;
}
