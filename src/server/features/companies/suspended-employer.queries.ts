import { type Actor, isJobSeeker } from '#domain/permissions.ts';
import type { Db } from '#server/db/query.ts';
import { companyForPosting } from './companies.queries.ts';
import { refuse } from '#server/refusal.ts';

/** A suspended company reads nothing new: what a job seeker would send it waits until it can be answered. What they take back does not. */
export async function refuseSuspendedEmployer(db: Db, actor: Actor, companyId: number): Promise<void> {
  if (!isJobSeeker(actor)) return;
  const company = await companyForPosting(db, companyId);
  if (company?.suspended)
    throw refuse.conflict(
      'company_suspended',
      `${company.name} is suspended, and cannot read or answer anything now. You can still withdraw or decline.`,
    );
}
