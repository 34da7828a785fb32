import { memo, type DragEvent } from 'react';
import { Link } from 'react-router';
import { AnswerDue } from '#client/features/response-times/AnswerDue.tsx';
import { StatusMenu } from '#client/features/applications/StatusMenu.tsx';
import type { BoardCard as Card } from '#client/features/applications/board-cache.ts';
import { paths } from '#client/paths.ts';
import { classNames } from '#client/ui/class-names.ts';
import inputs from '#client/ui/Inputs.module.css';
import { Icon } from '#client/ui/Icon.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { Step } from '#contract/api.ts';
import type { Place } from '#domain/steps.ts';
import styles from './BoardCard.module.css';

export interface CardActs {
  move: (card: Card, to: Place) => void;
  select: (card: Card, range: boolean) => void;
  drag: (card: Card, event: DragEvent) => void;
  peek: (card: Card) => void;
  enter: (card: Card) => void;
}

interface Props {
  card: Card;
  /** The company’s own steps for its job. */
  steps: readonly Step[];
  /** It stands among those of its step, so that it need not name it. */
  grouped: boolean;
  acts: CardActs;
  /** It is the one card of its board that Tab reaches. */
  current: boolean;
  selected: boolean;
  peeked: boolean;
  saving: boolean;
  mayMove: boolean;
  /** Which job it is for; left out on the board of one job. */
  withJob: boolean;
}

/** Drawn anew only when it changes itself: a board has up to a thousand. */
export const BoardCard = memo(function BoardCard(props: Props) {
  const { card, steps, grouped, acts, current, selected, peeked, saving, mayMove, withJob } = props;
  const step = steps.find((one) => one.id === card.stepId);
  const { id, applicantName, jobTitle, status, statusUpdatedAt, flags, movedBy, movedAt } = card;
  return (
    // Of a board's cards one is reached by Tab and the arrows walk on from it (use-board-keys.ts); what a press on the card
    // does, Space does too.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- as above
    <article
      id={`card-${id}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
      tabIndex={current ? 0 : -1}
      draggable={mayMove}
      aria-label={[applicantName, withJob && jobTitle, selected && 'selected'].filter(Boolean).join(', ')}
      aria-busy={saving}
      className={classNames(styles.card, selected && styles.selected, peeked && styles.peeked)}
      onFocus={() => acts.enter(card)}
      onDragStart={(event) => acts.drag(card, event)}
      onClick={(event) => {
        // The link, the box and the menu do their own.
        if (!(event.target instanceof Element) || !event.target.closest('a, button, input, label, [popover]'))
          acts.peek(card);
      }}
    >
      <div className={styles.top}>
        {mayMove && (
          <input
            type="checkbox"
            className={classNames(inputs.box, styles.box)}
            tabIndex={current ? 0 : -1}
            checked={selected}
            aria-label={`Select \u2068${applicantName}\u2069`}
            onClick={(event) => acts.select(card, event.shiftKey)}
            onChange={() => undefined}
          />
        )}
        <h3 className={styles.name} dir="auto">
          <Link to={paths.application(id)} tabIndex={current ? 0 : -1}>
            {applicantName}
          </Link>
        </h3>
        {saving && <span className={styles.saving} title="Saving…" />}
      </div>
      {withJob && (
        <p className={styles.job} dir="auto">
          {jobTitle}
        </p>
      )}
      {step && !grouped && (
        <p className={styles.job} dir="auto">
          {step.name}
        </p>
      )}
      <div className={styles.foot}>
        <span className={styles.since}>
          <Time value={statusUpdatedAt} as="ago" />
        </span>
        {mayMove && (
          <StatusMenu
            status={status}
            steps={steps}
            stepId={card.stepId}
            applicantName={applicantName}
            onMove={(to) => acts.move(card, to)}
            compact
          />
        )}
      </div>
      {flags > 0 && (
        <p className={styles.flags}>
          <Icon name="flag" size={16} />
          {flags === 1 ? '1 answer to look at' : `${flags} answers to look at`}
        </p>
      )}
      <AnswerDue application={{ ...card, withdrawnAt: null }} />
      {movedBy && (
        <span key={movedAt} className={styles.movedBy}>
          Moved by <bdi>{movedBy}</bdi>
        </span>
      )}
    </article>
  );
});
