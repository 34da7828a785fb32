import type pg from 'pg';
import type { Logger } from 'pino';
import type { Body } from '#contract/api.ts';
import type { Actor } from '#domain/permissions.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events/reactions.ts';
import type { NewApplication, SentApplication } from './apply.queries.ts';
import { applicationOf, askedOfOpenJob, earlierOrLockJob, insertApplication } from './apply.queries.ts';
import { saveMatchAtApplication } from '#server/features/matches/application-matches.queries.ts';
import { matchNow } from '#server/features/matches/match-now.queries.ts';
import { holdOwnFile } from '#server/features/files/files.queries.ts';
import { answersOf, insertAnswers, type NewAnswer } from '#server/features/questions/questions.queries.ts';
import { readAnswers, saidTo } from './read-answers.ts';
import { refuse } from '#server/refusal.ts';
import { enqueue } from '#server/tasks/enqueue.ts';

const noSuchFile = 'You have no such file.';

export interface Applied {
  id: number;
  /** True when this was the repeat of a send that had already gone through. */
  replayed: boolean;
}

/** Applies for a job. However often and however parallel it is sent, there is one application a job and person. */
export async function apply(
  db: pg.Pool,
  actor: Actor,
  jobId: number,
  body: Body<'POST /api/jobs/:id/applications'>,
  idempotencyKey: string | null,
  log: Pick<Logger, 'warn'>,
): Promise<Applied> {
  const application: NewApplication = {
    jobPostingId: jobId,
    jobSeekerId: actor.id,
    coverLetter: body.coverLetter ?? null,
    customResumeUrl: body.customResumeUrl ?? null,
    fileId: body.fileId ?? null,
    idempotencyKey,
    source: body.source ?? null,
  };
  const said = body.answers ?? [];
  // Before the job is locked: others apply for it too.
  const match = await matchOrNone(db, jobId, actor.id, log);
  return inTransaction(db, async (tx) => {
    const earlier = await earlierOrLockJob(tx, actor.id, jobId);
    if (earlier) return replay(tx, earlier, application, said);
    const asked = await askedOfOpenJob(tx, jobId);
    if (!asked) throw refuse.conflict('job_closed', 'This job no longer takes applications.');
    if (body.fileId && !(await holdOwnFile(tx, actor.id, body.fileId)))
      throw refuse.invalid(noSuchFile, { fileId: noSuchFile });

    const answers = await readAnswers(tx, asked, actor.id, said);
    const id = await keepApplication(tx, application, answers, match);
    return id === undefined ? replayOfRival(tx, application, said) : { id, replayed: false };
  });
}

/** Keeps an application with all that belongs to it; undefined where this person has applied for the job before. */
export async function keepApplication(
  tx: Tx,
  application: NewApplication,
  answers: readonly NewAnswer[],
  match: Awaited<ReturnType<typeof matchOrNone>>,
): Promise<number | undefined> {
  const inserted = await insertApplication(tx, application);
  if (!inserted) return undefined;
  const { id, remindsNow } = inserted;
  await insertAnswers(tx, id, answers);
  if (match) await saveMatchAtApplication(tx, id, match);
  await saveEvent(tx, { type: 'application.submitted', subjectId: id, actorId: application.jobSeekerId });
  if (remindsNow) await enqueue(tx, 'reminders', [{ data: {} }]);
  return id;
}

/** A text that the engine stumbles over keeps nobody from applying; a database that fails does. */
async function matchOrNone(db: Db, jobId: number, userId: number, log: Pick<Logger, 'warn'>) {
  try {
    return await matchNow(db, jobId, userId);
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw error;
    log.warn({ err: error, jobId }, 'An application is kept without a score');
    return undefined;
  }
}

const contents = ['coverLetter', 'customResumeUrl', 'fileId'] as const;

type Answers = NonNullable<Body<'POST /api/jobs/:id/applications'>['answers']>;

/** A repeat with the same key and content is answered like the first; anything else is a second application. */
async function replay(
  tx: Tx,
  earlier: SentApplication,
  repeat: NewApplication,
  answers: Answers,
): Promise<Applied> {
  const sameKey = repeat.idempotencyKey !== null && repeat.idempotencyKey === earlier.idempotencyKey;
  if (!sameKey) throw refuse.conflict('already_applied', 'You have already applied for this job.');
  if (contents.some((field) => earlier[field] !== repeat[field])) throw refuse.keyReused();
  if (!(await saysTheSame(tx, earlier.id, answers))) throw refuse.keyReused();
  return { id: earlier.id, replayed: true };
}

async function saysTheSame(tx: Tx, id: number, answers: Answers): Promise<boolean> {
  const given = await answersOf(tx, id);
  const asked = new Set(given.map(({ questionId }) => questionId));
  const saysMore = answers.some(({ questionId }) => !asked.has(questionId) && saidTo(questionId, answers));
  if (saysMore) return false;
  return given.every(({ questionId, text, number, file }) => {
    const said = saidTo(questionId, answers);
    // What was typed as 2500.00 is kept as a number.
    return number === null ? said === String(text ?? file?.id ?? '') : said !== '' && Number(said) === number;
  });
}

/** Somebody's parallel send of the same application was a moment faster and is committed by now. */
async function replayOfRival(tx: Tx, application: NewApplication, answers: Answers): Promise<Applied> {
  const rival = await applicationOf(tx, application.jobSeekerId, application.jobPostingId);
  if (!rival) throw refuse.busy();
  return replay(tx, rival, application, answers);
}
