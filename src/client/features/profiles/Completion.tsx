import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { Progress } from '#client/ui/Progress.tsx';
import { profileCompletion, profileGaps, type ProfileFacts } from '#domain/profile-completion.ts';
import styles from './Completion.module.css';

const gapsShown = 3;

interface Props {
  facts: ProfileFacts;
  /** What to do about it, beside the figure. */
  action?: ReactNode;
}

/** How complete a profile is, and what would add most to it. */
export function Completion({ facts, action }: Props) {
  const percent = profileCompletion(facts);
  const gaps = profileGaps(facts).slice(0, gapsShown);
  return (
    <section className={styles.completion} aria-label="Profile completion">
      <div className={styles.head}>
        <p className={styles.words}>
          <span className={styles.figure}>{percent}%</span> of your profile is filled in
        </p>
        {action}
      </div>
      <Progress label="Profile completion" percent={percent} />
      {gaps.length > 0 ? (
        <ul className={styles.gaps} aria-label="What would add most">
          {gaps.map(({ part, ask, worth }) => (
            <li key={part} className={styles.gap}>
              <Link to={paths.profilePart(part)}>{ask}</Link>
              <span className={styles.worth}>+{worth}%</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.done}>Employers see everything they usually ask for.</p>
      )}
    </section>
  );
}
