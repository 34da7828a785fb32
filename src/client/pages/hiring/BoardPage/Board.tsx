import { useCallback, useLayoutEffect, useMemo, useRef, useState, type DragEvent } from 'react';
import type { BoardCard, BoardData } from '#client/features/applications/board-cache.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { useSelection } from '#client/features/applications/use-selection.ts';
import { thenFocus } from '#client/ui/then-focus.ts';
import { applicationStatuses, statusLabel } from '#domain/application-status.ts';
import type { Place } from '#domain/steps.ts';
import type { CardActs } from './BoardCard.tsx';
import styles from './BoardPage.module.css';
import { boardFootKeys } from './board-keys.ts';
import { BulkBar } from './BulkBar.tsx';
import { Column, FoldedColumn } from './Column.tsx';
import { firstOf, shownCard, sorted, withoutFolded } from './columns.ts';
import { FocusGoesAlong } from './FocusGoesAlong.tsx';
import { LeftOut } from './LeftOut.tsx';
import { canFold, useFolded } from './use-folded.ts';
import { Peek } from '#client/features/peek/Peek.tsx';
import { inStatus, stepsByTemplate, stepsOfAll } from './steps.ts';
import { KeyLine } from '#client/kit/shortcuts/KeyList.tsx';
import { useOfferActs } from '#client/kit/shortcuts/page-acts.ts';
import { useBoardKeys } from './use-board-keys.ts';
import { MoveMany } from '#client/features/applications/many/MoveMany.tsx';
import { useMovesOfMany } from '#client/features/applications/many/use-moves-of-many.ts';

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
  const { move, undo, saving, asked } = useMovesOfMany();
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
  /** The one door through which cards go to another place: a menu, a key, letting go, the bar of the selection. */
  const begin = (cards: readonly BoardCard[], to: Place) => {
    void move(cards, to, stepsOfAll(templates, cards)).then((done) => done && clear());
  };
  const moveChosen = (card: BoardCard, to: Place) => begin(chosen(card), to);
  // What the cards are handed never changes, so that only those that changed themselves are drawn anew.
  const latest = useRef({ chosen, moveChosen, toggleAll });
  useLayoutEffect(() => {
    latest.current = { chosen, moveChosen, toggleAll };
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
  const selectAll = useCallback((cards: readonly BoardCard[]) => latest.current.toggleAll(cards), []);
  const { isFolded, fold, unfold } = useFolded();
  const shown = useMemo(() => withoutFolded(columns, isFolded), [columns, isFolded]);
  const reachable = shownCard(shown, current) ?? firstOf(shown);
  const now = board.cards.find(({ id }) => id === reachable);
  useOfferActs(
    mayMove && now
      ? applicationStatuses
          .filter((status) => status !== now.status)
          .map((status) => ({
            label: `${status === 'rejected' ? 'Reject' : `Move to ${statusLabel[status]}:`} ${now.applicantName}`,
            act: () => moveChosen(now, { status }),
          }))
      : [],
  );
  const keys = useBoardKeys({ columns: shown, templates, mayMove, undo, acts, peek: setPeeked });

  if (!board.cards.length) {
    return (
      <EmptyState
        title="No applications found"
        text={narrowed ? 'No one matches these filters.' : 'Cards appear here when people apply.'}
      />
    );
  }
  return (
    <>
      <div className={styles.frame}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys pressed on the cards arrive here */}
        <section className={styles.board} aria-label="Pipeline" onKeyDown={keys}>
          <FocusGoesAlong instead={reachable}>
            {board.columns.map((column) =>
              isFolded(column.status) ? (
                <FoldedColumn key={column.status} column={column} onDrop={drop} onUnfold={unfold} />
              ) : (
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
                  onSelectAll={selectAll}
                  onFold={canFold(column.status) ? fold : undefined}
                />
              ),
            )}
          </FocusGoesAlong>
        </section>
        {peeked !== undefined && <Peek id={peeked} onClose={() => setPeeked(undefined)} />}
      </div>
      {selected.size > 0 && (
        <div className={styles.bulk}>
          <BulkBar
            cards={board.cards.filter(({ id }) => selected.has(id))}
            templates={templates}
            onMove={begin}
            onClear={() => thenFocus(clear, () => document.getElementById(`card-${reachable}`))}
          />
        </div>
      )}
      <MoveMany asked={asked} />
      <footer className={styles.foot}>
        <KeyLine keys={boardFootKeys(mayMove)} />
        <LeftOut board={board} />
      </footer>
    </>
  );
}
