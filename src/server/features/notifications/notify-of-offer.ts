import type { NotificationTurn, NotificationType } from '#domain/notifications.ts';
import type { Db } from '#server/db/query.ts';
import type { EventType, NewEvent } from '#server/events.queries.ts';
import {
  type AboutApplication,
  aboutApplication,
  insertNotifications,
  managersOf,
} from '#server/features/notifications/notifications.queries.ts';

interface Told {
  type: NotificationType;
  turn: NotificationTurn;
  to: readonly number[];
}

/** Tells those whom an offer concerns what became of it, but not the one who did it. */
export async function notifyOfOffer(tx: Db, event: NewEvent): Promise<void> {
  const { type, actorId, data = {} } = event;
  const about = 'applicationId' in data ? await aboutApplication(tx, Number(data.applicationId)) : undefined;
  if (!about || 'along' in data) return;
  const told = (await tellings[type]?.(tx, about, data)) ?? [];
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
              ? { turn, ...('move' in data ? { move: data.move } : {}) }
              : { turn, person: about.jobSeekerName },
        })),
    ),
  );
}

const tellings: Partial<
  Record<EventType, (tx: Db, about: AboutApplication, data: object) => Promise<Told[]>>
> = {
  'offer.sent': async (_, about, data) => [
    candidate(about, 'version' in data && Number(data.version) > 1 ? 'changed' : 'sent'),
  ],
  'offer.withdrawn': async (_, about) => [candidate(about, 'withdrawn')],
  'offer.expired': async (_, about, data) => [candidate(about, 'expired'), hiring(about, data, 'expired')],
  'offer.accepted': async (_, about, data) => [hiring(about, data, 'accepted')],
  'offer.declined': async (_, about, data) => [hiring(about, data, 'declined')],
  'offer.asked': async (tx, about) => [
    { type: 'offer.approval', turn: 'asked', to: await managersOf(tx, about.companyId) },
  ],
  'offer.decided': async (_, __, data) => [
    {
      type: 'offer.approval',
      turn: 'approved' in data && data.approved === true ? 'approved' : 'returned',
      to: writerIn(data),
    },
  ],
};

function candidate({ jobSeekerId }: AboutApplication, turn: NotificationTurn): Told {
  return { type: 'offer.sent', turn, to: [jobSeekerId] };
}

/** Who deals with the application, and who wrote the offer. */
function hiring(about: AboutApplication, data: object, turn: NotificationTurn): Told {
  return { type: 'offer.answered', turn, to: [...about.hiring, ...writerIn(data)] };
}

function writerIn(data: object): number[] {
  return 'writerId' in data && typeof data.writerId === 'number' ? [data.writerId] : [];
}
