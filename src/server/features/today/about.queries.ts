import type { Query } from '#contract/api.ts';
import type { Actor } from '#domain/permissions.ts';
import type { Parameters } from '#server/db/parameters.ts';
import { personName } from '#server/visibility/person-name.queries.ts';

/** What every row that is about an application says of it. */
export interface About {
  id: number;
  applicationId: number;
  name: string;
  jobTitle: string;
  at: string;
  /** How many there are of its kind. */
  total: number;
}

export const aboutColumns = `a.id as "applicationId", ${personName('u')} as name, j.title as "jobTitle"`;

export const aboutSource = `application a join job_posting j on j.id = a.job_posting_id
  join company c on c.id = j.company_id join user_account u on u.id = a.job_seeker_id`;

/** Nobody has decided on it, and it has not been withdrawn. */
export const goesOn = `a.withdrawn_at is null and a.status not in ('hired', 'rejected')`;

export type Whose = Query<'GET /api/dashboard/today'>['whose'];

/** Over `job_posting j`: those somebody has posted, or whichever they reach. */
export function jobsOf(actor: Actor, whose: Whose, parameters: Parameters): string {
  return whose === 'own' ? `j.recruiter_id = ${parameters.add(actor.id)}::integer` : 'true';
}
