import { useState, type ReactNode } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { Icon, type IconName } from '#client/ui/Icon.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { JobSummary } from '#contract/api.ts';
import { employmentTypeLabel } from '#domain/jobs.ts';
import { closingOf } from './closing.ts';
import styles from './JobFacts.module.css';
import { Marked } from './Marked.tsx';

type Facts = Pick<
  JobSummary,
  | 'location'
  | 'salaryRange'
  | 'employmentType'
  | 'experienceLevel'
  | 'applicationDeadline'
  | 'closesAt'
  | 'postedDate'
>;

/** Where, for how much, how, since and until when: each has its place, also where a posting does not say. */
export function JobFacts({ job }: { job: Facts }) {
  const [now] = useState(Date.now);
  const closing = closingOf(job, now);
  return (
    <div className={styles.facts}>
      <ul className={styles.group}>
        <Fact icon="pin" missing={!job.location}>
          <span dir="auto">{job.location ? <Marked text={job.location} /> : 'Location not stated'}</span>
        </Fact>
        <Fact icon="money" missing={!job.salaryRange}>
          {job.salaryRange ? (
            <span className={styles.salary} dir="auto">
              {job.salaryRange}
            </span>
          ) : (
            'Salary not stated'
          )}
        </Fact>
        <Fact icon="briefcase">{employmentTypeLabel[job.employmentType]}</Fact>
      </ul>
      <ul className={styles.group}>
        <Fact icon="calendar">
          <Posted date={job.postedDate} now={now} />
        </Fact>
        {closing && (
          <Fact icon="clock" strong={closing.soon}>
            {closing.words}
          </Fact>
        )}
      </ul>
    </div>
  );
}

/** '3 days ago'; what is not posted yet, or only since today, is 'Recently'. */
function Posted({ date, now }: { date: string; now: number }) {
  const recent = now - Date.parse(date) < 86_400_000;
  return recent ? (
    <time dateTime={date}>Recently</time>
  ) : (
    <>
      Posted <Time value={date} as="ago" />
    </>
  );
}

function Fact(props: { icon: IconName; missing?: boolean; strong?: boolean; children: ReactNode }) {
  return (
    <li className={classNames(styles.fact, props.missing && styles.missing, props.strong && styles.strong)}>
      <Icon name={props.icon} size={16} />
      <span>{props.children}</span>
    </li>
  );
}
