import type { NotificationTurn, NotificationType } from '#domain/notifications.ts';
import type { Tx } from '#server/db/query.ts';
import type { EventOf } from '#domain/events.ts';
import {
  type AboutApplication,
  aboutApplication,
  insertNotifications,
  managersOf,
} from './notifications.queries.ts';

interface Told {
  type: NotificationType;
  turn: NotificationTurn;
  to: readonly number[];
}

/** Tells those whom an offer concerns what became of it, but not the one who did it. */
export async function notifyOfOffer(tx: Tx, event: OfferEvent): Promise<void> {
  const { actorId, data } = event;
  const about = await aboutApplication(tx, data.applicationId);
  if (!about || data.along) return;
  const told = await tellings(tx, about, event);
  await insertNotifications(
    tx,
    told.flatMap(({ type: kind, turn, to }) =>
      [...new Set(to)]
        .filter((userId) => userId !== actorId)
        .map((userId) => ({
          userId,
          type: kind,
          applicationId: about.applicationId,
          companyId: null,
          data:
            userId === about.jobSeekerId
              ? { turn, ...(data.move === undefined ? {} : { move: data.move }) }
              : { turn, person: about.jobSeekerName },
        })),
    ),
  );
}

type OfferEvent = EventOf<
  | 'offer.sent'
  | 'offer.withdrawn'
  | 'offer.expired'
  | 'offer.accepted'
  | 'offer.declined'
  | 'offer.asked'
  | 'offer.decided'
>;

async function tellings(tx: Tx, about: AboutApplication, event: OfferEvent): Promise<Told[]> {
  switch (event.type) {
    case 'offer.sent':
      return [candidate(about, event.data.version > 1 ? 'changed' : 'sent')];
    case 'offer.withdrawn':
      return [candidate(about, 'withdrawn')];
    case 'offer.expired':
      return [candidate(about, 'expired'), hiring(about, event.data, 'expired')];
    case 'offer.accepted':
      return [hiring(about, event.data, 'accepted')];
    case 'offer.declined':
      return [hiring(about, event.data, 'declined')];
    case 'offer.asked':
      return [{ type: 'offer.approval', turn: 'asked', to: await managersOf(tx, about.companyId) }];
    case 'offer.decided':
      return [
        {
          type: 'offer.approval',
          turn: event.data.approved ? 'approved' : 'returned',
          to: writerIn(event.data),
        },
      ];
  }
}

function candidate({ jobSeekerId }: AboutApplication, turn: NotificationTurn): Told {
  return { type: 'offer.sent', turn, to: [jobSeekerId] };
}

/** Who deals with the application, and who wrote the offer. */
function hiring(about: AboutApplication, data: Written, turn: NotificationTurn): Told {
  return { type: 'offer.answered', turn, to: [...about.hiring, ...writerIn(data)] };
}

interface Written {
  writerId: number | null;
}

function writerIn({ writerId }: Written): number[] {
  return writerId === null ? [] : [writerId];
}
