import type { ReactNode } from 'react';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import styles from './Ways.module.css';

const ways = [
  {
    title: 'Post a job',
    text: 'A title and a few sentences are enough to start. You see the posting as candidates will while you write.',
    to: paths.jobsCreate,
    label: 'Post a Job',
  },
  {
    title: 'Search candidates',
    text: 'People who applied to you, and job seekers open to offers.',
    to: paths.candidates,
    label: 'See Candidates',
  },
  {
    title: 'Build your company page',
    text: 'Create or join your company, describe it, and write the first email applicants receive.',
    to: paths.settings,
    label: 'Set up your company',
  },
] as const;

/** Three ways in, in the order in which most take them; `note` says what stands between somebody and them. */
export function Ways({ note }: { note?: ReactNode }) {
  return (
    <section className={styles.begin} aria-labelledby="begin">
      <h2 id="begin" className={styles.title}>
        Get started
      </h2>
      <ol className={styles.ways}>
        {ways.map(({ title, text, to, label }) => (
          <li key={to} className={styles.way}>
            <div className={styles.words}>
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
            <ButtonLink to={to} iconAfter="arrow-right">
              {label}
            </ButtonLink>
          </li>
        ))}
      </ol>
      {note && <p className={styles.note}>{note}</p>}
    </section>
  );
}
