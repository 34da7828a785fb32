import type { Actor } from '#domain/permissions.ts';
import { mayFindPeople } from '#domain/permissions.ts';
import { Parameters } from '#server/db/parameters.ts';
import { contains } from '#server/db/patterns.ts';
import type { Db } from '#server/db/query.ts';
import { row, rows } from '#server/db/query.ts';
import { notHiddenFrom } from '#server/features/invitations/invitations.queries.ts';
import { jobsInView } from '#server/features/jobs/jobs.visibility.queries.ts';
import type { Page } from '#server/http/paging.ts';
import { pageOf, readCursor } from '#server/http/paging.ts';

export interface CandidateRow {
  id: number;
  name: string;
  title: string | null;
  location: string | null;
  summary: string | null;
  skills: string[];
  email: string | null;
  phone: string | null;
  resumeUrl: string | null;
  lastApplicationId: number | null;
  lastAppliedAt: string | null;
}

interface Wanted {
  companyId?: number | undefined;
  search?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

// Address, phone and résumé are for those they applied to: wanting to be found is no letter box for everybody.
const columns = `u.id,
  case when u.first_name is not null and u.last_name is not null then u.first_name || ' ' || u.last_name else u.username end as name,
  p.title, p.location, p.summary, coalesce(p.skills, '{}') as skills,
  case when latest.id is not null then u.email end as email,
  case when latest.id is not null then p.phone end as phone,
  case when latest.id is not null then p.resume_url end as "resumeUrl",
  latest.id as "lastApplicationId", latest.application_date as "lastAppliedAt"`;

/** Applicants of the jobs in view, the latest first, then job seekers who want to be found. */
export async function candidates(db: Db, actor: Actor, wanted: Wanted): Promise<Page<CandidateRow>> {
  const { search, limit, cursor } = wanted;
  const parameters = new Parameters();
  const after = readCursor(cursor, ['time or null', 'number']);
  const source = candidateSource(actor, wanted.companyId, parameters);
  const where = [isCandidate(actor, parameters)];
  if (search?.trim()) {
    const pattern = parameters.add(contains(search));
    where.push(
      `concat_ws(' ', u.first_name, u.last_name, u.username, p.title, p.location, p.summary, array_to_string(p.skills, ' ')) ilike ${pattern}`,
    );
  }
  if (after) {
    const applied = `coalesce(${parameters.add(after[0])}::timestamptz, '-infinity')`;
    where.push(
      `(coalesce(latest.application_date, '-infinity'), u.id) < (${applied}, ${parameters.add(after[1])}::integer)`,
    );
  }
  const found = await rows<CandidateRow>(
    db,
    `select ${columns} from ${source} where ${where.join(' and ')}
     order by coalesce(latest.application_date, '-infinity') desc, u.id desc limit ${parameters.add(limit + 1)}`,
    parameters.values,
  );
  return pageOf(found, limit, (last) => [last.lastAppliedAt, last.id]);
}

/** One candidate, if this actor can see them. */
export async function candidateById(db: Db, actor: Actor, id: number): Promise<CandidateRow | undefined> {
  const parameters = new Parameters();
  const source = candidateSource(actor, undefined, parameters);
  return row<CandidateRow>(
    db,
    `select ${columns} from ${source} where ${isCandidate(actor, parameters)} and u.id = ${parameters.add(id)}`,
    parameters.values,
  );
}

function candidateSource(actor: Actor, companyId: number | undefined, parameters: Parameters): string {
  return `user_account u
     left join job_seeker_profile p on p.user_id = u.id
     left join lateral (
       select a.id, a.application_date from application a join job_posting j on j.id = a.job_posting_id
       where a.job_seeker_id = u.id and ${jobsInView(actor, companyId, parameters)}
       order by a.application_date desc, a.id desc limit 1
     ) latest on true`;
}

function isCandidate(actor: Actor, parameters: Parameters): string {
  const found = mayFindPeople(actor)
    ? `(latest.id is not null or (p.discoverable and ${notHiddenFrom(actor, parameters)}))`
    : 'latest.id is not null';
  return `u.user_type = 'job_seeker' and u.disabled_at is null and ${found}`;
}
