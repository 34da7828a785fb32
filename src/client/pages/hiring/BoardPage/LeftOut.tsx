import { Link, useSearchParams } from 'react-router';
import type { BoardData } from '#client/features/applications/board-cache.ts';
import { listWith } from '#client/features/applications/list-or-board.ts';
import { useJobOfBoard } from './use-board-search.ts';
import { mostBoardCards } from '#domain/limits.ts';
import styles from './BoardPage.module.css';

/** Why the list counts more than the board: who has withdrawn is listed, and has no card to move. */
export function LeftOut({ board: { columns, cards } }: { board: BoardData }) {
  const [params] = useSearchParams();
  const job = useJobOfBoard();
  const withdrawn = columns.reduce((sum, column) => sum + column.withdrawn, 0);
  const isFull = cards.length === mostBoardCards;
  if (!withdrawn && !isFull) return null;
  return (
    <p className={styles.note}>
      {withdrawn > 0 && (
        <>
          {withdrawn === 1
            ? '1 withdrawn application is'
            : `${withdrawn.toLocaleString('en')} withdrawn applications are`}{' '}
          only <Link to={listWith(params, job)}>in the list</Link>.{' '}
        </>
      )}
      {isFull && `The ${mostBoardCards.toLocaleString('en')} that moved last. Search to see others.`}
    </p>
  );
}
