import type pg from 'pg';
import type { Body, InterviewKit } from '#contract/api.ts';
import { limits } from '#domain/limits.ts';
import { type Actor, verifiedCompany } from '#domain/permissions.ts';
import { brokenUniqueRule } from '#server/db/conflicts.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { refuseStale, withEtag } from '#server/etags.ts';
import { lockCompany } from '#server/features/companies/companies.queries.ts';
import { insertKit, lockKit, updateKit } from './kits.queries.ts';
import type { IfMatch } from '#server/http/if-match.ts';
import { refuse } from '#server/refusal.ts';
import { found } from '#server/found.ts';

/** The company whose kits somebody keeps; the permission has seen that there is one. */
export function companyOf(actor: Actor): number {
  const company = verifiedCompany(actor);
  if (company === undefined) throw refuse.forbidden();
  return company;
}

const call = 'PUT /api/interview-kits/:id';

/** Creates a kit under its title. */
export async function createKit(
  db: pg.Pool,
  actor: Actor,
  kit: Body<'POST /api/interview-kits'>,
): Promise<InterviewKit> {
  return withOwnTitle(async () => {
    const company = companyOf(actor);
    const kept = await inTransaction(db, async (tx) => {
      // Counted while nobody else adds one.
      await lockCompany(tx, company);
      return insertKit(tx, company, kit, { most: limits.interviewKits, by: actor.id });
    });
    if (!kept)
      throw refuse.conflict('too_many_kits', `A company can keep at most ${limits.interviewKits} kits.`);
    return withEtag(call, kept);
  });
}

/** Changes a kit. What somebody has written since it was read for this is not written over. */
export async function changeKit(
  db: pg.Pool,
  actor: Actor,
  id: number,
  kit: Body<'POST /api/interview-kits'>,
  ifMatch: IfMatch,
): Promise<InterviewKit> {
  const company = companyOf(actor);
  return withOwnTitle(() =>
    inTransaction(db, async (tx) => {
      const before = found(await lockKit(tx, company, id));
      refuseStale(ifMatch, actor, withEtag(call, before));
      const changed = await updateKit(tx, company, id, kit, actor.id);
      return withEtag(call, changed ?? before);
    }),
  );
}

async function withOwnTitle(write: () => Promise<InterviewKit>): Promise<InterviewKit> {
  try {
    return await write();
  } catch (error) {
    if (brokenUniqueRule(error) === 'interview_kit_title')
      throw refuse.conflict('title_taken', 'There is a kit with this title already.', {
        title: 'There is a kit with this title already',
      });
    throw error;
  }
}
