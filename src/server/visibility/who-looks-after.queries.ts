import { runsOwnJobs } from './visible-jobs.queries.ts';

/** Over `company_user m` and its user_account: who manages the company, and so decides on its members. */
export const manages = (account: string) =>
  `m.verified and (m.role = 'company_admin' or ${account}.user_type = 'company_admin')`;

/** Whether somebody still works on `job_posting j`: they have not left its company, and their account is not disabled. */
export const stillThere = (user: string) => `exists (
  select from company_user m join user_account u on u.id = m.user_id and u.disabled_at is null
  where m.company_id = j.company_id and m.user_id = ${user} and ${runsOwnJobs})`;

/**
 * Over `company_user m` of a company and its user_account: who hears what comes to its `job_posting j`. It is whoever posted
 * it or, once they are not there any more, those who manage the company.
 */
export const looksAfterJob = (account: string) =>
  `(case when ${stillThere('j.recruiter_id')} then m.user_id = j.recruiter_id else ${manages(account)} end)`;
