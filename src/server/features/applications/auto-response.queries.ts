import type { Db } from '#server/db/query.ts';
import { row } from '#server/db/query.ts';
import { replyToCompany } from '#server/visibility/reply-to.queries.ts';

export interface AutoResponseRow {
  template: string;
  applicantId: number;
  username: string;
  firstName: string | null;
  lastName: string | null;
  applicantEmail: string;
  jobTitle: string;
  location: string | null;
  /** ISO time. */
  appliedAt: string;
  timeZone: string;
  companyId: number;
  companyName: string;
  replyTo: string | null;
}

/**
 * What the auto-response to an application is made of; undefined when there is none to send. Whose words go out by themselves
 * to whoever asks for them is somebody the platform knows.
 */
export async function autoResponseFor(db: Db, applicationId: number): Promise<AutoResponseRow | undefined> {
  return row(
    db,
    `select s.auto_response_email as template, u.id as "applicantId", u.email as "applicantEmail",
            u.username, u.first_name as "firstName",
            u.last_name as "lastName", j.title as "jobTitle", j.location, a.application_date as "appliedAt", c.time_zone as "timeZone",
            c.id as "companyId", c.name as "companyName", ${replyToCompany} as "replyTo"
     from application a
     join job_posting j on j.id = a.job_posting_id
     join company c on c.id = j.company_id
     join company_settings s on s.company_id = c.id
     join user_account u on u.id = a.job_seeker_id
     where a.id = $1 and s.auto_response_email is not null and u.email is not null
       and c.verified_at is not null and c.suspended_at is null`,
    [applicationId],
    { prepare: 'auto-response' },
  );
}
