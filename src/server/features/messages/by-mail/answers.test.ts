import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { oneRow, row, rows, run } from '#server/db/query.ts';
import { mailComes } from '#test/background.ts';
import { broken, machines, mailPrograms, mime, plain, type Sent } from '#test/mails-arriving.ts';
import { eventually } from '#test/eventually.ts';
import { company, companyAdmin, jobSeeker, joined, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, type Reply, startServer, type TestServer } from '#test/server.ts';

// Posted by a mail server: the other way, IMAP, leads to the same function.
const token = 'operators-own-token-0123456789';
const replies = { address: 'answers@jobs.example', mailbox: undefined, token };
let server: TestServer;
let employer: { id: number; founder: Person };
let seeker: Person;
let id: number;
/** Where the applicant’s and the employer’s mail of a message asks to be answered. */
let theirs: string;
let ours: string;

beforeAll(async () => {
  server = await startServer({ config: { replies, mailFrom: 'no-reply@jobs.example' } });
  employer = await company(server, 'Reef & Co');
});
afterAll(() => server.close());
beforeEach(async () => {
  seeker = await jobSeeker(server);
  const job = await postedJob(server, employer.founder, { title: 'Cook' });
  ({ id } = await applied(server, seeker, job.id));
  await write(employer.founder, 'When can you begin?');
  await write(seeker, 'When do you need me?');
  await mailComes(server);
  theirs = (await mailTo(seeker)).replyTo ?? '';
  ours = (await mailTo(employer.founder)).replyTo ?? '';
});

const write = (person: Person, body: string) =>
  server.as(person).call('POST /api/applications/:id/messages', { params: { id }, body: { body } });
const said = async (person = employer.founder) => {
  const all = await server.as(person).call('GET /api/applications/:id/messages', { params: { id } });
  return all.filter(({ byEmail }) => byEmail).map(({ body }) => body);
};
const mailTo = (person: Person) =>
  oneRow<{ replyTo: string | null; subject: string; text: string; about: number }>(
    server.database.pool,
    `select reply_to as "replyTo", subject, body_text as text,
            (select count(*)::integer from mail_application a where a.mail_id = mail.id) as about
     from mail where to_user_id = $1 order by id desc limit 1`,
    [person.id],
  );
const addressOf = async (person: Person) =>
  (
    await oneRow<{ email: string }>(server.database.pool, 'select email from user_account where id = $1', [
      person.id,
    ])
  ).email;
const mails = async () =>
  (await oneRow<{ count: number }>(server.database.pool, 'select count(*)::integer as count from mail'))
    .count;

const post = (body: Buffer | string, headers: object = {}) =>
  server.as().send('POST', '/api/mail/inbound', {
    body,
    headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${token}`, ...headers },
  });
const answer = async (more: Partial<Sent> = {}) =>
  post(mime({ from: await addressOf(seeker), to: theirs, content: plain('On Monday.'), ...more }));
const outcome = ({ status, json }: Reply) => [status, (json as { outcome: string }).outcome];

describe('it is refused', () => {
  test('to who posts without the operator’s token, or what is no mail; and there is nothing where no token is set', async () => {
    const good = mime({ from: await addressOf(seeker), to: theirs, content: plain('Hello') });
    for (const authorization of ['', 'Bearer ', `Bearer ${token}x`, token])
      expect((await post(good, { authorization })).status).toBe(401);
    expect((await post('', { authorization: `bearer ${token}` })).status).toBe(400);
    expect((await post('{}', { 'content-type': 'application/json' })).status).toBe(415);
    expect((await post('')).status).toBe(400);
    expect(await said()).toEqual([]);
    const other = await startServer({ database: server.database });
    const there = await other.as().send('POST', '/api/mail/inbound', {
      body: good,
      headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${token}` },
    });
    await other.close();
    expect([404, 415]).toContain(there.status);
  });

  test('to forged, cut and changed addresses, of which nobody is told', async () => {
    const [local = '', domain = ''] = theirs.split('@');
    const [, ofOthers = ''] = ours.split('+');
    const before = await mails();
    for (const to of [
      'answers@jobs.example',
      `${local.slice(0, -1)}@${domain}`,
      `${local.slice(0, -1)}${local.endsWith('a') ? 'b' : 'a'}@${domain}`,
      theirs.replace('+', '+1'),
      theirs.replace('jobs.example', 'jobs.example.org'),
      // The conversation of one, the seal of another.
      `${local.slice(0, -20)}${ofOthers.split('@')[0]?.slice(-20)}@${domain}`,
    ])
      expect(outcome(await answer({ to })), to).toEqual([422, 'nobody']);
    expect([await said(), await mails()]).toEqual([[], before]);
  });

  test('from another address than the account’s, whatever name stands before it: only the account is told', async () => {
    const own = await addressOf(seeker);
    const before = await mails();
    const theirMail = mime({ from: await addressOf(employer.founder), to: theirs, content: plain('Hello') });
    expect(outcome(await post(theirMail))).toEqual([422, 'other_address']);
    for (const from of [`"${own}" <stranger@example.net>`, `${own}, stranger@example.net`, `Group: ${own};`])
      expect(outcome(await answer({ from })), from).toEqual([422, 'other_address']);
    expect(outcome(await answer({ headers: [`From: stranger@example.net`] }))).toEqual([
      422,
      'other_address',
    ]);
    // One mail for all of them, to the account, and nothing of the conversation or of the stranger in it.
    expect(await mails()).toBe(before + 1);
    const told = await mailTo(seeker);
    expect([told.subject, told.about, told.replyTo]).toEqual(['Your email reply was not sent', 0, null]);
    expect(told.text).toContain('another email address than your account’s');
    expect(told.text).not.toMatch(/Cook|Reef|stranger|Message from/);
    expect(await said()).toEqual([]);
  });

  test('where our own mail server has found it forged', async () => {
    const headers = ['Authentication-Results: mx.jobs.example; spf=fail; dkim=none; dmarc=fail (p=REJECT)'];
    expect(outcome(await answer({ headers }))).toEqual([422, 'not_proved']);
    expect(outcome(await answer({ headers: ['Authentication-Results: mx; dmarc=pass'] }))).toEqual([
      200,
      'taken',
    ]);
  });

  test.each(Object.entries(machines))('of a machine %s, to which nothing is answered', async (_, sent) => {
    const before = await mails();
    expect(outcome(await answer(sent))).toEqual([422, 'automatic']);
    expect([await said(), await mails()]).toEqual([[], before]);
  });

  test('of our own mail that comes back, by its address and by its Message-ID', async () => {
    expect(outcome(await answer({ from: 'Moorings <no-reply@jobs.example>' }))).toEqual([422, 'own']);
    expect(outcome(await answer({ from: 'answers@jobs.example' }))).toEqual([422, 'own']);
    const { messageId } = await oneRow<{ messageId: string }>(
      server.database.pool,
      'select message_id as "messageId" from mail where to_user_id = $1 limit 1',
      [seeker.id],
    );
    expect(outcome(await answer({ messageId: `<${messageId}@jobs.example>` }))).toEqual([422, 'own']);
  });

  test('to who has left, whose account is disabled, and who only reads: as the call refuses them', async () => {
    const leaver = await joined(server, await recruiter(server), employer.id);
    await write(leaver, 'I am new');
    await write(seeker, 'Welcome');
    await mailComes(server);
    const to = (await mailTo(leaver)).replyTo ?? '';
    const from = await addressOf(leaver);
    const again = () => answer({ to, from, subject: 'Re: News' });
    expect(outcome(await again())).toEqual([200, 'taken']);
    await run(server.database.pool, 'update company_user set verified = false where user_id = $1', [
      leaver.id,
    ]);
    expect(outcome(await again())).toEqual([422, 'ended']);
    await server.as(employer.founder).call('DELETE /api/companies/:id/members/:userId', {
      params: { id: employer.id, userId: leaver.id },
    });
    expect(outcome(await again())).toEqual([422, 'ended']);
    expect((await mailTo(leaver)).text).not.toMatch(/Cook|Reef/);
    await joined(server, leaver, employer.id);
    expect(outcome(await again())).toEqual([200, 'taken']);
    await run(server.database.pool, 'update user_account set disabled_at = now() where id = $1', [leaver.id]);
    expect(outcome(await again())).toEqual([422, 'nobody']);

    const admin = await joined(server, await companyAdmin(server), employer.id);
    await run(
      server.database.pool,
      `insert into notification (user_id, type, application_id, data, in_inbox, mail_due_at) values ($1, 'message.sent', $2, '{"person": "A"}', true, now())`,
      [admin.id, id],
    );
    await mailComes(server);
    const theirAnswer = { to: (await mailTo(admin)).replyTo ?? '', from: await addressOf(admin) };
    expect(outcome(await answer(theirAnswer))).toEqual([422, 'ended']);
  });

  test('while the employer is suspended, as the call is', async () => {
    const suspend = (suspended: boolean) =>
      run(
        server.database.pool,
        'update company set suspended_at = case when $2 then now() end where id = $1',
        [employer.id, suspended],
      );
    onTestFinished(async () => void (await suspend(false)));
    await suspend(true);
    expect(outcome(await answer())).toEqual([422, 'ended']);
    expect(outcome(await answer({ to: ours, from: await addressOf(employer.founder) }))).toEqual([
      422,
      'ended',
    ]);
    await suspend(false);
    expect(outcome(await answer())).toEqual([200, 'taken']);
  });

  test('without words of one’s own, and too long: the writer is told, with the name of their mail', async () => {
    const onlyQuote = plain(
      '\n\nOn Mon, 23 Nov 2026 at 10:00, Moorings <no-reply@jobs.example> wrote:\n> When?\n',
    );
    expect(outcome(await answer({ content: onlyQuote, subject: 'Re: Question' }))).toEqual([422, 'empty']);
    expect((await mailTo(seeker)).text).toContain('“Re: Question”');
    expect(outcome(await answer({ content: plain('a'.repeat(4_001)) }))).toEqual([422, 'too_long']);
    expect((await mailTo(seeker)).text).toContain('4,000 characters');
    expect(outcome(await answer({ content: plain('a'.repeat(4_000)) }))).toEqual([200, 'taken']);
  });

  test('beyond what the call lets somebody write in an hour', async () => {
    const held = await startServer({ database: server.database, config: { replies, limits: true } });
    const from = await addressOf(seeker);
    const seen = new Map<string, number>();
    for (let count = 0; count < 62; count += 1) {
      const { json } = await held.as().send('POST', '/api/mail/inbound', {
        body: mime({ from, to: theirs, content: plain(`No. ${count}`) }),
        headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${token}` },
      });
      const { outcome: what } = json as { outcome: string };
      seen.set(what, (seen.get(what) ?? 0) + 1);
    }
    await held.close();
    expect(Object.fromEntries(seen)).toEqual({ taken: 60, too_many: 2 });
  });

  test.each(Object.entries(broken))('or taken, but never a failure of ours: %s', async (_, content) => {
    const reply = await answer({ content });
    expect([200, 422], reply.text).toContain(reply.status);
    for (const body of await said()) expect(body).not.toContain('\0');
  });

  test('where not even a header can be read', async () => {
    for (const raw of [
      '\0',
      '\r\n\r\n',
      'x'.repeat(3_000_000),
      `From: ${'a@b,'.repeat(200_000)}\r\n\r\n`,
      '\xff\xfe\r\n',
    ])
      expect((await post(Buffer.from(raw, 'latin1'))).status, raw.slice(0, 10)).toBe(422);
  });
});

describe('an answer by mail', () => {
  test('is a message as any other, marked as one by email, and its own mail can be answered in turn', async () => {
    expect(outcome(await answer())).toEqual([200, 'taken']);
    expect(await said()).toEqual(['On Monday.']);
    expect(await said(seeker)).toEqual(['On Monday.']);
    const notified = await server.as(employer.founder).call('GET /api/notifications', { query: {} });
    expect(notified[0]).toMatchObject({ type: 'message.sent', applicationId: id });
    await mailComes(server);
    const mail = await mailTo(employer.founder);
    expect(mail.text).toContain('On Monday.');
    expect(mail.replyTo).toBe(ours);
    const back = await answer({
      to: mail.replyTo?.toUpperCase() ?? '',
      from: `"Founder" <${(await addressOf(employer.founder)).toUpperCase()}>`,
      content: plain('Good. At 8:30?'),
    });
    expect(outcome(back)).toEqual([200, 'taken']);
    expect(await said()).toEqual(['On Monday.', 'Good. At 8:30?']);
    const timeline = await server
      .as(employer.founder)
      .call('GET /api/applications/:id/timeline', { params: { id } });
    expect(timeline.filter(({ kind }) => kind === 'message.sent')).toHaveLength(4);
  });

  test('is taken once, however often, at whatever moment and with whatever the mail servers have added', async () => {
    const messageId = '<the-same@mail.example.org>';
    const sent = [{}, {}, { headers: ['X-Resent: yes'] }].map((more) => answer({ messageId, ...more }));
    const outcomes = (await Promise.all(sent)).map((reply) => outcome(reply)[1]);
    expect(outcomes.filter((one) => one === 'taken')).toHaveLength(1);
    expect(outcomes.filter((one) => one === 'again')).toHaveLength(2);
    expect(await said()).toEqual(['On Monday.']);
    // Somebody else’s of the same number is another one.
    const others = await answer({ messageId, to: ours, from: await addressOf(employer.founder) });
    expect(outcome(others)).toEqual([200, 'taken']);
  });

  test('is found by whom it was brought to, where it was sent to a name that leads there', async () => {
    const reply = await answer({ to: 'Moorings <crew@example.org>', headers: [`Delivered-To: ${theirs}`] });
    expect(outcome(reply)).toEqual([200, 'taken']);
  });

  test('of somebody who writes to all of a mail goes by the address that is theirs', async () => {
    const reply = await answer({ to: `${ours}, Moorings <${theirs}>`, content: plain('To all') });
    expect(outcome(reply)).toEqual([200, 'taken']);
    const written = await row<{ sender: number }>(
      server.database.pool,
      `select sender_id as sender from message where application_id = $1 and body = 'To all'`,
      [id],
    );
    expect(written?.sender).toBe(seeker.id);
  });

  test.each(Object.entries(mailPrograms))(
    'is what somebody wrote themselves: %s',
    async (_, { content, words }) => {
      expect(outcome(await answer({ content }))).toEqual([200, 'taken']);
      expect(await said()).toEqual([words]);
    },
  );

  test('leaves attachments out, and says so to who sent them; a picture in a signature is none', async () => {
    const withFile = (disposition: string) => `Content-Type: multipart/mixed; boundary="m"

--m
Content-Type: text/plain

See my certificate.
--m
Content-Type: application/pdf; name="certificate.pdf"
Content-Disposition: ${disposition}; filename="certificate.pdf"
Content-Transfer-Encoding: base64

JVBERi0xLjQK
--m--
`;
    expect(outcome(await answer({ content: withFile('attachment') }))).toEqual([200, 'taken']);
    expect(await said()).toEqual(['See my certificate.']);
    expect((await mailTo(seeker)).subject).toBe('Your reply was sent without its attachment');
    const before = await mails();
    const signature = `Content-Type: multipart/related; boundary="m"

--m
Content-Type: text/html

<p>Thanks</p><img src="cid:logo">
--m
Content-Type: image/png
Content-ID: <logo>
Content-Disposition: inline
Content-Transfer-Encoding: base64

iVBORw0KGgo=
--m--
`;
    expect(outcome(await answer({ content: signature }))).toEqual([200, 'taken']);
    expect(await said()).toEqual(['See my certificate.', 'Thanks']);
    expect(await mails()).toBe(before);
  });
});

test('posts that are broken off leave the place they took in memory', async () => {
  const head = ['POST /api/mail/inbound HTTP/1.1', 'Host: localhost', `Authorization: Bearer ${token}`];
  const begun = [...head, 'Content-Type: message/rfc822', 'Content-Length: 1000', '', 'From: '].join('\r\n');
  const lines = Array.from({ length: 3 }, () => connect(server.port, '127.0.0.1'));
  for (const line of lines) line.write(begun);
  await eventually(async () => (await post('')).status === 503);
  for (const line of lines) line.destroy();
  await eventually(async () => (await post('')).status !== 503);
  expect(outcome(await answer())).toEqual([200, 'taken']);
});

test('what is kept of a mail that came is that it did: neither its address nor its words, and with the application it goes', async () => {
  await answer({ content: plain('A word of mine') });
  const [kept] = await rows(server.database.pool, 'select * from mail_answer where application_id = $1', [
    id,
  ]);
  expect(JSON.stringify(kept)).not.toMatch(/@|word of mine/);
  expect(kept).toMatchObject({ outcome: 'taken', user_id: seeker.id });
  const { text } = await server.as().get('/metrics', { host: 'localhost' });
  expect(text).toMatch(/moorings_replies_by_email_total\{outcome="taken"\} \d+/);
});

test('where no address is set nothing changes: mails say that they are not read, and have none of what was written', async () => {
  const off = await startServer();
  const { founder } = await company(off, 'Quiet');
  const applicant = await jobSeeker(off);
  const application = await applied(off, applicant, (await postedJob(off, founder)).id);
  const params = { id: application.id };
  await off
    .as(applicant)
    .call('POST /api/applications/:id/messages', { params, body: { body: 'Are you there?' } });
  await mailComes(off);
  const mail = await oneRow<{ replyTo: string | null; text: string }>(
    off.database.pool,
    'select reply_to as "replyTo", body_text as text from mail where to_user_id = $1 order by id desc limit 1',
    [founder.id],
  );
  await off.close();
  expect(mail.replyTo).toBeNull();
  expect(mail.text).toContain('Replies to this email are not read.');
  expect(mail.text).not.toContain('Are you there?');
});
