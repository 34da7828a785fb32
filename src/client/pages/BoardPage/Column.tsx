import { memo, useState } from 'react';
import { StatusGlyph } from '#client/features/applications/StatusGlyph.tsx';
import type { BoardCard as Card, BoardData } from '#client/features/applications/board-cache.ts';
import { Button } from '#client/ui/Button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { statusLabel, type ApplicationStatus } from '#domain/application-status.ts';
import { BoardCard, type CardActs } from './BoardCard.tsx';
import styles from './Column.module.css';

interface Props {
  column: BoardData['columns'][number];
  cards: readonly Card[];
  acts: CardActs;
  current: number | undefined;
  selected: ReadonlySet<number>;
  peeked: number | undefined;
  saving: ReadonlySet<number>;
  mayMove: boolean;
  withJob: boolean;
  onDrop: (to: ApplicationStatus) => void;
  onSelectAll: () => void;
}

/** One status: how many stand here and how long, and their cards. */
export const Column = memo(function Column(props: Props) {
  const { column, cards, acts, current, selected, peeked, saving, mayMove, withJob, onDrop, onSelectAll } =
    props;
  const [over, setOver] = useState(false);
  const { status, count, medianDays } = column;
  return (
    // Dropping is for pointers; a card's menu and keys do the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={classNames(styles.column, over && styles.over)}
      aria-labelledby={`column-${status}`}
      onDragOver={(event) => {
        event.preventDefault();
        event.dataTransfer.dropEffect = 'move';
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
          setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop(status);
      }}
    >
      <header className={styles.head}>
        <h2 id={`column-${status}`} className={styles.title}>
          <StatusGlyph status={status} />
          {statusLabel[status]} <span className={styles.count}>{count.toLocaleString('en')}</span>
        </h2>
        <p className={styles.median}>
          {medianDays === null ? 'Nobody here' : `Median ${days(medianDays)} here`}
        </p>
        {mayMove && cards.length > 1 && (
          <Button
            size="compact"
            variant="quiet"
            onClick={onSelectAll}
            aria-label={`Select all in ${statusLabel[status]}`}
          >
            Select all
          </Button>
        )}
      </header>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.id}>
            <BoardCard
              card={card}
              acts={acts}
              current={card.id === current}
              selected={selected.has(card.id)}
              peeked={card.id === peeked}
              saving={saving.has(card.id)}
              mayMove={mayMove}
              withJob={withJob}
            />
          </li>
        ))}
      </ul>
    </section>
  );
});

function days(median: number): string {
  if (median < 1) return 'a few hours';
  const whole = Math.round(median);
  return whole === 1 ? 'a day' : `${whole} days`;
}
