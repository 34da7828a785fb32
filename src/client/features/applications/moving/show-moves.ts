import { call } from '#client/api/call.ts';
import { listedApplication, patchApplication } from '#client/features/applications/application-cache.ts';
import { boardCard, patchBoard } from '#client/features/applications/board-cache.ts';
import type { ApplicationStatus } from '#domain/application-status.ts';
import { stepAfter } from '#domain/steps.ts';
import { goalOf, type Movable, type Move, type Stage } from './moves.ts';

/** Shows those cards where they are moved to, before the server has answered. */
export function show(to: Move['to'], ids: ReadonlySet<number>): void {
  const now = new Date().toISOString();
  const changed = <Shown extends Omit<Movable, 'applicantName'>>(shown: Shown): Shown => {
    const goal = ids.has(shown.id) ? goalOf(to, shown.id) : undefined;
    if (!goal) return shown;
    const { status } = goal;
    const since = status === shown.status ? shown.statusUpdatedAt : now;
    return { ...shown, status, stepId: stepAfter(shown, goal), statusUpdatedAt: since };
  };
  patchBoard((card) => changed(card));
  for (const id of ids) patchApplication(id, changed);
}

/** One that was not moved stands again where it stood, and since when; or where somebody else has moved it meanwhile. */
export function setBack(id: number, before: Stage | undefined, isAt?: ApplicationStatus): void {
  if (!before) return;
  const { status, stepId, statusUpdatedAt } = before;
  const stage =
    isAt && isAt !== status
      ? { status: isAt, stepId: null }
      : { status, stepId: stepId ?? null, ...(statusUpdatedAt && { statusUpdatedAt }) };
  patchBoard((shown) => (shown.id === id ? { ...shown, ...stage } : shown));
  patchApplication(id, (shown) => ({ ...shown, ...stage }));
}

/** How an application stands at this moment on whichever screen shows it, whether or not that has been drawn. */
export function movableNow(id: number): Movable | undefined {
  return boardCard(id) ?? listedApplication(id);
}

/** One that could not be moved may have been withdrawn, or be out of reach by now: it is fetched, and shown as it is. */
export async function showAsItIs(id: number): Promise<void> {
  const current = await call('GET /api/applications/:id', { params: { id } }).catch(() => undefined);
  if (current) patchApplication(id, () => current);
}
