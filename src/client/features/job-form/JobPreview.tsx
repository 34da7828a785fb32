import { useState } from 'react';
import { CompanyPanel } from '#client/features/job-page/CompanyPanel.tsx';
import { JobHeader } from '#client/features/job-page/JobHeader.tsx';
import { JobStats } from '#client/features/job-page/JobStats.tsx';
import { JobTexts } from '#client/features/job-page/JobTexts.tsx';
import { Button } from '#client/ui/Button.tsx';
import type { ShownJob } from '#client/features/job-page/shown-job.ts';
import type { Company } from '#contract/api.ts';
import { isDate } from '#domain/dates.ts';
import { endOfDay } from '#domain/deadlines.ts';
import { jobFields } from '#domain/fields/jobs.ts';
import { sentOf } from '#domain/fields/typed.ts';
import styles from './JobPreview.module.css';
import { allOf, type JobValues } from './job-values.ts';
import { payIn, placeIn } from './terms-values.ts';

export interface PreviewProps {
  values: JobValues;
  timeZone: string;
  company: Pick<Company, 'id' | 'name' | 'logo' | 'verified'>;
  /** The country of the company, which is meant where the place names no other. */
  home?: string | undefined;
  /** When it was posted; nothing while it is not. */
  postedDate?: string | undefined;
}

/** The job’s whole page as candidates find it. Only to look at: it says nothing that the form does not. */
export function JobPreview({ values, timeZone, company, home, postedDate }: PreviewProps) {
  const [now] = useState(() => new Date().toISOString());
  const job = asJob(values, { company, home, timeZone, postedDate: postedDate ?? now });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls by itself can be scrolled by keys too
    <section className={styles.preview} aria-label="Preview" tabIndex={0}>
      <div className={styles.page} inert>
        <JobHeader
          job={job}
          terms={job}
          heading={
            <p className={styles.title} dir="auto">
              {job.title}
            </p>
          }
        >
          <div className={styles.actions}>
            <Button variant="primary">Apply Now</Button>
            <Button icon="bookmark">Save Job</Button>
          </div>
        </JobHeader>
        <JobStats job={job} />
        <JobTexts job={job} />
        <CompanyPanel job={job} />
      </div>
    </section>
  );
}

function asJob(
  values: JobValues,
  {
    company,
    home,
    timeZone,
    postedDate,
  }: Pick<PreviewProps, 'company' | 'home' | 'timeZone'> & { postedDate: string },
): ShownJob {
  const deadline = isDate(values.applicationDeadline) ? values.applicationDeadline : null;
  return {
    id: 0,
    companyId: company.id,
    companyName: company.name,
    companyLogo: company.logo,
    companyVerified: company.verified,
    answerRecord: null,
    recruiterId: null,
    ...sentOf(jobFields, values),
    ...placeIn(values, home),
    ...payIn(values),
    placeFrom: 'text',
    payFrom: 'text',
    title: values.title.trim() || 'New job',
    // What is not filled in is null there, which a posting’s description never is.
    description: values.description.trim(),
    skillsRequired: allOf(values),
    startDate: isDate(values.startDate) ? values.startDate : null,
    postedDate,
    applicationDeadline: deadline,
    closesAt: (deadline && endOfDay(timeZone, deadline)) || null,
    timeZone,
    status: 'active',
    open: true,
    applicationCount: 0,
  };
}
