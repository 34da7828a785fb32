import type { CandidateProfile } from '#contract/api.ts';
import type { Actor } from '#domain/permissions.ts';
import { Parameters } from '#server/db/parameters.ts';
import { contains } from '#server/db/patterns.ts';
import type { Db } from '#server/db/query.ts';
import { row, rows } from '#server/db/query.ts';
import { visibleApplication } from '#server/visibility/visible-applications.queries.ts';
import {
  candidateSource,
  candidatesSource,
  isCandidate,
} from '#server/visibility/visible-candidates.queries.ts';
import {
  accountsOf,
  isShownAsItself,
  listed,
  tagged,
  tagsOn,
} from '#server/visibility/merged-accounts.queries.ts';
import type { Page } from '#server/http/paging.ts';
import { pageOf, readCursor } from '#server/http/paging.ts';
import { personName } from '#server/visibility/person-name.queries.ts';

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
  tags: { id: number; name: string }[];
}

interface Wanted {
  companyId?: number | undefined;
  search?: string | undefined;
  tag?: number | undefined;
  list?: number | undefined;
  among?: readonly number[] | undefined;
  limit: number;
  cursor?: string | undefined;
}

// Address, phone and résumé are for those they applied to: wanting to be found is no letter box for everybody.
const columns = (actor: Actor, parameters: Parameters) => `u.id,
  ${personName('u')} as name,
  p.title, p.location, p.summary, coalesce(p.skills, '{}') as skills,
  case when latest.id is not null then u.email end as email,
  case when latest.id is not null then p.phone end as phone,
  case when latest.id is not null then p.resume_url end as "resumeUrl",
  latest.id as "lastApplicationId", latest.application_date as "lastAppliedAt",
  ${tagsOn(actor, 'u.id', parameters)} as tags`;

const searched = (account: string, profile: string) =>
  `concat_ws(' ', ${account}.first_name, ${account}.last_name, ${account}.username, ${profile}.title, ${profile}.location,
     ${profile}.summary, array_to_string(${profile}.skills, ' '))`;

/** Applicants of the jobs in view, the latest first, then job seekers who want to be found. */
export async function candidates(db: Db, actor: Actor, wanted: Wanted): Promise<Page<CandidateRow>> {
  const { search, limit, cursor } = wanted;
  const parameters = new Parameters();
  const after = readCursor(cursor, ['time or null', 'number']);
  // Of a few who are named, each by themselves: to go through all applications for them takes the longer, the more there are.
  const sourceOf = wanted.among ? candidateSource : candidatesSource;
  const source = sourceOf(actor, wanted.companyId, parameters);
  // Whoever was merged is listed once, by the account that was kept.
  const where = [isCandidate(actor, parameters), isShownAsItself(actor, 'u.id', parameters)];
  if (wanted.tag) where.push(`u.id in ${tagged(actor, wanted.tag, parameters)}`);
  if (wanted.among) where.push(`u.id = any(${parameters.add(wanted.among)}::integer[])`);
  if (wanted.list) where.push(`u.id in ${listed(actor, wanted.list, parameters)}`);
  if (search?.trim()) {
    const pattern = parameters.add(contains(search));
    where.push(
      `(${searched('u', 'p')} ilike ${pattern} or exists (
         select from user_account m left join job_seeker_profile mp on mp.user_id = m.id
         where m.id = any(${accountsOf(actor, 'u.id', parameters)}) and m.id <> u.id and ${searched('m', 'mp')} ilike ${pattern}))`,
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
    `select ${columns(actor, parameters)} from ${source} where ${where.join(' and ')}
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
    `select ${columns(actor, parameters)} from ${source} where ${isCandidate(actor, parameters)} and u.id = ${parameters.add(id)}`,
    parameters.values,
  );
}

/** The résumé of their latest application, among those this actor sees, that came with one. Ordered as in candidateSource. */
export async function lastResumeOf(db: Db, actor: Actor, id: number): Promise<CandidateProfile['resume']> {
  const parameters = new Parameters();
  const accounts = accountsOf(actor, `${parameters.add(id)}::integer`, parameters);
  const sent = await row<NonNullable<CandidateProfile['resume']>>(
    db,
    `select a.id as "applicationId", j.title as "jobTitle", a.application_date as "sentAt", a.custom_resume_url as url,
            (select json_build_object('id', f.id, 'name', f.name, 'kind', f.kind, 'size', b.size)
             from file f join file_blob b on b.sha256 = f.sha256 where f.id = a.file_id) as file
     from application a join job_posting j on j.id = a.job_posting_id
     where a.job_seeker_id = any(${accounts}) and (a.file_id is not null or a.custom_resume_url is not null)
       and ${visibleApplication(actor, parameters)}
     order by (a.application_date, a.id) desc limit 1`,
    parameters.values,
  );
  return sent ?? null;
}
