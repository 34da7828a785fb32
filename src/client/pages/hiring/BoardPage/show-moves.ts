import { patchApplication } from '#client/features/applications/application-cache.ts';
import { patchBoard } from '#client/features/applications/board-cache.ts';
import type { ApplicationStatus } from '#domain/application-status.ts';
import { stepAfter } from '#domain/steps.ts';
import { goalOf, type Move, type Standing } from './moves.ts';

interface Movable {
  id: number;
  status: ApplicationStatus;
  stepId?: number | null;
  statusUpdatedAt: string;
}

/** Shows those cards where they are moved to, before the server has answered. */
export function show(to: Move['to'], ids: ReadonlySet<number>): void {
  const now = new Date().toISOString();
  const changed = <Shown extends Movable>(shown: Shown): Shown => {
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
export function setBack(id: number, before: Standing | undefined, isAt?: ApplicationStatus): void {
  if (!before) return;
  const { status, stepId, statusUpdatedAt } = before;
  const standing =
    isAt && isAt !== status
      ? { status: isAt, stepId: null }
      : { status, stepId, ...(statusUpdatedAt && { statusUpdatedAt }) };
  patchBoard((shown) => (shown.id === id ? { ...shown, ...standing } : shown));
  patchApplication(id, (shown) => ({ ...shown, ...standing }));
}
