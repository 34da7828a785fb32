import { expect, onTestFinished, test } from 'vitest';
import { largestAnswer } from '#domain/answers-by-mail.ts';
import { whatNeedsSomebody } from '#domain/health.ts';
import { readConfig } from '#server/config.ts';
import { oneRow, rows, run } from '#server/db/query.ts';
import { mailComes, runDue, upkeepComes } from '#test/background.ts';
import { eventually } from '#test/eventually.ts';
import { type ImapServer, imapServer } from '#test/imap-server.ts';
import { mime, plain } from '#test/mails-arriving.ts';
import { company, jobSeeker, platformAdmin } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, startServer, type TestServer } from '#test/server.ts';

interface Scene {
  server: TestServer;
  founder: Person;
  id: number;
  /** Where the applicant’s mail asks to be answered, and from where they write. */
  to: string;
  from: string;
}

/** An applicant who was written to, on a server that reads this mailbox. */
async function scene(box: ImapServer): Promise<Scene> {
  onTestFinished(() => box.close());
  const { replies } = readConfig({ REPLY_ADDRESS: 'answers@jobs.example', REPLY_IMAP_URL: box.url });
  const server = await startServer({ config: { replies } });
  onTestFinished(() => server.close());
  // It is read when the test says so: not by the clock, and not for the first time any more.
  const { pool } = server.database;
  await eventually(
    async () => (await run(pool, `delete from pgboss.schedule where name = 'reply-mailbox'`, [])) > 0,
  );
  await eventually(() => box.signIns() > 0);
  await runDue(server, 'reply-mailbox');
  const { founder } = await company(server);
  const seeker = await jobSeeker(server);
  const { id } = await applied(server, seeker, (await postedJob(server, founder)).id);
  await server
    .as(founder)
    .call('POST /api/applications/:id/messages', { params: { id }, body: { body: 'When?' } });
  await mailComes(server);
  const { to, from } = await oneRow<{ to: string; from: string }>(
    server.database.pool,
    `select reply_to as "to", to_address as "from" from mail where to_user_id = $1 order by id desc limit 1`,
    [seeker.id],
  );
  return { server, founder, id, to, from };
}

/** Lets the server look through the mailbox. */
async function read(box: ImapServer, { server }: Scene): Promise<void> {
  const before = box.signIns();
  while (box.signIns() === before) await upkeepComes(server, 'reply-mailbox');
}

const messagesIn = async ({ server, founder, id }: Scene) =>
  (await server.as(founder).call('GET /api/applications/:id/messages', { params: { id } }))
    .filter(({ byEmail }) => byEmail)
    .map(({ body }) => body);

test('a mailbox is looked through once for each mail, which is marked and stays there', async () => {
  const box = await imapServer();
  const there = await scene(box);
  box.deliver(mime({ from: 'stranger@example.net', to: 'answers@jobs.example', content: plain('Buy') }));
  box.deliver(Buffer.from('\0\0'));
  box.deliver(mime({ from: there.from, to: there.to, content: plain('On Monday.') }));
  await read(box, there);
  expect(await messagesIn(there)).toEqual(['On Monday.']);
  expect(box.mails.map(({ flags }) => [...flags])).toEqual(box.mails.map(() => ['MooringsLookedAt']));
  box.deliver(mime({ from: there.from, to: there.to, content: plain('At 8:30.') }));
  await read(box, there);
  expect(await messagesIn(there)).toEqual(['On Monday.', 'At 8:30.']);
});

test('who is cut off between keeping a mail and marking it takes it once, and marks it the next time', async () => {
  const box = await imapServer({ ownMarks: false, lostMarks: 1 });
  const there = await scene(box);
  box.deliver(mime({ from: there.from, to: there.to, content: plain('Once.') }));
  await read(box, there);
  expect([await messagesIn(there), box.mails[0]?.flags.size]).toEqual([['Once.'], 0]);
  await read(box, there);
  expect(await messagesIn(there)).toEqual(['Once.']);
  expect([...(box.mails[0]?.flags ?? [])]).toEqual([String.raw`\Seen`]);
});

test('what fails on our side stays unmarked, and keeps nothing after it from being taken', async () => {
  const box = await imapServer();
  const there = await scene(box);
  const { pool } = there.server.database;
  const subject = 'The first';
  box.deliver(mime({ from: there.from, to: there.to, subject, content: plain('First.') }));
  box.deliver(mime({ from: there.from, to: there.to, content: plain('Second.') }));
  await run(
    pool,
    `create function fails() returns trigger language plpgsql as $$ begin if new.body = 'First.' then raise 'no room'; end if; return new; end $$`,
    [],
  );
  await run(pool, 'create trigger fails before insert on message for each row execute function fails()', []);
  await read(box, there);
  expect(await messagesIn(there)).toEqual(['Second.']);
  expect(box.mails.map(({ flags }) => flags.size)).toEqual([0, 1]);
  await run(pool, 'drop trigger fails on message', []);
  await read(box, there);
  expect(await messagesIn(there)).toEqual(['Second.', 'First.']);
});

test('a mailbox that could not be read for half an hour is a figure, and marked', async () => {
  const box = await imapServer();
  const there = await scene(box);
  const { server } = there;
  const admin = server.as(await platformAdmin(server));
  const unread = async () => {
    const now = await admin.call('GET /api/admin/health');
    const { text } = await server.as().get('/metrics');
    const [, figure] = /^moorings_reply_mailbox_unread_seconds (\d+)$/m.exec(text) ?? [];
    return { minutes: Math.floor(Number(figure) / 60), isMarked: whatNeedsSomebody(now).replies };
  };
  await read(box, there);
  await runDue(server, 'reply-mailbox');
  await eventually(async () => (await unread()).minutes === 0);
  expect((await unread()).isMarked).toBe(false);
  await run(
    server.database.pool,
    `update pgboss.job set completed_on = completed_on - interval '40 minutes' where name = 'reply-mailbox'`,
    [],
  );
  await box.close();
  // It looks, and fails.
  await upkeepComes(server, 'reply-mailbox');
  await eventually(async () => (await unread()).minutes >= 40);
  expect((await unread()).isMarked).toBe(true);
});

test('a mail that is too large is not fetched whole, and its writer is told', async () => {
  const box = await imapServer();
  const there = await scene(box);
  const large = mime({ from: there.from, to: there.to, content: plain('Large.') });
  box.deliver(Buffer.concat([large, Buffer.alloc(largestAnswer, 'a')]));
  await read(box, there);
  expect(await messagesIn(there)).toEqual([]);
  const told = await rows<{ text: string }>(
    there.server.database.pool,
    `select body_text as text from mail where kind = 'account' and subject = 'Your email reply was not sent'`,
  );
  expect(told.map(({ text }) => text.includes('too large'))).toEqual([true]);
});

test('settings that make no sense are answered with what they need', () => {
  const said = (env: Record<string, string>) => {
    try {
      return String(readConfig(env).replies?.address);
    } catch (error) {
      return error instanceof Error ? error.message : '';
    }
  };
  const REPLY_TOKEN = 't'.repeat(20);
  expect(said({ REPLY_ADDRESS: 'Answers@Jobs.Example', REPLY_TOKEN })).toBe('answers@jobs.example');
  expect(said({ REPLY_ADDRESS: 'answers@jobs.example' })).toContain('needs REPLY_IMAP_URL or REPLY_TOKEN');
  expect(said({ REPLY_TOKEN })).toBe('REPLY_TOKEN is for REPLY_ADDRESS, which must be set, too.');
  for (const address of ['answers', 'a+b@jobs.example', `${'a'.repeat(30)}@jobs.example`, 'a b@jobs.example'])
    expect(said({ REPLY_ADDRESS: address, REPLY_TOKEN })).toContain('REPLY_ADDRESS must be');
  expect(said({ REPLY_ADDRESS: 'a@jobs.example', REPLY_TOKEN: 'short' })).toContain('REPLY_TOKEN must have');
  for (const url of [
    'imap://a:b@mail.example.com',
    'https://a:b@mail.example.com',
    'imaps://mail.example.com',
  ])
    expect(said({ REPLY_ADDRESS: 'a@jobs.example', REPLY_IMAP_URL: url })).toContain('REPLY_IMAP_URL must');
});
