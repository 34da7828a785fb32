import { useState } from 'react';
import { allOf, type JobValues } from '#client/features/job-form/job-values.ts';
import { JobCard } from '#client/features/jobs/JobCard.tsx';
import { PlainText } from '#client/features/jobs/PlainText.tsx';
import { Button } from '#client/ui/Button.tsx';
import type { Company, JobSummary } from '#contract/api.ts';
import { jobFields } from '#domain/fields/jobs.ts';
import { sentOf } from '#domain/fields/typed.ts';
import { isDate } from '#domain/dates.ts';
import { endOfDay } from '#domain/deadlines.ts';
import styles from './JobPreview.module.css';

interface Props {
  values: JobValues;
  timeZone: string;
  company: Pick<Company, 'id' | 'name' | 'verified'> | undefined;
}

/** The job as job seekers will find it. Only to look at: it says nothing the form does not. */
export function JobPreview({ values, timeZone, company }: Props) {
  const [now] = useState(() => new Date().toISOString());
  return (
    <aside className={styles.preview} aria-label="Preview">
      <h2 className={styles.title}>Preview</h2>
      <div className={styles.page} inert>
        <JobCard
          job={asJob(values, { company, timeZone, now })}
          visit={{ source: 'direct' }}
          actions={
            <>
              <Button size="compact" icon="bookmark">
                Save
              </Button>
              <Button size="compact">Apply</Button>
            </>
          }
        />
        {values.description.trim() && (
          <PlainText text={values.description} level={4} className={styles.text} />
        )}
        {values.requirements.trim() && (
          <>
            <h3>Requirements</h3>
            <PlainText text={values.requirements} level={4} className={styles.text} />
          </>
        )}
      </div>
    </aside>
  );
}

function asJob(
  values: JobValues,
  { company, timeZone, now }: Pick<Props, 'company' | 'timeZone'> & { now: string },
): JobSummary {
  const deadline = isDate(values.applicationDeadline) ? values.applicationDeadline : null;
  return {
    id: 0,
    companyId: company?.id ?? 0,
    companyName: company?.name ?? '…',
    companyVerified: company?.verified ?? false,
    answerRecord: null,
    recruiterId: null,
    ...sentOf(jobFields, values),
    title: values.title.trim() || 'New job',
    skillsRequired: allOf(values),
    postedDate: now,
    applicationDeadline: deadline,
    closesAt: (deadline && endOfDay(timeZone, deadline)) || null,
    status: 'active',
    open: true,
    applicationCount: 0,
  };
}
