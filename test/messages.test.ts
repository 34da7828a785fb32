import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Application } from '#contract/api.ts';
import { rows } from '#server/db/query.ts';
import { mailComes } from '#test/background.ts';
import { company, jobSeeker, joined, platformAdmin, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let employer: { id: number; founder: Person };
let colleague: Person;
let seeker: Person;
let application: Application;

beforeAll(async () => {
  employer = await company(server, 'Reef & Co');
  colleague = await joined(server, await recruiter(server), employer.id);
});
beforeEach(async () => {
  seeker = await jobSeeker(server, { email: `${crypto.randomUUID()}@example.com` });
  const job = await postedJob(server, employer.founder);
  application = await applied(server, seeker, job.id);
});

const write = (person: Person, body: string) =>
  server
    .as(person)
    .call('POST /api/applications/:id/messages', { params: { id: application.id }, body: { body } });
const read = (person: Person) =>
  server.as(person).call('GET /api/applications/:id/messages', { params: { id: application.id } });
const inbox = async (person: Person) => {
  const reply = await server.as(person).get('/api/notifications');
  // The cast: what the contract says.
  return {
    unread: Number(reply.headers['total-count']),
    list: reply.json as { type: string; id: number; person: string | null }[],
  };
};

describe('a message is refused', () => {
  test.each([{}, { body: '' }, { body: '   ' }, { body: 'x'.repeat(4_001) }, { body: 7 }])(
    'as %j',
    async (body) => {
      expect(
        (await server.as(seeker).post(`/api/applications/${application.id}/messages`, body)).status,
      ).toBe(400);
    },
  );

  test('from who cannot see the application, as if it were not there', async () => {
    for (const stranger of [await jobSeeker(server), (await company(server)).founder])
      expect(
        (await server.as(stranger).post(`/api/applications/${application.id}/messages`, { body: 'Hi' }))
          .status,
      ).toBe(404);
  });

  test('from an admin, who reads but takes no part', async () => {
    const admin = await platformAdmin(server);
    expect(
      (await server.as(admin).post(`/api/applications/${application.id}/messages`, { body: 'Hi' })).status,
    ).toBe(403);
  });
});

describe('what candidate and employer write to each other', () => {
  test('is read by both, and names to the candidate the company and not its staff', async () => {
    await write(employer.founder, 'When could you begin?');
    await write(seeker, 'ދިވެހި: on the first of May.');
    expect(await read(seeker)).toMatchObject([
      { body: 'When could you begin?', writer: 'Reef & Co', fromEmployer: true, own: false },
      { body: 'ދިވެހި: on the first of May.', fromEmployer: false, own: true },
    ]);
    expect(await read(colleague)).toMatchObject([
      { writer: employer.founder.username },
      { writer: seeker.username },
    ]);
  });

  test('is known to have been read', async () => {
    await write(employer.founder, 'Hello');
    expect((await read(employer.founder))[0]?.readAt).toBeNull();
    await server
      .as(seeker)
      .call('PUT /api/applications/:id/messages/read', { params: { id: application.id } });
    expect((await read(employer.founder))[0]?.readAt).not.toBeNull();
  });
});

describe('who is told', () => {
  test('is the candidate when the employer writes or moves, and whoever posted the job when the candidate does', async () => {
    await write(employer.founder, 'Hello');
    await server.as(employer.founder).call('PUT /api/applications/:id/status', {
      params: { id: application.id },
      body: { status: 'screening' },
    });
    expect(await inbox(seeker)).toMatchObject({
      unread: 2,
      list: [
        { type: 'application.moved', person: null },
        { type: 'message.sent', person: null },
      ],
    });
    await write(seeker, 'Hello back');
    const [latest] = (await inbox(employer.founder)).list;
    expect(latest).toMatchObject({ type: 'message.sent', person: seeker.username });
    expect((await inbox(colleague)).list).toEqual([]);
  });

  test('is also a colleague once they have taken part', async () => {
    await write(colleague, 'I look after this now.');
    await write(seeker, 'Thank you');
    expect((await inbox(colleague)).list).toMatchObject([{ type: 'message.sent' }]);
  });

  test('has read it once they say so', async () => {
    await write(employer.founder, 'Hello');
    const [latest] = (await inbox(seeker)).list;
    await server.as(seeker).call('PUT /api/notifications/read', { body: { upTo: latest?.id ?? 0 } });
    expect((await inbox(seeker)).unread).toBe(0);
  });

  test('is nobody who has chosen not to be', async () => {
    await server.as(seeker).call('PUT /api/notifications/choices', {
      body: { type: 'message.sent', inbox: false, mail: 'never' },
    });
    await write(employer.founder, 'Hello');
    expect((await inbox(seeker)).list).toEqual([]);
  });
});

describe('mail of what one was told', () => {
  const mails = () =>
    rows<{ subject: string; body_text: string }>(
      server.database.pool,
      "select m.subject, m.body_text from mail m join user_account u on u.email = m.to_address where m.kind = 'notification' and u.id = $1",
      [seeker.id],
    );
  const mailNow = () => mailComes(server);

  test('comes once, together, with the way to it', async () => {
    await write(employer.founder, 'Hello');
    await write(employer.founder, 'Are you there?');
    await mailNow();
    await mailNow();
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('2 updates from Moorings');
    expect(mail?.body_text).toContain(`http://127.0.0.1:3000/applications/${application.id}`);
    expect(mail?.body_text).not.toContain('Are you there?');
  });

  test('does not come of what has been read here meanwhile', async () => {
    await write(employer.founder, 'Hello');
    const [latest] = (await inbox(seeker)).list;
    await server.as(seeker).call('PUT /api/notifications/read', { body: { upTo: latest?.id ?? 0 } });
    await mailNow();
    expect(await mails()).toEqual([]);
  });

  test('waits for the morning where somebody wants one a day, and comes together then', async () => {
    await server
      .as(seeker)
      .call('PUT /api/notifications/choices', { body: { type: 'message.sent', inbox: true, mail: 'daily' } });
    await write(employer.founder, 'Hello');
    await write(employer.founder, 'Are you there?');
    const due = await rows<{ hour: number; minute: number; days: number }>(
      server.database.pool,
      `select extract(hour from mail_due_at at time zone 'Indian/Maldives') as hour, extract(minute from mail_due_at) as minute,
              ceil(extract(epoch from mail_due_at - now()) / 86400) as days from notification where user_id = $1`,
      [seeker.id],
    );
    expect(due).toEqual([
      { hour: 7, minute: 0, days: 1 },
      { hour: 7, minute: 0, days: 1 },
    ]);
    await mailNow();
    expect(await mails()).toMatchObject([{ subject: '2 updates from Moorings' }]);
  });

  test('does not come of what was turned off while it waited for the morning, nor when it is turned on again', async () => {
    const choose = (mail: 'daily' | 'never') =>
      server
        .as(seeker)
        .call('PUT /api/notifications/choices', { body: { type: 'message.sent', inbox: true, mail } });
    await choose('daily');
    await write(employer.founder, 'Hello');
    await choose('never');
    await mailNow();
    await choose('daily');
    await mailNow();
    expect(await mails()).toEqual([]);
    expect((await inbox(seeker)).unread).toBe(1);
  });

  test('is stopped by the token in it, without signing in: mail of its kind, and nothing here', async () => {
    await write(employer.founder, 'Hello');
    await mailNow();
    const token = /unsubscribe#(\S+)/.exec((await mails())[0]?.body_text ?? '')?.[1] ?? '';
    expect((await server.as().get(`/unsubscribe`)).status).toBe(200);
    const before = await server.as(seeker).call('GET /api/notifications/choices');
    expect(before.every(({ mail }) => mail === 'never')).toBe(false);
    await server.as().call('POST /api/unsubscribe', { body: { token } });
    const choices = await server.as(seeker).call('GET /api/notifications/choices');
    const stopped = choices.filter(({ mail }, at) => mail === 'never' && before[at]?.mail !== 'never');
    expect(stopped.map(({ type }) => type)).toEqual(['message.sent']);
    expect(choices.every(({ inbox: here }) => here)).toBe(true);
  });
});
