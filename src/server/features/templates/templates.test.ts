import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Application, Job } from '#contract/api.ts';
import { messageFields } from '#domain/fields/messages.ts';
import { bulkMessagesPerHour, limits } from '#domain/limits.ts';
import type { Actor } from '#domain/permissions.ts';
import { rows, run } from '#server/db/query.ts';
import { company, companyAdmin, jobSeeker, joined, platformAdmin, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';
import { writeSeveral } from './write-several.ts';

const server = serverForThisFile();
let employer: { id: number; founder: Person };
let rival: { id: number; founder: Person };
let colleague: Person;
let job: Job;

beforeAll(async () => {
  employer = await company(server, 'Reef & Co');
  rival = await company(server);
  colleague = await joined(server, await recruiter(server), employer.id);
  job = await postedJob(server, employer.founder, { title: 'Cook', location: 'Malé' });
});

describe('a template', () => {
  const add = (body: object, person = employer.founder) =>
    server.as(person).post('/api/mail-templates', body);
  const list = (person: Person) => server.as(person).call('GET /api/mail-templates');

  test.each([
    [{}, 'Name is required'],
    [{ name: 'A', body: '' }, 'Message is required'],
    [{ name: 'A', body: 'Dear {{frist_name}}' }, 'There is no placeholder called “frist_name”.'],
    [{ name: 'A', body: 'Dear {{first_name' }, 'only half a placeholder'],
    [{ name: 'A', body: 'Click <a href=x>here</a>' }, 'Messages are plain text'],
    [{ name: 'x'.repeat(81), body: 'Dear you' }, 'at most 80'],
  ])('%j is refused with the reason', async (body, reason) => {
    const reply = await add(body);
    expect(reply.status).toBe(400);
    expect(reply.text).toContain(reason);
  });

  test('is not written by those whom no company has vouched for', async () => {
    expect((await add({ name: 'A', body: 'Dear you' }, await recruiter(server))).status).toBe(409);
    expect(await list(await recruiter(server))).toEqual([]);
  });

  test('is the whole company’s, each name once, and no other’s', async () => {
    const { json } = await add({ name: 'We have it', body: 'Dear {{first_name}}' });
    // The cast: what the contract says.
    const { id } = json as { id: number };
    expect(await list(colleague)).toMatchObject([{ id, name: 'We have it' }]);
    expect(await list(rival.founder)).toEqual([]);
    expect((await add({ name: 'WE HAVE IT', body: 'Dear you' }, colleague)).status).toBe(409);
    expect((await server.as(rival.founder).put(`/api/mail-templates/${id}`, { name: 'Ours' })).status).toBe(
      404,
    );
    expect((await server.as(rival.founder).delete(`/api/mail-templates/${id}`)).status).toBe(404);
    await server
      .as(colleague)
      .call('PUT /api/mail-templates/:id', { params: { id }, body: { name: 'Received' } });
    expect(await list(employer.founder)).toMatchObject([{ name: 'Received', body: 'Dear {{first_name}}' }]);
    await server.as(colleague).call('DELETE /api/mail-templates/:id', { params: { id } });
    expect(await list(employer.founder)).toEqual([]);
  });

  test('is one of so many that a company can keep', async () => {
    await run(
      server.database.pool,
      `insert into mail_template (company_id, name, body) select $1, 'T' || n, 'x' from generate_series(1, $2::integer) as n`,
      [rival.id, limits.mailTemplates],
    );
    expect((await add({ name: 'One more', body: 'x' }, rival.founder)).status).toBe(409);
  });
});

describe('a message to several', () => {
  let people: { seeker: Person; application: Application }[];

  beforeEach(async () => {
    people = [];
    for (const firstName of ['Aishath', 'Ibrahim', 'Shifa']) {
      const seeker = await jobSeeker(server, { firstName, lastName: 'Adam' });
      people.push({ seeker, application: await applied(server, seeker, job.id) });
    }
  });

  const ids = () => people.map(({ application }) => application.id);
  const send = (more: object = {}, person = employer.founder) =>
    server.as(person).post('/api/messages/bulk', {
      applicationIds: ids(),
      body: 'Dear {{first_name}}, about {{job_title}} in {{location}}: {{company}} will call.',
      people: 3,
      key: crypto.randomUUID(),
      ...more,
    });
  const got = async ({ seeker, application }: (typeof people)[number]) => {
    const messages = await server
      .as(seeker)
      .call('GET /api/applications/:id/messages', { params: { id: application.id } });
    return messages.map(({ body }) => body);
  };
  const nothingSent = async () => {
    for (const person of people) expect(await got(person)).toEqual([]);
  };

  test.each([
    { applicationIds: [] },
    { applicationIds: Array.from({ length: 201 }, (_, at) => at + 1) },
    { body: 'Dear {{somebody}}' },
    { people: 0 },
    { key: 'again' },
  ])('is refused as %j', async (more) => {
    expect((await send(more)).status).toBe(400);
    await nothingSent();
  });

  test('is not for who takes no part, nor about others’ applicants', async () => {
    expect((await send({}, await platformAdmin(server))).status).toBe(403);
    expect((await send({}, rival.founder)).status).toBe(400);
    const foreign = await applied(
      server,
      await jobSeeker(server),
      (await postedJob(server, rival.founder)).id,
    );
    expect((await send({ applicationIds: [...ids(), foreign.id] })).status).toBe(400);
    await nothingSent();
  });

  test('reaches each about their own application, with a notification each, and is recorded', async () => {
    expect(await send()).toMatchObject({ status: 201, json: { people: 3, leftOut: [] } });
    expect(await Promise.all(people.map(got))).toEqual([
      ['Dear Aishath, about Cook in Malé: Reef & Co will call.'],
      ['Dear Ibrahim, about Cook in Malé: Reef & Co will call.'],
      ['Dear Shifa, about Cook in Malé: Reef & Co will call.'],
    ]);
    for (const { seeker, application } of people)
      expect(await server.as(seeker).call('GET /api/notifications')).toMatchObject([
        { type: 'message.sent', applicationId: application.id },
      ]);
    const kept = await rows(
      server.database.pool,
      `select b.people, count(*) as messages from bulk_message b join message m on m.bulk_message_id = b.id
       where m.application_id = $1 or m.application_id = $2 or m.application_id = $3 group by b.id`,
      ids(),
    );
    expect(kept).toEqual([{ people: 3, messages: 3 }]);
    const [entry] = await server.as(await platformAdmin(server)).call('GET /api/admin/audit');
    expect(entry).toMatchObject({
      action: 'message.bulk',
      subjectId: employer.id,
      details: { people: 3, leftOut: 0 },
    });
  });

  test('leaves out who has withdrawn and names them, before and after', async () => {
    const [first, second] = people;
    await server
      .as(first?.seeker)
      .call('POST /api/applications/:id/withdraw', { params: { id: first?.application.id ?? 0 } });
    const leftOut = [
      { id: first?.application.id, applicantName: 'Aishath Adam', reason: 'has withdrawn the application' },
    ];
    const preview = await server
      .as(employer.founder)
      .post('/api/messages/bulk/preview', { applicationIds: ids(), body: 'Dear {{full_name}}' });
    expect(preview.json).toEqual({
      people: 2,
      leftOut,
      first: { applicantName: 'Ibrahim Adam', body: 'Dear Ibrahim Adam' },
    });
    await nothingSent();
    expect((await send()).text).toContain('This would reach 2 people by now, not 3.');
    await nothingSent();
    expect(await send({ people: 2 })).toMatchObject({ status: 201, json: { people: 2, leftOut } });
    expect(second && (await got(second))).toHaveLength(1);
  });

  test('pressed twice is sent once', async () => {
    const key = crypto.randomUUID();
    const replies = await Promise.all([send({ key }), send({ key })]);
    expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409]);
    for (const person of people) expect(await got(person)).toHaveLength(1);
  });

  test('is sent to all or to none', async () => {
    const { pool } = server.database;
    await run(
      pool,
      `alter table message add constraint no_shifa check (body not like 'Dear Shifa%') not valid`,
    );
    const sender: Actor = {
      id: employer.founder.id,
      userType: 'recruiter',
      memberships: [
        {
          companyId: employer.id,
          role: 'company_admin',
          verified: true,
          companyVerified: true,
          companySuspended: false,
        },
      ],
    };
    const sending = writeSeveral(pool, sender, {
      applicationIds: ids(),
      body: 'Dear {{first_name}}',
      people: 3,
      key: crypto.randomUUID(),
    });
    await expect(sending).rejects.toThrow('no_shifa');
    await run(pool, 'alter table message drop constraint no_shifa');
    await nothingSent();
  });

  test('can be sent to so many people an hour', async () => {
    await run(
      server.database.pool,
      'insert into bulk_message (sender_id, key, body, people) values ($1, gen_random_uuid(), $2, $3)',
      [colleague.id, 'Hello', bulkMessagesPerHour - 2],
    );
    const reply = await send({}, colleague);
    expect(reply.status).toBe(429);
    expect(reply.text).toContain('2 of them are left');
    await nothingSent();
    await run(
      server.database.pool,
      `update bulk_message set sent_at = now() - interval '61 minutes' where sender_id = $1`,
      [colleague.id],
    );
    expect((await send({}, colleague)).status).toBe(201);
  });

  test('is not longer than a message when all is filled in', async () => {
    const long = await postedJob(server, employer.founder, { title: 'x'.repeat(120) });
    const { id } = await applied(server, await jobSeeker(server), long.id);
    const reply = await send({
      applicationIds: [id],
      people: 1,
      body: `{{job_title}}${'x'.repeat(messageFields.body.max - 14)}`,
    });
    expect(reply.status).toBe(400);
  });
});

describe('templates of a company', () => {
  let busy: { id: number; founder: Person };
  const add = (person: Person, body: object) => server.as(person).post('/api/mail-templates', body);
  const list = (person: Person) => server.as(person).call('GET /api/mail-templates');

  beforeEach(async () => {
    busy = await company(server);
  });

  test('are written by its admins who do not hire, too, and by no candidate and no platform admin', async () => {
    const admin = await joined(server, await companyAdmin(server), busy.id);
    expect((await add(admin, { name: 'From above', body: 'Dear you' })).status).toBe(201);
    expect(await list(busy.founder)).toMatchObject([{ name: 'From above' }]);
    for (const person of [await jobSeeker(server), await platformAdmin(server)]) {
      expect((await add(person, { name: 'Mine', body: 'Dear you' })).status).toBe(403);
      expect((await server.as(person).get('/api/mail-templates')).status).toBe(403);
    }
    const asked = await joined(server, await recruiter(server), busy.id, { verified: false });
    expect(await list(asked)).toEqual([]);
  });

  test('are so many at most, also when several are written at the same moment', async () => {
    await run(
      server.database.pool,
      `insert into mail_template (company_id, name, body) select $1, 'T' || n, 'x' from generate_series(2, $2::integer) as n`,
      [busy.id, limits.mailTemplates],
    );
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, at) => add(busy.founder, { name: `At once ${at}`, body: 'x' })),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await list(busy.founder)).toHaveLength(limits.mailTemplates);
  });

  test('are one under a name, also when two are written at the same moment', async () => {
    const replies = await Promise.all(
      ['Received', 'received', 'RECEIVED'].map((name) => add(busy.founder, { name, body: 'Dear you' })),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(await list(busy.founder)).toHaveLength(1);
  });

  test('are kept to the letter, and changed by what is sent alone', async () => {
    const body = 'Dear {{first_name}},\n\n  two spaces, “quotes”, ދިވެހި and a # at the start\n# of a line';
    await add(busy.founder, { name: 'To the letter', body });
    const [kept] = await list(busy.founder);
    expect(kept?.body).toBe(body);
    const change = (more: object) => server.as(busy.founder).put(`/api/mail-templates/${kept?.id}`, more);
    expect((await change({ name: ' ' })).status).toBe(400);
    expect((await change({ body: '{{nobody}}' })).status).toBe(400);
    expect((await change({ name: 'Renamed' })).json).toMatchObject({ name: 'Renamed', body });
    expect((await change({})).json).toMatchObject({ name: 'Renamed', body });
  });

  test('stand still while it is suspended, and can be read', async () => {
    await add(busy.founder, { name: 'Before', body: 'Dear you' });
    const [kept] = await list(busy.founder);
    await run(server.database.pool, 'update company set suspended_at = now() where id = $1', [busy.id]);
    expect(await list(busy.founder)).toEqual([kept]);
    expect((await add(busy.founder, { name: 'After', body: 'x' })).status).toBe(409);
    const client = server.as(busy.founder);
    expect((await client.put(`/api/mail-templates/${kept?.id}`, { name: 'After' })).status).toBe(409);
    expect((await client.delete(`/api/mail-templates/${kept?.id}`)).status).toBe(409);
  });
});

describe('what stands for a placeholder', () => {
  test('is told of one’s own applicants only, and never to them', async () => {
    const seeker = await jobSeeker(server, { firstName: 'Aminath', lastName: 'Rasheed' });
    const { id } = await applied(server, seeker, job.id);
    const values = await server
      .as(colleague)
      .call('GET /api/applications/:id/placeholders', { params: { id } });
    expect(values).toMatchObject({
      first_name: 'Aminath',
      full_name: 'Aminath Rasheed',
      company: 'Reef & Co',
    });
    const path = `/api/applications/${id}/placeholders`;
    expect((await server.as(rival.founder).get(path)).status).toBe(404);
    expect((await server.as(seeker).get(path)).status).toBe(403);
    expect((await server.as(colleague).get('/api/applications/2000000000/placeholders')).status).toBe(404);
  });
});
