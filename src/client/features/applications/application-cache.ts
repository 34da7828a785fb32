import {
  cachedItems,
  changeAnswer,
  changeAnswers,
  changeItem,
  dropFetches,
  holdAnswers,
  onFetched,
  refresh,
  refreshAnswer,
  refreshLater,
  refreshLists,
} from '#client/api/api-cache.ts';
import type { Application } from '#contract/api.ts';
import type { ApplicationStatus } from '#domain/application-status.ts';

/** An application that a list has already brought. */
export function listedApplication(id: number): Application | undefined {
  return cachedItems('GET /api/applications').find((application) => application.id === id);
}

/** Changes one application wherever it is shown. In a list it keeps its place: nothing moves under a person's hand. */
export function patchApplication(id: number, change: (application: Application) => Application): void {
  changeItem('GET /api/applications', id, change);
  changeAnswer('GET /api/applications/:id', { params: { id } }, change);
}

/**
 * Shows a move, and again over every list and application that comes before the server has answered and does not know of
 * it; the tabs' figures stay as they are shown. Answers what ends that: what is still under way then is dropped, and asked for anew.
 */
export function showUntilAnswered(show: () => void): () => Promise<void> {
  const reads = ['GET /api/applications', 'GET /api/applications/:id'] as const;
  const overtaken = reads.filter((read) => dropFetches(read));
  const ends = [...reads.map((read) => onFetched(read, show)), holdAnswers('GET /api/applications/counts')];
  show();
  return async () => {
    for (const end of ends) end();
    overtaken.push(...reads.filter((read) => dropFetches(read)));
    await refresh(...new Set(overtaken));
  };
}

/** Counts a move in the tabs' figures until the server's own arrive. */
export function countMove(from: ApplicationStatus, to: ApplicationStatus): void {
  if (from === to) return;
  changeAnswers('GET /api/applications/counts', (counts) => ({
    ...counts,
    [from]: Math.max(0, counts[from] - 1),
    [to]: counts[to] + 1,
  }));
}

/**
 * After a change: the counts are fetched anew at once; lists and figures when they are next opened, so that a
 * card one has just moved out of the chosen tab stays in sight until one leaves. A list that does not show it may have
 * been opened before the change was through, and may have to.
 */
export async function applicationChanged(id: number): Promise<void> {
  const shows = (list: Application[]) => list.some((application) => application.id === id);
  await Promise.all([
    refresh('GET /api/applications/counts', 'GET /api/dashboard/today'),
    refreshAnswer('GET /api/applications/:id/timeline', { params: { id } }),
    // Whoever is rejected is not interviewed, and whoever is not hired is not got aboard: both say so at once.
    refreshAnswer('GET /api/applications/:id/interviews', { params: { id } }),
    refreshAnswer('GET /api/applications/:id/offers', { params: { id } }),
    refreshAnswer('GET /api/applications/:id/onboarding', { params: { id } }),
    refreshLists('GET /api/applications', shows, { later: true }),
    refreshLists('GET /api/applications', (list) => !shows(list)),
    refreshLater('GET /api/board', 'GET /api/dashboard/stats'),
  ]);
}

const movedHere = new Map<number, number>();

/** Notes that this tab moves an application, so that hearing of it later does not undo what it shows by then. */
export function movingHere(id: number): void {
  movedHere.set(id, Date.now());
}

/** Whether a move this person made was made in this tab, a moment ago, and not in another one of theirs. */
export function wasMovedHere(id: number): boolean {
  return Date.now() - (movedHere.get(id) ?? 0) < 10_000;
}
