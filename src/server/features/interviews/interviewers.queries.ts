import type { Answer } from '#contract/api.ts';
import type { Actor } from '#domain/permissions.ts';
import { Parameters } from '#server/db/parameters.ts';
import { type Db, row, rows } from '#server/db/query.ts';
import { personName } from '#server/visibility/person-name.queries.ts';
import { visibleApplication } from '#server/visibility/visible-applications.queries.ts';

/** The interview at which somebody has a seat or is asked to be, and what it is about. */
const about = (of: string) =>
  `join interview i on i.id = ${of}.interview_id join application a on a.id = i.application_id join job_posting j on j.id = a.job_posting_id`;

/**
 * When these people are in interviews, or are asked to be: of one that this actor may not see no more than that; and when they
 * are busy by their own calendars. What was proposed and has gone by takes nobody's time.
 */
export async function busyTimesOf(
  db: Db,
  actor: Actor,
  people: readonly number[],
  { from, to }: { from: string; to: string },
): Promise<Answer<'GET /api/applications/:id/busy-times'>> {
  const parameters = new Parameters();
  const asked = parameters.add(people);
  const during = `tstzrange(${parameters.add(from)}::timestamptz, ${parameters.add(to)}::timestamptz)`;
  const visible = visibleApplication(actor, parameters);
  const seen = `case when ${visible} then json_build_object('interviewId', i.id, 'applicationId', a.id, 'candidateName', ${personName('s')}, 'title', i.title) end`;
  const candidate = 'join user_account s on s.id = a.job_seeker_id';
  return rows(
    db,
    `select e.user_id as "userId", lower(e.during) as "startsAt", upper(e.during) as "endsAt", false as offered, false as calendar, ${seen} as about
     from interview_seat e ${about('e')} ${candidate}
     where e.user_id = any(${asked}::integer[]) and e.during && ${during}
     union all
     select p.user_id, t.starts_at, t.starts_at + make_interval(mins => i.minutes), true, false, ${seen}
     from interview_panel p ${about('p')} ${candidate}
     join interview_time t on t.interview_id = i.id
     where p.user_id = any(${asked}::integer[]) and i.state = 'proposed' and t.starts_at > now()
       and tstzrange(t.starts_at, t.starts_at + make_interval(mins => i.minutes)) && ${during}
     union all
     select b.user_id, b.starts_at, b.ends_at, false, true, null
     from own_calendar_busy b
     where b.user_id = any(${asked}::integer[]) and tstzrange(b.starts_at, b.ends_at) && ${during}
     order by 2, 1, 4, 5`,
    parameters.values,
  );
}

/** Who holds interviews that this actor may see. */
export async function interviewersSeenBy(db: Db, actor: Actor): Promise<{ id: number; name: string }[]> {
  const parameters = new Parameters();
  return rows(
    db,
    `select u.id, ${personName('u')} as name from user_account u
     where u.id in (select p.user_id from interview_panel p ${about('p')} where ${visibleApplication(actor, parameters)})
     order by name, u.id limit 200`,
    parameters.values,
  );
}

interface Suggestion {
  kitId: number | null;
  panel: number[];
  place: string | null;
}

/**
 * What is likely wanted for the next interview about an application. The kit is that of its step or, before interviews,
 * of the job's first step that has one; else the one last used for the job, or the only one there is. Who asks, and where,
 * is as it was last in an interview of that title about the job, or in the last one.
 */
export async function suggestionFor(
  db: Db,
  application: { id: number; jobPostingId: number; companyId: number },
  actorId: number,
): Promise<Suggestion> {
  const found = await row<Suggestion>(
    db,
    `with held as (
       select i.id, i.title, i.place, i.created_by from interview i join application a on a.id = i.application_id
       where a.job_posting_id = $2 and i.state <> 'cancelled'
     ), kits as (
       select k.id, k.title from interview_kit k where k.company_id = $3
     ), kit as (
       select k.id, k.title from kits k where k.id = coalesce(
         (select s.kit_id from application a join step s on s.id = a.step_id where a.id = $1),
         (select s.kit_id from application a join job_posting j on j.id = a.job_posting_id join step s on s.template_id = j.step_template_id
          where a.id = $1 and s.kit_id is not null and s.status = 'interviewing' and a.status in ('submitted', 'screening')
          order by s.position limit 1),
         (select k2.id from kits k2 join held h on lower(h.title) = lower(k2.title) order by h.id desc limit 1),
         (select min(id) from kits having count(*) = 1))
     )
     select (select id from kit) as "kitId",
            coalesce((select array_agg(p.user_id order by p.user_id) from interview_panel p where p.interview_id =
              (select h.id from held h order by lower(h.title) = (select lower(title) from kit) desc nulls last, h.id desc limit 1)), '{}') as panel,
            (select h.place from held h where h.created_by = $4 and h.place is not null
             order by lower(h.title) = (select lower(title) from kit) desc nulls last, h.id desc limit 1) as place`,
    [application.id, application.jobPostingId, application.companyId, actorId],
  );
  return found ?? { kitId: null, panel: [], place: null };
}
