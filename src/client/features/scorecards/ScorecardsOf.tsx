import { useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Disclosure } from '#client/ui/Disclosure.tsx';
import { Pill } from '#client/ui/Pill.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { ScorecardGroup } from '#contract/api.ts';
import { recommendationLabel } from '#domain/scorecards.ts';
import { Card } from './Card.tsx';
import styles from './Scorecards.module.css';
import { ScorecardSheet } from './ScorecardSheet.tsx';
import { SpreadTable } from './SpreadTable.tsx';

interface Props {
  group: ScorecardGroup;
  applicationId: number;
  applicantName: string;
}

/** The scorecards of one interview, or those without one: who has handed in, how far they agree, and each as it was written. */
export function ScorecardsOf({ group, applicationId, applicantName }: Props) {
  const [writing, setWriting] = useState(false);
  const { interviewId, startsAt, dueAt, panel, hidden, cards, mayHandIn } = group;
  const title = group.title ?? 'Without an interview';
  const headingId = `scorecards-${interviewId ?? 'none'}`;
  return (
    <section className={styles.group} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h3 id={headingId} className={styles.title} dir="auto">
          {title}
        </h3>
        {startsAt && <Time value={startsAt} as="moment" />}
        {mayHandIn && (
          <Button
            size="compact"
            icon="edit"
            onClick={() => setWriting(true)}
            aria-label={`Write scorecard: \u2068${title}\u2069`}
          >
            Write scorecard
          </Button>
        )}
      </div>
      {panel.length > 0 && (
        <ul className={styles.panel} aria-label="Who hands in">
          {panel.map(({ name, own, handedInAt, late }) => (
            <li key={name}>
              <bdi>{own ? 'You' : name}</bdi>
              {handedInAt && <Pill icon="check">Handed in</Pill>}
              {!handedInAt && !late && <Pill icon="clock">Not handed in yet</Pill>}
              {late && <Pill icon="alert">Overdue</Pill>}
            </li>
          ))}
        </ul>
      )}
      {dueAt && panel.some(({ handedInAt }) => !handedInAt) && (
        <p className={styles.hint}>
          Due by <Time value={dueAt} as="moment" />.
        </p>
      )}
      {hidden > 0 && (
        <p className={styles.hint}>
          {hidden === 1 ? '1 scorecard is' : `${hidden} scorecards are`} hidden from you
          {mayHandIn ? ' until you have handed in yours.' : ' until all have handed in theirs.'}
        </p>
      )}
      {interviewId === null && !cards.length && !hidden && (
        <p className={styles.hint}>None yet. Write one if you met the candidate elsewhere.</p>
      )}
      {cards.length > 1 && <SpreadTable cards={cards} />}
      {cards.map((card) => (
        <Disclosure
          key={card.id}
          label={`${card.own ? 'Yours' : `\u2068${card.author}\u2069`}: ${recommendationLabel[card.recommendation]}`}
          startsOpen={cards.length === 1}
        >
          <Card card={card} />
        </Disclosure>
      ))}
      <ScorecardSheet
        application={{ id: applicationId, applicantName }}
        group={group}
        open={writing}
        onClose={() => setWriting(false)}
      />
    </section>
  );
}
