import type pg from 'pg';
import type { Message } from '#contract/api.ts';
import type { Actor } from '#domain/permissions.ts';
import { isJobSeeker, may } from '#domain/permissions.ts';
import type { Tx } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { presentMessage } from './messages.present.ts';
import { countMessages, insertMessage, mostMessages } from './messages.queries.ts';
import { refuse } from '#server/refusal.ts';
import { refuseSuspendedEmployer } from '#server/features/companies/suspended-employer.queries.ts';
import { wasBroughtAlong } from '#server/visibility/brought-along.queries.ts';
import { lockApplicationFacts } from '#server/visibility/visible-applications.queries.ts';
import { found } from '#server/found.ts';

/** Writes to the other side about an application, also after it has been decided: there are questions then too. */
export async function sendMessage(
  db: pg.Pool,
  actor: Actor,
  applicationId: number,
  body: string,
): Promise<Message> {
  return inTransaction(db, (tx) => writeMessage(tx, actor, applicationId, body));
}

/** The same in a transaction that is under way; `byMail` for an answer to an email. */
export async function writeMessage(
  tx: Tx,
  actor: Actor,
  applicationId: number,
  body: string,
  { byMail = false }: { byMail?: boolean } = {},
): Promise<Message> {
  const application = found(await lockApplicationFacts(tx, actor, applicationId));
  const { jobSeekerId, companyId, recruiterId } = application;
  if (!may['message.write'](actor, { jobSeekerId, job: { companyId, recruiterId } }))
    throw refuse.forbidden();
  await refuseSuspendedEmployer(tx, actor, companyId);
  if (await wasBroughtAlong(tx, jobSeekerId))
    throw refuse.conflict(
      'no_account',
      'This candidate was imported and has no account here. Write to their email address.',
    );
  if ((await countMessages(tx, applicationId)) >= mostMessages)
    throw refuse.conflict(
      'too_many_messages',
      `At most ${mostMessages} messages can be written about an application.`,
    );
  const message = await insertMessage(tx, {
    applicationId,
    senderId: actor.id,
    fromEmployer: !isJobSeeker(actor),
    body,
    byMail,
  });
  await saveEvent(tx, {
    type: 'message.sent',
    subjectId: message.id,
    actorId: actor.id,
    data: { applicationId, fromEmployer: message.fromEmployer },
  });
  return presentMessage(message, actor);
}
