import { useCallback, useLayoutEffect, useMemo, useRef, useState, type DragEvent } from 'react';
import type { BoardCard, BoardData } from '#client/features/applications/board-cache.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { useSelection } from '#client/features/applications/use-selection.ts';
import { thenFocus } from '#client/ui/then-focus.ts';
import { mostBoardCards } from '#domain/limits.ts';
import type { Place } from '#domain/steps.ts';
import type { CardActs } from './BoardCard.tsx';
import styles from './BoardPage.module.css';
import { BulkBar } from './BulkBar.tsx';
import { Column } from './Column.tsx';
import { firstOf, sorted } from './columns.ts';
import { FocusGoesAlong } from './FocusGoesAlong.tsx';
import { Peek } from './Peek.tsx';
import { inStatus, stepsByTemplate, stepsOf, stepsOfAll } from './steps.ts';
import { useBoardKeys } from './use-board-keys.ts';
import { useMoves } from './use-moves.ts';

interface Props {
  board: BoardData;
  /** Cards say which job they are for. */
  withJob: boolean;
  mayMove: boolean;
  /** A filter leaves some out. */
  narrowed: boolean;
}

/** The six columns, with everything that can be done on them by pointer, by touch and by keys. */
export function Board({ board, withJob, mayMove, narrowed }: Props) {
  const { move, undo, saving } = useMoves();
  const templates = useMemo(() => stepsByTemplate(board), [board]);
  // On the board of one job all go by the same steps; where jobs are mixed, each card names its own.
  const steps = useMemo(
    () => (withJob ? [] : stepsOfAll(templates, board.cards)),
    [withJob, templates, board.cards],
  );
  const columns = useMemo(() => sorted(board.cards, steps), [board.cards, steps]);
  const { selected, toggle, clear, toggleAll } = useSelection(Object.values(columns));
  const [current, setCurrent] = useState<number>();
  const [peeked, setPeeked] = useState<number>();
  const dragged = useRef<readonly BoardCard[]>([]);

  const chosen = (card: BoardCard) =>
    selected.has(card.id) ? board.cards.filter(({ id }) => selected.has(id)) : [card];
  const moveChosen = (card: BoardCard, to: Place) => {
    move(chosen(card), to, stepsOf(templates, card));
    clear();
  };
  // What the cards are handed never changes, so that only those that changed themselves are drawn anew.
  const latest = useRef({ chosen, moveChosen });
  useLayoutEffect(() => {
    latest.current = { chosen, moveChosen };
  });
  const acts = useMemo<CardActs>(
    () => ({
      move: (card, to) => latest.current.moveChosen(card, to),
      select: toggle,
      peek: (card) => setPeeked(card.id),
      enter: (card) => {
        setCurrent(card.id);
        // The peek walks along.
        setPeeked((open) => open && card.id);
      },
      drag: (card, event: DragEvent) => {
        dragged.current = latest.current.chosen(card);
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData(
          'text/plain',
          dragged.current.map(({ applicantName }) => applicantName).join(', '),
        );
      },
    }),
    [toggle],
  );
  const drop = useCallback((to: Place) => {
    const [first] = dragged.current;
    if (first) latest.current.moveChosen(first, to);
    dragged.current = [];
  }, []);
  const reachable =
    current !== undefined && board.cards.some(({ id }) => id === current) ? current : firstOf(columns);
  const keys = useBoardKeys({ columns, templates, mayMove, undo, acts, peek: setPeeked });

  if (!board.cards.length) {
    return (
      <EmptyState
        title="No applications found"
        text={narrowed ? 'None fits these filters.' : 'As soon as somebody applies, their card is here.'}
      />
    );
  }
  return (
    <div className={styles.frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys pressed on the cards arrive here */}
      <section className={styles.board} aria-label="Pipeline" onKeyDown={keys}>
        <FocusGoesAlong instead={reachable}>
          {board.columns.map((column) => (
            <Column
              key={column.status}
              column={column}
              cards={columns[column.status]}
              steps={inStatus(steps, column.status)}
              templates={templates}
              acts={acts}
              current={reachable}
              selected={selected}
              peeked={peeked}
              saving={saving}
              mayMove={mayMove}
              withJob={withJob}
              onDrop={drop}
              onSelectAll={() => toggleAll(columns[column.status])}
            />
          ))}
        </FocusGoesAlong>
      </section>
      {peeked !== undefined && <Peek id={peeked} onClose={() => setPeeked(undefined)} />}
      {selected.size > 0 && (
        <BulkBar
          cards={board.cards.filter(({ id }) => selected.has(id))}
          templates={templates}
          onMove={(cards, to) => {
            move(cards, to, stepsOfAll(templates, cards));
            clear();
          }}
          onClear={() => thenFocus(clear, () => document.getElementById(`card-${reachable}`))}
        />
      )}
      {board.cards.length === mostBoardCards && (
        <p className={styles.most}>
          These are the {mostBoardCards.toLocaleString('en')} that moved last. Search to see others.
        </p>
      )}
    </div>
  );
}
