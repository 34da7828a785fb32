import type { ApplicationSource } from '#domain/application-source.ts';
import { defaultTimeZone } from '#domain/deadlines.ts';
import { type Actor, verifiedCompany } from '#domain/permissions.ts';
import type { Parameters } from '#server/db/parameters.ts';
import type { Db } from '#server/db/query.ts';
import { row } from '#server/db/query.ts';
import { jobsInView } from '#server/visibility/visible-jobs.queries.ts';

/** What is counted: the jobs in view of an actor, over whole days ('YYYY-MM-DD', both included) as its clocks have them. */
export interface View {
  actor: Actor;
  companyId: number | undefined;
  from: string;
  to: string;
  timeZone: string;
  /** One job, those of one department, and applications that came one way; undefined for all. */
  job?: number | undefined;
  department?: string | undefined;
  source?: ApplicationSource | undefined;
}

/** Where the days of a view begin and end: the company's that is asked for, else one's own, else where most jobs are. */
export async function zoneOfView(db: Db, actor: Actor, companyId: number | undefined): Promise<string> {
  const found = await row<{ timeZone: string }>(
    db,
    'select time_zone as "timeZone" from company where id = $1',
    [companyId ?? verifiedCompany(actor) ?? null],
  );
  return found?.timeZone ?? defaultTimeZone;
}

/** SQL for which of `job_posting j` and `application a` a view is about. */
export function inQuestion(
  { actor, companyId, job, department, source }: View,
  parameters: Parameters,
): { jobs: string; applications: string } {
  const jobs = [jobsInView(actor, companyId, parameters)];
  if (job !== undefined) jobs.push(`j.id = ${parameters.add(job)}`);
  if (department !== undefined) jobs.push(`j.department = ${parameters.add(department)}`);
  return {
    jobs: jobs.join(' and '),
    applications: source === undefined ? 'true' : `a.source = ${parameters.add(source)}`,
  };
}

/** As dates, and as the moments at which they begin in the view's zone. */
export function daysOf({ from, to, timeZone }: View, parameters: Parameters) {
  const zone = `${parameters.add(timeZone)}::text`;
  const since = `${parameters.add(from)}::date`;
  const until = `(${parameters.add(to)}::date + 1)`;
  const begins = (day: string) => `(${day}::timestamp at time zone ${zone})`;
  return { since, until, begin: begins(since), end: begins(until), zone };
}
