import { memo } from 'react';
import { StatusGlyph } from '#client/features/applications/StatusGlyph.tsx';
import type { BoardCard as Card, BoardData } from '#client/features/applications/board-cache.ts';
import { IconButton } from '#client/ui/Button.tsx';
import type { Step } from '#contract/api.ts';
import { statusLabel, type ApplicationStatus } from '#domain/application-status.ts';
import type { Place } from '#domain/steps.ts';
import { BoardCard, type CardActs } from './BoardCard.tsx';
import styles from './Column.module.css';
import { DropPlace } from './DropPlace.tsx';
import { groupsOf, stepsOf } from './steps.ts';

interface Props {
  column: BoardData['columns'][number];
  cards: readonly Card[];
  /** The steps inside this status, where all cards of the board go by them; else each card names its own. */
  steps: readonly Step[];
  templates: ReadonlyMap<number, readonly Step[]>;
  acts: CardActs;
  current: number | undefined;
  selected: ReadonlySet<number>;
  peeked: number | undefined;
  saving: ReadonlySet<number>;
  mayMove: boolean;
  withJob: boolean;
  onDrop: (to: Place) => void;
  onSelectAll: (cards: readonly Card[]) => void;
  /** Left out where the column always stays open. */
  onFold?: (status: ApplicationStatus) => void;
}

/** One status: how many stand here and how long, and their cards, by their steps where there are any. */
export const Column = memo(function Column(props: Props) {
  const { column, cards, steps, mayMove, onDrop, onSelectAll, onFold } = props;
  const { status, count, medianDays } = column;
  return (
    <DropPlace
      className={styles.column}
      overClassName={styles.over}
      labelledBy={`column-${status}`}
      onDrop={() => onDrop({ status })}
    >
      <header className={styles.head}>
        <h2 id={`column-${status}`} className={styles.title}>
          <StatusGlyph status={status} />
          {statusLabel[status]} <span className={styles.count}>{count.toLocaleString('en')}</span>
        </h2>
        {onFold && (
          <IconButton
            id={`fold-${status}`}
            size="compact"
            icon="chevron-left"
            label={`Fold ${statusLabel[status]}`}
            aria-expanded
            className={styles.act}
            onClick={() => onFold(status)}
          />
        )}
        <p className={styles.median}>{medianDays === null ? 'No one here' : `Median ${days(medianDays)}`}</p>
        {mayMove && cards.length > 1 && (
          <IconButton
            size="compact"
            icon="check-all"
            label={`Select all in ${statusLabel[status]}`}
            className={styles.act}
            onClick={() => onSelectAll(cards)}
          />
        )}
      </header>
      <div className={styles.scroll}>
        {steps.length === 0 && <Cards {...props} cards={cards} />}
        {steps.length > 0 &&
          groupsOf(cards, steps).map((group) => {
            const title = `step-${status}-${group.step?.id ?? 'none'}`;
            return (
              <DropPlace
                key={title}
                className={styles.step}
                overClassName={styles.over}
                labelledBy={title}
                onDrop={() => onDrop({ status, stepId: group.step?.id ?? null })}
              >
                <h3 id={title} className={styles.stepTitle}>
                  <span dir="auto">{group.step?.name ?? 'At no step yet'}</span>{' '}
                  <span className={styles.count}>{group.cards.length.toLocaleString('en')}</span>
                </h3>
                <Cards {...props} cards={group.cards} />
              </DropPlace>
            );
          })}
      </div>
    </DropPlace>
  );
});

/** A column that is folded: what it is and how many are in it. Cards can still be let go on it. */
export function FoldedColumn({
  column: { status, count },
  onDrop,
  onUnfold,
}: Pick<Props, 'column' | 'onDrop'> & { onUnfold: (status: ApplicationStatus) => void }) {
  return (
    <DropPlace
      className={styles.folded}
      overClassName={styles.over}
      labelledBy={`column-${status}`}
      onDrop={() => onDrop({ status })}
    >
      <button
        type="button"
        id={`fold-${status}`}
        className={styles.unfold}
        aria-expanded={false}
        aria-label={`Show ${statusLabel[status]}, ${count.toLocaleString('en')}`}
        onClick={() => onUnfold(status)}
      >
        <StatusGlyph status={status} />
        <span className={styles.count}>{count.toLocaleString('en')}</span>
        <h2 id={`column-${status}`} className={styles.sideways}>
          {statusLabel[status]}
        </h2>
      </button>
    </DropPlace>
  );
}

function Cards({
  cards,
  steps,
  templates,
  acts,
  current,
  selected,
  peeked,
  saving,
  mayMove,
  withJob,
}: Props) {
  return (
    <ul className={styles.cards}>
      {cards.map((card) => (
        <li key={card.id}>
          <BoardCard
            card={card}
            steps={stepsOf(templates, card)}
            grouped={steps.length > 0}
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
  );
}

function days(median: number): string {
  if (median < 1) return 'a few hours';
  const whole = Math.round(median);
  return whole === 1 ? 'a day' : `${whole} days`;
}
