import type pg from 'pg';
import { type ApplicationStatus, isMovable } from '#domain/application-status.ts';
import type { OpenOfferAnswer } from '#domain/offers.ts';
import type { Actor } from '#domain/permissions.ts';
import { type Place, stepAfter } from '#domain/steps.ts';
import type { Tx } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events/reactions.ts';
import type { ApplicationRow } from './applications.queries.ts';
import { visibleApplicationById } from './applications.queries.ts';
import { refuseUnsettled } from './refuse-unsettled.ts';
import { setStatus } from './set-status.ts';
import {
  insertStepHistory,
  stepForApplication,
  stepName,
  updateStep,
} from '#server/features/steps/steps.queries.ts';
import { refuse } from '#server/refusal.ts';
import { lockApplicationFacts } from '#server/visibility/visible-applications.queries.ts';
import { found } from '#server/found.ts';

interface Goal extends Place {
  /** The status in which whoever moves it saw it: where it stands in a third by now, it is left there. */
  from?: ApplicationStatus | undefined;
  /** What becomes of an offer that the move contradicts; ‘ask’ refuses the move with the question where there is one. */
  openOffer?: OpenOfferAnswer | 'ask' | undefined;
  /** Takes back the last move and what came of it, within its minute. */
  undo?: boolean | undefined;
}

/** Somebody else has moved it since it was seen. */
export class MovedMeanwhile extends Error {
  readonly status: ApplicationStatus;

  constructor(status: ApplicationStatus) {
    super('It was moved meanwhile.');
    this.status = status;
  }
}

interface Changed {
  /** Where it stood when nobody else could move it any more. */
  from: ApplicationStatus;
  application: ApplicationRow;
}

/** Moves an application to a status, or to a step inside one. Setting what it has changes nothing and leaves no trace. */
export async function changeStatus(
  db: pg.Pool,
  actor: Actor,
  id: number,
  { from: seen, status, stepId, openOffer, undo = false }: Goal,
): Promise<Changed> {
  return inTransaction(db, async (tx) => {
    const application = found(await lockApplicationFacts(tx, actor, id));
    const from = application.status;
    const moves = from !== status;
    if (seen !== undefined && from !== seen && moves) throw new MovedMeanwhile(from);
    if (!isMovable(application))
      throw refuse.conflict(
        'withdrawn',
        'The applicant has withdrawn this application, so it cannot be moved.',
      );
    const goal = stepAfter(application, { status, stepId });
    const steps = moves ? goal !== null : goal !== application.stepId;
    if (!moves && !steps) return { from, application: await applicationNow(tx, actor, id) };

    const step = goal === null ? undefined : await stepForApplication(tx, id, goal);
    if (goal !== null && step?.status !== status) throw refuse.invalid(noSuchStep, { stepId: noSuchStep });
    if (moves) await refuseUnsettled(tx, id, { status, openOffer, undo });
    const event = moves
      ? await setStatus(tx, {
          id,
          from,
          to: status,
          by: actor.id,
          stepId: goal,
          undo,
          openOffer: openOffer === 'ask' ? undefined : openOffer,
        })
      : ({ type: 'application.stepped', subjectId: id, actorId: actor.id, data: { stepId: goal } } as const);
    const before = moves || application.stepId === null ? null : await stepName(tx, application.stepId);
    if (!moves) await updateStep(tx, id, goal);
    if (steps)
      await insertStepHistory(tx, {
        applicationId: id,
        changedBy: actor.id,
        status,
        from: before,
        to: step?.name ?? null,
      });
    await saveEvent(tx, event);
    return { from, application: await applicationNow(tx, actor, id) };
  });
}

async function applicationNow(tx: Tx, actor: Actor, id: number): Promise<ApplicationRow> {
  return found(await visibleApplicationById(tx, actor, id));
}

const noSuchStep = 'The job has no such step at this status.';
