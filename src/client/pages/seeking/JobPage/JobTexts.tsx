import { PlainText } from '#client/features/jobs/PlainText.tsx';
import { Pill } from '#client/ui/Pill.tsx';
import type { Job } from '#contract/api.ts';
import styles from './JobTexts.module.css';

/** What the employer has written. */
export function JobTexts({ job }: { job: Job }) {
  return (
    <>
      <section className={styles.section}>
        <h2>Description</h2>
        <PlainText text={job.description} />
      </section>
      {job.requirements && (
        <section className={styles.section}>
          <h2>Requirements</h2>
          <PlainText text={job.requirements} />
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
