import { limits, openCompanyId } from '#domain/limits.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { row, run } from '#server/db/query.ts';

/**
 * In how many days somebody may ask a company again, or zero: who was removed or declined by another does not simply come back.
 * Leaving by oneself is held against nobody.
 */
export async function daysUntilAskingAgain(db: Db, companyId: number, userId: number): Promise<number> {
  const removed = await row<{ days: number }>(
    db,
    `select ceil(extract(epoch from max(happened_at) + make_interval(days => $3) - now()) / 86400)::integer as days
     from audit_log where subject = 'company' and subject_id = $1 and action = 'membership.ended'
       and details @> jsonb_build_object('userId', $2::integer) and actor_id is distinct from $2`,
    [companyId, userId, limits.daysUntilAskingAgain],
  );
  return Math.max(0, removed?.days ?? 0);
}

/** For how many companies' answers somebody waits, and how often they asked any in the last 24 hours. */
export async function requestsOf(db: Db, userId: number): Promise<{ open: number; today: number }> {
  const counted = await row<{ open: number; today: number }>(
    db,
    `select (select count(*) from company_user where user_id = $1 and not verified and company_id <> $2) as open,
            (select count(*) from event where type = 'membership.requested' and actor_id = $1 and happened_at > now() - interval '1 day') as today`,
    [userId, openCompanyId],
  );
  return counted ?? { open: 0, today: 0 };
}

/** Two questions of one person wait for each other, so that the bounds on them hold. */
export async function lockAsker(tx: Tx, userId: number): Promise<void> {
  await run(tx, 'select from user_account where id = $1 for no key update', [userId]);
}

/** Takes the postings somebody made into the open company off their hands: when they are back, these are not theirs any more. */
export async function releasePostings(tx: Tx, companyId: number, userId: number): Promise<void> {
  await run(tx, 'update job_posting set recruiter_id = null where company_id = $1 and recruiter_id = $2', [
    companyId,
    userId,
  ]);
}
