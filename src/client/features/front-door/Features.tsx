import type { ReactNode } from 'react';
import { useBrand } from '#client/brand.ts';
import { Lagoon } from '#client/features/site/Lagoon.tsx';
import drawn from '#client/features/site/Sign.module.css';
import { classNames } from '#client/ui/class-names.ts';
import styles from './Features.module.css';

/** The chart's legend: what each sign stands for. */
const features: { title: string; text: string; sign: ReactNode }[] = [
  {
    title: 'Matched, with reasons',
    text: 'AI matching of candidates to jobs by skills, experience, cultural fit and career goals.',
    sign: <Lagoon />,
  },
  {
    title: 'End-to-end hiring',
    text: 'An end-to-end recruitment workflow from sourcing to onboarding.',
    sign: (
      <>
        <path d="M6 36L24 22L42 28L60 10" className={drawn.course} />
        <circle cx="6" cy="36" r="3" className={drawn.point} />
        <circle cx="24" cy="22" r="3" className={drawn.point} />
        <circle cx="42" cy="28" r="3" className={drawn.point} />
        <circle cx="60" cy="10" r="4" className={drawn.mark} />
      </>
    ),
  },
  {
    title: 'Live analytics',
    text: 'Real-time analytics and market insight.',
    sign: (
      <>
        <path d="M4 24C12 4 20 4 28 22s16 18 24 2 8-12 12-14V40H4Z" className={drawn.shoal} />
        <path d="M4 40V5M4 40h60M16 40v-3M28 40v-3M40 40v-3M52 40v-3" className={drawn.line} />
        <path d="M40 4v33" className={drawn.mark} />
      </>
    ),
  },
  {
    title: 'Works with your systems',
    text: 'Integration with existing HR systems: applicant tracking, HR information and assessment platforms.',
    sign: (
      <>
        <path d="M4 30q5-6 10 0t10 0 10 0 10 0 10 0 10 0" className={drawn.line} />
        <path d="M12 30V14l8-3v19M30 29V8l8-4v27M48 31V17l8-3v15" className={drawn.line} />
        <circle cx="34" cy="36" r="3.5" className={drawn.mark} />
      </>
    ),
  },
];

export function Features() {
  const brand = useBrand();
  return (
    <section className={styles.features} aria-labelledby="features">
      <div className={styles.words}>
        <h2 id="features" className={styles.title}>
          What you get
        </h2>
        <p className={styles.lead}>Four things {brand} does for job seekers and employers.</p>
      </div>
      <ul className={styles.legend}>
        {features.map(({ title, text, sign }) => (
          <li key={title} className={styles.entry}>
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
