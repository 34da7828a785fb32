import type { InfiniteData } from '@tanstack/react-query';
import type { Page } from '#client/api/call.ts';
import { queryClient } from '#client/api/query-client.ts';
import type { Answer, Application } from '#contract/api.ts';
import type { ApplicationStatus } from '#domain/application-status.ts';

type Counts = Answer<'GET /api/applications/counts'>;

/** One application, as it is cached. */
export function applicationKey(id: number) {
  return ['GET /api/applications/:id', { params: { id } }] as const;
}

/** What is cached of a list: all of it, or the pages one has come to. */
type List = Application[] | InfiniteData<Page<Application>>;

/** An application that a list has already brought. */
export function listedApplication(id: number): Application | undefined {
  return queryClient
    .getQueriesData<List>({ queryKey: ['GET /api/applications'] })
    .flatMap(([, data]) => itemsOf(data))
    .find((application) => application.id === id);
}

function itemsOf(data: List | undefined): Application[] {
  return Array.isArray(data) ? data : (data?.pages.flatMap(({ items }) => items) ?? []);
}

/** Changes one application wherever it is shown. In a list it keeps its place: nothing moves under a person's hand. */
export function patchApplication(id: number, change: (application: Application) => Application): void {
  const patched = (list: Application[]) => list.map((item) => (item.id === id ? change(item) : item));
  queryClient.setQueriesData<List>({ queryKey: ['GET /api/applications'] }, (data) => {
    if (!data || Array.isArray(data)) return data && patched(data);
    return { ...data, pages: data.pages.map((page) => ({ ...page, items: patched(page.items) })) };
  });
  queryClient.setQueryData<Application>(applicationKey(id), (shown) => shown && change(shown));
}

/** Counts a move in the tabs' figures until the server's own arrive. */
export function countMove(from: ApplicationStatus, to: ApplicationStatus): void {
  queryClient.setQueriesData<Counts>({ queryKey: ['GET /api/applications/counts'] }, (counts) =>
    counts && from !== to
      ? { ...counts, [from]: Math.max(0, counts[from] - 1), [to]: counts[to] + 1 }
      : counts,
  );
}

/**
 * After a change: the counts are fetched anew at once; lists and figures when they are next opened, so that a
 * card one has just moved out of the chosen tab stays in sight until one leaves. A list that does not show it may have
 * been opened before the change was through, and may have to.
 */
export async function applicationChanged(id: number): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['GET /api/applications/counts'] }),
    queryClient.invalidateQueries({ queryKey: ['GET /api/applications/:id/timeline', { params: { id } }] }),
    // Whoever is rejected is not interviewed, and whoever is not hired is not got aboard: both say so at once.
    queryClient.invalidateQueries({ queryKey: ['GET /api/applications/:id/interviews', { params: { id } }] }),
    queryClient.invalidateQueries({ queryKey: ['GET /api/applications/:id/offers', { params: { id } }] }),
    queryClient.invalidateQueries({ queryKey: ['GET /api/applications/:id/onboarding', { params: { id } }] }),
    queryClient.invalidateQueries({
      queryKey: ['GET /api/applications'],
      refetchType: 'none',
      predicate: ({ state }) => shows(state.data, id),
    }),
    queryClient.invalidateQueries({
      queryKey: ['GET /api/applications'],
      predicate: ({ state }) => !shows(state.data, id),
    }),
    queryClient.invalidateQueries({ queryKey: ['GET /api/board'], refetchType: 'none' }),
    queryClient.invalidateQueries({ queryKey: ['GET /api/dashboard/stats'], refetchType: 'none' }),
  ]);
}

function shows(data: unknown, id: number): boolean {
  // The cast: what is kept under the key of the lists are lists.
  return itemsOf(data as List | undefined).some((application) => application.id === id);
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
