import { simpleParser } from 'mailparser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '#server/db/query.ts';
import { mailComes } from '#test/background.ts';
import { eventually } from '#test/eventually.ts';
import { type Mailbox, mailbox } from '#test/mailbox.ts';
import { company, jobSeeker } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, startServer, type TestServer } from '#test/server.ts';

let box: Mailbox;
let server: TestServer;
let seeker: Person;
let write: (body: string) => Promise<unknown>;
/** What the mail program is told to ask for, without the origin. */
let address: string;
let link: string;

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const click = (path: string, body = 'List-Unsubscribe=One-Click', headers: Record<string, string> = form) =>
  server.as().send('POST', path, { body, headers });
const wanted = async () =>
  (await server.as(seeker).call('GET /api/notifications/choices'))
    .filter(({ mail }) => mail !== 'never')
    .map(({ type }) => type);

beforeAll(async () => {
  box = await mailbox();
  server = await startServer({ config: { smtpUrl: box.url, publicUrl: 'https://jobs.example.mv' } });
  const { founder } = await company(server, 'Reef & Co');
  seeker = await jobSeeker(server);
  const application = await applied(server, seeker, (await postedJob(server, founder)).id);
  write = (body) =>
    server
      .as(founder)
      .call('POST /api/applications/:id/messages', { params: { id: application.id }, body: { body } });
  await write('Hello');
  await mailComes(server);
  await eventually(() => box.received.length === 1);
  const { headers } = await simpleParser(box.received[0]?.text ?? '');
  const list = headers.get('list') as { unsubscribe: { url: string } }; // As mailparser reads it.
  link = list.unsubscribe.url;
  address = new URL(link).pathname;
});
afterAll(async () => {
  await server.close();
  await box.close();
});

test('who opens the address is led to the page that asks, and nothing has changed', async () => {
  expect(new URL(link).origin).toBe('https://jobs.example.mv');
  const before = await wanted();
  const reply = await server.as().get(address);
  expect([reply.status, reply.headers['location']]).toEqual([
    303,
    address.replace('/api/unsubscribe/', '/unsubscribe#'),
  ]);
  expect(await wanted()).toEqual(before);
});

test('what is no click, or not for this mail, changes nothing', async () => {
  const before = await wanted();
  expect((await click(address, 'List-Unsubscribe=Perhaps')).status).toBe(400);
  expect((await click(address, '')).status).toBe(400);
  expect(await click(address, '{}', { 'content-type': 'application/json' })).toMatchObject({
    status: 415,
    text: 'The request’s body must be a form (application/x-www-form-urlencoded or multipart/form-data).',
  });
  expect((await click(address, 'x', { 'content-type': 'multipart/form-data; boundary=b' })).status).toBe(400);
  const [, userId = ''] = /unsubscribe\/(\d+)-/.exec(address) ?? [];
  for (const other of [
    address.replace('message.sent', 'alert.told'),
    address.replace('message.sent', 'all'),
    address.replace(`/${userId}-`, `/${Number(userId) - 1}-`),
    address.replace(`/${userId}-`, '/999999999-'),
    address.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    '/api/unsubscribe/x',
  ])
    expect([other, (await click(other)).status]).toEqual([other, 404]);
  expect(await wanted()).toEqual(before);
});

test('one click ends mail of this kind alone: without a session, from anywhere, in either form, and again', async () => {
  const before = await wanted();
  const multipart =
    '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
  const elsewhere = { origin: 'https://webmail.example', 'sec-fetch-site': 'cross-site' };
  expect((await click(address, undefined, { ...form, ...elsewhere })).status).toBe(204);
  expect(await wanted()).toEqual(before.filter((type) => type !== 'message.sent'));
  const again = await click(address, multipart, { 'content-type': 'multipart/form-data; boundary=b' });
  expect([again.status, again.headers['set-cookie']]).toEqual([204, undefined]);
  expect(await wanted()).toEqual(before.filter((type) => type !== 'message.sent'));
});

test('nor does mail come any more that waited for the morning', async () => {
  await server
    .as(seeker)
    .call('PUT /api/notifications/choices', { body: { type: 'message.sent', inbox: true, mail: 'daily' } });
  await write('Are you there?');
  expect((await click(address)).status).toBe(204);
  await mailComes(server);
  const mails = await rows(server.database.pool, 'select from mail where to_user_id = $1', [seeker.id]);
  expect(mails).toHaveLength(1);
});
