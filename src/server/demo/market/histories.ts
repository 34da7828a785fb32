import type { ApplicationStatus } from '#domain/application-status.ts';
import type { DemoApplication } from './application.ts';
import { jobs } from './jobs.ts';
import type { Loading } from '#server/demo/load/loading.ts';

interface Entry {
  changed_by: number;
  from_status: ApplicationStatus | null;
  to_status: ApplicationStatus;
  withdrawal: boolean;
  changed_at: string;
}

/** What became of an application, in the columns of application_status_history, and how it stands after that. */
export function historyOf(
  application: DemoApplication & { job: string },
  { calendar, people, jobs: known }: Loading,
) {
  const applicant = people.id(application.by);
  const [earliest] = [known.since(application.job), people.since(application.by)].toSorted().reverse();
  const sentAt = calendar.evening(application.ago, earliest);
  const entries: Entry[] = [];
  const last = () => entries.at(-1)?.changed_at ?? sentAt;
  const add = (by: number, to: ApplicationStatus, at: string, withdrawal = false) =>
    entries.push({
      changed_by: by,
      from_status: entries.at(-1)?.to_status ?? null,
      to_status: to,
      withdrawal,
      changed_at: at,
    });

  add(applicant, 'submitted', sentAt);
  for (const [to, ago, by] of application.steps ?? [])
    add(people.id(by ?? posterOf(application.job)), to, calendar.officeHours(ago, last()));
  const movedAt = last();
  const status = entries.at(-1)?.to_status ?? 'submitted';

  const withdrawnAt =
    application.withdrawn === undefined ? null : calendar.evening(application.withdrawn, last());
  if (withdrawnAt) add(applicant, status, withdrawnAt, true);
  return { sentAt, movedAt, status, withdrawnAt, entries };
}

function posterOf(key: string): string {
  const job = jobs.find((one) => one.key === key);
  if (!job) throw new Error(`The demo has no job named ${key}`);
  return job.by;
}
