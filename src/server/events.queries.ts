import type { Db } from '#server/db/query.ts';
import { run } from '#server/db/query.ts';

/** What can happen that somebody else may want to react to. The subject is the noun before the dot. */
export type EventType =
  | 'account.registered'
  | 'account.changed'
  | 'session.ended'
  | 'job.posted'
  | 'job.changed'
  | 'application.submitted'
  | 'application.seen'
  | 'application.moved'
  | 'application.stepped'
  | 'application.withdrawn'
  | 'application.mentioned'
  | 'answer.due'
  | 'message.sent'
  | 'message.read'
  | 'invitation.sent'
  | 'pool.changed'
  | 'alert.told'
  | 'onboarding.begun'
  | 'onboarding.changed'
  | 'onboarding.reminded'
  | 'onboarding.finished'
  | 'offer.prepared'
  | 'offer.asked'
  | 'offer.decided'
  | 'offer.sent'
  | 'offer.replaced'
  | 'offer.withdrawn'
  | 'offer.accepted'
  | 'offer.declined'
  | 'offer.expired'
  | 'offer.called_off'
  | 'offer.settled'
  | 'interview.proposed'
  | 'interview.booked'
  | 'interview.cancelled'
  | 'interview.declined'
  | 'scorecard.handed_in'
  | 'steps.changed'
  | 'company.created'
  | 'company.changed'
  | 'membership.requested'
  | 'membership.changed'
  | 'membership.ended'
  | 'file.kept'
  | 'file.deleted';

export interface NewEvent {
  type: EventType;
  subjectId: number;
  actorId: number | null;
  data?: object;
}

/** Only events.ts calls this, which knows what follows from an event. */
export async function insertEvent(tx: Db, { type, subjectId, actorId, data = {} }: NewEvent): Promise<void> {
  await run(tx, 'insert into event (type, subject_id, actor_id, data) values ($1, $2, $3, $4)', [
    type,
    subjectId,
    actorId,
    data,
  ]);
}
