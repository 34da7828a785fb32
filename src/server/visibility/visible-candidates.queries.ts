import { type Actor, hiringReach, mayFindPeople, verifiedCompany } from '#domain/permissions.ts';
import { Parameters } from '#server/db/parameters.ts';
import type { Db } from '#server/db/query.ts';
import { row } from '#server/db/query.ts';
import { accountsOf, personJoined } from './merged-accounts.queries.ts';
import { jobsInView } from './visible-jobs.queries.ts';

/**
 * A job seeker `u` with their profile `p` and `latest`, their newest application among the jobs in view. It is looked for among theirs: ordered by
 * both as one value, which no index has, as all applications there are would be gone through from the newest on until one is theirs.
 */
export function candidateSource(actor: Actor, companyId: number | undefined, parameters: Parameters): string {
  return `user_account u
     left join job_seeker_profile p on p.user_id = u.id
     left join lateral (
       select a.id, a.application_date from application a join job_posting j on j.id = a.job_posting_id
       where a.job_seeker_id = any(${accountsOf(actor, 'u.id', parameters)}) and ${jobsInView(actor, companyId, parameters)}
       order by (a.application_date, a.id) desc limit 1
     ) latest on true`;
}

/**
 * The same of everybody at once, for lists: each person as the account they are shown by, `latest` over all of theirs. All
 * applications in view are gone through once, where `candidateSource` would look for those of each account by itself.
 */
export function candidatesSource(
  actor: Actor,
  companyId: number | undefined,
  parameters: Parameters,
): string {
  const { join, person } = personJoined(actor, 'a.job_seeker_id', parameters);
  return `user_account u
     left join job_seeker_profile p on p.user_id = u.id
     left join (
       select distinct on (person) ${person} as person, a.id, a.application_date
       from application a join job_posting j on j.id = a.job_posting_id ${join}
       where ${jobsInView(actor, companyId, parameters)}
       order by person, a.application_date desc, a.id desc
     ) latest on latest.person = u.id`;
}

/** Whether that person is a candidate of this actor: has applied, or wants to be found by employers like this one. */
export function isCandidate(actor: Actor, parameters: Parameters): string {
  const found = mayFindPeople(actor)
    ? `(latest.id is not null or (p.discoverable and ${notHiddenFrom(actor, 'u.id', parameters)}))`
    : 'latest.id is not null';
  return `u.user_type = 'job_seeker' and u.disabled_at is null and ${found}`;
}

/** Whether an account has not hidden from the actor's company. A platform admin is no employer. */
function notHiddenFrom(actor: Actor, account: string, parameters: Parameters): string {
  const company = verifiedCompany(actor);
  if (hiringReach(actor).everything || company === undefined) return 'true';
  return `not exists (select from hidden_from h where h.user_id = ${account} and h.company_id = ${parameters.add(company)})`;
}

/** Whether this actor may hear of what people change of themselves: of whom they may find, and of who has applied to them. */
export function mayHearOf(actor: Actor, account: string, parameters: Parameters): string {
  const applied = `exists (select from application a join job_posting j on j.id = a.job_posting_id
    where a.job_seeker_id = any(${accountsOf(actor, account, parameters)}) and ${jobsInView(actor, undefined, parameters)})`;
  return mayFindPeople(actor) ? `(${notHiddenFrom(actor, account, parameters)} or ${applied})` : applied;
}

/** Whether this actor can see a candidate, without reading them. */
export async function isCandidateVisible(db: Db, actor: Actor, id: number): Promise<boolean> {
  const parameters = new Parameters();
  const source = candidateSource(actor, undefined, parameters);
  return Boolean(
    await row(
      db,
      `select u.id from ${source} where ${isCandidate(actor, parameters)} and u.id = ${parameters.add(id)}`,
      parameters.values,
    ),
  );
}
