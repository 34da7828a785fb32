import type { ReactNode } from 'react';
import { Lagoon } from '#client/features/site/Lagoon.tsx';
import drawn from '#client/features/site/Sign.module.css';
import { classNames } from '#client/ui/class-names.ts';
import styles from './Features.module.css';

/** One large sign and three lines of the legend: what happens between a posting and a hire. */
const features: { title: string; text: string; sign: ReactNode }[] = [
  {
    title: 'Reach the right people',
    text: 'Your posting is recommended to job seekers with the skills it asks for, and found by title, skill, location and pay.',
    sign: <Lagoon />,
  },
  {
    title: 'One pipeline, six stages',
    text: 'From submitted to hired or rejected. Every move is recorded, and every applicant sees where they stand.',
    sign: (
      <>
        <path d="M6 36L18 28L30 32L42 20L62 10" className={drawn.course} />
        <circle cx="6" cy="36" r="3" className={drawn.point} />
        <circle cx="18" cy="28" r="3" className={drawn.point} />
        <circle cx="30" cy="32" r="3" className={drawn.point} />
        <circle cx="42" cy="20" r="3" className={drawn.point} />
        <circle cx="62" cy="10" r="4" className={drawn.mark} />
      </>
    ),
  },
  {
    title: 'Reply instantly',
    text: 'Write it once. Every applicant gets it by email, with their name and the job filled in.',
    sign: (
      <>
        <path d="M10 12h44v24H10Z" className={drawn.shoal} />
        <path d="M10 12l22 15 22-15" className={drawn.line} />
        <circle cx="54" cy="12" r="5" className={drawn.mark} />
      </>
    ),
  },
  {
    title: 'One team',
    text: 'Everyone you’ve verified sees the same jobs, applicants, notes and figures. People who leave lose access right away.',
    sign: (
      <>
        <path d="M4 33q5-6 10 0t10 0 10 0 10 0 10 0 10 0" className={drawn.line} />
        <path d="M12 26a6 6 0 0 1 12 0M28 24a6 6 0 0 1 12 0M44 26a6 6 0 0 1 12 0" className={drawn.line} />
        <circle cx="18" cy="15" r="3.5" className={drawn.point} />
        <circle cx="34" cy="13" r="3.5" className={drawn.mark} />
        <circle cx="50" cy="15" r="3.5" className={drawn.point} />
      </>
    ),
  },
];

export function Features() {
  return (
    <section className={styles.features} aria-labelledby="for-employers">
      <h2 id="for-employers" className={styles.title}>
        From first posting to first day
      </h2>
      <ul className={styles.cards}>
        {features.map(({ title, text, sign }) => (
          <li key={title} className={styles.card}>
            <svg viewBox="0 0 68 44" className={classNames(drawn.sign, styles.sign)} aria-hidden="true">
              {sign}
            </svg>
            <div>
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
