import { Pill } from '#client/ui/Pill.tsx';
import styles from './CandidateSkills.module.css';

interface Props {
  skills: readonly string[];
  /** How many are shown at most; all where it is left out. */
  most?: number;
}

/** What someone says they can do. */
export function CandidateSkills({ skills, most = skills.length }: Props) {
  const more = skills.length - most;
  return (
    <ul className={styles.skills} aria-label="Skills">
      {skills.slice(0, most).map((skill) => (
        <li key={skill} dir="auto">
          <Pill>{skill}</Pill>
        </li>
      ))}
      {more > 0 && <li className={styles.more}>+{more} more</li>}
    </ul>
  );
}
