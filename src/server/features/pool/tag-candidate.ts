import type pg from 'pg';
import { poolLimits } from '#domain/limits.ts';
import type { Actor } from '#domain/permissions.ts';
import type { Tx } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { companyChangingPool } from './change-pool.ts';
import {
  countTags,
  deleteTagged,
  deleteUnusedTag,
  insertTag,
  insertTagged,
  tagIdsOf,
  tagNamed,
} from './tags.queries.ts';
import { refuse } from '#server/refusal.ts';

/** Gives a candidate a tag of the company. */
export async function tagCandidate(
  db: pg.Pool,
  actor: Actor,
  userId: number,
  name: string,
): Promise<{ id: number; name: string }> {
  return inTransaction(db, async (tx) => {
    const companyId = await companyChangingPool(tx, actor);
    const tag = await tagForCompany(tx, companyId, name);
    const given = await tagIdsOf(tx, actor, userId);
    if (given.includes(tag.id)) return tag;
    if (given.length >= poolLimits.tagsOfCandidate)
      throw refuse.conflict(
        'too_many_tags',
        `A candidate can have at most ${poolLimits.tagsOfCandidate} tags.`,
      );
    await insertTagged(tx, { tagId: tag.id, userId, by: actor.id });
    return tag;
  });
}

/** The tag of a name, which is new to the company or has been given before in whatever case. */
export async function tagForCompany(
  tx: Tx,
  companyId: number,
  name: string,
): Promise<{ id: number; name: string }> {
  const known = await tagNamed(tx, companyId, name);
  if (known) return known;
  if ((await countTags(tx, companyId)) >= poolLimits.tagsOfCompany)
    throw refuse.conflict('too_many_tags', `A company can have at most ${poolLimits.tagsOfCompany} tags.`);
  return insertTag(tx, companyId, name);
}

/** Takes a tag off a candidate. One that nobody has any more is forgotten. */
export async function untagCandidate(
  db: pg.Pool,
  actor: Actor,
  userId: number,
  tagId: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await companyChangingPool(tx, actor);
    if (!(await deleteTagged(tx, actor, tagId, userId))) throw refuse.notFound();
    await deleteUnusedTag(tx, tagId);
  });
}
