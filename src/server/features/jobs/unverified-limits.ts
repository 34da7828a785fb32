import { limits } from '#domain/limits.ts';
import type { Actor } from '#domain/permissions.ts';
import { postsUnverified, verifiedCompany } from '#domain/permissions.ts';
import type { Tx } from '#server/db/query.ts';
import { lockPoster, postingsOf } from './jobs.queries.ts';
import { refuse } from '#server/refusal.ts';

/** Who has no company that vouches for them opens three jobs at most, by posting or by reopening. */
export async function refuseTooManyOpenJobs(tx: Tx, actor: Actor): Promise<void> {
  if (!postsUnverified(actor)) return;
  await lockPoster(tx, actor.id);
  const { open } = await postingsOf(tx, actor.id);
  const most = limits.openJobsWithoutVerifiedCompany;
  if (open >= most) {
    throw refuse.conflict(
      'too_many_open_jobs',
      verifiedCompany(actor) === undefined
        ? `Until a company has verified you, you can have ${most} open jobs. Close one, or ask your company to verify you.`
        : `You can have ${most} open jobs until an administrator has verified your company. Close one first.`,
    );
  }
}

/** And posts ten a day, drafts included. */
export async function refuseTooManyPostings(tx: Tx, actor: Actor): Promise<void> {
  if (!postsUnverified(actor)) return;
  await lockPoster(tx, actor.id);
  const { today } = await postingsOf(tx, actor.id);
  if (today >= limits.postsPerDayWithoutVerifiedCompany)
    throw refuse.tooMany(3_600, 'You have posted many jobs today. Please come back tomorrow.');
}
