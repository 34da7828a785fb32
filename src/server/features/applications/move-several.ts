import { factsOf } from '#domain/application-facts.ts';
import type pg from 'pg';
import type { Answer, Body } from '#contract/api.ts';
import { type ApplicationStatus, statusLabel } from '#domain/application-status.ts';
import type { Actor } from '#domain/permissions.ts';
import { may } from '#domain/permissions.ts';
import { changeStatus } from './change-status.ts';
import { lastMover } from './moves.queries.ts';
import { Refusal } from '#server/refusal.ts';
import { applicationFacts } from '#server/visibility/visible-applications.queries.ts';

type Moves = Body<'POST /api/applications/moves'>['moves'];
type Moved = Answer<'POST /api/applications/moves'>;

/** Moves several applications, each by itself: one that cannot be moved keeps none of the others from it. */
export async function moveSeveral(db: pg.Pool, actor: Actor, moves: Moves): Promise<Moved> {
  const done: Moved = { moved: [], refused: [] };
  for (const { id, from, ...goal } of moves) {
    const { status } = goal;
    const before = await applicationFacts(db, actor, id);
    if (!before || !may['application.move'](actor, factsOf(before))) {
      done.refused.push({ id, reason: 'This application is not there for you to move.' });
    } else if (from !== undefined && before.status !== from && before.status !== status) {
      done.refused.push({ id, reason: await movedMeanwhile(db, id, before.status), status: before.status });
    } else {
      try {
        const after = await changeStatus(db, actor, id, goal);
        done.moved.push({ id, from: before.status, status, statusUpdatedAt: after.statusUpdatedAt });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        done.refused.push({ id, reason: error.message, code: error.code, status: before.status });
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
