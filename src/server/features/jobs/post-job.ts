import type pg from 'pg';
import type { Body } from '#contract/api.ts';
import { jobFields } from '#domain/fields/jobs.ts';
import { wholeOf } from '#domain/fields/typed.ts';
import { again } from '#domain/company-standing.ts';
import { isPastDeadline } from '#domain/deadlines.ts';
import { openCompanyId } from '#domain/limits.ts';
import type { Actor } from '#domain/permissions.ts';
import { may, verifiedCompany } from '#domain/permissions.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { daysUntilAskingAgain } from '#server/features/companies/asking.queries.ts';
import { companyForPosting, joinUnverified } from '#server/features/companies/companies.queries.ts';
import { insertJob } from './jobs.queries.ts';
import { termsToKeep } from './terms-to-keep.ts';
import { recordUnfairWords } from './record-unfair-words.ts';
import { refuseTooManyOpenJobs, refuseTooManyPostings } from './unverified-limits.ts';
import { askQuestions } from './ask-questions.ts';
import { isTemplateOf } from '#server/features/steps/steps.queries.ts';
import { refuse } from '#server/refusal.ts';

/** Posts a job and answers its id and for which company. The first posting into the open company makes its poster an unverified member there. */
export async function postJob(
  db: pg.Pool,
  actor: Actor,
  body: Body<'POST /api/jobs'>,
  { now, limited }: { now: string; limited: boolean },
): Promise<{ id: number; companyId: number }> {
  const companyId = companyToPostFor(actor, body.companyId);
  return inTransaction(db, async (tx) => {
    const company = await companyForPosting(tx, companyId);
    if (!company) throw refuse.forbidden();
    if (company.suspended)
      throw refuse.conflict('company_suspended', `${company.name} is suspended and cannot post jobs.`);
    refusePastDeadline(body.applicationDeadline, company.timeZone, now);
    if (body.stepTemplateId && !(await isTemplateOf(tx, companyId, body.stepTemplateId)))
      throw noSuchTemplate();
    if (limited) {
      await refuseTooManyPostings(tx, actor);
      if (body.status === 'active') await refuseTooManyOpenJobs(tx, actor);
    }

    if (companyId === openCompanyId) {
      const days = await daysUntilAskingAgain(tx, companyId, actor.id);
      if (days)
        throw refuse.conflict(
          'removed_from_company',
          `You were removed from ${company.name}. You can post there again ${again(days)}.`,
        );
      await joinUnverified(tx, actor, companyId);
    }
    const written = { location: body.location ?? null, salaryRange: body.salaryRange ?? null };
    const id = await insertJob(tx, {
      companyId,
      recruiterId: actor.id,
      ...wholeOf(jobFields, body),
      ...termsToKeep(body, written, undefined, company.location),
      assist: body.assist ?? true,
      listed: body.listed ?? true,
      stepTemplateId: body.stepTemplateId ?? null,
      status: body.status,
    });
    await askQuestions(tx, id, body.questions ?? []);
    await recordUnfairWords(tx, actor, id);
    await saveEvent(tx, { type: 'job.posted', subjectId: id, actorId: actor.id });
    return { id, companyId };
  });
}

export function noSuchTemplate() {
  const problem = 'The company has no such template of steps.';
  return refuse.invalid(problem, { stepTemplateId: problem });
}

/** Without a company, or with the client's default, one posts for one's own verified company, else for the open one. */
function companyToPostFor(actor: Actor, wanted: number | undefined): number {
  if (wanted === undefined || wanted === openCompanyId) return verifiedCompany(actor) ?? openCompanyId;
  if (!may['company.postFor'](actor, wanted)) throw refuse.forbidden();
  return wanted;
}

export function refusePastDeadline(deadline: string | null | undefined, timeZone: string, now: string): void {
  if (deadline && isPastDeadline(deadline, timeZone, now)) {
    throw refuse.invalid('Application deadline has already passed. Choose today or a later day.', {
      applicationDeadline: 'Choose today or a later day.',
    });
  }
}
