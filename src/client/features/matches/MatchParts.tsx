import { Icon, type IconName } from '#client/ui/Icon.tsx';
import type { Answer } from '#contract/api.ts';
import styles from './MatchParts.module.css';

type Part = Answer<'GET /api/jobs/:id/match'>['parts'][number];
type Reason = Part['reasons'][number];

const partLabels: Record<Part['name'], string> = {
  skills: 'Skills',
  experience: 'Experience',
  goals: 'Career goals',
  culture: 'Cultural fit',
};

const marks: Record<Reason['speaks'], { icon: IconName; words: string }> = {
  for: { icon: 'check', words: 'Speaks for it: ' },
  against: { icon: 'minus', words: 'Speaks against it: ' },
  unknown: { icon: 'info', words: 'Not known: ' },
};

/** What a score is made of, and every reason: the same words for the person and for those who hire. */
export function MatchParts({ parts }: { parts: readonly Part[] }) {
  return (
    <ul className={styles.parts}>
      {parts.map((part) => (
        <li key={part.name} className={styles.part}>
          <p className={styles.head}>
            <strong>{partLabels[part.name]}</strong>
            <span className={styles.value}>{valueOf(part, parts)}</span>
          </p>
          <ul className={styles.reasons}>
            {part.reasons.map((reason) => (
              <li key={reason.text} className={styles.reason}>
                <Icon name={marks[reason.speaks].icon} size={16} />
                <div>
                  <span className="visually-hidden">{marks[reason.speaks].words}</span>
                  <span data-reason dir="auto">
                    {reason.text}
                  </span>
                  {reason.words && <Words words={reason.words} />}
                </div>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** "from 3 of 4 parts": a part of which nothing is known takes no part in the score. */
export function knownParts(parts: readonly Pick<Part, 'value'>[]): string {
  return `from ${parts.filter(({ value }) => value !== null).length} of ${parts.length} parts`;
}

/** Each part's value in one line, for lists. */
export function partsInShort(parts: readonly Pick<Part, 'name' | 'value'>[]): string {
  return parts
    .map(({ name, value }) => `${partLabels[name]} ${value === null ? 'not known' : Math.round(value * 100)}`)
    .join(' · ');
}

/** The weights of what is not known are shared out among the others. */
function valueOf({ value, weight }: Part, parts: readonly Part[]): string {
  if (value === null) return 'Not known, so it takes no part';
  const known = parts.filter((part) => part.value !== null);
  const whole = known.reduce((sum, part) => sum + part.weight, 0);
  const share =
    known.length === 1 ? 'the whole score' : `${Math.round((100 * weight) / whole)} % of the score`;
  return `${Math.round(value * 100)} of 100, ${share}`;
}

/** The very words it was read from. */
function Words({ words }: { words: NonNullable<Reason['words']> }) {
  return (
    <ul className={styles.words}>
      {words.map(({ from, text }) => (
        <li key={from + text}>
          {from === 'job' ? 'Job' : 'Profile'}:{' '}
          <q>
            <bdi>{text}</bdi>
          </q>
        </li>
      ))}
    </ul>
  );
}
