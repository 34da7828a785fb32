import { scorecardDays } from '#domain/interviews.ts';
import type { Actor } from '#domain/permissions.ts';
import { todayDays, todayRowsOfKind } from '#domain/today.ts';
import { Parameters } from '#server/db/parameters.ts';
import { type Db, rows } from '#server/db/query.ts';
import { interviewAhead, interviewEnd } from '#server/features/interviews/interviews.queries.ts';
import { runsJob } from '#server/visibility/visible-jobs.queries.ts';
import { type About, aboutColumns, aboutSource, goesOn } from './about.queries.ts';

export interface InterviewToday extends About {
  title: string;
  minutes: number;
  place: string | null;
}

const source = `interview i join (${aboutSource}) on a.id = i.application_id`;

/** The interviews of this day, by somebody's own clocks, or of the next hour, at which they are or which they have arranged. */
export async function interviewsToday(db: Db, actor: Actor): Promise<InterviewToday[]> {
  const parameters = new Parameters();
  const self = `${parameters.add(actor.id)}::integer`;
  const day = (time: string) => `(${time} at time zone coalesce(me.time_zone, c.time_zone))::date`;
  return rows<InterviewToday>(
    db,
    `select i.id, ${aboutColumns}, i.starts_at as at, i.title, i.minutes, i.place, count(*) over () as total
     from ${source} join user_account me on me.id = ${self}
     where ${interviewAhead} and (${day('i.starts_at')} <= ${day('now()')} or i.starts_at <= now() + interval '1 hour') and ${goesOn} and ${runsJob(actor, parameters)}
       and (i.created_by = ${self} or ${inPanel(self)})
     order by i.starts_at, i.id limit ${parameters.add(todayRowsOfKind)}`,
    parameters.values,
  );
}

export interface WithoutTime extends About {
  title: string;
  declined: boolean;
}

/** The interviews somebody arranged to which nobody will come as things stand: the candidate wants other times, or those proposed have passed. */
export async function interviewsWithoutTime(db: Db, actor: Actor): Promise<WithoutTime[]> {
  const parameters = new Parameters();
  return rows<WithoutTime>(
    db,
    `select i.id, ${aboutColumns}, coalesce(last.starts_at, i.created_at) as at, i.title, i.state = 'declined' as declined,
            count(*) over () as total
     from ${source} left join lateral (select max(t.starts_at) as starts_at from interview_time t where t.interview_id = i.id) last on true
     where i.created_by = ${parameters.add(actor.id)} and ${goesOn} and ${runsJob(actor, parameters)}
       and ((i.state = 'proposed' and coalesce(last.starts_at, i.created_at) <= now())
         or (i.state = 'declined' and not exists (select from interview other where other.application_id = i.application_id and other.id > i.id)))
     order by at, i.id limit ${parameters.add(todayRowsOfKind)}`,
    parameters.values,
  );
}

export interface MissingScorecard extends About {
  title: string;
}

/** The interviews somebody held lately and has not scored, while it matters what they say. */
export async function missingScorecards(db: Db, actor: Actor): Promise<MissingScorecard[]> {
  const parameters = new Parameters();
  const self = `${parameters.add(actor.id)}::integer`;
  return rows<MissingScorecard>(
    db,
    `select i.id, ${aboutColumns}, i.title, ${interviewEnd} + make_interval(days => ${parameters.add(scorecardDays)}) as at,
            count(*) over () as total
     from ${source}
     where i.state = 'booked' and ${interviewEnd} <= now() and i.starts_at > now() - make_interval(days => ${parameters.add(todayDays.scorecardAsked)})
       and ${inPanel(self)} and not exists (select from scorecard k where k.interview_id = i.id and k.author_id = ${self})
       and ${goesOn} and ${runsJob(actor, parameters)}
     order by i.starts_at, i.id limit ${parameters.add(todayRowsOfKind)}`,
    parameters.values,
  );
}

function inPanel(person: string): string {
  return `exists (select from interview_panel p where p.interview_id = i.id and p.user_id = ${person})`;
}
