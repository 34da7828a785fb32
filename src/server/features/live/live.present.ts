import type { LiveEvent } from '#contract/api.ts';
import { mayKnowWho } from '#domain/live-events.ts';
import { displayName } from '#domain/people.ts';
import type { Actor } from '#domain/permissions.ts';
import type { EventRow } from './live.queries.ts';

/** More has happened than can be told: whoever hears it looks at everything anew, and goes on from here. */
export function presentReset(actor: Actor, last: number): LiveEvent {
  return {
    id: last,
    type: 'reset',
    subjectId: actor.id,
    happenedAt: new Date().toISOString(),
    own: false,
  };
}

export function presentEvent(actor: Actor, event: EventRow): LiveEvent {
  const { id, type, subjectId, happenedAt, applicationId, jobId, companyId, status, actorId } = event;
  return {
    id,
    type,
    subjectId,
    happenedAt,
    own: actorId === actor.id,
    ...(applicationId === null ? {} : { applicationId }),
    ...(jobId === null ? {} : { jobId }),
    ...(companyId === null ? {} : { companyId }),
    ...(status === null ? {} : { status }),
    ...(mayKnowWho(actor, event) ? { ...byOf(event), ...stepOf(event) } : {}),
  };
}

function stepOf({ type, stepId }: EventRow): Pick<LiveEvent, 'stepId'> {
  return type === 'application.moved' || type === 'application.stepped' ? { stepId } : {};
}

function byOf({ actorUsername, actorFirstName, actorLastName }: EventRow): Pick<LiveEvent, 'by'> {
  if (actorUsername === null) return {};
  return { by: displayName({ username: actorUsername, firstName: actorFirstName, lastName: actorLastName }) };
}
