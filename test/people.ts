import { expect } from 'vitest';
import type { CurrentUser } from '#contract/api.ts';
import type { MemberRole, UserType } from '#domain/people.ts';
import { run } from '#server/db/query.ts';
import type { Person, TestServer } from '#test/server.ts';

/** People as they come to be: through the front door, and by SQL where it has no door. Their addresses are proved. */

export const password = 'a boat, a rope, a cleat';

let people = 0;

interface Details {
  username?: string;
  firstName?: string;
  lastName?: string;
  email?: string;
}

export async function jobSeeker(server: TestServer, details?: Details): Promise<Person> {
  return registered(server, 'job_seeker', details);
}

/** A recruiter whom no company has vouched for. */
export async function recruiter(server: TestServer, details?: Details): Promise<Person> {
  return registered(server, 'recruiter', details);
}

export async function hiringManager(server: TestServer, details?: Details): Promise<Person> {
  return registered(server, 'hiring_manager', details);
}

/** Platform admins are made on the command line only. */
export async function platformAdmin(server: TestServer, details?: Details): Promise<Person> {
  return promoted(server, await recruiter(server, details), 'admin');
}

/** Somebody whose account is company admin, and who belongs to no company yet. */
export async function companyAdmin(server: TestServer, details?: Details): Promise<Person> {
  return promoted(server, await recruiter(server, details), 'company_admin');
}

/** Founds a company and answers its id: its founder manages it. The platform has verified it unless said otherwise. */
export async function foundedBy(
  server: TestServer,
  founder: Person,
  name = `Company of ${founder.username}`,
  { verified = true }: { verified?: boolean } = {},
): Promise<number> {
  const { id } = await server.as(founder).call('POST /api/companies', { body: { name } });
  if (verified) await run(server.database.pool, 'update company set verified_at = now() where id = $1', [id]);
  return id;
}

/** A company of its own and its founder, a recruiter with the member role company_admin. */
export async function company(
  server: TestServer,
  name?: string,
  standing?: { verified?: boolean },
): Promise<{ id: number; founder: Person }> {
  const founder = await recruiter(server);
  return { id: await foundedBy(server, founder, name, standing), founder };
}

/** Makes somebody a member without their asking; verified unless said otherwise. */
export async function joined(
  server: TestServer,
  person: Person,
  companyId: number,
  { role = person.userType as MemberRole, verified = true }: { role?: MemberRole; verified?: boolean } = {},
): Promise<Person> {
  await run(
    server.database.pool,
    'insert into company_user (company_id, user_id, role, verified) values ($1, $2, $3, $4)',
    [companyId, person.id, role, verified],
  );
  return person;
}

/** Makes many people members at once, whose names come before most; nobody signs in as one of them. */
export async function manyJoined(server: TestServer, companyId: number, count: number): Promise<void> {
  await run(
    server.database.pool,
    `with made as (
       insert into user_account (username, user_type, first_name, last_name)
       select 'many-' || $1 || '-' || n, 'recruiter', 'Aaban', 'Number ' || n from generate_series(1, $2::integer) n returning id
     )
     insert into company_user (company_id, user_id, role, verified) select $1::integer, id, 'recruiter', true from made`,
    [companyId, count],
  );
}

async function registered(
  server: TestServer,
  userType: 'job_seeker' | 'recruiter' | 'hiring_manager',
  details: Details = {},
): Promise<Person> {
  people += 1;
  const username = `${userType.replace('_', '-')}-${people}`;
  const browser = server.as();
  const { email = `${details.username ?? username}@example.com`, ...told } = details;
  const body = { username, password, userType, ...told };
  const user: CurrentUser = await browser.call('POST /api/register', { body });
  expect(user.userType).toBe(userType);
  // Nobody is asked to confirm it: a test's mailbox has only what the test is about.
  await run(
    server.database.pool,
    'update user_account set email = $2, email_confirmed_at = now() where id = $1',
    [user.id, email || null],
  );
  return { id: user.id, username: user.username, userType, session: browser.cookies() };
}

async function promoted(server: TestServer, person: Person, userType: UserType): Promise<Person> {
  await run(server.database.pool, 'update user_account set user_type = $2 where id = $1', [
    person.id,
    userType,
  ]);
  return { ...person, userType };
}
