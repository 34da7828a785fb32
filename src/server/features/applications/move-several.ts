import { factsOf } from '#domain/application-facts.ts';
import type pg from 'pg';
import type { Answer, Body } from '#contract/api.ts';
import { type ApplicationStatus, statusLabel } from '#domain/application-status.ts';
import type { Actor } from '#domain/permissions.ts';
import { may } from '#domain/permissions.ts';
import { changeStatus, MovedMeanwhile } from './change-status.ts';
import { lastMover } from './moves.queries.ts';
import { Refusal } from '#server/refusal.ts';
import { applicationFacts } from '#server/visibility/visible-applications.queries.ts';

type Moves = Body<'POST /api/applications/moves'>['moves'];
type Moved = Answer<'POST /api/applications/moves'>;

/** Moves several applications, each by itself: one that cannot be moved keeps none of the others from it. */
export async function moveSeveral(db: pg.Pool, actor: Actor, moves: Moves): Promise<Moved> {
  const done: Moved = { moved: [], refused: [] };
  for (const { id, ...goal } of moves) {
    const { status } = goal;
    const before = await applicationFacts(db, actor, id);
    if (!before || !may['application.move'](actor, factsOf(before))) {
      done.refused.push({ id, reason: 'This application is not there for you to move.' });
    } else {
      try {
        const { from, application } = await changeStatus(db, actor, id, goal);
        done.moved.push({ id, from, status, statusUpdatedAt: application.statusUpdatedAt });
      } catch (error) {
        if (error instanceof MovedMeanwhile)
          done.refused.push({ id, reason: await movedMeanwhile(db, id, error.status), status: error.status });
        else if (error instanceof Refusal)
          done.refused.push({ id, reason: error.message, code: error.code, status: before.status });
        else throw error;
      }
    }
  }
  return done;
}

async function movedMeanwhile(db: pg.Pool, id: number, status: ApplicationStatus): Promise<string> {
  const last = await lastMover(db, id);
  const who = last?.by ?? 'Someone';
  return `${who} moved this to ${statusLabel[status]}${last ? ` ${ago(last.seconds)}` : ''}.`;
}

function ago(seconds: number): string {
  if (seconds < 60) return 'a moment ago';
  const minutes = Math.floor(seconds / 60);
  return new Intl.RelativeTimeFormat('en').format(
    minutes < 60 ? -minutes : -Math.floor(minutes / 60),
    minutes < 60 ? 'minute' : 'hour',
  );
}
