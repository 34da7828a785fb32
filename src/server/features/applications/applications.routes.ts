import { factsOf } from '#domain/application-facts.ts';
import type { Application } from '#contract/api.ts';
import { applicationStatuses } from '#domain/application-status.ts';
import { countsByStatus } from '#domain/counts.ts';
import type { Actor } from '#domain/permissions.ts';
import { may } from '#domain/permissions.ts';
import type { Db } from '#server/db/query.ts';
import type { ApplicationRow } from './applications.queries.ts';
import {
  countVisibleApplications,
  visibleApplicationById,
  visibleApplications,
} from './applications.queries.ts';
import { historyOf } from './moves.queries.ts';
import { presentHistory } from './applications.present.ts';
import { showApplication, showApplications } from './show-applications.ts';
import { apply } from './apply.ts';
import { colleaguesOn } from './colleagues.ts';
import { seeFirst } from './see-first.ts';
import { changeStatus } from './change-status.ts';
import { moveSeveral } from './move-several.ts';
import { previewRejection, reject } from './reject.ts';
import { undoRejections } from './undo-rejections.ts';
import { writeNotes } from './write-notes.ts';
import { withdrawApplication } from './withdraw.ts';
import type { ViewCounter } from '#server/page-views/view-counter.ts';
import type { Received, RoutesOf } from '#server/http/calls.ts';
import { csvAnswer, dayOf } from '#server/http/csv-answer.ts';
import { applicationColumns } from './application-columns.ts';
import { Page } from '#server/http/paging.ts';
import { refuse } from '#server/refusal.ts';
import { isJobVisible } from '#server/visibility/visible-jobs.queries.ts';
import { applicationFacts, isApplicationVisible } from '#server/visibility/visible-applications.queries.ts';
import { found } from '#server/found.ts';

type ApplicationCalls =
  | 'GET /api/applications'
  | 'GET /api/applications/export'
  | 'GET /api/applications/counts'
  | 'GET /api/applications/:id'
  | 'GET /api/applications/:id/history'
  | 'GET /api/applications/:id/colleagues'
  | 'POST /api/jobs/:id/applications'
  | 'PUT /api/applications/:id/status'
  | 'PUT /api/applications/:id/notes'
  | 'POST /api/applications/:id/withdraw'
  | 'POST /api/applications/moves'
  | 'POST /api/rejections/preview'
  | 'POST /api/rejections'
  | 'POST /api/rejections/undo';

export function applicationRoutes(views: ViewCounter): RoutesOf<ApplicationCalls> {
  return {
    'GET /api/applications': async ({ db, actor, query }) => {
      const page = await visibleApplications(db, actor, query);
      return new Page<Application>(await showApplications(db, actor, page.items), page.next, page.total);
    },

    'GET /api/applications/export': async ({ db, actor, query, now }) =>
      csvAnswer(`applications-${dayOf(now())}`, applicationColumns, async (place) => {
        const page = await visibleApplications(db, actor, { ...query, ...place });
        return new Page<Application>(await showApplications(db, actor, page.items), page.next);
      }),

    'GET /api/applications/counts': async ({ db, actor, query }) =>
      countsByStatus(applicationStatuses, await countVisibleApplications(db, actor, query)),

    'GET /api/applications/:id': async ({ db, actor, params, request }) => {
      const row = await applicationFor(db, actor, params.id);
      if (may['application.countAsView'](actor, factsOf(row))) {
        const isView = !isPrefetch(request.headers);
        if (isView) views.sawProfile(row.jobSeekerId, actor.id);
        if (isView && !row.seenAt) return showApplication(db, actor, await seeFirst(db, actor, row));
      }
      return showApplication(db, actor, row);
    },

    'GET /api/applications/:id/history': async ({ db, actor, params }) => {
      const row = await applicationFor(db, actor, params.id);
      return presentHistory(await historyOf(db, actor, row.id), row, actor);
    },

    'GET /api/applications/:id/colleagues': async ({ db, actor, params }) => {
      const facts = found(await applicationFacts(db, actor, params.id));
      return colleaguesOn(db, facts);
    },

    'POST /api/jobs/:id/applications': {
      visible: ({ db, actor, params }) => isJobVisible(db, actor, params.id),
      handle: async ({ db, actor, params, body, request, reply, log, budgets }) => {
        await budgets.spend('applyDaily', actor.id);
        const key = idempotencyKey(request.headers);
        const { id, replayed } = await apply(db, actor, params.id, body, key, log);
        if (replayed) reply.header('Idempotent-Replayed', 'true');
        return showApplication(db, actor, await applicationFor(db, actor, id));
      },
    },

    'PUT /api/applications/:id/status': {
      visible: isVisible,
      handle: async ({ db, actor, params, body }) =>
        showApplication(db, actor, (await changeStatus(db, actor, params.id, body)).application),
    },

    'PUT /api/applications/:id/notes': {
      visible: isVisible,
      handle: async ({ db, actor, params, body, ifMatch }) =>
        showApplication(db, actor, await writeNotes(db, actor, params.id, body, ifMatch)),
    },

    'POST /api/applications/moves': async ({ db, actor, body }) => moveSeveral(db, actor, body.moves),

    'POST /api/rejections/preview': async ({ db, actor, body, now }) =>
      previewRejection(db, actor, body, now()),

    'POST /api/rejections': async ({ db, actor, body, now }) => reject(db, actor, body, now()),

    'POST /api/rejections/undo': async ({ db, actor, body }) =>
      undoRejections(db, actor, body.applicationIds),

    'POST /api/applications/:id/withdraw': async ({ db, actor, params }) =>
      showApplication(db, actor, await withdrawApplication(db, actor, params.id)),
  };
}

async function isVisible({
  db,
  actor,
  params,
}: Pick<Received<'GET /api/applications/:id'>, 'db' | 'actor' | 'params'>): Promise<boolean> {
  return isApplicationVisible(db, actor, params.id);
}

async function applicationFor(db: Db, actor: Actor, id: number): Promise<ApplicationRow> {
  return found(await visibleApplicationById(db, actor, id));
}

/** Our pages fetch an application ahead when a pointer rests on its card: nobody has seen it yet. */
function isPrefetch(headers: Record<string, string | string[] | undefined>): boolean {
  return headers['purpose'] === 'prefetch';
}

function idempotencyKey(headers: Record<string, string | string[] | undefined>): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key))
    throw refuse.invalid('Idempotency-Key must be 1 to 200 visible ASCII characters.');
  return key;
}
