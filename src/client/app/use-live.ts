import { useEffect } from 'react';
import { listenLive } from '#client/api/live.ts';
import { refreshAll } from '#client/api/api-cache.ts';
import { currentSession, loadSession } from '#client/api/session.ts';
import {
  applicationChanged,
  patchApplication,
  wasMovedHere,
} from '#client/features/applications/application-cache.ts';
import { patchBoard } from '#client/features/applications/board-cache.ts';
import { jobsChanged, ownJobsChanged } from '#client/features/jobs/job-cache.ts';
import type { CurrentUser, LiveEvent } from '#contract/api.ts';
import { type EventNoun, nounOf } from '#domain/events.ts';
import { can } from '#domain/permissions.ts';

/** Keeps what is on the screen true while others work: what they change is fetched anew, or changed where it stands. */
export function useLive(userId: number): void {
  // What happens elsewhere is outside of React: there is something to listen to as long as this person is signed in.
  useEffect(() => listenLive(userId, (event) => void hear(event)), [userId]);
}

async function hear(event: LiveEvent): Promise<void> {
  if (event.type === 'reset') return lookAtEverythingAnew();
  await reactions[nounOf(event.type)]?.(event);
  if (event.type === 'application.seen') return;
  // Comes with the first event: no screen waits for it.
  const code = await Promise.all([import('./live-changes.ts'), import('./refresh-soon.ts')]).catch(
    () => undefined,
  );
  // Out of reach, as where the line has just gone: what it changes is not known, and may be anything.
  if (!code) return refreshAll();
  const [{ changedCalls }, { refreshSoon }] = code;
  refreshSoon(...changedCalls(event.type));
}

/** Those who have all missed something do not all ask for everything at the same moment. */
async function lookAtEverythingAnew(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, Math.random() * 1_500);
  });
  await Promise.all([loadSession(), refreshAll()]);
}

/** What is changed at once where it stands, before anything is asked for. */
const reactions: Record<EventNoun, ((event: LiveEvent) => Promise<unknown>) | undefined> = {
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
    return ownJobsChanged();
  },
  job: async () => {
    await jobsChanged();
    return ownJobsChanged();
  },
  // What this person did before the page was opened is in the session that the page began with.
  account: ({ subjectId, own, happenedAt }) =>
    loadSessionIf(({ id }) => id === subjectId && !(own && Date.parse(happenedAt) < performance.timeOrigin)),
  // Of a company one belongs to, or one that has just taken somebody in who belonged to none.
  membership: ({ subjectId }) =>
    loadSessionIf(
      (user) => !can['platform.administer'](user) && (!user.memberships.length || belongsTo(user, subjectId)),
    ),
  company: ({ subjectId }) => loadSessionIf((user) => belongsTo(user, subjectId)),
  // Of these nothing is changed in place: what shows them is asked for anew.
  alert: undefined,
  answer: undefined,
  calendar: undefined,
  domain: undefined,
  webhook: undefined,
  export: undefined,
  file: undefined,
  import: undefined,
  interview: undefined,
  invitation: undefined,
  message: undefined,
  offer: undefined,
  onboarding: undefined,
  operator: undefined,
  pool: undefined,
  provisioning: undefined,
  scorecard: undefined,
  session: undefined,
  steps: undefined,
  visitor: undefined,
};

/** Platform admins hear of every account and company, and everybody of those with jobs: few of them change what one may do. */
async function loadSessionIf(concerns: (user: CurrentUser) => boolean): Promise<void> {
  const session = currentSession();
  if (session.status === 'signed-in' && concerns(session.user)) await loadSession();
}

function belongsTo({ memberships }: CurrentUser, companyId: number): boolean {
  return memberships.some((one) => one.companyId === companyId);
}
