import { openCompanyId } from '#domain/limits.ts';
import { type Actor, managedCompanies, may } from '#domain/permissions.ts';
import type { Db } from '#server/db/query.ts';
import { refuse } from '#server/refusal.ts';
import { canBeManaged } from './managed-company.queries.ts';

/** Which company’s settings are meant: one's own; a platform admin names one, and gets the open company without. */
export async function managedCompany(db: Db, actor: Actor, wanted: number | undefined): Promise<number> {
  return namedCompany(db, actor, companyMeant(actor, wanted));
}

/** The same where a platform admin has to name one. */
export async function namedCompany(db: Db, actor: Actor, wanted: number | undefined): Promise<number> {
  const companyId = wanted ?? managedCompanies(actor)[0];
  if (companyId === undefined || !may['company.manage'](actor, companyId)) throw refuse.notFound();
  if (!(await canBeManaged(db, companyId))) throw refuse.notFound();
  return companyId;
}

/** The company that `managedCompany` means, whether or not the actor manages it. */
export function companyMeant(actor: Actor, wanted: number | undefined): number {
  return wanted ?? managedCompanies(actor)[0] ?? openCompanyId;
}
