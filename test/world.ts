import { canary } from '#test/canary.ts';
import type { Onboarding } from '#contract/api.ts';
import { runDue } from '#test/background.ts';
import { hashOfToken, newToken } from '#server/addresses/link-token.ts';
import type { LinkPurpose } from '#server/addresses/links.queries.ts';
import { oneRow, row, run } from '#server/db/query.ts';
import type { ActorName } from '#test/actors.ts';
import {
  company,
  companyAdmin,
  foundedBy,
  hiringManager,
  jobSeeker,
  joined,
  platformAdmin,
  recruiter,
} from '#test/people.ts';
import { named, uploaded } from '#test/files.ts';
import { sentJobs, sentTable } from '#test/moving-in.ts';
import { jobsTable, peopleTable } from '#test/people-exports.ts';
import { anyPicture } from '#test/pictures.ts';
import { sent, written } from '#test/offers.ts';
import { openToVisitors, visitorOf } from '#test/visitors.ts';
import { daysAhead } from '#test/interviews.ts';
import { provisioner } from '#test/provisioner.ts';
import { applied, postedJob } from '#test/postings.ts';
import { companyKey, type KeyHolder, platformKey } from '#test/keys.ts';
import type { Person, TestServer } from '#test/server.ts';

/** A small market with somebody in every relation to everything: what the matrix is tried on. */
export interface World {
  people: Record<Exclude<ActorName, 'anonymous'>, Person>;
  companies: { x: number; y: number; notVerified: number; suspended: number };
  jobs: Record<
    | 'openOfX'
    | 'withoutApplications'
    | 'draftOfX'
    | 'closedOfX'
    | 'pastOfX'
    | 'openOfY'
    | 'draftOfY'
    | 'openOfUnverified'
    | 'draftOfUnverified'
    | 'openOfLeaver'
    | 'draftOfLeaver'
    | 'openOfReturner'
    | 'openOfNotVerified'
    | 'draftOfSuspended',
    number
  >;
  applications: Record<
    | 'toX'
    | 'toY'
    | 'toUnverified'
    | 'toLeaver'
    | 'toReturner'
    | 'toNotVerified'
    | 'toSuspended'
    | 'withdrawn'
    | 'hired'
    | 'hiredWithoutList',
    number
  >;
  /** One that was sent to the applicant to X, and one to the job of somebody who left X, which waits for approval. */
  offers: { sent: number; waiting: number };
  templates: { offer: number; onboarding: number };
  /** Of whoever was hired for the job of somebody who left X: the list, a task for the candidate, and a file put to it. */
  onboarding: { list: number; task: number; file: number };
  /** User ids of members: one who asked to join X, one of Y. */
  members: { asker: number; other: number };
  /** User ids of job seekers who have applied nowhere. */
  candidates: { findable: number; hidden: number };
  /** What X keeps of its candidates: a tag on the job seeker, a shared list, the recruiter's own, and two told apart. */
  pool: { tag: number; shared: number; own: number; decision: number; applicant: number };
  /** A template of steps of X. */
  steps: number;
  /** Saved views of the recruiter of X. */
  views: { shared: number; own: number };
  entries: { experience: number; education: number };
  /** The job seeker’s: one that the application to X carries, and one that none does. */
  files: { sent: number; kept: number };
  /** The job seeker’s. */
  savedSearch: number;
  /** The job seeker’s with X, booked, of whose two times they chose the first; and a kit of X. */
  interview: { id: number; times: readonly [string, string] };
  kit: number;
  /** What X has set up for its identity provider, which keeps a group without members here. */
  provisioning: { token: number; group: number };
  /** Of X, of Y, and of the platform, with every scope there is for such a one. */
  keys: Record<'ofX' | 'ofY' | 'ofPlatform', KeyHolder>;
  /** Of company X, with a delivery that somebody has in hand, so that nothing is sent. */
  webhook: { id: number; delivery: number };
  /** People whom X is about to bring along from another system. */
  peopleImport: number;
  jobImport: number;
  /** Of company X: a domain nobody has proved. Its provider is one that no server of ours calls. */
  domain: number;
  /** The same for its careers site; it has just been looked at, so that nobody is called. */
  siteDomain: number;
  /** Of company X. */
  mailTemplate: number;
  /** A reason of X for rejecting somebody. */
  rejectionReason: number;
  /** The job seeker’s own session, and a mail to them that is not sent yet. */
  session: number;
  /** Of the other job seeker, who has an authenticator app and recovery codes, too. */
  passkey: number;
  mail: number;
  refusedAddress: number;
  /** A task that was given up. */
  failedTask: string;
  /** What stands in a mail to the job seeker, to get no more of them. */
  mailToken: string;
  /** The number of what a visitor sent to X with a résumé, whose address nobody has confirmed. */
  unconfirmed: number;
  /** The key of X’s logo. */
  picture: string;
  /** Of links to the job seeker that are still to be used. */
  links: Record<LinkPurpose, string>;
}

export async function world(server: TestServer): Promise<World> {
  const founderOfX = await recruiter(server);
  const x = await foundedBy(server, founderOfX, 'X');
  const { id: y } = await company(server, 'Y');
  const recruiterOfX = await joined(server, await recruiter(server), x);
  const leaverOfX = await joined(server, await recruiter(server), x);
  const leaverWhoAskedAgain = await joined(server, await recruiter(server), x);
  const founderNotVerified = await recruiter(server);
  const notVerified = await foundedBy(server, founderNotVerified, 'Nobody has looked', { verified: false });
  const founderOfSuspended = await recruiter(server);
  const suspended = await foundedBy(server, founderOfSuspended, 'Stopped');
  const recruiterOfY = await joined(server, await recruiter(server), y);
  const unverifiedRecruiter = await recruiter(server);
  const disabled = await joined(server, await recruiter(server, { username: 'the-disabled' }), x);
  const seeker = await jobSeeker(server, { username: 'the-job-seeker' });
  const other = await jobSeeker(server);

  const openOfX = await post(server, recruiterOfX);
  // First of all: no other job is ever public.
  const sentByVisitor = await unconfirmed(server, founderOfX, openOfX);
  const jobs = {
    openOfX,
    withoutApplications: await post(server, recruiterOfX),
    draftOfX: await post(server, recruiterOfX, 'draft'),
    closedOfX: await post(server, founderOfX),
    pastOfX: await post(server, founderOfX),
    openOfY: await post(server, recruiterOfY),
    draftOfY: await post(server, recruiterOfY, 'draft'),
    openOfUnverified: await post(server, unverifiedRecruiter),
    draftOfUnverified: await post(server, unverifiedRecruiter, 'draft'),
    openOfLeaver: await post(server, leaverOfX),
    draftOfLeaver: await post(server, leaverOfX, 'draft'),
    openOfReturner: await post(server, leaverWhoAskedAgain),
    openOfNotVerified: await post(server, founderNotVerified),
    draftOfSuspended: await post(server, founderOfSuspended, 'draft'),
  };
  await server
    .as(founderOfX)
    .call('PUT /api/company/settings', { body: { autoResponseEmail: 'Thank you, {name}.' } });
  await server.as(founderOfX).call('PUT /api/company/provider', {
    body: { issuer: 'https://127.0.0.1:9', clientId: 'moorings', enabled: true },
  });
  const files = {
    sent: (await uploaded(server, seeker, 'Aishath.txt', Buffer.from('Aishath Shiuna, skipper'))).id,
    kept: (await uploaded(server, seeker, 'Draft.txt', Buffer.from('Not finished yet'))).id,
  };
  const applications = {
    toX: (await applied(server, seeker, jobs.openOfX, { fileId: files.sent })).id,
    toY: (await applied(server, other, jobs.openOfY)).id,
    toUnverified: (await applied(server, seeker, jobs.openOfUnverified)).id,
    toLeaver: (await applied(server, seeker, jobs.openOfLeaver)).id,
    toReturner: (await applied(server, seeker, jobs.openOfReturner)).id,
    toNotVerified: (await applied(server, seeker, jobs.openOfNotVerified)).id,
    toSuspended: (await applied(server, other, await post(server, founderOfSuspended))).id,
    withdrawn: (await applied(server, other, jobs.openOfX)).id,
    hired: (await applied(server, other, jobs.openOfLeaver)).id,
    hiredWithoutList: (await applied(server, seeker, jobs.closedOfX)).id,
  };

  const findable = await jobSeeker(server);
  await server
    .as(findable)
    .call('PUT /api/profile/job-seeker', { body: { title: 'Skipper', discoverable: true } });
  const hidden = await jobSeeker(server);
  await server.as(hidden).call('PUT /api/profile/job-seeker', { body: { title: 'Skipper' } });
  const managerOfX = await joined(server, await hiringManager(server), x);
  const interview = await booked(server, {
    recruiter: recruiterOfX,
    seeker,
    applicationId: applications.toX,
    panel: [recruiterOfX.id, managerOfX.id],
  });
  const companyAdminOfY = await joined(server, await companyAdmin(server), y);
  const admin = await platformAdmin(server);
  // The answer to an application is written apart from it.
  await runDue(server);
  const [mail] = await server.as(admin).call('GET /api/admin/mail');
  const [session] = await server.as(seeker).call('GET /api/user/sessions');
  const asker = await joined(server, await recruiter(server), x, { verified: false });
  await run(server.database.pool, 'update user_account set email_confirmed_at = null where id = $1', [
    asker.id,
  ]);
  const applicant = await jobSeeker(server);
  await applied(server, applicant, jobs.openOfLeaver);
  const waiting = await written(server, recruiterOfX, applications.toLeaver);
  await server.as(recruiterOfX).call('POST /api/offers/:id/ask', { params: { id: waiting.id } });
  const made: World = {
    people: {
      disabled,
      jobSeeker: seeker,
      otherJobSeeker: other,
      unverifiedRecruiter,
      unverifiedManager: await hiringManager(server),
      askedToJoinX: asker,
      recruiterOfX,
      managerOfX,
      founderOfX,
      companyAdminOfX: await joined(server, await companyAdmin(server), x),
      unverifiedAdminOfX: await joined(server, await companyAdmin(server), x, { verified: false }),
      leaverOfX,
      leaverWhoAskedAgain,
      founderNotVerified,
      founderOfSuspended,
      recruiterOfY,
      companyAdminOfY,
      admin,
    },
    companies: { x, y, notVerified, suspended },
    jobs,
    applications,
    offers: {
      sent: (await sent(server, recruiterOfX, applications.toX)).id,
      waiting: waiting.id,
    },
    templates: {
      offer: (
        await server
          .as(founderOfX)
          .call('POST /api/offer-templates', { body: { name: 'Crew', letter: 'Dear {name}' } })
      ).id,
      onboarding: (
        await server.as(founderOfX).call('POST /api/onboarding-templates', {
          body: { name: 'Crew', tasks: [{ title: 'Passport', side: 'candidate', day: -30 }] },
        })
      ).id,
    },
    onboarding: { list: 0, task: 0, file: 0 },
    members: { asker: asker.id, other: recruiterOfY.id },
    candidates: { findable: findable.id, hidden: hidden.id },
    steps: await templateOf(server, recruiterOfX),
    pool: await kept(server, recruiterOfX, [seeker.id, applicant.id]),
    views: {
      shared: await view(server, recruiterOfX, true),
      own: await view(server, recruiterOfX, false),
    },
    files,
    siteDomain: await siteDomainOf(server, founderOfX),
    webhook: await webhookOf(server, founderOfX),
    domain: (await server.as(founderOfX).call('POST /api/company/domains', { body: { domain: 'x.example' } }))
      .id,
    mailTemplate: (
      await server
        .as(founderOfX)
        .call('POST /api/mail-templates', { body: { name: 'Thanks', body: 'Thank you, {{first_name}}.' } })
    ).id,
    rejectionReason: (
      await server.as(founderOfX).call('POST /api/rejection-reasons', { body: { name: 'Seasick' } })
    ).id,
    savedSearch: (
      await server
        .as(seeker)
        .call('POST /api/saved-searches', { body: { name: 'Divers', filters: { search: 'diver' } } })
    ).id,
    interview,
    kit: (
      await server.as(founderOfX).call('POST /api/interview-kits', {
        body: { title: 'First talk', minutes: 30, attributes: ['Calm'] },
      })
    ).id,
    provisioning: await provisioned(server, founderOfX),
    peopleImport: (await sentTable(server, founderOfX, peopleTable, 'lever')).id,
    jobImport: (await sentJobs(server, founderOfX, jobsTable)).id,
    keys: {
      ofX: await companyKey(server, founderOfX),
      ofY: await companyKey(server, companyAdminOfY),
      ofPlatform: await platformKey(server, admin),
    },
    session: session?.id ?? 0,
    passkey: await factorsFor(server, other),
    mail: mail?.id ?? 0,
    refusedAddress: await refusedAddress(server),
    failedTask: await givenUp(server),
    mailToken: await mailTokenOf(server, seeker),
    unconfirmed: sentByVisitor,
    picture: await logoOf(server, founderOfX),
    links: { confirm: await linkTo(server, seeker, 'confirm'), reset: await linkTo(server, seeker, 'reset') },
    entries: {
      experience: (
        await server.as(seeker).call('POST /api/work-experience', {
          body: { company: 'Reef', title: 'Diver', startDate: '2019-05-01' },
        })
      ).id,
      education: (
        await server
          .as(seeker)
          .call('POST /api/education', { body: { institution: 'College', degree: 'Diploma' } })
      ).id,
    },
  };
  await letTimePass(server, made);
  return made;
}

async function provisioned(server: TestServer, person: Person): Promise<World['provisioning']> {
  const { id, token } = await server.as(person).call('POST /api/company/provisioning/tokens');
  const group = await provisioner(server, token).post('/Groups', { displayName: 'Night crew' });
  return { token: id, group: Number(group.id) };
}

async function kept(
  server: TestServer,
  person: Person,
  [one, other]: readonly [number, number],
): Promise<World['pool']> {
  const as = server.as(person);
  const tag = await as.call('POST /api/company/candidates/:id/tags', {
    params: { id: one },
    body: { name: 'Night watch' },
  });
  const lists = ['Season', 'My own'].map((name, index) =>
    as.call('POST /api/company/lists', { body: { name, shared: index === 0 } }),
  );
  const [shared, own] = await Promise.all(lists);
  for (const list of [shared, own])
    await as.call('PUT /api/company/lists/:id/candidates/:candidateId', {
      params: { id: list?.id ?? 0, candidateId: one },
    });
  const decision = await as.call('POST /api/company/duplicates', {
    body: { keepId: one, otherId: other, same: false },
  });
  return {
    tag: tag.id,
    shared: shared?.id ?? 0,
    own: own?.id ?? 0,
    decision: decision.id,
    applicant: other,
  };
}

async function view(server: TestServer, person: Person, shared: boolean): Promise<number> {
  const body = { screen: 'board' as const, name: `Shared: ${shared}`, query: 'waiting=true', shared };
  return (await server.as(person).call('POST /api/views', { body })).id;
}

async function booked(
  server: TestServer,
  meeting: { recruiter: Person; seeker: Person; applicationId: number; panel: number[] },
): Promise<World['interview']> {
  const times = [daysAhead(10), daysAhead(11)] as const;
  const { id } = await server.as(meeting.recruiter).call('POST /api/applications/:id/interviews', {
    params: { id: meeting.applicationId },
    body: { title: 'First talk', minutes: 30, attributes: ['Calm'], panel: meeting.panel, times: [...times] },
  });
  await server
    .as(meeting.seeker)
    .call('POST /api/interviews/:id/book', { params: { id }, body: { startsAt: times[0] } });
  return { id, times };
}

async function templateOf(server: TestServer, person: Person): Promise<number> {
  const body = { name: 'Crew', steps: [{ status: 'screening', name: 'Phone call' } as const] };
  return (await server.as(person).call('POST /api/step-templates', { body })).id;
}

async function givenUp(server: TestServer): Promise<string> {
  const found = await row<{ id: string }>(
    server.database.pool,
    `insert into pgboss.job (name, data, source_name, source_id, source_created_on, source_retry_count, source_output)
     values ('failed', '{"taskId": 1}', 'onboarding-reminder', gen_random_uuid(), now(), 6, '{"message": "It broke"}') returning id`,
  );
  return found?.id ?? '';
}

async function factorsFor(server: TestServer, { id }: Person): Promise<number> {
  const found = await row<{ id: number }>(
    server.database.pool,
    `with handle as (update user_account set passkey_handle = gen_random_uuid() where id = $1),
       authenticator as (insert into authenticator (user_id, secret, confirmed_at) values ($1, $2, now())),
       codes as (insert into recovery_code (user_id, code_hash) values ($1, $2))
     insert into passkey (user_id, credential_id, public_key, counter, name, synced)
     values ($1, $2, convert_to($2, 'UTF8'), 7, 'Phone', true) returning id`,
    [id, canary],
  );
  return found?.id ?? 0;
}

async function linkTo(server: TestServer, { id }: Person, purpose: LinkPurpose): Promise<string> {
  const token = newToken();
  await run(
    server.database.pool,
    `insert into account_link (token_hash, user_id, purpose, address, expires_at)
     select $1, id, $2, email, now() + interval '1 hour' from user_account where id = $3`,
    [hashOfToken(token), purpose, id],
  );
  return token;
}

/** What a visitor sent for a job, while the platform was open for a moment. */
async function unconfirmed(server: TestServer, founder: Person, jobId: number): Promise<number> {
  const visitor = visitorOf(server);
  await openToVisitors(server);
  await visitor.applies(jobId, { resume: await visitor.uploads(jobId) });
  await openToVisitors(server, false);
  const [first] = await server.as(founder).call('GET /api/unconfirmed-applications');
  return first?.id ?? 0;
}

async function logoOf(server: TestServer, founder: Person): Promise<string> {
  const logo = await server.as(founder).send('POST', '/api/company/pictures?kind=logo', { body: anyPicture });
  return (logo.json as { key: string }).key; // The contract has just let it out.
}

async function mailTokenOf(server: TestServer, { id }: Person): Promise<string> {
  const found = await row<{ token: string }>(
    server.database.pool,
    'select mail_token as token from user_account where id = $1',
    [id],
  );
  return found?.token ?? '';
}

async function post(
  server: TestServer,
  poster: Person,
  status: 'active' | 'draft' = 'active',
): Promise<number> {
  return (await postedJob(server, poster, { status })).id;
}

/** What happens after people have applied: jobs close, one application is withdrawn and one leads to a hire, a recruiter leaves, an account is disabled. */
async function letTimePass(
  server: TestServer,
  { people, companies, jobs, applications, onboarding }: World,
): Promise<void> {
  const founder = server.as(people.founderOfX);
  await founder.call('PUT /api/jobs/:id', { params: { id: jobs.closedOfX }, body: { status: 'closed' } });
  for (const id of [applications.hired, applications.hiredWithoutList])
    await founder.call('PUT /api/applications/:id/status', { params: { id }, body: { status: 'hired' } });
  for (const { id: userId } of [people.leaverOfX, people.leaverWhoAskedAgain])
    await founder.call('DELETE /api/companies/:id/members/:userId', {
      params: { id: companies.x, userId },
    });
  // Not through the door: whoever was removed has to wait before they can ask again.
  await joined(server, people.leaverWhoAskedAgain, companies.x, { verified: false });
  await server.as(people.admin).call('PUT /api/admin/companies/:id', {
    params: { id: companies.suspended },
    body: { suspended: true },
  });
  await server
    .as(people.otherJobSeeker)
    .call('POST /api/applications/:id/withdraw', { params: { id: applications.withdrawn } });
  Object.assign(onboarding, await begun(server, people, applications.hired));
  const { pool } = server.database;
  // What is still to be done apart from requests would be a change while one looks for changes.
  await runDue(server);
  await run(pool, `update job_posting set application_deadline = '2024-01-31' where id = $1`, [jobs.pastOfX]);
  // Their mails would go out two minutes later, in the middle of whatever is tried then.
  await run(pool, 'update notification set mail_due_at = null');
  await run(pool, `delete from pgboss.job where state < 'active' and name <> 'failed'`);
  // Whose rights have changed gets a new session id with the next answer: nobody's is left to change.
  for (const person of Object.values(people)) await server.as(person).get('/api/user');
  // Not through the admin's door, which would end the session too: the cookie must be worthless by itself.
  await run(pool, 'update user_account set disabled_at = now() where id = $1', [people.disabled.id]);
}

/** An address that mail servers refuse. */
async function refusedAddress(server: TestServer): Promise<number> {
  const refused = await row<{ id: number }>(
    server.database.pool,
    `insert into refused_address (address, reason, said) values ('nobody@example.com', 'refused', '550 5.1.1 No such user') returning id`,
  );
  return refused?.id ?? 0;
}

/** The list of whoever was hired, with a file of theirs put to their first task. */
async function begun(
  server: TestServer,
  people: World['people'],
  applicationId: number,
): Promise<World['onboarding']> {
  const list = await server.as(people.founderOfX).call('POST /api/applications/:id/onboarding', {
    params: { id: applicationId },
    body: { startDate: '2035-01-01' },
  });
  const task = list.tasks.find(({ side }) => side === 'candidate')?.id ?? 0;
  const reply = await server.as(people.otherJobSeeker).send('POST', `/api/onboarding-tasks/${task}/files`, {
    body: Buffer.from('A copy of a passport'),
    headers: named('Passport.txt'),
  });
  const { tasks } = reply.json as Onboarding; // The contract has just let it out.
  return { list: list.id, task, file: tasks.flatMap(({ files }) => files)[0]?.id ?? 0 };
}

async function webhookOf(server: TestServer, founder: Person): Promise<World['webhook']> {
  const { pool } = server.database;
  const { id } = await server.as(founder).call('POST /api/company/webhooks', {
    body: { url: 'https://hooks.x.example/moorings', types: ['application.hired'] },
  });
  // It has read to the end of all days, and while it fails one delivery at a time is enough.
  await run(pool, 'update webhook set read_through = 9000000000000000, failing_since = now() where id = $1', [
    id,
  ]);
  const delivery = await oneRow<{ id: number }>(
    pool,
    `insert into webhook_delivery (webhook_id, type, body, happened_at, claimed_until)
     values ($1, 'webhook.test', '{}', now(), now() + interval '1 day') returning id`,
    [id],
  );
  return { id, delivery: delivery.id };
}

async function siteDomainOf(server: TestServer, founder: Person): Promise<number> {
  const { id } = await server
    .as(founder)
    .call('POST /api/company/site-domains', { body: { domain: 'careers.x.example' } });
  await run(
    server.database.pool,
    `update site_domain set checked_at = now() + interval '1 day' where id = $1`,
    [id],
  );
  return id;
}
