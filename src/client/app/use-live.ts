import { useEffect } from 'react';
import { listenLive } from '#client/api/live.ts';
import { loadSession } from '#client/api/session.ts';
import { refresh } from '#client/api/use-api.ts';
import {
  applicationChanged,
  patchApplication,
  wasMovedHere,
} from '#client/features/applications/application-cache.ts';
import { patchBoard } from '#client/features/applications/board-cache.ts';
import { jobsChanged } from '#client/features/jobs/job-cache.ts';
import { poolChanged } from '#client/features/pool/pool-changed.ts';
import type { LiveEvent } from '#contract/api.ts';

/** Keeps what is on the screen true while others work: what they change is fetched anew, or changed where it stands. */
export function useLive(userId: number): void {
  // What happens elsewhere is outside of React: there is something to listen to as long as this person is signed in.
  useEffect(() => listenLive(userId, hear), [userId]);
}

function hear(event: LiveEvent): void {
  const [noun] = event.type.split('.');
  if (noun) void reactions[noun]?.(event);
}

const reactions: Record<string, (event: LiveEvent) => Promise<unknown>> = {
  application: async ({ type, subjectId, status, stepId, happenedAt, own, by }) => {
    // What was done in this tab is on the screen already, and a card stays where it was left.
    if (own && wasMovedHere(subjectId)) return applicationChanged(subjectId);
    if (type === 'application.seen') {
      patchApplication(subjectId, (shown) => ({ ...shown, seenAt: shown.seenAt ?? happenedAt }));
      patchBoard((card) => (card.id === subjectId ? { ...card, seenAt: card.seenAt ?? happenedAt } : card));
      return undefined;
    }
    if (type === 'application.stepped') {
      patchApplication(subjectId, (shown) => ({ ...shown, stepId }));
      patchBoard((card) =>
        card.id === subjectId
          ? { ...card, stepId: stepId ?? null, ...(own ? {} : { movedBy: by, movedAt: Date.now() }) }
          : card,
      );
      return applicationChanged(subjectId);
    }
    if (status) {
      patchApplication(subjectId, (shown) => ({ ...shown, status, stepId, statusUpdatedAt: happenedAt }));
      patchBoard((card) =>
        card.id === subjectId
          ? {
              ...card,
              status,
              stepId: stepId ?? null,
              statusUpdatedAt: happenedAt,
              ...(own ? {} : { movedBy: by, movedAt: Date.now() }),
            }
          : card,
      );
    }
    await applicationChanged(subjectId);
    return refresh(
      'GET /api/notifications',
      'GET /api/applications/:id',
      'GET /api/dashboard/stats',
      ...(type === 'application.moved' ? [] : (['GET /api/applications', 'GET /api/board'] as const)),
    );
  },
  answer: async () => refresh('GET /api/notifications'),
  alert: async () => refresh('GET /api/notifications', 'GET /api/saved-searches'),
  steps: async () => refresh('GET /api/step-templates', 'GET /api/board', 'GET /api/applications/:id'),
  invitation: async () => refresh('GET /api/invitations', 'GET /api/notifications'),
  pool: async () => poolChanged(),
  interview: async () =>
    refresh(
      'GET /api/applications/:id/interviews',
      'GET /api/applications/:id/timeline',
      'GET /api/interviews',
      'GET /api/notifications',
    ),
  scorecard: async () =>
    refresh('GET /api/applications/:id/scorecards', 'GET /api/applications/:id/timeline'),
  onboarding: async () =>
    refresh('GET /api/applications/:id/onboarding', 'GET /api/onboardings', 'GET /api/notifications'),
  offer: async () =>
    refresh(
      'GET /api/applications/:id/offers',
      'GET /api/applications/:id/timeline',
      'GET /api/offers',
      'GET /api/notifications',
    ),
  message: async () =>
    refresh(
      'GET /api/applications/:id/messages',
      'GET /api/applications/:id/timeline',
      'GET /api/notifications',
    ),
  job: async ({ own }) => {
    await jobsChanged();
    return own ? undefined : refresh('GET /api/jobs/:id', 'GET /api/jobs/counts');
  },
  membership: async () => {
    await loadSession();
    return refresh('GET /api/companies/:id', 'GET /api/companies/:id/members');
  },
};
