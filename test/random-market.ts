import { createHash } from 'node:crypto';
import fc from 'fast-check';
import type pg from 'pg';
import { jobStatuses } from '#domain/jobs.ts';
import { memberRoles, userTypes } from '#domain/people.ts';
import type { Actor } from '#domain/permissions.ts';
import { run } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Person } from '#test/server.ts';

/** Small markets in which anybody may have been anything: the rules must hold in all of them, not only in likely ones. */
export interface Market {
  people: (Actor & { discoverable: boolean; disabled: boolean })[];
  companies: { id: number; verified: boolean; suspended: boolean; showsJobs: boolean }[];
  /** Whether visitors are shown jobs at all. */
  platformOpen: boolean;
  jobs: MarketJob[];
  applications: { id: number; job: MarketJob; jobSeekerId: number; withdrawn: boolean }[];
  saved: { job: MarketJob; userId: number }[];
}

interface MarketJob {
  id: number;
  companyId: number;
  recruiterId: number | null;
  status: (typeof jobStatuses)[number];
  /** Days from today, or none. */
  deadline: number | null;
  listed: boolean;
}

const companyIds = [1, 2, 3];
const company = fc.constantFrom(...companyIds);

// At most one verified membership: the schema sees to that.
const memberships = fc
  .uniqueArray(
    fc.record({ companyId: company, role: fc.constantFrom(...memberRoles), verified: fc.boolean() }),
    {
      selector: ({ companyId }) => companyId,
      maxLength: 3,
    },
  )
  .map((list) =>
    list.map((one, index) => ({
      ...one,
      verified: one.verified && list.findIndex(({ verified }) => verified) === index,
    })),
  );

const person = fc.record({
  userType: fc.constantFrom(...userTypes),
  memberships,
  discoverable: fc.boolean(),
  disabled: fc.constantFrom(false, false, false, true),
});

const job = (people: number) =>
  fc.record({
    companyId: company,
    recruiterId: fc.option(fc.integer({ min: 1, max: people })),
    status: fc.constantFrom('active' as const, 'active' as const, ...jobStatuses),
    deadline: fc.constantFrom(null, null, 30, -2),
    listed: fc.boolean(),
  });

const pairs = (people: number, jobs: number) =>
  fc.uniqueArray(
    fc.record({
      person: fc.integer({ min: 1, max: people }),
      job: fc.integer({ min: 0, max: jobs - 1 }),
      withdrawn: fc.boolean(),
    }),
    {
      selector: (pair) => `${pair.person} ${pair.job}`,
      maxLength: 14,
    },
  );

const size = { people: 8, jobs: 8 };

export const randomMarket: fc.Arbitrary<Market> = fc
  .record({
    people: fc.array(person, { minLength: size.people, maxLength: size.people }),
    verified: fc.subarray(companyIds),
    suspended: fc.subarray(companyIds),
    showing: fc.subarray(companyIds),
    platformOpen: fc.boolean(),
    jobs: fc.array(job(size.people), { minLength: size.jobs, maxLength: size.jobs }),
    applications: pairs(size.people, size.jobs),
    saved: pairs(size.people, size.jobs),
  })
  .map((drawn) => {
    const jobs = drawn.jobs.map((one, index) => ({ ...one, id: index + 1 }));
    const at = (index: number) => jobs[index] as MarketJob; // The pairs were drawn within the jobs.
    return {
      people: drawn.people.map((one, index) => ({
        ...one,
        id: index + 1,
        memberships: one.memberships.map((membership) => ({
          ...membership,
          companyVerified: drawn.verified.includes(membership.companyId),
          companySuspended: drawn.suspended.includes(membership.companyId),
        })),
      })),
      companies: companyIds.map((id) => ({
        id,
        verified: drawn.verified.includes(id),
        suspended: drawn.suspended.includes(id),
        showsJobs: drawn.showing.includes(id),
      })),
      platformOpen: drawn.platformOpen,
      jobs,
      applications: drawn.applications.map((one, index) => ({
        id: index + 1,
        job: at(one.job),
        jobSeekerId: one.person,
        withdrawn: one.withdrawn,
      })),
      saved: drawn.saved.map((one) => ({ job: at(one.job), userId: one.person })),
    };
  });

/** Makes a database hold this market and nothing else, and answers how each person is signed in. */
export async function store(
  db: pg.Pool,
  { people, companies, platformOpen, jobs, applications, saved }: Market,
): Promise<Map<number, Person>> {
  // In a transaction, which is tried again where the server's own work and this wait for each other.
  await inTransaction(db, (tx) =>
    run(tx, 'truncate user_account, company, event, audit_log, public_job restart identity cascade'),
  );
  const put = (sql: string, rows: readonly object[]) => run(db, sql, [JSON.stringify(rows)]);
  await run(db, 'insert into operator (public_jobs) values ($1)', [platformOpen]);
  const signedIn = people.map(({ id, userType }) => ({
    id,
    userType,
    username: `person-${id}`,
    session: `sid=token-${id}`,
  }));

  await put(
    `insert into user_account (id, username, user_type, disabled_at) overriding system value
     select id, 'person-' || id, "userType", case when disabled then now() end from jsonb_to_recordset($1) as p (id int, "userType" text, disabled boolean)`,
    people,
  );
  await put(
    `insert into session (sid, user_id, sess, expire) select sid, id, '{}', now() + interval '30 days' from jsonb_to_recordset($1) as s (id int, sid text)`,
    people.map(({ id }) => ({ id, sid: createHash('sha256').update(`token-${id}`).digest('hex') })),
  );
  await put(
    'insert into job_seeker_profile (user_id, discoverable) select id, discoverable from jsonb_to_recordset($1) as p (id int, discoverable boolean)',
    people,
  );
  await put(
    `insert into company (id, name, verified_at, suspended_at, show_jobs) overriding system value
     select id, 'Company ' || id, case when verified then now() end, case when suspended then now() end, "showsJobs"
     from jsonb_to_recordset($1) as c (id int, verified boolean, suspended boolean, "showsJobs" boolean)`,
    companies,
  );
  await put(
    `insert into company_user (company_id, user_id, role, verified)
     select "companyId", "userId", role, verified from jsonb_to_recordset($1) as m ("companyId" int, "userId" int, role text, verified boolean)`,
    people.flatMap(({ id, memberships: theirs }) => theirs.map((one) => ({ ...one, userId: id }))),
  );
  await put(
    `insert into job_posting (id, company_id, recruiter_id, title, description, status, application_deadline, listed) overriding system value
     select id, "companyId", "recruiterId", 'Job ' || id, 'Work.', status, current_date + deadline, listed
     from jsonb_to_recordset($1) as j (id int, "companyId" int, "recruiterId" int, status text, deadline int, listed boolean)`,
    jobs,
  );
  await put(
    `insert into application (id, job_posting_id, job_seeker_id, recruiter_notes, withdrawn_at) overriding system value
     select id, "jobId", "jobSeekerId", 'A note.', case when withdrawn then now() end
     from jsonb_to_recordset($1) as a (id int, "jobId" int, "jobSeekerId" int, withdrawn boolean)`,
    applications.map((one) => ({ ...one, jobId: one.job.id })),
  );
  await put(
    'insert into saved_job (user_id, job_posting_id) select "userId", "jobId" from jsonb_to_recordset($1) as s ("userId" int, "jobId" int)',
    saved.map((one) => ({ ...one, jobId: one.job.id })),
  );
  return new Map(signedIn.map((one) => [one.id, one]));
}
