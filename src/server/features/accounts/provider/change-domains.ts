import type { From } from '#server/security-log/from.ts';
import type pg from 'pg';
import { limits } from '#domain/limits.ts';
import type { Actor } from '#domain/permissions.ts';
import { recordAudit } from '#server/audit/audit.queries.ts';
import { brokenUniqueRule } from '#server/db/conflicts.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { found } from '#server/found.ts';
import { lockCompany } from '#server/features/companies/companies.queries.ts';
import { refuse } from '#server/refusal.ts';
import { noteSecurity } from '#server/security-log/security-log.queries.ts';
import {
  type AdminDomainRow,
  deleteDomain,
  domainById,
  type DomainRow,
  domainsOf,
  insertDomain,
  updateProved,
} from './domains.queries.ts';
import { endOtherwiseIfRequired, isProviderRequired } from './required-provider.ts';

interface By {
  actor: Actor;
  from: From;
}

/** Says that a company's people have addresses at a domain. It leads nobody anywhere until a platform admin has proved it. */
export async function addDomain(
  db: pg.Pool,
  companyId: number,
  domain: string,
  { actor, from }: By,
): Promise<DomainRow> {
  return inTransaction(db, async (tx) => {
    await lockCompany(tx, companyId);
    if ((await domainsOf(tx, companyId)).length >= limits.domainsOfCompany)
      throw refuse.conflict('too_many_domains', `A company can have ${limits.domainsOfCompany} domains.`);
    const added = await insertDomain(tx, companyId, domain, actor.id);
    if (!added) throw refuse.conflict('domain_there', `${domain} is in the list already.`);
    const details = { domain, change: 'domain added' };
    await noteSecurity(tx, {
      act: 'provider.changed',
      outcome: 'done',
      actorId: actor.id,
      companyId,
      ...from,
      details,
    });
    return added;
  });
}

export async function removeDomain(
  db: pg.Pool,
  companyId: number,
  id: number,
  { actor, from }: By,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { domain } = found(await deleteDomain(tx, companyId, id));
    await noteSecurity(tx, {
      act: 'provider.changed',
      outcome: 'done',
      actorId: actor.id,
      companyId,
      ...from,
      details: { domain, change: 'domain removed' },
    });
  });
}

/**
 * A platform admin has made sure that a domain is a company's, or takes that back. One company has it at a time. With its first a
 * company that requires its provider can hold its people to it.
 */
export async function proveDomain(
  db: pg.Pool,
  id: number,
  proved: boolean,
  { actor, from, publicUrl }: By & { publicUrl: string | undefined },
): Promise<AdminDomainRow> {
  try {
    return await inTransaction(db, async (tx) => {
      const { companyId, domain } = found(await domainById(tx, id));
      await lockCompany(tx, companyId);
      const wasRequired = await isProviderRequired(tx, { publicUrl }, companyId);
      await updateProved(tx, id, proved, actor.id);
      if (!wasRequired) await endOtherwiseIfRequired(tx, { publicUrl }, companyId);
      const details = { domain, change: proved ? 'domain proved' : 'domain no longer proved' };
      await noteSecurity(tx, {
        act: 'provider.changed',
        outcome: 'done',
        actorId: actor.id,
        companyId,
        ...from,
        details,
      });
      await recordAudit(tx, {
        actorId: actor.id,
        action: 'company.domain',
        subject: 'company',
        subjectId: companyId,
        details,
      });
      return found(await domainById(tx, id));
    });
  } catch (error) {
    if (brokenUniqueRule(error) === 'company_domain_proved')
      throw refuse.conflict(
        'domain_taken',
        'Another company has proved this domain. Take it from that one first.',
      );
    throw error;
  }
}
