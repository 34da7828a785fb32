import { recordOf } from '#domain/keys.ts';
import type { BoardCard } from '#client/features/applications/board-cache.ts';
import type { Step } from '#contract/api.ts';
import { applicationStatuses, type ApplicationStatus } from '#domain/application-status.ts';

/** The cards of a board by their status, each column by its steps and in the order in which they moved last. */
export type Columns = Record<ApplicationStatus, BoardCard[]>;

export function sorted(cards: readonly BoardCard[], steps: readonly Step[] = []): Columns {
  const columns: Columns = recordOf(applicationStatuses, () => []);
  // As they stand one below the other: those at no step first.
  const place = ({ stepId }: BoardCard) => steps.findIndex(({ id }) => id === stepId);
  const inPlace = steps.length ? cards.toSorted((a, b) => place(a) - place(b)) : cards;
  for (const card of inPlace) columns[card.status].push(card);
  return columns;
}

export function firstOf(columns: Columns): number | undefined {
  return applicationStatuses.map((status) => columns[status][0]?.id).find((id) => id !== undefined);
}

/** That card, if it stands in one of these columns. */
export function shownCard(columns: Columns, id: number | undefined): number | undefined {
  return applicationStatuses.flatMap((status) => columns[status]).find((card) => card.id === id)?.id;
}

/** What can be walked over: the cards of a column that is folded are not there. */
export function withoutFolded(columns: Columns, isFolded: (status: ApplicationStatus) => boolean): Columns {
  return recordOf(applicationStatuses, (status) => (isFolded(status) ? [] : columns[status]));
}
