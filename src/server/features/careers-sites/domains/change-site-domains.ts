import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Actor } from '#domain/permissions.ts';
import { hostName, isWithin, mostSiteDomains, siteDomain, siteDomainProblem } from '#domain/site-domains.ts';
import { recordAudit } from '#server/audit/audit.queries.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { lockCompany } from '#server/features/companies/companies.queries.ts';
import { found } from '#server/found.ts';
import { refuse } from '#server/refusal.ts';
import {
  deleteSiteDomain,
  insertSiteDomain,
  lockSiteDomain,
  type SiteDomainRow,
  siteDomainsOf,
} from './site-domains.queries.ts';

/** Says that a company wants its careers site at a domain. Until that is proved it changes nothing for anybody. */
export async function addSiteDomain(
  db: pg.Pool,
  companyId: number,
  typed: string,
  { actor, origin }: { actor: Actor; origin: string },
): Promise<SiteDomainRow> {
  const domain = siteDomain(typed);
  if (domain === undefined) throw wrong(siteDomainProblem(typed) ?? '');
  const ours = hostName(new URL(origin).host);
  if (isWithin(domain, ours)) throw wrong(`Domain must be your own; ${ours} is the address of this site`);
  return inTransaction(db, async (tx) => {
    await lockCompany(tx, companyId);
    if ((await siteDomainsOf(tx, companyId)).length >= mostSiteDomains)
      throw refuse.conflict(
        'too_many_domains',
        `A company can have ${mostSiteDomains} domains. Remove one first.`,
      );
    const token = randomBytes(24).toString('base64url');
    const added = await insertSiteDomain(tx, { companyId, domain, token, by: actor.id });
    if (!added) throw refuse.conflict('domain_there', `${domain} is in the list already.`);
    await noteChange(tx, added, { actorId: actor.id, change: 'domain added' });
    return added;
  });
}

function wrong(problem: string) {
  return refuse.invalid(`${problem}.`, { domain: problem });
}

export async function removeSiteDomain(db: pg.Pool, id: number, actor: Actor): Promise<void> {
  await inTransaction(db, async (tx) => {
    const domain = found(await lockSiteDomain(tx, id));
    await deleteSiteDomain(tx, id);
    await noteChange(tx, domain, { actorId: actor.id, change: 'domain removed' });
  });
}

/** Writes down who did what to a company's domain, or that it came by itself, and lets open pages know. */
export async function noteChange(
  tx: Parameters<typeof recordAudit>[0],
  { companyId, domain }: Pick<SiteDomainRow, 'companyId' | 'domain'>,
  { actorId, change }: { actorId: number | null; change: string },
): Promise<void> {
  await recordAudit(tx, {
    actorId,
    action: 'company.site-domain',
    subject: 'company',
    subjectId: companyId,
    details: { domain, change },
  });
  await saveEvent(tx, { type: 'domain.changed', subjectId: companyId, actorId });
}
