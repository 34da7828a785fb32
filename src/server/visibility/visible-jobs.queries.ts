import { openCompanyId } from '#domain/limits.ts';
import type { Actor } from '#domain/permissions.ts';
import { hiringReach, isJobSeeker } from '#domain/permissions.ts';
import { Parameters } from '#server/db/parameters.ts';
import type { Db } from '#server/db/query.ts';
import { row } from '#server/db/query.ts';

/** Predicates over `job_posting j` and `company c`: the rules of #domain/permissions.ts as SQL, to be joined into a query. */

/** Who looks for jobs: somebody, or a visitor, who is nobody and finds what is public. */
export type Viewer = Actor | undefined;

/** The same as #domain/jobs.ts `isOpen`, by the database's clock. */
export const openJob = `(j.status = 'active' and (j.closes_at is null or j.closes_at > now()) and c.suspended_at is null)`;

/** Whether the operator has opened the platform to visitors. Asked with each question, so that every copy hears of the switch at once. */
export const platformIsOpen = '(select o.public_jobs from operator o)';

/** Over `company c`: visitors, who are not signed in, may read of it what is public. The platform vouches for it, and it shows its jobs. */
export const publicCompany = `(${platformIsOpen} and c.verified_at is not null and c.suspended_at is null and c.show_jobs)`;

/** Over `job_posting j` and its `company c`: visitors may read it, as #domain/jobs.ts `isPublic` has it. There is no other rule of what is public. */
export const publicJob = `(${openJob} and j.listed and ${publicCompany})`;

/** Whether the operator has opened the platform to visitors. */
export async function isPlatformOpen(db: Db): Promise<boolean> {
  const operator = await row<{ open: boolean }>(db, `select ${platformIsOpen} as open`, [], {
    prepare: 'platform-is-open',
    batched: true,
  });
  return operator?.open ?? false;
}

/** Whether match scores are shown to those who run a job: its switch and its company’s, over `job_posting j`. */
export const assistOn =
  '(j.assist and (select s.assist from company_settings s where s.company_id = j.company_id))';

/** Jobs that are or were open to everybody at some time. */
export const publishedJob = `j.status <> 'draft'`;

/** Whether a `company_user m` lets its holder run what they posted there: who merely asked to join a company has no part in it. */
export const runsOwnJobs = `(m.verified or m.company_id = ${openCompanyId})`;

/** Companies that are of their keys alone, whatever else somebody may see. */
export const sandboxes = 'array(select s.id from company s where s.sandbox_of is not null)';

/** The same of `job_posting j`. */
export const ofNoSandbox = `j.company_id <> all(${sandboxes})`;

/** Jobs the actor runs from the hiring side. */
export function runsJob(actor: Actor, parameters: Parameters): string {
  const reach = hiringReach(actor);
  if (reach.everything) return ofNoSandbox;
  const all = parameters.add(reach.allPostingsIn);
  const own = parameters.add(reach.ownPostingsIn);
  const self = parameters.add(actor.id);
  return `(j.company_id = any(${all}::integer[]) or (j.recruiter_id = ${self}::integer and j.company_id = any(${own}::integer[])))`;
}

/** Jobs the actor can see at all: open, run by them, or applied to. */
export function visibleJob(actor: Actor, parameters: Parameters): string {
  return `(${openJob} or ${isJobSeeker(actor) ? appliedTo(actor, parameters) : runsJob(actor, parameters)})`;
}

/** Jobs a job seeker has not applied to. */
export function notAppliedTo(actor: Actor, parameters: Parameters): string {
  return `not ${appliedTo(actor, parameters)}`;
}

function appliedTo(actor: Actor, parameters: Parameters): string {
  return `exists (select from application a where a.job_posting_id = j.id and a.job_seeker_id = ${parameters.add(actor.id)}::integer)`;
}

/** The jobs (`job_posting j`) whose figures an actor sees; a platform admin may narrow them to one company, for others the parameter changes nothing. */
export function jobsInView(actor: Actor, companyId: number | undefined, parameters: Parameters): string {
  if (companyId && hiringReach(actor).everything)
    return `(j.company_id = ${parameters.add(companyId)} and ${ofNoSandbox})`;
  return runsJob(actor, parameters);
}

/** Whether this actor can see a job, without reading it. */
export async function isJobVisible(db: Db, actor: Actor, id: number): Promise<boolean> {
  const parameters = new Parameters();
  const key = parameters.add(id);
  return Boolean(
    await row(
      db,
      `select j.id from job_posting j join company c on c.id = j.company_id where j.id = ${key} and ${visibleJob(actor, parameters)}`,
      parameters.values,
      { prepare: `job-is-visible-to-${actor.userType}`, batched: true },
    ),
  );
}

/** Whether this actor runs a job from the hiring side. */
export async function runsJobById(db: Db, actor: Actor, id: number): Promise<boolean> {
  const parameters = new Parameters();
  const key = parameters.add(id);
  return Boolean(
    await row(
      db,
      `select j.id from job_posting j where j.id = ${key} and ${runsJob(actor, parameters)}`,
      parameters.values,
    ),
  );
}

/** Whether match scores are shown to those who run a job. */
export async function assistOnOfJob(db: Db, id: number): Promise<boolean> {
  const job = await row<{ on: boolean }>(
    db,
    `select ${assistOn} as "on" from job_posting j where j.id = $1`,
    [id],
  );
  return job?.on ?? false;
}
