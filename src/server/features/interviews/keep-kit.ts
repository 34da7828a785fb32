import type { Body, InterviewKit } from '#contract/api.ts';
import { limits } from '#domain/limits.ts';
import { type Actor, verifiedCompany } from '#domain/permissions.ts';
import { brokenUniqueRule } from '#server/db/conflicts.ts';
import type { Db } from '#server/db/query.ts';
import { insertKit, updateKit } from '#server/features/interviews/kits.queries.ts';
import { refuse } from '#server/refusal.ts';

/** The company whose kits somebody keeps; the permission has seen that there is one. */
export function companyOf(actor: Actor): number {
  const company = verifiedCompany(actor);
  if (company === undefined) throw refuse.forbidden();
  return company;
}

/** Keeps a kit under its title, or changes the one with this id. */
export async function keepKit(
  db: Db,
  actor: Actor,
  kit: Body<'POST /api/interview-kits'>,
  id?: number,
): Promise<InterviewKit> {
  const company = companyOf(actor);
  try {
    if (id !== undefined) {
      const changed = await updateKit(db, company, id, kit);
      if (!changed) throw refuse.notFound();
      return changed;
    }
    const kept = await insertKit(db, company, kit, limits.interviewKits);
    if (!kept)
      throw refuse.conflict('too_many_kits', `A company can keep at most ${limits.interviewKits} kits.`);
    return kept;
  } catch (error) {
    if (brokenUniqueRule(error) === 'interview_kit_title')
      throw refuse.conflict('title_taken', 'There is a kit with this title already.', {
        title: 'There is a kit with this title already',
      });
    throw error;
  }
}
