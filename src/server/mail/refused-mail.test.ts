import { simpleParser } from 'mailparser';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { row, run } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { runDue } from '#test/background.ts';
import { type Mailbox, mailbox } from '#test/mailbox.ts';
import { company, jobSeeker, platformAdmin } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Client, type Person, startServer, type TestServer } from '#test/server.ts';
import { insertMail } from './mail.queries.ts';
import { forgetNobodysRefusals, noteRefusedAddress } from './refused-addresses.queries.ts';

let box: Mailbox;
let server: TestServer;
let admin: Client;
/** What the mail server says to whom, instead of taking it. */
const says = new Map<string, string>();

beforeAll(async () => {
  box = await mailbox({ answers: (address) => says.get(address) });
  const config = { smtpUrl: box.url, publicUrl: 'https://jobs.example.mv', companyMail: { hour: 3, day: 4 } };
  server = await startServer({ config });
  admin = server.as(await platformAdmin(server));
});
afterAll(async () => {
  await server.close();
  await box.close();
});
beforeEach(() => says.clear());

const addressOf = ({ username }: Person) => `${username}@example.com`;
const write = ({ id: toUserId, username }: Person, kind: 'notification' | 'account' = 'notification') =>
  inTransaction(server.database.pool, (tx) =>
    insertMail(tx, {
      kind,
      companyId: null,
      toUserId,
      about: [],
      toAddress: `${username}@example.com`,
      toName: username,
      fromName: 'Moorings',
      replyTo: null,
      subject: 'News',
      text: 'News',
      html: '<p>News</p>',
    }),
  );
const mailsTo = (person: Person) =>
  admin.call('GET /api/admin/mail', { query: { search: addressOf(person) } });
const refused = async (person: Person) =>
  (await admin.call('GET /api/admin/refused-addresses', { query: { search: addressOf(person) } }))[0];
const receivedBy = (person: Person) => box.received.filter(({ to }) => to.includes(addressOf(person))).length;

test('an address that the mail server refuses for good is tried once, and gets nothing more until it is taken off', async () => {
  const person = await jobSeeker(server);
  says.set(addressOf(person), '550 5.1.1 No such user');
  await write(person);
  await runDue(server);
  expect(await mailsTo(person)).toMatchObject([
    { state: 'refused', attempts: 1, lastError: expect.stringContaining('No such user') },
  ]);
  expect(await refused(person)).toMatchObject({
    address: addressOf(person),
    reason: 'refused',
    said: expect.stringContaining('550 5.1.1 No such user'),
    usernames: [person.username],
  });
  const own = await server.as(person).call('GET /api/user/mail');
  expect(own).toEqual({ address: addressOf(person), refusedSince: expect.any(String) });

  says.clear();
  await write(person);
  await runDue(server, 'mail');
  expect((await mailsTo(person)).map(({ state, attempts }) => [state, attempts])).toEqual([
    ['stopped', 0],
    ['refused', 1],
  ]);
  expect(receivedBy(person)).toBe(0);

  const { id = 0 } = (await refused(person)) ?? {};
  await admin.call('DELETE /api/admin/refused-addresses/:id', { params: { id } });
  expect(await server.as(person).call('GET /api/user/mail')).toMatchObject({ refusedSince: null });
  const [stopped] = await mailsTo(person);
  await admin.call('POST /api/admin/mail/:id/retry', { params: { id: stopped?.id ?? 0 } });
  await runDue(server);
  expect(receivedBy(person)).toBe(1);
  const [, entry] = await admin.call('GET /api/admin/audit');
  expect(entry).toMatchObject({ action: 'mail.address_allowed', details: { address: addressOf(person) } });
});

test('who confirms an address that was refused gets mail there again', async () => {
  const person = await jobSeeker(server);
  says.set(addressOf(person), '550 5.1.1 No such user');
  await write(person);
  await runDue(server);
  says.clear();
  await server.as(person).call('POST /api/user/email-confirmation');
  await runDue(server);
  expect(receivedBy(person)).toBe(1);
  const text = (await simpleParser(box.received.at(-1)?.text ?? '')).text ?? '';
  const token = /confirm-email#(\S+)/.exec(text)?.[1] ?? '';
  expect(await server.as(person).call('GET /api/user/mail')).toMatchObject({
    refusedSince: expect.any(String),
  });
  await server.as().call('PUT /api/email-confirmations/:token', { params: { token } });
  expect(await server.as(person).call('GET /api/user/mail')).toMatchObject({ refusedSince: null });
  await write(person);
  await runDue(server);
  expect(receivedBy(person)).toBe(2);
  expect((await server.as(person).post('/api/user/email-confirmation')).headers['error-code']).toBe(
    'nothing_to_confirm',
  );
});

test.each(['554 5.7.1 Relay access denied', '451 4.3.0 Try again later', '550 Blocked: see our policy'])(
  'that we are not liked is no fault of the address: %s',
  async (answer) => {
    const person = await jobSeeker(server);
    says.set(addressOf(person), answer);
    await write(person);
    await runDue(server);
    expect(await mailsTo(person)).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    expect(await refused(person)).toBeUndefined();
    says.clear();
    await runDue(server, 'mail');
    expect(receivedBy(person)).toBe(1);
  },
);

test('a reply to mail about the account reaches whoever runs the site, if they say who they are', async () => {
  const person = await jobSeeker(server);
  const replyTo = async () => {
    const before = receivedBy(person);
    await write(person, 'account');
    await runDue(server);
    expect(receivedBy(person)).toBe(before + 1);
    return /^Reply-To: (.*)\r$/m.exec(box.received.at(-1)?.text ?? '')?.[1];
  };
  expect(await replyTo()).toBeUndefined();
  await run(server.database.pool, `update operator set email = 'help@jobs.example.mv'`);
  expect(await replyTo()).toBe('help@jobs.example.mv');
});

test('a full mailbox ends this mail, and the next is tried', async () => {
  const person = await jobSeeker(server);
  says.set(addressOf(person), '552 5.2.2 Over quota');
  await write(person);
  await runDue(server);
  expect(await mailsTo(person)).toMatchObject([{ state: 'refused', attempts: 1 }]);
  says.clear();
  await write(person);
  await runDue(server);
  expect(receivedBy(person)).toBe(1);
});

test('an address that is nobody’s any more is forgotten, and one that is somebody’s is not', async () => {
  const { pool } = server.database;
  const person = await jobSeeker(server);
  for (const address of ['Gone@example.com', addressOf(person)])
    await noteRefusedAddress(pool, { address, reason: 'bounced', said: '5.1.1', mailId: null });
  await run(pool, `update refused_address set since = now() - interval '91 days'`);
  await forgetNobodysRefusals(pool);
  const kept = await admin.call('GET /api/admin/refused-addresses', { query: { reason: 'bounced' } });
  expect(kept.map(({ address }) => address)).toEqual([addressOf(person)]);
});

test('what is over a company’s limit waits, whichever copy of the server sends it, and is not lost', async () => {
  const { pool } = server.database;
  const copy = await startServer({
    database: server.database,
    config: { smtpUrl: box.url, companyMail: { hour: 3, day: 4 } },
  });
  const { id: companyId, founder } = await company(server, 'Blue Reef Divers');
  const employer = server.as(founder);
  await employer.call('PUT /api/company/settings', { body: { autoResponseEmail: 'Thank you, {name}.' } });
  const job = await postedJob(server, founder);
  for (let count = 0; count < 6; count += 1) await applied(server, await jobSeeker(server), job.id);
  await runDue(server);
  const standing = () => employer.call('GET /api/company/mail', {});
  const states = async () =>
    (await admin.call('GET /api/admin/mail', { query: { search: 'Your application' } }))
      .map(({ state }) => state)
      .toSorted();
  expect(await states()).toEqual(['held', 'held', 'held', 'sent', 'sent', 'sent']);
  expect(await standing()).toMatchObject({ sentInHour: 3, sentInDay: 3, perHour: 3, perDay: 4, waiting: 3 });
  const [held] = await admin.call('GET /api/admin/mail', { query: { state: 'held' } });
  expect(held).toMatchObject({ companyName: 'Blue Reef Divers', attempts: 0, sentAt: null, givenUpAt: null });
  expect(Date.parse((await standing()).nextAt ?? '')).toBeGreaterThan(Date.now() + 3_000_000);

  // An hour later there is room for one more of the day.
  await run(pool, `update mail set counted_at = counted_at - interval '1 hour' where charged_to = $1`, [
    companyId,
  ]);
  await runDue(server, 'mail');
  expect(await states()).toEqual(['held', 'held', 'sent', 'sent', 'sent', 'sent']);
  await run(pool, `update mail set counted_at = counted_at - interval '1 day' where charged_to = $1`, [
    companyId,
  ]);
  await runDue(server, 'mail');
  expect(await states()).toEqual(Array(6).fill('sent'));
  expect((await standing()).waiting).toBe(0);
  await copy.close();
});

test('a company that the platform has not looked at sends a tenth, and its own people are not counted', async () => {
  const { id, founder } = await company(server, 'Stranger', { verified: false });
  expect(await server.as(founder).call('GET /api/company/mail', {})).toMatchObject({
    perHour: 1,
    perDay: 1,
    verified: false,
  });
  await inTransaction(server.database.pool, (tx) =>
    insertMail(tx, {
      kind: 'answers_due',
      companyId: id,
      toUserId: founder.id,
      about: [],
      toAddress: addressOf(founder),
      toName: 'Founder',
      fromName: 'Moorings',
      replyTo: null,
      subject: 'To our own',
      text: 'News',
      html: '<p>News</p>',
    }),
  );
  expect(
    await row(
      server.database.pool,
      `select charged_to as "chargedTo" from mail where subject = 'To our own'`,
    ),
  ).toEqual({
    chargedTo: null,
  });
  await runDue(server);
});
