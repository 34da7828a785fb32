import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import type { Answer } from '#contract/api.ts';
import { compareCounts, compareTimeToHire } from './comparison.ts';
import styles from './Figures.module.css';
import { daysIn, type Preset } from './range.ts';

export type Analytics = Answer<'GET /api/company/analytics'>;

interface Props {
  analytics: Analytics;
  /** The range in days, where it is one of those the list of applications knows too. */
  preset: Preset | undefined;
  /** Of one company out of all: the lists behind the figures would show the others’ too. */
  ofOneCompany: boolean;
}

/** The four figures, each with what it was before. */
export function Figures({ analytics, preset, ofOneCompany }: Props) {
  const { jobViews, totalApplications, activeJobs, avgTimeToHire, before } = analytics;
  const days = daysIn(analytics);
  return (
    <dl className={styles.figures}>
      <Figure label="Job Views" note={compareCounts(jobViews, before.jobViews, days)}>
        {jobViews.toLocaleString('en')}
      </Figure>
      <Figure
        label="Applications"
        note={compareCounts(totalApplications, before.totalApplications, days)}
        to={ofOneCompany || !preset || preset === 365 ? undefined : paths.applicationsWithin(preset)}
      >
        {totalApplications.toLocaleString('en')}
      </Figure>
      <Figure
        label="Active Jobs"
        note="Open today; earlier days are not recorded"
        to={ofOneCompany ? undefined : paths.manageJobsIn('active')}
      >
        {activeJobs.toLocaleString('en')}
      </Figure>
      <Figure label="Avg. Time to Hire (days)" note={compareTimeToHire(analytics, before, days)}>
        {avgTimeToHire === null ? (
          <>
            <span aria-hidden="true">–</span>
            <span className="visually-hidden">Not known yet</span>
          </>
        ) : (
          daysInWords(avgTimeToHire)
        )}
      </Figure>
    </dl>
  );
}

/** A hire of the same day took less than one day, not none. */
function daysInWords(days: number): string {
  return days < 1 ? '<\u00a01' : days.toLocaleString('en');
}

interface FigureProps {
  label: string;
  note: string;
  /** The list behind it. */
  to?: string | undefined;
  children: ReactNode;
}

function Figure({ label, note, to, children }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>{to ? <Link to={to}>{label}</Link> : label}</dt>
      <dd className={styles.number}>{children}</dd>
      <dd className={styles.note}>{note}</dd>
    </div>
  );
}
