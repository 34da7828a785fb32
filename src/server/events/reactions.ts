import type { EventOf, EventType, NewEvent } from '#domain/events.ts';
import type { Tx } from '#server/db/query.ts';
import { insertEvent } from './events.queries.ts';
import {
  endSessionsOfDisabled,
  endSessionsOfLeaver,
  endSessionsOtherwise,
} from '#server/features/accounts/end-sessions-after.ts';
import { notifyWaiting } from '#server/features/response-times/notify-waiting.ts';
import { moveUnread } from '#server/features/applications/move-unread.ts';
import { moveWithOffer } from '#server/features/applications/move-with-offer.ts';
import { moveWithWords } from '#server/features/applications/move-with-words.ts';
import { sayHired } from '#server/features/applications/say-hired.ts';
import { settleLater } from '#server/features/applications/settle-later.ts';
import { queueAutoResponse } from '#server/features/applications/queue-auto-response.ts';
import { moveWithInterview } from '#server/features/applications/move-with-interview.ts';
import {
  cancelWithApplication,
  leaveInterviews,
  missInterviews,
} from '#server/features/interviews/follow-application.ts';
import { notifyOfInterview } from '#server/features/interviews/notify-of-interview.ts';
import {
  notifyOfAlert,
  notifyOfAnswerDue,
  notifyOfApplication,
  notifyOfCalendar,
  notifyOfDomain,
  notifyOfInvitation,
  notifyOfMembership,
} from '#server/features/notifications/notify.ts';
import { notifyOfMention } from '#server/features/notifications/notify-of-mention.ts';
import { notifyOfOffer } from '#server/features/notifications/notify-of-offer.ts';
import { notifyOfOnboarding } from '#server/features/notifications/notify-of-onboarding.ts';
import { expireLater } from '#server/features/offers/expire-later.ts';
import { settleOffers } from '#server/features/offers/settle-offers.ts';
import { syncCompletion } from '#server/features/profiles/change-profile.ts';

/** What a reaction itself makes happen comes back as events, which are saved in their turn. */
type Reaction<Type extends EventType> = (tx: Tx, event: EventOf<Type>) => Promise<void | readonly NewEvent[]>;

/**
 * This happened -> these follow; [] says that nothing does. Reactions run in the transaction of what happened and only
 * write; sending is the workers' work.
 */
const reactions: { [Type in EventType]: readonly Reaction<Type>[] } = {
  'account.registered': [],
  'account.changed': [endSessionsOfDisabled, missInterviews],
  'session.ended': [],
  'job.posted': [],
  'job.changed': [notifyWaiting, moveUnread],
  'application.submitted': [queueAutoResponse, notifyOfApplication],
  'application.seen': [],
  'application.moved': [sayHired, notifyOfApplication, settleOffers, cancelWithApplication, settleLater],
  'application.stepped': [],
  'application.hired': [],
  'application.withdrawn': [notifyOfApplication, cancelWithApplication, settleOffers],
  'application.mentioned': [notifyOfMention],
  'answer.due': [notifyOfAnswerDue],
  'visitor.applied': [],
  'visitor.forgotten': [],
  'message.sent': [notifyOfApplication, moveWithWords],
  'message.read': [],
  'invitation.sent': [notifyOfInvitation],
  'pool.changed': [],
  'alert.told': [notifyOfAlert],
  'onboarding.begun': [notifyOfOnboarding],
  'onboarding.changed': [],
  'onboarding.reminded': [notifyOfOnboarding],
  'onboarding.finished': [notifyOfOnboarding],
  'offer.prepared': [],
  'offer.asked': [notifyOfOffer],
  'offer.decided': [notifyOfOffer],
  'offer.sent': [notifyOfOffer, moveWithOffer, expireLater],
  'offer.replaced': [],
  'offer.withdrawn': [notifyOfOffer],
  'offer.accepted': [notifyOfOffer, moveWithOffer],
  'offer.declined': [notifyOfOffer],
  'offer.expired': [notifyOfOffer],
  'offer.called_off': [],
  'offer.settled': [],
  'interview.proposed': [moveWithInterview, notifyOfInterview],
  'interview.booked': [moveWithInterview, notifyOfInterview],
  'interview.cancelled': [notifyOfInterview],
  'interview.declined': [notifyOfInterview],
  'scorecard.handed_in': [],
  'steps.changed': [],
  'company.created': [],
  'company.changed': [endSessionsOtherwise],
  'import.ended': [],
  'membership.requested': [notifyOfMembership],
  'membership.changed': [notifyOfMembership, missInterviews],
  'membership.ended': [leaveInterviews, endSessionsOfLeaver],
  'provisioning.changed': [],
  'domain.changed': [],
  'domain.failing': [notifyOfDomain],
  'webhook.paused': [notifyOfDomain],
  'webhook.changed': [],
  'calendar.failing': [notifyOfCalendar],
  'export.changed': [],
  'operator.changed': [],
  'file.kept': [syncCompletion],
  'file.deleted': [syncCompletion],
};

/** Saves that something happened and lets everything follow from it, in the same transaction: all of it is kept or nothing. */
export async function saveEvent(tx: Tx, event: NewEvent): Promise<void> {
  await insertEvent(tx, event);
  // The cast: the table has for each type the reactions to just that type.
  for (const reaction of reactions[event.type] as readonly Reaction<EventType>[]) {
    for (const next of (await reaction(tx, event)) ?? []) await saveEvent(tx, next);
  }
}
