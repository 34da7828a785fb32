import type pg from 'pg';
import type { Actor } from '#domain/permissions.ts';
import { row, rows, run } from '#server/db/query.ts';
import { signUp } from './market.ts';

/** A company that hires, and who of it is signed in. */
export interface HiringCompany {
  id: number;
  recruiters: { cookie: string; actor: Actor }[];
  /** Applications to its one job, spread over the statuses. */
  applications: { id: number; status: string }[];
}

/** Makes a company with so many recruiters, each signed in, and so many applicants to one job. */
export async function hiringCompany(
  address: string,
  db: pg.Pool,
  { recruiters, applicants }: { recruiters: number; applicants: number },
): Promise<HiringCompany> {
  // More than one of these may be in a market.
  const occasion = Date.now().toString(36);
  const signedIn = await Promise.all(
    Array.from({ length: recruiters }, (_, index) =>
      signUp(address, `bench-recruiter-${occasion}-${index}`, 'recruiter'),
    ),
  );
  const made = await row<{ id: number }>(
    db,
    `insert into company (name, verified_at) values ($1, now()) returning id`,
    [`Bench Atoll Resort ${occasion}`],
  );
  const companyId = made?.id ?? 0;
  await run(
    db,
    `insert into company_user (company_id, user_id, role, verified) select $1, unnest($2::integer[]), 'recruiter', true`,
    [companyId, signedIn.map(({ actor }) => actor.id)],
  );
  const job = await row<{ id: number }>(
    db,
    `insert into job_posting (company_id, recruiter_id, title, description, employment_type)
     values ($1, $2, 'Boat Captain', 'Takes guests out and brings them back.', 'full_time') returning id`,
    [companyId, signedIn[0]?.actor.id],
  );
  const applications = await rows<{ id: number; status: string }>(
    db,
    `with person as (
       insert into user_account (username, first_name, last_name, email)
       select $3 || n, 'Aishath', 'Shifa ' || n, $3 || n || '@mail.example' from generate_series(1, $2) n returning id
     ), placed as (select id, row_number() over (order by id) as n from person)
     insert into application (job_posting_id, job_seeker_id, status, application_date, status_updated_at)
     select $1, id, (array['submitted', 'submitted', 'submitted', 'screening', 'screening', 'interviewing', 'offered', 'hired', 'rejected', 'submitted'])[1 + n % 10],
            now() - make_interval(hours => n::integer), now() - make_interval(hours => n::integer)
     from placed returning id, status`,
    [job?.id, applicants, `applicant-${occasion}-`],
  );
  await run(
    db,
    `insert into application_status_history (application_id, to_status, changed_at)
     select id, status, status_updated_at from application where job_posting_id = $1`,
    [job?.id],
  );
  await run(db, 'update job_posting set application_count = $2 where id = $1', [job?.id, applicants]);
  await run(db, 'analyze');
  const cookies = await Promise.all(signedIn.map(({ cookie }) => withNewRights(address, cookie)));
  return {
    id: companyId,
    applications,
    recruiters: signedIn.map(({ actor, cookie }, index) => ({
      cookie: cookies[index] ?? cookie,
      actor: {
        ...actor,
        memberships: [
          { companyId, role: 'recruiter', verified: true, companyVerified: true, companySuspended: false },
        ],
      },
    })),
  };
}

/** The cookie of this session since its owner has become a member: rights give it another id, and the old one soon ends. */
async function withNewRights(address: string, cookie: string): Promise<string> {
  const response = await fetch(`${address}/api/user`, { headers: { cookie } });
  await response.arrayBuffer();
  const session = response.headers.getSetCookie().find((one) => one.startsWith('sid='));
  return session?.split(';')[0] ?? cookie;
}
