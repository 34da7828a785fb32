import type pg from 'pg';
import type { Answer, Body } from '#contract/api.ts';
import type { Actor } from '#domain/permissions.ts';
import { recordAudit } from '#server/audit/audit.queries.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { refuse } from '#server/refusal.ts';
import { applicationFacts, lockApplicationFacts } from '#server/visibility/visible-applications.queries.ts';
import { movedAt } from './moves.queries.ts';
import { insertRejection, isReasonOf } from './rejections.queries.ts';
import { setStatus } from './set-status.ts';
import { type Rejectable, whoCanBeRejected } from './who-can-be-rejected.ts';

/** Whom a rejection would reach, when and with which words. */
export async function previewRejection(
  db: Db,
  actor: Actor,
  body: Body<'POST /api/rejections/preview'>,
  now: Date,
): Promise<Answer<'POST /api/rejections/preview'>> {
  const { people, leftOut } = await whoCanBeRejected(db, actor, { ...body, now, find: applicationFacts });
  return {
    people: people.map(({ application, applicantName, meanwhile, tellsAt, cannotWait, letter }) => ({
      id: application.id,
      applicantName,
      tellsAt,
      timeZone: meanwhile.timeZone,
      cannotWait,
      offer: meanwhile.offer,
      letter,
    })),
    leftOut,
  };
}

/**
 * Rejects these applicants, all or none. For those who hire it stands at once; the applicants are told when it was said that
 * they are, and until then it can be undone without a trace.
 */
export async function reject(
  db: pg.Pool,
  actor: Actor,
  body: Body<'POST /api/rejections'>,
  now: Date,
): Promise<Answer<'POST /api/rejections'>> {
  return inTransaction(db, async (tx) => {
    const { people, leftOut } = await whoCanBeRejected(tx, actor, {
      ...body,
      now,
      find: lockApplicationFacts,
    });
    await refuseOtherReason(tx, people, body.reasonId ?? null);
    const [first] = people;
    if (!first || leftOut.length) throw refuse.conflict('cannot_reject', nobody(leftOut));
    const offered = people.filter(({ meanwhile }) => meanwhile.offer !== null);
    if (offered.length && body.openOffer !== 'withdraw') throw refuse.conflict('open_offer', asked(offered));

    const rejected: Answer<'POST /api/rejections'>['rejected'] = [];
    for (const person of people) rejected.push(await rejectOne(tx, actor, person, body));
    await recordAudit(tx, {
      actorId: actor.id,
      action: 'application.rejected',
      subject: 'company',
      subjectId: first.application.companyId,
      details: { people: people.length, letter: first.letter !== null },
    });
    return { rejected };
  });
}

async function rejectOne(
  tx: Tx,
  actor: Actor,
  { application, applicantName, tellsAt, cannotWait, letter }: Rejectable,
  { when, reasonId = null, note = null }: Body<'POST /api/rejections'>,
): Promise<Answer<'POST /api/rejections'>['rejected'][number]> {
  const { id, status: from, stepId } = application;
  const event = await setStatus(tx, { id, from, to: 'rejected', by: actor.id, tellsAt });
  await insertRejection(tx, {
    move: event.data.move,
    applicationId: id,
    reasonId,
    note,
    letter,
    waitsForDay: when !== 'now' && cannotWait === null,
    stepId,
  });
  await saveEvent(tx, event);
  return { id, applicantName, from, statusUpdatedAt: await movedAt(tx, id), tellsAt };
}

/** A reason is of the company whose applicants these are, and one that it still gives. */
async function refuseOtherReason(
  tx: Tx,
  people: readonly Rejectable[],
  reasonId: number | null,
): Promise<void> {
  if (reasonId === null) return;
  const companies = new Set(people.map(({ application }) => application.companyId));
  for (const companyId of companies)
    if (!(await isReasonOf(tx, companyId, reasonId)))
      throw refuse.invalid(noSuchReason, { reasonId: noSuchReason });
}

const noSuchReason = 'Your company has no such reason. Choose another one.';

function nobody(leftOut: readonly { applicantName: string; reason: string }[]): string {
  const some = leftOut.slice(0, 5).map(({ applicantName, reason }) => `${applicantName} ${reason}.`);
  const more = leftOut.length > some.length ? ` The same goes for ${leftOut.length - some.length} more.` : '';
  return `No one was rejected. ${some.join(' ')}${more}`;
}

function asked(offered: readonly Rejectable[]): string {
  const names = offered.slice(0, 5).map(({ applicantName }) => applicantName);
  const more = offered.length > names.length ? ` and ${offered.length - names.length} more` : '';
  return `An offer to ${names.join(', ')}${more} would be withdrawn. Send openOffer: withdraw to do so.`;
}
