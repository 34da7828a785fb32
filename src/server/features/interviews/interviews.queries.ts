import type { Query } from '#contract/api.ts';
import type { ApplicationStatus } from '#domain/application-status.ts';
import type { InterviewState } from '#domain/interviews.ts';
import { type Actor, isJobSeeker } from '#domain/permissions.ts';
import { Parameters } from '#server/db/parameters.ts';
import { type Db, row, rows, run, type Tx } from '#server/db/query.ts';
import { visibleApplication } from '#server/visibility/visible-applications.queries.ts';
import { replyToCompany } from '#server/visibility/reply-to.queries.ts';
import { type Page, pageOf, readCursor } from '#server/http/paging.ts';
import { looksAfterJob, stillThere } from '#server/visibility/who-looks-after.queries.ts';
import { personName } from '#server/visibility/person-name.queries.ts';

export interface InterviewRow {
  id: number;
  uid: string;
  sequence: number;
  /** When its time, place or state was last said. */
  changedAt: string;
  applicationId: number;
  jobId: number;
  jobTitle: string;
  companyId: number;
  companyName: string;
  /** Where answers reach the company. */
  replyTo: string | null;
  recruiterId: number | null;
  jobSeekerId: number;
  candidateName: string;
  title: string;
  minutes: number;
  questions: string | null;
  attributes: string[];
  place: string | null;
  state: InterviewState;
  startsAt: string | null;
  times: { startsAt: string; free: boolean }[];
  panel: { id: number; name: string }[];
  companyTimeZone: string;
  candidateTimeZone: string;
  reason: string | null;
  createdBy: number | null;
  /** Of the application it is about. */
  status: ApplicationStatus;
  /** The same as the candidate knows it. */
  toldStatus: ApplicationStatus;
  withdrawnAt: string | null;
  scored: boolean;
  /** Not held yet, so that it can still be cancelled. */
  ahead: boolean;
}

/** A time inside JSON as it stands in columns elsewhere. */
const inJson = (time: string) => `to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** The time `minutes` long that begins at one, as the seats have it. */
export const during = (startsAt: string, minutes: string) =>
  `tstzrange(${startsAt}, ${startsAt} + make_interval(mins => ${minutes}))`;

const scored = 'exists (select from scorecard k where k.interview_id = i.id)';

/** One that was held early and scored is not ahead any more, whatever the clock says. */
export const isAhead = `(i.state = 'proposed' or (i.state = 'booked' and i.starts_at > now() and not ${scored}))`;

const columns = `i.id, i.uid, i.sequence, i.changed_at as "changedAt", i.application_id as "applicationId", j.id as "jobId", j.title as "jobTitle",
  c.id as "companyId", c.name as "companyName", ${replyToCompany} as "replyTo", j.recruiter_id as "recruiterId", a.job_seeker_id as "jobSeekerId",
  ${personName('s')} as "candidateName", i.title, i.minutes, i.questions, i.attributes, i.place, i.state, i.starts_at as "startsAt",
  coalesce((select json_agg(json_build_object('startsAt', ${inJson('t.starts_at')}, 'free', t.starts_at > now() and not exists (
              select from interview_seat e where e.interview_id <> i.id and e.during && ${during('t.starts_at', 'i.minutes')}
                and e.user_id in (select p.user_id from interview_panel p where p.interview_id = i.id))) order by t.starts_at)
            from interview_time t where t.interview_id = i.id), '[]') as times,
  coalesce((select json_agg(json_build_object('id', u.id, 'name', ${personName('u')}) order by u.id)
            from interview_panel p join user_account u on u.id = p.user_id where p.interview_id = i.id), '[]') as panel,
  c.time_zone as "companyTimeZone", coalesce(s.time_zone, c.time_zone) as "candidateTimeZone", i.reason, i.created_by as "createdBy",
  a.status, coalesce(a.told_status, a.status) as "toldStatus", a.withdrawn_at as "withdrawnAt", ${scored} as scored, ${isAhead} as ahead`;

const interviewSource = `interview i join application a on a.id = i.application_id join job_posting j on j.id = a.job_posting_id
  join company c on c.id = j.company_id join user_account s on s.id = a.job_seeker_id`;

export async function interviewsAbout(db: Db, applicationId: number): Promise<InterviewRow[]> {
  return rows(db, `select ${columns} from ${interviewSource} where i.application_id = $1 order by i.id`, [
    applicationId,
  ]);
}

export async function visibleInterviewById(
  db: Db,
  actor: Actor,
  id: number,
): Promise<InterviewRow | undefined> {
  const parameters = new Parameters();
  const where = `i.id = ${parameters.add(id)} and ${visibleApplication(actor, parameters)}`;
  return row(db, `select ${columns} from ${interviewSource} where ${where}`, parameters.values);
}

/** Locked until the transaction ends: what is decided about one interview is decided one after the other. */
export async function lockVisibleInterview(
  tx: Tx,
  actor: Actor,
  id: number,
): Promise<InterviewRow | undefined> {
  await row(tx, 'select id from interview where id = $1 for update', [id]);
  return visibleInterviewById(tx, actor, id);
}

export async function interviewById(tx: Tx, id: number): Promise<InterviewRow | undefined> {
  return row(tx, `select ${columns} from ${interviewSource} where i.id = $1`, [id]);
}

/** When `interview i` is over. */
export const interviewEnd = 'i.starts_at + make_interval(mins => i.minutes)';

/** Of `interview i`: its time is agreed and not over. */
export const interviewAhead = `i.state = 'booked' and ${interviewEnd} > now()`;

const coming = `(i.state = 'proposed' or (${interviewAhead}))`;

const asks = (user: string) =>
  `exists (select from interview_panel p where p.interview_id = i.id and p.user_id = ${user})`;

/** It begins then, or may. */
const someTime = (then: string) =>
  `(i.starts_at ${then} or (i.state = 'proposed' and exists (select from interview_time t where t.interview_id = i.id and t.starts_at ${then})))`;

/** A page of the interviews somebody is to be at, is asked to, or has set up. */
export async function interviewsOf(
  db: Db,
  actor: Actor,
  {
    when,
    whose,
    interviewer,
    job,
    from,
    to,
    among,
    limit,
    cursor,
  }: Query<'GET /api/interviews'> & { among?: readonly number[] | undefined },
): Promise<Page<InterviewRow>> {
  const parameters = new Parameters();
  const where = [visibleApplication(actor, parameters)];
  if (when !== 'any') where.push(when === 'coming' ? coming : `not ${coming}`);
  if (!isJobSeeker(actor) && whose === 'mine') {
    const self = parameters.add(actor.id);
    where.push(`(i.created_by = ${self} or ${asks(self)})`);
  }
  if (interviewer) where.push(asks(parameters.add(interviewer)));
  if (among) where.push(`i.id = any(${parameters.add(among)}::integer[])`);
  if (job) where.push(`j.id = ${parameters.add(job)}`);
  if (from) where.push(someTime(`>= ${parameters.add(from)}::timestamptz`));
  if (to) where.push(someTime(`< ${parameters.add(to)}::timestamptz`));
  // What waits for the candidate has no time yet and comes last; what never had one is the oldest.
  const [direction, beyond, none] =
    when === 'past' ? ['desc', '<', "'-infinity'"] : ['asc', '>', "'infinity'"];
  const key = `coalesce(i.starts_at, ${none})`;
  const after = readCursor(cursor, ['time or null', 'number']);
  if (after)
    where.push(
      `(${key}, i.id) ${beyond} (coalesce(${parameters.add(after[0])}::timestamptz, ${none}), ${parameters.add(after[1])}::integer)`,
    );
  const found = await rows<InterviewRow>(
    db,
    `select ${columns} from ${interviewSource} where ${where.join(' and ')} order by ${key} ${direction}, i.id ${direction} limit ${parameters.add(limit + 1)}`,
    parameters.values,
  );
  return pageOf(found, limit, (last) => [last.startsAt, last.id]);
}

/** Interviews somebody takes part in, as their calendar shows them: of the last months and all that are ahead, with those called off. */
export async function interviewsInCalendarOf(
  db: Db,
  actor: Actor,
): Promise<(InterviewRow & { startsAt: string })[]> {
  const parameters = new Parameters();
  const self = parameters.add(actor.id);
  return rows(
    db,
    `select ${columns} from ${interviewSource}
     where i.starts_at > now() - interval '90 days' and ${visibleApplication(actor, parameters)}
       and (a.job_seeker_id = ${self}::integer or ${asks(self)})
     order by i.starts_at desc, i.id limit 500`,
    parameters.values,
  );
}

/** Who can be asked to interview for company $1: its verified members who hire, and whoever runs the job, $2. */
const mayInterview = `u.disabled_at is null and (u.id = $2 or (u.user_type in ('recruiter', 'hiring_manager', 'company_admin')
       and exists (select from company_user m where m.company_id = $1 and m.user_id = u.id and m.verified)))`;

/** Those who can be asked, to choose from: of a very large company not all. */
export async function interviewersOf(
  db: Db,
  companyId: number,
  runner: number,
): Promise<{ id: number; name: string }[]> {
  return rows(
    db,
    `select u.id, ${personName('u')} as name from user_account u
     where ${mayInterview} order by u.id = $2 desc, name, u.id limit 1000`,
    [companyId, runner],
  );
}

/** Who of these can be asked. */
export async function interviewersAmong(
  db: Db,
  companyId: number,
  { runner, ids }: { runner: number; ids: readonly number[] },
): Promise<number[]> {
  const known = await rows<{ id: number }>(
    db,
    `select u.id from user_account u where u.id = any($3::integer[]) and ${mayInterview}`,
    [companyId, runner, ids],
  );
  return known.map(({ id }) => id);
}

/** Whose clocks the two sides of an application go by. */
export async function zonesOf(
  db: Db,
  applicationId: number,
): Promise<{ companyTimeZone: string; candidateTimeZone: string } | undefined> {
  return row(
    db,
    `select c.time_zone as "companyTimeZone", coalesce(s.time_zone, c.time_zone) as "candidateTimeZone"
     from application a join job_posting j on j.id = a.job_posting_id join company c on c.id = j.company_id
     join user_account s on s.id = a.job_seeker_id where a.id = $1`,
    [applicationId],
  );
}

/** Those of an application that are still ahead, locked until the transaction ends. */
export async function lockInterviewsAhead(tx: Tx, applicationId: number): Promise<InterviewRow[]> {
  await rows(tx, 'select id from interview where application_id = $1 order by id for update', [
    applicationId,
  ]);
  return rows(
    tx,
    `select ${columns} from ${interviewSource} where i.application_id = $1 and ${isAhead} order by i.id`,
    [applicationId],
  );
}

/** An interview that nobody is left to hold, with who is told. */
export interface LeftAlone extends Pick<
  InterviewRow,
  'applicationId' | 'candidateName' | 'jobSeekerId' | 'startsAt'
> {
  /** Whoever arranged it or, without them, who looks after the job. */
  told: number[];
}

/** What is ahead of somebody, in one company or any, at which nobody else is who is still there, and neither are they. */
export async function interviewsLeftAlone(
  tx: Tx,
  userId: number,
  companyId: number | null,
): Promise<LeftAlone[]> {
  return rows(
    tx,
    `select a.id as "applicationId", ${personName('s')} as "candidateName", a.job_seeker_id as "jobSeekerId", i.starts_at as "startsAt",
            case when ${stillThere('i.created_by')} then array[i.created_by] else array(
              select m.user_id from company_user m join user_account r on r.id = m.user_id
              where m.company_id = j.company_id and ${looksAfterJob('r')}) end as told
     from ${interviewSource}
     where ${asks('$1')} and ($2::integer is null or j.company_id = $2) and ${isAhead}
       and not exists (select from interview_panel p where p.interview_id = i.id and ${stillThere('p.user_id')})
     order by i.id`,
    [userId, companyId],
  );
}

/** Takes somebody who has left a company out of what is still to be there. */
export async function leavePanels(tx: Tx, companyId: number, userId: number): Promise<void> {
  const theirs = `select i.id from ${interviewSource} where j.company_id = $1 and ${coming}`;
  for (const table of ['interview_seat', 'interview_panel'])
    await run(tx, `delete from ${table} where user_id = $2 and interview_id in (${theirs})`, [
      companyId,
      userId,
    ]);
}
