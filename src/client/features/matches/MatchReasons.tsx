import { Fragment } from 'react';
import { Icon, type IconName } from '#client/ui/Icon.tsx';
import type { JobMatch } from '#contract/api.ts';
import styles from './MatchReasons.module.css';

type Part = JobMatch['parts'][number];
type Reason = Part['reasons'][number];

export const nameOf: Record<Part['name'], string> = {
  skills: 'Skills',
  experience: 'Experience',
  goals: 'Career goals',
  culture: 'Cultural fit',
};

const looks: Record<Reason['speaks'], { icon: IconName; word: string }> = {
  for: { icon: 'check', word: 'For it' },
  against: { icon: 'minus', word: 'Against it' },
  unknown: { icon: 'info', word: 'Not known' },
};

interface Props {
  parts: readonly Part[];
  /** Whether the words are quoted that each reason was read from. */
  quotes?: boolean;
  /** The level of the parts' headings; 3 unless told. */
  level?: 3 | 4;
}

/** The parts of a score, each with its reasons: the same sentences for the job seeker and for those who hire. */
export function MatchReasons({ parts, quotes = false, level = 3 }: Props) {
  const Heading = level === 3 ? 'h3' : 'h4';
  const known = parts.reduce((sum, { weight, value }) => sum + (value === null ? 0 : weight), 0);
  return (
    <ul className={styles.parts}>
      {parts.map(({ name, weight, value, reasons }) => (
        <li key={name} className={styles.part}>
          <div className={styles.head}>
            <Heading className={styles.name}>{nameOf[name]}</Heading>
            <p className={styles.value}>
              {value === null ? (
                'not counted'
              ) : (
                <>
                  <strong>{percent(value)}</strong>, weighs {percent(weight / known)}
                </>
              )}
            </p>
          </div>
          <div className={styles.bar} aria-hidden="true" data-unknown={value === null || undefined}>
            <span style={{ inlineSize: percent(value ?? 0) }} />
          </div>
          <ul className={styles.reasons}>
            {reasons.map((reason) => (
              <li key={reason.text} className={styles.reason} data-speaks={reason.speaks}>
                <Icon name={looks[reason.speaks].icon} size={16} />
                <div>
                  <span className="visually-hidden">{looks[reason.speaks].word}: </span>
                  <span dir="auto">{reason.text}</span>
                  {quotes && reason.words && reason.words.length > 0 && <Quotes words={reason.words} />}
                </div>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** "from 3 of 4 parts": how much a score rests on. */
export function KnownParts({ parts }: { parts: readonly Part[] }) {
  const known = parts.filter(({ value }) => value !== null).length;
  return (
    <span className={styles.known}>
      from {known === parts.length ? `all ${known}` : `${known} of ${parts.length}`} parts
    </span>
  );
}

const sides = [
  { from: 'job', says: 'The job says' },
  { from: 'profile', says: 'The profile says' },
] as const;

function Quotes({ words }: { words: NonNullable<Reason['words']> }) {
  return (
    <ul className={styles.quotes}>
      {sides.map(({ from, says }) => {
        const said = words.filter((word) => word.from === from);
        if (said.length === 0) return null;
        return (
          <li key={from}>
            {says}{' '}
            {said.map(({ text }, index) => (
              <Fragment key={text}>
                {index > 0 && ', '}
                <q dir="auto">{text}</q>
              </Fragment>
            ))}
          </li>
        );
      })}
    </ul>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
