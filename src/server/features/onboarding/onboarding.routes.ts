import type { Actor } from '#domain/permissions.ts';
import type { Db } from '#server/db/query.ts';
import { beginOnboarding } from './begin-onboarding.ts';
import { addTask, changeTask, dropTask, moveStart } from './change-list.ts';
import { fewAtOnce } from '#server/db/few-at-once.ts';
import { addFile, markTask, noteOnTask, removeFile } from './do-task.ts';
import { presentedOnboarding } from './onboarding.present.ts';
import {
  onboardingById,
  onboardingOf,
  onboardingsUnderWay,
  onboardingWithTask,
} from './onboarding.queries.ts';
import type { RoutesOf } from '#server/http/calls.ts';
import { sayEtag } from '#server/http/answers.ts';
import { refuse } from '#server/refusal.ts';
import { isApplicationVisible } from '#server/visibility/visible-applications.queries.ts';

type OnboardingCalls =
  | 'GET /api/applications/:id/onboarding'
  | 'POST /api/applications/:id/onboarding'
  | 'GET /api/onboardings'
  | 'PUT /api/onboardings/:id'
  | 'POST /api/onboardings/:id/tasks'
  | 'PUT /api/onboarding-tasks/:id'
  | 'DELETE /api/onboarding-tasks/:id'
  | 'PUT /api/onboarding-tasks/:id/done'
  | 'POST /api/onboarding-tasks/:id/notes'
  | 'POST /api/onboarding-tasks/:id/files'
  | 'DELETE /api/onboarding-tasks/:id/files/:fileId';

interface About {
  db: Db;
  actor: Actor;
  params: { id: number };
}

const listVisible = async ({ db, actor, params }: About) =>
  Boolean(await onboardingById(db, actor, params.id));

const taskVisible = async ({ db, actor, params }: About) =>
  Boolean(await onboardingWithTask(db, actor, params.id));

export const onboardingRoutes: RoutesOf<OnboardingCalls> = {
  'GET /api/applications/:id/onboarding': async ({ db, actor, params }) => {
    if (!(await isApplicationVisible(db, actor, params.id))) throw refuse.notFound();
    const row = await onboardingOf(db, actor, params.id);
    return { onboarding: row ? await presentedOnboarding(db, actor, row) : null };
  },

  'GET /api/onboardings': async ({ db, actor, query }) => onboardingsUnderWay(db, actor, query),

  'POST /api/applications/:id/onboarding': {
    visible: ({ db, actor, params }) => isApplicationVisible(db, actor, params.id),
    handle: async ({ db, actor, params, body }) => beginOnboarding(db, actor, params.id, body),
  },

  'PUT /api/onboardings/:id': {
    visible: listVisible,
    handle: async ({ db, actor, params, body }) => moveStart(db, actor, params.id, body.startDate),
  },

  'POST /api/onboardings/:id/tasks': {
    visible: listVisible,
    handle: async ({ db, actor, params, body }) => addTask(db, actor, params.id, body),
  },

  'PUT /api/onboarding-tasks/:id': {
    visible: taskVisible,
    handle: async ({ db, actor, params, body, ifMatch, reply }) => {
      const onboarding = await changeTask(db, actor, params.id, body, ifMatch);
      // The answer is the whole list; what was changed, and is matched next time, is the task.
      sayEtag(reply, onboarding.tasks.find(({ id }) => id === params.id)?.etag);
      return onboarding;
    },
  },

  'DELETE /api/onboarding-tasks/:id': async ({ db, actor, params }) => dropTask(db, actor, params.id),

  'PUT /api/onboarding-tasks/:id/done': {
    visible: taskVisible,
    handle: async ({ db, actor, params, body }) => markTask(db, actor, params.id, body.done),
  },

  'POST /api/onboarding-tasks/:id/notes': {
    visible: taskVisible,
    handle: async ({ db, actor, params, body }) => noteOnTask(db, actor, params.id, body.body),
  },

  'POST /api/onboarding-tasks/:id/files': {
    visible: taskVisible,
    inTurn: fewAtOnce,
    handle: async ({ db, actor, params, file }) => addFile(db, actor, params.id, file),
  },

  'DELETE /api/onboarding-tasks/:id/files/:fileId': async ({ db, actor, params }) =>
    removeFile(db, actor, params.id, params.fileId),
};
