import { FormattedText } from '#client/features/jobs/FormattedText.tsx';
import { Pill } from '#client/ui/Pill.tsx';
import type { ShownJob } from './shown-job.ts';
import styles from './JobTexts.module.css';

/** What the employer has written. */
export function JobTexts({ job }: { job: ShownJob }) {
  return (
    <>
      <section className={styles.section}>
        <h2>Description</h2>
        <FormattedText text={job.description} />
      </section>
      {job.requirements && (
        <section className={styles.section}>
          <h2>Requirements</h2>
          <FormattedText text={job.requirements} />
        </section>
      )}
      <section className={styles.section}>
        <h2>Required skills</h2>
        {job.skillsRequired.length ? (
          <ul className={styles.skills}>
            {job.skillsRequired.map((skill) => (
              <li key={skill} dir="auto">
                <Pill>{skill}</Pill>
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.none}>Skills TBD</p>
        )}
      </section>
    </>
  );
}
