import { beforeAll, describe, expect, test } from 'vitest';
import { notificationKinds, notificationTypes } from '#domain/notifications.ts';
import { row, rows, run } from '#server/db/query.ts';
import { mailComes } from '#test/background.ts';
import { written } from '#test/offers.ts';
import { company, companyAdmin, jobSeeker, joined, platformAdmin, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let employer: { id: number; founder: Person };
let poster: Person;
let colleague: Person;

beforeAll(async () => {
  employer = await company(server, 'Reef & Co');
  poster = await joined(server, await recruiter(server), employer.id);
  colleague = await joined(server, await recruiter(server), employer.id);
});

const inbox = (person: Person) => server.as(person).call('GET /api/notifications', { query: { limit: 200 } });
const unread = async (person: Person) =>
  Number((await server.as(person).get('/api/notifications?limit=1')).headers['total-count']);
const readUpTo = (person: Person, upTo: number) =>
  server.as(person).call('PUT /api/notifications/read', { body: { upTo } });
/** What somebody has been told since they last looked, the latest first. */
const news = async (person: Person) => {
  const fresh = (await inbox(person)).filter(({ readAt }) => readAt === null);
  if (fresh[0]) await readUpTo(person, fresh[0].id);
  return fresh.map(({ type, turn, status, person: who }) =>
    [type, turn ?? status ?? who].filter(Boolean).join(' '),
  );
};
const application = async (seeker: Person) => applied(server, seeker, (await postedJob(server, poster)).id);
const move = (id: number, status: 'screening' | 'interviewing' | 'submitted', by = poster) =>
  server.as(by).call('PUT /api/applications/:id/status', { params: { id }, body: { status } });

describe('it is refused', () => {
  test('to look, to read and to choose without signing in', async () => {
    const nobody = server.as();
    for (const reply of [
      await nobody.get('/api/notifications'),
      await nobody.get('/api/notifications/choices'),
      await nobody.put('/api/notifications/read', { upTo: 1 }),
      await nobody.put('/api/notifications/choices', { type: 'message.sent', inbox: true, mail: 'never' }),
    ])
      expect(reply.status).toBe(401);
  });

  test('to read up to what is no number', async () => {
    const seeker = server.as(await jobSeeker(server));
    for (const upTo of [undefined, 'all', 0, -1, 1.5, 2 ** 40])
      expect([upTo, (await seeker.put('/api/notifications/read', { upTo })).status]).toEqual([upTo, 400]);
  });

  test('to choose of what nobody is told, and where or when nobody is; nothing is kept of it', async () => {
    const seeker = await jobSeeker(server);
    const fine = { type: 'message.sent', inbox: true, mail: 'never' };
    for (const wrong of [
      { type: 'weather.changed' },
      { type: undefined },
      { inbox: 'yes' },
      { mail: 'hourly' },
      { mail: null },
    ]) {
      const reply = await server.as(seeker).put('/api/notifications/choices', { ...fine, ...wrong });
      expect([wrong, reply.status]).toEqual([wrong, 400]);
    }
    expect(await server.as(seeker).call('GET /api/notifications/choices')).toEqual(
      notificationTypes.map((type) => ({ type, ...notificationKinds[type].usual })),
    );
  });

  test('to choose a time at which a mail of that kind never comes', async () => {
    const seeker = server.as(await jobSeeker(server));
    const at = async (type: string, mail: string) =>
      (await seeker.put('/api/notifications/choices', { type, inbox: true, mail })).status;
    // Its mail holds the times and goes out at once; that of an alert comes once a day.
    expect([await at('interview.booked', 'daily'), await at('interview.booked', 'never')]).toEqual([
      400, 200,
    ]);
    expect([await at('alert.told', 'at_once'), await at('alert.told', 'daily')]).toEqual([400, 200]);
  });

  test('to stop the mail of whoever has another token, or of nobody', async () => {
    for (const token of ['', 'abc', 'A'.repeat(64), 'f'.repeat(63), 7])
      expect((await server.as().post('/api/unsubscribe', { token })).status).toBe(400);
    const reply = await server.as().post('/api/unsubscribe', { token: 'f'.repeat(64) });
    expect([reply.status, reply.text]).toEqual([400, 'This link is not, or no longer, one of ours.']);
  });
});

describe('the inbox', () => {
  test('has the latest first, page by page, and counts what is unread of all of it', async () => {
    const seeker = await jobSeeker(server);
    const { id } = await application(seeker);
    for (const status of ['screening', 'interviewing', 'screening', 'interviewing', 'screening'] as const)
      await move(id, status);
    const pages: (string | null)[][] = [];
    for (let path = '/api/notifications?limit=2'; path;) {
      const reply = await server.as(seeker).get(path);
      expect(reply.headers['total-count']).toBe('5');
      pages.push((reply.json as { status: string }[]).map(({ status }) => status)); // What the list has.
      path = /<([^>]+)>; rel="next"/.exec(String(reply.headers['link'] ?? ''))?.[1] ?? '';
    }
    expect(pages).toEqual([['screening', 'interviewing'], ['screening', 'interviewing'], ['screening']]);
    expect((await server.as(seeker).get('/api/notifications?cursor=nonsense')).status).toBe(400);
  });

  test('is read up to where somebody has looked: what came meanwhile stays new, and what was read stays as it was', async () => {
    const seeker = await jobSeeker(server);
    const { id } = await application(seeker);
    for (const status of ['screening', 'interviewing', 'submitted'] as const) await move(id, status);
    const [latest, middle, first] = await inbox(seeker);
    await readUpTo(seeker, middle!.id);
    const now = await inbox(seeker);
    expect(now.map(({ readAt }) => readAt !== null)).toEqual([false, true, true]);
    expect(await unread(seeker)).toBe(1);
    await readUpTo(seeker, latest!.id);
    const later = await inbox(seeker);
    expect(later.find((one) => one.id === first!.id)?.readAt).toBe(now.at(-1)?.readAt);
    expect(await unread(seeker)).toBe(0);
  });

  test('is one’s own: who reads theirs reads nobody else’s', async () => {
    const [one, other] = [await jobSeeker(server), await jobSeeker(server)];
    await move((await application(one)).id, 'screening');
    await move((await application(other)).id, 'screening');
    const [latest] = await inbox(other);
    // A number beyond all of one's own.
    await readUpTo(one, latest!.id);
    expect([await unread(one), await unread(other)]).toEqual([0, 1]);
  });

  test('stays what it is when somebody chooses otherwise: only what comes after goes elsewhere', async () => {
    const seeker = await jobSeeker(server);
    const { id } = await application(seeker);
    await move(id, 'screening');
    const off = { type: 'application.moved', inbox: false, mail: 'never' } as const;
    await server.as(seeker).call('PUT /api/notifications/choices', { body: off });
    await move(id, 'interviewing');
    await server.as(seeker).call('PUT /api/notifications/choices', { body: { ...off, inbox: true } });
    await move(id, 'submitted');
    expect((await inbox(seeker)).map(({ status }) => status)).toEqual(['submitted', 'screening']);
  });
});

describe('choices', () => {
  test('are changed one by one, and again; the rest stays as it usually is', async () => {
    const seeker = server.as(await jobSeeker(server));
    const choose = (inboxToo: boolean, mail: 'daily' | 'never') =>
      seeker.call('PUT /api/notifications/choices', {
        body: { type: 'message.sent', inbox: inboxToo, mail },
      });
    await choose(false, 'daily');
    const answered = await choose(true, 'never');
    expect(answered.find(({ type }) => type === 'message.sent')).toMatchObject({
      inbox: true,
      mail: 'never',
    });
    expect(answered).toEqual(await seeker.call('GET /api/notifications/choices'));
    for (const { type, ...channels } of answered.filter((one) => one.type !== 'message.sent'))
      expect([type, channels]).toEqual([type, notificationKinds[type].usual]);
  });

  test('about the inbox outlive the link in a mail, which may be pressed twice', async () => {
    const person = await jobSeeker(server);
    const seeker = server.as(person);
    await seeker.call('PUT /api/notifications/choices', {
      body: { type: 'message.sent', inbox: false, mail: 'daily' },
    });
    const held = await row<{ token: string }>(
      server.database.pool,
      'select mail_token as token from user_account where id = $1',
      [person.id],
    );
    for (const time of ['first', 'second'])
      expect([time, (await server.as().post('/api/unsubscribe', { token: held?.token })).status]).toEqual([
        time,
        204,
      ]);
    const choices = await seeker.call('GET /api/notifications/choices');
    expect(choices.filter(({ mail }) => mail !== 'never')).toEqual([]);
    expect(choices.filter((one) => !one.inbox).map(({ type }) => type)).toEqual(['message.sent']);
    // And whoever wants mail again gets it again.
    await seeker.call('PUT /api/notifications/choices', {
      body: { type: 'message.sent', inbox: false, mail: 'daily' },
    });
    expect(
      (await seeker.call('GET /api/notifications/choices')).find(({ type }) => type === 'message.sent')?.mail,
    ).toBe('daily');
  });
});

describe('of an application', () => {
  test('hears whoever posted the job, and the applicant of every move; nobody of what they did themselves', async () => {
    const seeker = await jobSeeker(server, { firstName: 'Aishath', lastName: 'Shiuna' });
    await Promise.all([poster, colleague, employer.founder].map(news));
    const { id } = await application(seeker);
    expect(await news(poster)).toEqual(['application.submitted Aishath Shiuna']);
    await move(id, 'screening', colleague);
    await move(id, 'interviewing', poster);
    expect(await news(seeker)).toEqual(['application.moved interviewing', 'application.moved screening']);
    await server.as(seeker).call('POST /api/applications/:id/withdraw', { params: { id } });
    expect(await news(poster)).toEqual(['application.withdrawn Aishath Shiuna']);
    expect([await news(seeker), await news(colleague), await news(employer.founder)]).toEqual([[], [], []]);
  });

  test('says to both sides where it is about, and to the applicant nobody’s name', async () => {
    const seeker = await jobSeeker(server);
    const job = await postedJob(server, poster, { title: 'Boat builder' });
    const { id } = await applied(server, seeker, job.id);
    await move(id, 'screening');
    const about = {
      applicationId: id,
      jobTitle: 'Boat builder',
      companyId: employer.id,
      companyName: 'Reef & Co',
    };
    expect((await inbox(poster))[0]).toMatchObject({ ...about, person: seeker.username });
    expect((await inbox(seeker))[0]).toMatchObject({ ...about, person: null, writer: null });
  });

  test('hears nobody who has left, is disabled or is not let in any more', async () => {
    const left = await joined(server, await recruiter(server), employer.id);
    const disabled = await joined(server, await recruiter(server), employer.id);
    const jobs = await Promise.all([left, disabled].map((person) => postedJob(server, person)));
    await server
      .as(left)
      .call('DELETE /api/companies/:id/members/:userId', { params: { id: employer.id, userId: left.id } });
    await run(server.database.pool, 'update user_account set disabled_at = now() where id = $1', [
      disabled.id,
    ]);
    const seeker = await jobSeeker(server);
    for (const { id } of jobs) await applied(server, seeker, id);
    const told = await row(
      server.database.pool,
      'select count(*) as count from notification where user_id = any($1)',
      [[left.id, disabled.id]],
    );
    expect(told).toEqual({ count: 0 });
    expect(await inbox(left)).toEqual([]);
  });

  test('hear those who manage the company where who posted the job has left, is disabled or is not let in any more', async () => {
    const manager = await joined(server, await companyAdmin(server), employer.id);
    const seeker = await jobSeeker(server, { firstName: 'Hawwa', lastName: 'Rasheed' });
    const left = await joined(server, await recruiter(server), employer.id);
    const ofLeaver = await postedJob(server, left);
    await server
      .as(left)
      .call('DELETE /api/companies/:id/members/:userId', { params: { id: employer.id, userId: left.id } });
    const disabled = await joined(server, await recruiter(server), employer.id);
    const ofDisabled = await postedJob(server, disabled);
    await run(server.database.pool, 'update user_account set disabled_at = now() where id = $1', [
      disabled.id,
    ]);
    const unverified = await joined(server, await recruiter(server), employer.id);
    const ofUnverified = await postedJob(server, unverified);
    await server.as(employer.founder).call('PUT /api/companies/:id/members/:userId', {
      params: { id: employer.id, userId: unverified.id },
      body: { verified: false },
    });
    for (const { id } of [ofLeaver, ofDisabled, ofUnverified]) {
      await Promise.all([manager, employer.founder, colleague].map(news));
      const { id: applicationId } = await applied(server, seeker, id);
      for (const told of [manager, employer.founder])
        expect(await news(told)).toEqual(['application.submitted Hawwa Rasheed']);
      await server.as(seeker).call('POST /api/applications/:id/messages', {
        params: { id: applicationId },
        body: { body: 'Hello' },
      });
      expect(await news(manager)).toEqual(['message.sent Hawwa Rasheed']);
      expect(await news(colleague)).toEqual([]);
    }
  });

  test('of a step within a status the applicant hears nothing', async () => {
    const owner = server.as(employer.founder);
    const { id: stepTemplateId, steps } = await owner.call('POST /api/step-templates', {
      body: {
        name: 'Steps',
        steps: [
          { status: 'screening', name: 'Call' },
          { status: 'screening', name: 'Test' },
        ],
      },
    });
    const seeker = await jobSeeker(server);
    const job = await postedJob(server, poster, { stepTemplateId });
    const { id } = await applied(server, seeker, job.id);
    for (const step of steps)
      await server.as(poster).call('PUT /api/applications/:id/status', {
        params: { id },
        body: { status: 'screening', stepId: step.id },
      });
    expect(await news(seeker)).toEqual(['application.moved screening']);
  });
});

describe('of an offer', () => {
  test('hear those who approve that one waits, and who wrote it what they decided', async () => {
    await server.as(employer.founder).call('PUT /api/company/settings', { body: { offerApproval: true } });
    const admin = await joined(server, await companyAdmin(server), employer.id);
    const unverified = await joined(server, await companyAdmin(server), employer.id, { verified: false });
    const seeker = await jobSeeker(server, { firstName: 'Ali', lastName: 'Rasheed' });
    const { id: applicationId } = await application(seeker);
    const { id } = await written(server, colleague, applicationId);
    const managers = [employer.founder, admin];
    const others = [poster, colleague, unverified, seeker];
    await Promise.all([...managers, ...others].map(news));
    // Asked twice, told once.
    for (const _ of [1, 2]) await server.as(colleague).call('POST /api/offers/:id/ask', { params: { id } });
    for (const manager of managers) expect(await news(manager)).toEqual(['offer.approval asked']);
    await server
      .as(admin)
      .call('POST /api/offers/:id/decision', { params: { id }, body: { approved: false } });
    expect(await news(colleague)).toEqual(['offer.approval returned']);
    await server.as(colleague).call('POST /api/offers/:id/ask', { params: { id } });
    await server
      .as(admin)
      .call('POST /api/offers/:id/decision', { params: { id }, body: { approved: true } });
    expect(await news(colleague)).toEqual(['offer.approval approved']);
    // Who asked and decided hears nothing of it; nor does anybody else.
    expect(await news(admin)).toEqual(['offer.approval asked']);
    for (const person of [poster, unverified, seeker]) expect(await news(person)).toEqual([]);
    await server.as(employer.founder).call('PUT /api/company/settings', { body: { offerApproval: false } });
  });
});

describe('of a company', () => {
  test('hear those who let people in who asks, and who asked what came of it', async () => {
    const { id, founder } = await company(server);
    const admin = await joined(server, await companyAdmin(server), id);
    const staff = await joined(server, await recruiter(server), id);
    const platform = await platformAdmin(server);
    const asker = await recruiter(server, { firstName: 'Mariyam', lastName: 'Nashwa' });
    await server.as(asker).call('POST /api/companies/:id/members', { params: { id } });
    for (const manager of [founder, admin])
      expect(await news(manager)).toEqual(['membership.requested Mariyam Nashwa']);
    await server.as(founder).call('PUT /api/companies/:id/members/:userId', {
      params: { id, userId: asker.id },
      body: { verified: true },
    });
    expect(await news(asker)).toEqual(['membership.changed']);
    expect((await inbox(asker))[0]).toMatchObject({ companyId: id, applicationId: null, jobId: null });
    for (const person of [founder, admin, staff, platform]) expect(await news(person)).toEqual([]);
  });

  test('reads nothing of its applicants and members whoever has left it or manages it no more, while applicants read on', async () => {
    const { id, founder } = await company(server, 'Lagoon');
    const member = ({ id: userId }: Person) => ({ params: { id, userId } });
    const asManager = async () =>
      joined(server, await recruiter(server), id, { role: 'company_admin' as const });
    const [removed, lowered] = [await asManager(), await asManager()];
    const seeker = await jobSeeker(server);
    const { id: told } = await applied(server, seeker, (await postedJob(server, removed)).id);
    const { id: kept } = await applied(
      server,
      await jobSeeker(server),
      (await postedJob(server, lowered)).id,
    );
    await server.as(removed).call('PUT /api/applications/:id/status', {
      params: { id: told },
      body: { status: 'screening' },
    });
    await server.as(await recruiter(server)).call('POST /api/companies/:id/members', { params: { id } });
    const seen = async (person: Person) => ({
      listed: (await inbox(person)).map(({ type, applicationId }) => [type, applicationId]),
      unread: await unread(person),
    });
    const [ofRemoved, ofLowered] = [await seen(removed), await seen(lowered)];
    expect([ofRemoved.unread, ofLowered.unread]).toEqual([2, 2]);

    await server.as(founder).call('DELETE /api/companies/:id/members/:userId', member(removed));
    await server
      .as(founder)
      .call('PUT /api/companies/:id/members/:userId', { ...member(lowered), body: { role: 'recruiter' } });
    expect(await seen(removed)).toEqual({ listed: [], unread: 0 });
    expect(await seen(lowered)).toEqual({
      listed: [
        ['membership.changed', null],
        ['application.submitted', kept],
      ],
      unread: 2,
    });
    expect(await seen(seeker)).toEqual({ listed: [['application.moved', told]], unread: 1 });
  });

  test('gets mail of it who manages it when that is due, and others alone of what became of their own part in it', async () => {
    const { id, founder } = await company(server, 'Sandbank');
    const asManager = async () =>
      joined(server, await recruiter(server), id, { role: 'company_admin' as const });
    const [removed, lowered] = [await asManager(), await asManager()];
    const asker = await recruiter(server, { firstName: 'Mariyam', lastName: 'Nashwa' });
    await server.as(asker).call('POST /api/companies/:id/members', { params: { id } });
    const member = ({ id: userId }: Person) => ({ params: { id, userId } });
    await server.as(founder).call('DELETE /api/companies/:id/members/:userId', member(removed));
    await server
      .as(founder)
      .call('PUT /api/companies/:id/members/:userId', { ...member(lowered), body: { role: 'recruiter' } });
    // Whoever is removed is still told what was decided before.
    await server
      .as(founder)
      .call('PUT /api/companies/:id/members/:userId', { ...member(asker), body: { verified: true } });
    await server.as(founder).call('DELETE /api/companies/:id/members/:userId', member(asker));
    await mailComes(server);
    const mailed = async (person: Person) =>
      (
        await rows<{ subject: string }>(
          server.database.pool,
          'select subject from mail where to_user_id = $1',
          [person.id],
        )
      ).map(({ subject }) => subject);
    const changed = 'Your role in Sandbank has changed';
    expect(await mailed(founder)).toEqual(['Mariyam Nashwa asks to join Sandbank']);
    expect(await mailed(removed)).toEqual([]);
    for (const person of [lowered, asker]) expect(await mailed(person)).toEqual([changed]);
  });
});
