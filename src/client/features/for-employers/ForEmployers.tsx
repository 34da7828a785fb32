import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Chapter } from '#client/features/content/Chapter.tsx';
import { ProductPicture } from '#client/features/product-pictures/ProductPicture.tsx';
import { paths } from '#client/paths.ts';
import { Features } from './Features.tsx';
import styles from './ForEmployers.module.css';
import { Hero } from './Hero.tsx';
import { hire, safety } from './what-they-get.ts';

/** What this place does for those who hire, told to whoever decides about it; `begin` are the ways in. */
export function ForEmployers({ begin }: { begin: ReactNode }) {
  return (
    <div className={styles.page}>
      <Hero />
      <div className={styles.chapters}>
        <Chapter
          heading="The whole season on one board"
          picture={
            <ProductPicture
              name="board"
              alt="The hiring board: candidates as cards in six columns, from Submitted to Hired and Rejected, each with what comes next."
              caption="The board, with the people of the demo."
            />
          }
        >
          <p className={styles.lead}>
            Forty openings before the high season, three people to fill them. Everyone who applied is in one
            place: who has waited too long, who has an interview on Thursday, whose offer runs out. When
            someone on your team moves a card, everyone sees it.
          </p>
        </Chapter>
      </div>
      <Features />
      <div className={styles.chapters}>
        <Chapter
          heading="How a hire goes"
          picture={
            <ProductPicture
              name="applications"
              alt="The list of applications: a row each with name, job, status and dates, narrowed and sorted by its headings."
              caption="The same people as a list."
            />
          }
        >
          <ol className={styles.rows}>
            {hire.map(({ title, text }) => (
              <li key={title} className={styles.row}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </Chapter>
        <Chapter heading="Interviews across time zones">
          <p className={styles.lead}>
            Drag over the week to offer times; the week shows when your interviewers are booked. Candidates
            pick one on their phone. Invitations carry both clocks and a calendar file, so no one calls Berlin
            at four in the morning.
          </p>
        </Chapter>
        <Chapter
          heading="Figures you can defend"
          picture={
            <ProductPicture
              name="analytics"
              alt="Analytics: job views, applications, active jobs and average time to hire, with charts of the funnel and of sources."
              caption="Analytics, of the demo’s season."
            />
          }
        >
          <p className={styles.lead}>
            Where applicants come from, where they wait, how long a hire takes and how fast each team answers.
            Every figure is counted from what happened and opens the list behind it; where there’s too little
            to count, it says so.
          </p>
        </Chapter>
        <Chapter heading="What your IT team will ask">
          <dl className={styles.rows}>
            {safety.map(({ title, text }) => (
              <div key={title} className={styles.row}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Chapter>
        <Chapter heading="Bring what you have">
          <p className={styles.text}>
            Postings come in from CSV, JSON or schema.org files, with their columns recognized and every
            refused line named. Import the same file again and nothing doubles. Moving on one day? It’s your
            database, and the API is <a href={paths.openApi}>described in full</a>.
          </p>
        </Chapter>
        <Chapter heading="Support, plainly">
          <p className={styles.text}>
            No hotline and no account manager come with the software. The people who run this site answer{' '}
            <Link to={paths.contact}>your questions about it</Link>. The code, its tests and its documentation
            are open: your own team, or anyone you pay, can mend and extend it.
          </p>
          <p className={styles.text}>
            <Link to={paths.pricing}>What it costs</Link> ·{' '}
            <Link to={paths.enterprise}>For groups of hotels</Link>
          </p>
        </Chapter>
      </div>
      {begin}
    </div>
  );
}
