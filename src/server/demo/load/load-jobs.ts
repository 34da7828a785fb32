import { salaryColumns } from '#server/features/jobs/jobs.queries.ts';
import { type KeptPay, payRead } from '#domain/job-pay.ts';
import { type KeptPlace, placeRead } from '#domain/job-place.ts';
import { noPay } from '#domain/pay/pay.ts';
import { nowhere } from '#domain/places/place.ts';
import type { DemoJob } from '#server/demo/market/job.ts';
import { applications } from '#server/demo/market/applications.ts';
import { insertNumbered } from './insert-all.ts';
import { jobs } from '#server/demo/market/jobs.ts';
import type { Loading } from './loading.ts';
import { inOrder } from './loading.ts';

function placeOf({ location, place }: DemoJob): KeptPlace | null {
  const read = placeRead(location);
  return place ? { ...nowhere, ...read, ...place, from: 'person', beside: location } : read;
}

function payOf({ salary, pay }: DemoJob): KeptPay | null {
  const read = payRead(salary ?? null);
  return pay ? { ...noPay, ...read, ...pay, from: 'person', beside: salary ?? '' } : read;
}

export async function loadJobs({
  tx,
  calendar,
  people,
  companies,
  jobs: known,
  events,
}: Loading): Promise<void> {
  const dated = jobs.map((job) => {
    const since = calendar.officeHours(job.posted, people.since(job.by));
    const changedAt = job.changed === undefined ? undefined : calendar.officeHours(job.changed, since);
    return { job, since, changedAt };
  });
  const posted = inOrder(dated, ({ since }) => since);
  const ids = await insertNumbered(
    tx,
    'job_posting',
    posted.map(({ job, since, changedAt }) => ({
      company_id: companies.id(job.company),
      recruiter_id: people.id(job.by),
      title: job.title,
      description: job.description,
      requirements: job.requirements ?? null,
      location: job.location,
      department: job.department ?? null,
      salary_range: job.salary ?? null,
      ...salaryColumns(job.salary ?? null, null),
      place: placeOf(job),
      pay: payOf(job),
      employment_type: job.type ?? 'full_time',
      experience_level: job.level ?? null,
      skills_required: job.skills,
      posted_date: since,
      application_deadline: job.closes === undefined ? null : calendar.date(job.closes),
      status: job.status ?? 'active',
      application_count: applications.filter(({ job: key }) => key === job.key).length,
      updated_at: changedAt ?? since,
    })),
  );
  for (const [index, { job, since, changedAt }] of posted.entries()) {
    const id = ids[index] ?? 0;
    known.add(job.key, { id, since });
    const about = { subject_id: id, actor_id: people.id(job.by) };
    events.push({ ...about, type: 'job.posted', data: {}, happened_at: since });
    const data = { fields: ['status'] };
    if (changedAt) events.push({ ...about, type: 'job.changed', data, happened_at: changedAt });
  }
}
