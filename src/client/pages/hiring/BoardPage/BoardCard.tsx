import { memo, useState, type DragEvent } from 'react';
import { ApplicationLink } from '#client/features/applications/ApplicationLink.tsx';
import { nextOf, shortTime, standingFor } from '#client/features/applications/card-words.ts';
import { StatusMenu } from '#client/features/applications/StatusMenu.tsx';
import type { BoardCard as Card } from '#client/features/applications/board-cache.ts';
import { classNames } from '#client/ui/class-names.ts';
import inputs from '#client/ui/Inputs.module.css';
import { Icon } from '#client/ui/Icon.tsx';
import { writtenOut } from '#client/ui/Time.tsx';
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

/** Three lines: who, for which job and at which step, and what comes next. Drawn anew only when it changes itself: a board has up to a thousand. */
export const BoardCard = memo(function BoardCard(props: Props) {
  const { card, steps, grouped, acts, current, selected, peeked, saving, mayMove, withJob } = props;
  const step = grouped ? undefined : steps.find((one) => one.id === card.stepId);
  const { id, applicantName, jobTitle, movedBy, movedAt } = card;
  const tabIndex = current ? 0 : -1;
  return (
    // Of a board's cards one is reached by Tab and the arrows walk on from it (use-board-keys.ts); what a press on the card
    // does, Space does too.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- as above
    <article
      id={`card-${id}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
      tabIndex={tabIndex}
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
      <h3 className={styles.name} dir="auto">
        <ApplicationLink id={id} tabIndex={tabIndex}>
          {applicantName}
        </ApplicationLink>
      </h3>
      {(withJob || step) && (
        <p className={styles.where}>
          {withJob && (
            <span className={styles.job} dir="auto">
              {jobTitle}
            </span>
          )}
          {step && (
            <span className={styles.step} dir="auto">
              {step.name}
            </span>
          )}
        </p>
      )}
      <Foot card={card} saving={saving} />
      {mayMove && (
        <div className={styles.tools}>
          <input
            type="checkbox"
            className={classNames(inputs.box, styles.box)}
            tabIndex={tabIndex}
            checked={selected}
            aria-label={`Select \u2068${applicantName}\u2069`}
            onClick={(event) => acts.select(card, event.shiftKey)}
            onChange={() => undefined}
          />
          <StatusMenu
            status={card.status}
            steps={steps}
            stepId={card.stepId}
            applicantName={applicantName}
            onMove={(to) => acts.move(card, to)}
            compact
            tabIndex={tabIndex}
          />
        </div>
      )}
      {movedBy && (
        <span key={movedAt} className={styles.movedBy}>
          Moved by <bdi>{movedBy}</bdi>
        </span>
      )}
    </article>
  );
});

/** How long it has stood there, and what comes next. */
function Foot({ card, saving }: Pick<Props, 'card' | 'saving'>) {
  const [now] = useState(() => new Date().toISOString());
  const { flags, statusUpdatedAt } = card;
  const next = nextOf(card, now);
  const toCheck = flags === 1 ? '1 answer to check' : `${flags} answers to check`;
  return (
    <p className={styles.foot}>
      <span className={styles.words}>
        <time dateTime={statusUpdatedAt} title={`Here since ${writtenOut(statusUpdatedAt, 'moment')}`}>
          {standingFor(statusUpdatedAt, now)}
        </time>
        {next && (
          <>
            {' · '}
            <span className={next.late && styles.late}>
              {next.late && <span className="visually-hidden">overdue, </span>}
              {next.words} <time dateTime={next.time}>{shortTime(next, now)}</time>
            </span>
          </>
        )}
      </span>
      {flags > 0 && (
        <span className={styles.flags} title={toCheck}>
          <Icon name="flag" size={16} />
          <span className="visually-hidden">{toCheck}</span>
        </span>
      )}
      {saving && <span className={styles.saving} title="Saving…" />}
    </p>
  );
}
