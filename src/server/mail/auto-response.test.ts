import { expect, onTestFinished, test } from 'vitest';
import { row, rows, run } from '#server/db/query.ts';
import { giveBackAbandoned } from '#server/tasks/tasks.queries.ts';
import { runDue } from '#test/background.ts';
import { eventually } from '#test/eventually.ts';
import { mailbox } from '#test/mailbox.ts';
import { company, jobSeeker, password, platformAdmin, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import type { ServerOptions, TestServer } from '#test/server.ts';
import { startServer } from '#test/server.ts';

const template =
  'Dear {name},\n\nthank you for applying as {job}.\nWe answer within a week. {{constructor}}\n\n{company}';

async function serverFor(options: ServerOptions = {}): Promise<TestServer> {
  const server = await startServer(options);
  onTestFinished(() => server.close());
  return server;
}

async function hiringCompany(server: TestServer, autoResponseEmail: string | null = template) {
  const { founder } = await company(server, 'Blue Reef Divers');
  await server.as(founder).call('PUT /api/company/settings', {
    body: { autoResponseEmail, contactEmail: 'jobs@bluereef.example' },
  });
  return founder;
}

test('only platform admins read the outbox', async () => {
  const server = await serverFor();
  const { founder } = await company(server);
  for (const person of [await jobSeeker(server), await recruiter(server), founder]) {
    expect((await server.as(person).get('/api/admin/mail')).status).toBe(403);
    expect((await server.as(person).post('/api/admin/mail/1/retry')).status).toBe(403);
  }
});

test('an applicant gets the company’s own words, with name, job and company filled in and nothing else', async () => {
  const box = await mailbox();
  onTestFinished(box.close);
  const server = await serverFor({ config: { smtpUrl: box.url, publicUrl: 'https://jobs.example.mv' } });
  const founder = await hiringCompany(server);
  const job = await postedJob(server, founder, { title: 'Boat captain' });
  const seeker = await jobSeeker(server, {
    firstName: 'Aishath',
    lastName: 'Nadha',
    email: 'aishath@example.mv',
  });
  await applied(server, seeker, job.id);

  await eventually(() => box.received.length === 1);
  const [mail] = box.received;
  expect(mail?.to).toEqual(['aishath@example.mv']);
  expect(mail?.text).toContain('From: Blue Reef Divers <no-reply@jobs.example.mv>');
  expect(mail?.text).toContain('Reply-To: jobs@bluereef.example');
  expect(mail?.text).toContain('Subject: Your application: Boat captain');
  expect(mail?.text).toContain('Auto-Submitted: auto-replied');
  expect(mail?.text).toContain('Content-Type: text/plain');
  expect(mail?.text).toContain('Content-Type: text/html');
  expect(mail?.text).toContain('Dear Aishath,');
  expect(mail?.text).toContain('{{constructor}}');
  await eventually(async () => (await unsent(server)) === 0);
});

test('a name or title with line breaks and markup adds neither headers nor markup', async () => {
  const box = await mailbox();
  onTestFinished(box.close);
  const server = await serverFor({ config: { smtpUrl: box.url } });
  const founder = await hiringCompany(server);
  const job = await postedJob(server, founder, { title: 'Cook\nBcc: everyone@example.com <b>now</b>' });
  await applied(server, await jobSeeker(server, { firstName: 'A\r\nBcc: x@example.com' }), job.id);

  await eventually(() => box.received.length === 1);
  expect(box.received[0]?.to).toHaveLength(1);
  expect(box.received[0]?.text).not.toMatch(/^Bcc:/m);
  expect(box.received[0]?.text).not.toContain('<b>now</b></p>');
});

test('without an SMTP server the mail stays in the outbox, where an admin reads it', async () => {
  const server = await serverFor();
  const founder = await hiringCompany(server);
  const job = await postedJob(server, founder);
  await applied(server, await jobSeeker(server, { firstName: 'Ali', lastName: 'Rasheed' }), job.id);

  await runDue(server);
  const [mail, ...others] = await server.as(await platformAdmin(server)).call('GET /api/admin/mail');
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ fromName: 'Blue Reef Divers', attempts: 0, sentAt: null, givenUpAt: null });
  expect(mail?.text).toContain('Dear Ali,');
});

test('a company that wrote no auto-response or is not verified, and an applicant without an address, make no mail', async () => {
  const server = await serverFor();
  const stranger = await company(server, 'PayPal Security', { verified: false });
  await server
    .as(stranger.founder)
    .call('PUT /api/company/settings', { body: { autoResponseEmail: template } });
  await applied(server, await jobSeeker(server), (await postedJob(server, stranger.founder)).id);
  const silent = await hiringCompany(server, null);
  await applied(server, await jobSeeker(server), (await postedJob(server, silent)).id);
  await server.as(silent).call('PUT /api/company/settings', { body: { autoResponseEmail: template } });
  const nowhere = await jobSeeker(server);
  await server.as(nowhere).call('PUT /api/user', { body: { email: '', currentPassword: password } });
  await applied(server, nowhere, (await postedJob(server, silent)).id);
  await runDue(server);

  expect(await rows(server.database.pool, 'select id from mail')).toEqual([]);
});

test('a second application that is refused sends no second mail', async () => {
  const server = await serverFor();
  const job = await postedJob(server, await hiringCompany(server));
  const seeker = await jobSeeker(server);
  await Promise.all(
    Array.from({ length: 10 }, () => server.as(seeker).post(`/api/jobs/${job.id}/applications`, {})),
  );
  await runDue(server);

  expect(await rows(server.database.pool, 'select id from mail')).toHaveLength(1);
});

test('a mail that is turned away is tried again later, with a growing delay, as the same mail', async () => {
  const box = await mailbox({ refusals: 1 });
  onTestFinished(box.close);
  const server = await serverFor({ config: { smtpUrl: box.url } });
  const job = await postedJob(server, await hiringCompany(server));
  await applied(server, await jobSeeker(server), job.id);

  const { pool } = server.database;
  const failed = () =>
    row<{ error: string; wait: number; messageId: string }>(
      pool,
      `select m.last_error as error, extract(epoch from j.start_after - now()) as wait, m.message_id as "messageId"
       from mail m join pgboss.job j on j.name = 'mail' and j.id = m.message_id and j.state = 'retry'`,
    );
  await eventually(async () => (await failed()) !== undefined);
  const first = await failed();
  expect(first?.error).toContain('Try again later');
  expect(first?.wait).toBeGreaterThan(0);
  expect(box.received).toEqual([]);

  await runDue(server, 'mail');
  await eventually(() => box.received.length === 1);
  expect(box.received[0]?.text).toContain(first?.messageId);
});

test('a server that died with a mail in its hands loses it not: another sends it', async () => {
  const server = await serverFor();
  const job = await postedJob(server, await hiringCompany(server));
  await applied(server, await jobSeeker(server), job.id);
  await runDue(server);
  // As a sender leaves it that took the mail and was killed: in hand, and nobody's heart beats for it.
  await run(
    server.database.pool,
    `update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '1 minute' where name = 'mail'`,
  );

  const box = await mailbox();
  onTestFinished(box.close);
  const other = await serverFor({ database: server.database, config: { smtpUrl: box.url } });
  expect(await giveBackAbandoned(server.database.pool)).toBe(1);
  await runDue(other);
  expect(box.received).toHaveLength(1);
  // A death is no attempt.
  expect(await row(server.database.pool, 'select attempts from mail')).toEqual({ attempts: 1 });
});

test('a mail that was given up goes out when an admin asks for it', async () => {
  const box = await mailbox();
  onTestFinished(box.close);
  const server = await serverFor();
  const job = await postedJob(server, await hiringCompany(server));
  await applied(server, await jobSeeker(server), job.id);
  await runDue(server);
  await run(server.database.pool, `update mail set attempts = 13, given_up_at = now()`);
  await run(server.database.pool, `update pgboss.job set state = 'failed' where name = 'mail'`);
  const admin = await platformAdmin(server);
  const [mail] = await server.as(admin).call('GET /api/admin/mail');
  await server.as(admin).call('POST /api/admin/mail/:id/retry', { params: { id: mail?.id ?? 0 } });

  await serverFor({ database: server.database, config: { smtpUrl: box.url } });
  await eventually(() => box.received.length === 1);
  const [entry] = await server.as(admin).call('GET /api/admin/audit');
  expect(entry).toMatchObject({ action: 'mail.retried', subjectId: mail?.id });
});

async function unsent(server: TestServer): Promise<number> {
  return (await rows(server.database.pool, 'select id from mail where sent_at is null')).length;
}
