import type { BoardCard } from '#client/features/applications/board-cache.ts';
import { applicationStatuses, type ApplicationStatus } from '#domain/application-status.ts';

/** The cards of a board by their status, each column in the order in which they moved last. */
export type Columns = Record<ApplicationStatus, BoardCard[]>;

export function sorted(cards: readonly BoardCard[]): Columns {
  // The cast: every status gets its list.
  const columns = Object.fromEntries(
    applicationStatuses.map((status) => [status, [] as BoardCard[]]),
  ) as Columns;
  for (const card of cards) columns[card.status].push(card);
  return columns;
}

export function firstOf(columns: Columns): number | undefined {
  return applicationStatuses.map((status) => columns[status][0]?.id).find((id) => id !== undefined);
}
