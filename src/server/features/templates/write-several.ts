import type pg from 'pg';
import type { Answer, Body } from '#contract/api.ts';
import { messageFields } from '#domain/fields/messages.ts';
import { sentences } from '#domain/fields/sentences.ts';
import { lengthOf } from '#domain/fields/texts.ts';
import { bulkMessagesPerHour } from '#domain/limits.ts';
import { filledTemplate } from '#domain/mail-templates.ts';
import type { Actor } from '#domain/permissions.ts';
import { may } from '#domain/permissions.ts';
import { recordAudit } from '#server/audit/audit.queries.ts';
import type { Db } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { countMessages, insertMessage, mostMessages } from '#server/features/messages/messages.queries.ts';
import { insertBulkMessage, leftThisHour, addresseesOf } from './templates.queries.ts';
import { refuse } from '#server/refusal.ts';
import { wasBroughtAlong } from '#server/visibility/brought-along.queries.ts';
import {
  type ApplicationFacts,
  applicationFacts,
  lockApplicationFacts,
} from '#server/visibility/visible-applications.queries.ts';

const { max } = messageFields.body;

type Preview = Answer<'POST /api/messages/bulk/preview'>;

interface Reached {
  application: ApplicationFacts;
  applicantName: string;
  body: string;
}

/** Whom a message would reach, and as what each would get it. */
export async function previewSeveral(
  db: Db,
  actor: Actor,
  { applicationIds, body }: Body<'POST /api/messages/bulk/preview'>,
): Promise<Preview> {
  const { reached, leftOut } = await reach(db, actor, { applicationIds, body, find: applicationFacts });
  const [first] = reached;
  return {
    people: reached.length,
    leftOut,
    first: first ? { applicantName: first.applicantName, body: first.body } : null,
  };
}

/** Writes to several applicants, one message an application, all in one transaction. */
export async function writeSeveral(
  db: pg.Pool,
  actor: Actor,
  { applicationIds, body, people, key }: Body<'POST /api/messages/bulk'>,
): Promise<Answer<'POST /api/messages/bulk'>> {
  return inTransaction(db, async (tx) => {
    const left = await leftThisHour(tx, actor.id);
    const { reached, leftOut } = await reach(tx, actor, {
      applicationIds,
      body,
      find: lockApplicationFacts,
    });
    const [first] = reached;
    if (!first || reached.length !== people)
      throw refuse.conflict(
        'others_by_now',
        `This would reach ${inWords(reached.length)} by now, not ${people}. Look at it again before you send it.`,
      );
    const bulkId = await insertBulkMessage(tx, { senderId: actor.id, key, body, people });
    if (bulkId === undefined) throw refuse.conflict('sent_already', 'This message has been sent already.');
    if (people > left)
      throw refuse.tooMany(
        3_600,
        `You can write to ${bulkMessagesPerHour} people at once within an hour, and ${Math.max(left, 0)} of them are left.`,
      );
    for (const { application, body: text } of reached) {
      const message = await insertMessage(tx, {
        applicationId: application.id,
        senderId: actor.id,
        fromEmployer: true,
        body: text,
        bulkId,
      });
      await saveEvent(tx, {
        type: 'message.sent',
        subjectId: message.id,
        actorId: actor.id,
        data: { applicationId: application.id, fromEmployer: true },
      });
    }
    await recordAudit(tx, {
      actorId: actor.id,
      action: 'message.bulk',
      subject: 'company',
      subjectId: first.application.companyId,
      details: { people, leftOut: leftOut.length },
    });
    return { people, leftOut };
  });
}

interface Wanted<Where> {
  applicationIds: readonly number[];
  body: string;
  /** Finds an application, or locks it. */
  find: (db: Where, actor: Actor, id: number) => Promise<ApplicationFacts | undefined>;
}

/** In the order of their ids, so that two who write to the same people wait for each other instead of blocking each other. */
async function reach<Where extends Db>(
  db: Where,
  actor: Actor,
  { applicationIds, body, find }: Wanted<Where>,
): Promise<{ reached: Reached[]; leftOut: Preview['leftOut'] }> {
  const ids = [...new Set(applicationIds)].sort((a, b) => a - b);
  const addressees = await addresseesOf(db, ids);
  const reached: Reached[] = [];
  const leftOut: Preview['leftOut'] = [];
  for (const id of ids) {
    const application = await find(db, actor, id);
    if (!application) throw refuse.invalid(notThere);
    const addressee = addressees.get(id);
    if (!addressee) throw refuse.invalid(notThere);
    const { applicantName, values } = addressee;
    const reason = await whyNot(db, actor, application);
    if (reason) {
      leftOut.push({ id, applicantName, reason });
      continue;
    }
    const text = filledTemplate(body, values);
    if (lengthOf(text) > max)
      throw refuse.invalid('With everything filled in the message is too long.', {
        body: sentences.tooLongFilledIn(max),
      });
    reached.push({ application, applicantName, body: text });
  }
  return { reached, leftOut };
}

const notThere = 'One of these applications is not there for you to write about.';

async function whyNot(db: Db, actor: Actor, application: ApplicationFacts): Promise<string | undefined> {
  const { id, jobSeekerId, companyId, recruiterId, withdrawnAt } = application;
  if (withdrawnAt) return 'has withdrawn the application';
  if (!may['message.write'](actor, { jobSeekerId, job: { companyId, recruiterId } }))
    return 'is not yours to write to';
  if (await wasBroughtAlong(db, jobSeekerId)) return 'was imported and has no account here';
  return (await countMessages(db, id)) >= mostMessages ? 'cannot get more messages' : undefined;
}

function inWords(people: number): string {
  if (people === 0) return 'nobody';
  return people === 1 ? 'one person' : `${people} people`;
}
