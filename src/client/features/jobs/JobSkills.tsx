import { Pill } from '#client/ui/Pill.tsx';
import { skillsOnCard } from '#domain/limits.ts';
import styles from './JobSkills.module.css';
import { Marked } from './Marked.tsx';

/** The first few skills a job asks for, and how many more there are. */
export function JobSkills({ skills }: { skills: readonly string[] }) {
  if (!skills.length) return <p className={styles.none}>Skills TBD</p>;
  const more = skills.length - skillsOnCard;
  return (
    <ul className={styles.skills} aria-label="Skills">
      {skills.slice(0, skillsOnCard).map((skill) => (
        <li key={skill} dir="auto">
          <Pill>
            <Marked text={skill} />
          </Pill>
        </li>
      ))}
      {more > 0 && <li className={styles.more}>+{more} more</li>}
    </ul>
  );
}
