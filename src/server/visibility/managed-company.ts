import { openCompanyId } from '#domain/limits.ts';
import { type Actor, managedCompanies, may } from '#domain/permissions.ts';
import { refuse } from '#server/refusal.ts';

/** Which company’s settings are meant: one's own; a platform admin names one, and gets the open company without. */
export function managedCompany(actor: Actor, wanted: number | undefined): number {
  const companyId = companyMeant(actor, wanted);
  if (!may['company.manage'](actor, companyId)) throw refuse.notFound();
  return companyId;
}

/** The same, whether or not the actor manages it. */
export function companyMeant(actor: Actor, wanted: number | undefined): number {
  return wanted ?? managedCompanies(actor)[0] ?? openCompanyId;
}
