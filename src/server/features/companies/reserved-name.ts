import { type Actor, isAdmin } from '#domain/permissions.ts';
import { isReserved } from '#domain/reserved-names.ts';
import { refuse } from '#server/refusal.ts';

/** Only who runs the platform names a company as if it were the platform. */
export function refuseReservedName(
  actor: Actor,
  name: string,
  { brandName, field }: { brandName: string; field: 'name' | 'companyName' },
): void {
  if (isAdmin(actor) || !isReserved(name, brandName)) return;
  const problem = 'This name is reserved for those who run this site. Please choose another.';
  throw refuse.invalid(problem, { [field]: problem });
}
