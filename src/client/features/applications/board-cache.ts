import { changeAnswers, shownAnswers } from '#client/api/api-cache.ts';
import type { Board } from '#contract/api.ts';
import type { ApplicationStatus } from '#domain/application-status.ts';

/** A card as the board holds it: who moved it, where that was somebody else and has only just happened. */
export type BoardCard = Board['cards'][number] & { movedBy?: string; movedAt?: number };

export type BoardData = Omit<Board, 'cards'> & { cards: BoardCard[] };

/** A card as it stands at this moment, whether or not that has been drawn. */
export function boardCard(id: number): BoardCard | undefined {
  return shownAnswers('GET /api/board')
    .flatMap(({ cards }): BoardCard[] => cards)
    .find((card) => card.id === id);
}

/** Changes cards wherever a board shows them; the columns' counts follow their moves. */
export function patchBoard(change: (card: BoardCard) => BoardCard): void {
  changeAnswers('GET /api/board', (board) => {
    const moved = new Map<ApplicationStatus, number>();
    const cards = board.cards.map((card) => {
      const changed = change(card);
      if (changed.status !== card.status) {
        moved.set(card.status, (moved.get(card.status) ?? 0) - 1);
        moved.set(changed.status, (moved.get(changed.status) ?? 0) + 1);
      }
      return changed;
    });
    const columns = board.columns.map((column) => ({
      ...column,
      count: Math.max(0, column.count + (moved.get(column.status) ?? 0)),
    }));
    return { ...board, columns, cards };
  });
}
