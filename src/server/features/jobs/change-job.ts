import type pg from 'pg';
import type { Body } from '#contract/api.ts';
import type { Actor } from '#domain/permissions.ts';
import { may } from '#domain/permissions.ts';
import { isPastDeadline } from '#domain/deadlines.ts';
import type { JobStatus } from '#domain/jobs.ts';
import { isOpen } from '#domain/jobs.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { refuseStale } from '#server/etags.ts';
import { saveEvent } from '#server/events/reactions.ts';
import type { JobValues, LockedJob } from './jobs.queries.ts';
import { presentJob } from './jobs.present.ts';
import { lockJob, updateJob, visibleJobById } from './jobs.queries.ts';
import { recordUnfairWords } from './record-unfair-words.ts';
import { termsToKeep, withoutTerms } from './terms-to-keep.ts';
import { noSuchTemplate, refusePastDeadline } from './post-job.ts';
import { refuseTooManyOpenJobs } from './unverified-limits.ts';
import { askQuestions } from './ask-questions.ts';
import { carrySteps, isTemplateOf } from '#server/features/steps/steps.queries.ts';
import type { IfMatch } from '#server/http/if-match.ts';
import { refuse } from '#server/refusal.ts';

type Changes = Body<'PUT /api/jobs/:id'>;

/** Edits a job, or pauses, closes and reopens it. */
export async function changeJob(
  db: pg.Pool,
  actor: Actor,
  id: number,
  { farewell, questions, ...values }: Changes,
  { now, limited, ifMatch }: { now: string; limited: boolean; ifMatch: IfMatch },
): Promise<void> {
  const changes: Changes = { ...values, ...(questions ? { questions } : {}) };
  await inTransaction(db, async (tx) => {
    const job = await lockJob(tx, id);
    if (!job || !may['job.manage'](actor, job)) throw refuse.notFound();
    if (!mayMake(actor, job, changes)) throw refuse.forbidden();
    if (farewell !== undefined && !closes(changes.status))
      throw refuse.invalid(onlyWhenClosing, { farewell: onlyWhenClosing });
    const standing = ifMatch && (await visibleJobById(tx, actor, id));
    if (standing) refuseStale(ifMatch, actor, presentJob(standing, actor));
    if (Object.keys(changes).length === 0) return;

    const deadline =
      changes.applicationDeadline === undefined ? job.applicationDeadline : changes.applicationDeadline;
    if (deadline !== job.applicationDeadline) refusePastDeadline(deadline, job.timeZone, now);
    if (reopens(job, changes) && deadline && isPastDeadline(deadline, job.timeZone, now)) {
      throw refuse.conflict(
        'deadline_passed',
        'The application deadline has passed. Choose a later one to reopen this job.',
        { applicationDeadline: 'Choose a later day.' },
      );
    }
    if (limited && opens(job, changes.status ?? job.status, deadline, now))
      await refuseTooManyOpenJobs(tx, actor);

    if (values.stepTemplateId && !(await isTemplateOf(tx, job.companyId, values.stepTemplateId)))
      throw noSuchTemplate();
    await updateJob(tx, id, withTerms(values, job), actor.id);
    if (values.stepTemplateId !== undefined) await carrySteps(tx, id);
    if (questions) await askQuestions(tx, id, questions);
    await recordUnfairWords(tx, actor, id);
    await saveEvent(tx, {
      type: 'job.changed',
      subjectId: id,
      actorId: actor.id,
      data: {
        fields: Object.keys(changes),
        wasOpen: isOpen(job, now),
        ...(farewell === undefined ? {} : { farewell }),
      },
    });
  });
}

/** The place and the pay are read anew, or kept as they were stated, with the texts beside which they stand. */
function withTerms(values: Omit<Changes, 'questions' | 'farewell'>, job: LockedJob): Partial<JobValues> {
  const { location = job.location, salaryRange = job.salaryRange } = values;
  const terms = termsToKeep(values, { location, salaryRange }, job, job.companyLocation);
  return { ...withoutTerms(values), salaryRange, ...terms };
}

function mayMake(actor: Actor, job: LockedJob, changes: Changes): boolean {
  const onlyStatus = Object.keys(changes).every((key) => key === 'status');
  return onlyStatus ? may['job.changeStatus'](actor, job) : may['job.edit'](actor, job);
}

const onlyWhenClosing = 'A message to those who wait goes out with closing the job.';

function closes(status: JobStatus | undefined): boolean {
  return status === 'closed' || status === 'filled';
}

/** Whether a change lets people apply who could not before: by its status, or by a later deadline. */
function opens(job: LockedJob, status: JobStatus, deadline: string | null, now: string): boolean {
  const willBeOpen = status === 'active' && !(deadline && isPastDeadline(deadline, job.timeZone, now));
  return willBeOpen && !isOpen(job, now);
}

function reopens(job: LockedJob, changes: Changes): boolean {
  return changes.status === 'active' && job.status !== 'active';
}
