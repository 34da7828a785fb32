import type { Answer, Query } from '#contract/api.ts';
import { mostBoardCards } from '#domain/limits.ts';
import type { Actor } from '#domain/permissions.ts';
import { Parameters } from '#server/db/parameters.ts';
import { contains } from '#server/db/patterns.ts';
import type { Db } from '#server/db/query.ts';
import { rows } from '#server/db/query.ts';
import { flagsOfApplication } from '#server/features/questions/questions.queries.ts';
import { runsJob } from '#server/visibility/visible-jobs.queries.ts';
import { personFor, tagged } from '#server/visibility/merged-accounts.queries.ts';
import { personName } from '#server/visibility/person-name.queries.ts';

type Board = Answer<'GET /api/board'>;
type Search = Query<'GET /api/board'>;

/** The cards of the board, those that moved last first; withdrawn ones are no longer on it. */
export async function boardCards(db: Db, actor: Actor, search: Search): Promise<Board['cards']> {
  const parameters = new Parameters();
  const where = `${inSearch(actor, search, parameters)} and ${stillThere}`;
  return rows(
    db,
    `select a.id, a.job_posting_id as "jobPostingId", a.job_seeker_id as "jobSeekerId", j.title as "jobTitle", ${personName('u')} as "applicantName",
            a.application_date as "applicationDate", a.status, a.status_updated_at as "statusUpdatedAt", a.seen_at as "seenAt",
            a.answer_due_at as "answerDueAt", a.answered_at as "answeredAt", a.tells_at as "tellsAt",
            ${flagsOfApplication} as flags, a.step_id as "stepId", j.step_template_id as "stepTemplateId",
            ${comesNext}
     from application a join job_posting j on j.id = a.job_posting_id join user_account u on u.id = a.job_seeker_id
     where ${where} order by a.status_updated_at desc, a.id desc limit ${mostBoardCards}`,
    parameters.values,
  );
}

/** The steps of these templates, in their order. */
export async function boardTemplates(db: Db, ids: readonly number[]): Promise<Board['templates']> {
  if (!ids.length) return [];
  return rows(
    db,
    `select t.id, json_agg(json_build_object('id', s.id, 'status', s.status, 'name', s.name) order by s.position) as steps
     from step_template t join step s on s.template_id = t.id where t.id = any($1::integer[]) group by t.id order by t.id`,
    [ids],
  );
}

export async function boardColumns(db: Db, actor: Actor, search: Search): Promise<Board['columns']> {
  const parameters = new Parameters();
  const where = inSearch(actor, search, parameters);
  return rows(
    db,
    `select a.status, count(*) filter (where ${stillThere}) as count, count(*) filter (where not ${stillThere}) as withdrawn,
            round((percentile_cont(0.5) within group (order by extract(epoch from now() - a.status_updated_at))
              filter (where ${stillThere}) / 86400)::numeric, 1) as "medianDays"
     from application a join job_posting j on j.id = a.job_posting_id join user_account u on u.id = a.job_seeker_id
     where ${where} group by a.status`,
    parameters.values,
  );
}

/** Each only at the status at which it says something: a board has a thousand cards. */
const comesNext = `case when a.status in ('submitted', 'screening', 'interviewing') then
              (select min(i.starts_at) from interview i where i.application_id = a.id and i.state = 'booked' and i.starts_at > now())
            end as "interviewAt",
            case when a.status = 'offered' then
              (select max(o.answer_by) from offer o where o.application_id = a.id and o.state = 'sent' and o.expires_at > now())
            end as "replyBy",
            case when a.status = 'hired' then coalesce(
              (select b.start_date from onboarding b where b.application_id = a.id),
              (select max(o.start_date) from offer o where o.application_id = a.id and o.state = 'accepted'))
            end as "startsOn"`;

const stillThere = '(a.withdrawn_at is null)';

/** Who is looked for, whether they are still there or have withdrawn. */
function inSearch(actor: Actor, search: Search, parameters: Parameters): string {
  const where = [runsJob(actor, parameters)];
  if (search.job) where.push(`a.job_posting_id = ${parameters.add(search.job)}`);
  if (search.tag)
    where.push(
      `${personFor(actor, 'a.job_seeker_id', parameters)} in ${tagged(actor, search.tag, parameters)}`,
    );
  if (search.waiting) where.push('a.answered_at is null');
  if (search.appliedWithinDays)
    where.push(
      `a.application_date > now() - make_interval(days => ${parameters.add(search.appliedWithinDays)})`,
    );
  if (search.reached)
    where.push(
      `exists (select from application_status_history h where h.application_id = a.id and h.to_status = ${parameters.add(search.reached)})`,
    );
  if (search.search?.trim())
    where.push(
      `concat_ws(' ', j.title, u.first_name, u.last_name, u.username) ilike ${parameters.add(contains(search.search))}`,
    );
  return where.join(' and ');
}
