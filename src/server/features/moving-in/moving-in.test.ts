import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Application, Job, PeopleImportDetail } from '#contract/api.ts';
import { moveInLimits } from '#domain/moving-in/sources.ts';
import { row, rows, run } from '#server/db/query.ts';
import { runDue } from '#test/background.ts';
import { forgetImports } from './forget-imports.ts';
import { endedMeanwhile } from '#test/meanwhile.ts';
import { ranImport, sendTable, sentTable } from '#test/moving-in.ts';
import { exportOf } from '#test/people-exports.ts';
import { company, jobSeeker, joined, platformAdmin, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let employer: { id: number; founder: Person };
let colleague: Person;
let rival: { id: number; founder: Person };

beforeAll(async () => {
  employer = await company(server);
  colleague = await joined(server, await recruiter(server), employer.id);
  rival = await company(server);
});

const sent = (table: string | Buffer, source = 'spreadsheet', by = employer.founder) =>
  sentTable(server, by, table, source);
const ran = (id: number, body = {}, by = employer.founder) => ranImport(server, by, id, body);
const lines = (id: number, query = {}, by = employer.founder) =>
  server.as(by).call('GET /api/company/imports/:id/lines', { params: { id }, query });
const said = (id: number, body: object) =>
  server.as(employer.founder).post(`/api/company/imports/${id}/mapping`, body);
const takenBack = async (id: number, by = employer.founder) => {
  await server.as(by).call('POST /api/company/imports/:id/take-back', { params: { id } });
  await runDue(server);
  return server.as(by).call('GET /api/company/imports/:id', { params: { id } });
};
const count = async (what: string) =>
  (await row<{ count: number }>(server.database.pool, `select count(*) from ${what}`))?.count;

let tables = 0;
/** A table of people nobody has had before. */
const table = (...rest: string[]) => {
  tables += 1;
  const people = rest.map((line) => line.replaceAll('#', String(tables)));
  return ['Name,Email,Phone,Job,Status,Applied on,Notes', ...people].join('\n');
};

describe('a file is refused in words', () => {
  test.each([
    ['that is empty', Buffer.alloc(0), 'The file is empty.'],
    [
      'of Excel',
      Buffer.from([0x50, 0x4b, 3, 4, 0, 0]),
      'This is an Excel or ZIP file. Save the sheet as CSV and send that.',
    ],
    ['with a header alone', Buffer.from('Name,Email\n'), 'The file has no lines below its header.'],
    [
      'whose quotation mark is never closed',
      Buffer.from('Name\n"Ali\n'),
      'Line 2: a quotation mark is opened and never closed. From here on the file cannot be relied on.',
    ],
  ])('%s', async (_, bytes, sentence) => {
    const reply = await sendTable(server, employer.founder, bytes);
    expect([reply.status, reply.text]).toEqual([422, sentence]);
  });

  test('whose names stand in no column, until the company says which it is', async () => {
    const { id, columnsProblem } = await sent('Who,Where\nAli Manik,Malé\n');
    expect(columnsProblem).toBe('Say which column holds the name');
    const reply = await server.as(employer.founder).post(`/api/company/imports/${id}/run`, {});
    expect([reply.status, reply.text]).toEqual([409, 'Say which column holds the name.']);
    expect((await said(id, { columns: ['name', null] })).json).toMatchObject({ columnsProblem: null });
  });

  test('whose words for where people stand are not ours, until the company says what they mean', async () => {
    const { id, statuses } = await sent(table('Ali Rameez,rameez#@in.example,,Cook,Zeta,,'));
    expect(statuses).toEqual([{ text: 'Zeta', count: 1, status: null }]);
    expect(await ran(id)).toMatchObject({
      state: 'checked',
      failure: 'Nothing was imported: 1 line is refused.',
      counts: { refused: 1, added: 0 },
    });
    const columns = ['name', 'email', 'phone', 'job', 'stage', 'appliedAt', 'notes'];
    await said(id, { columns, statuses: [{ text: 'Zeta', status: 'screening' }] });
    expect(await ran(id)).toMatchObject({ state: 'imported', counts: { added: 1 } });
  });

  test('jobs of another company take nobody, and a person is only somebody they look like', async () => {
    const { id } = await sent(table('Ali Fazeel,fazeel#@in.example,,Cook,,,'));
    const theirs = await postedJob(server, rival.founder);
    const columns = ['name', 'email', 'phone', 'job', 'stage', 'appliedAt', 'notes'];
    expect((await said(id, { columns, jobs: [{ title: 'Cook', jobId: theirs.id }] })).status).toBe(400);
    const choice = `/api/company/imports/${id}/lines/2/person`;
    expect((await server.as(employer.founder).post(choice, { candidateId: rival.founder.id })).status).toBe(
      400,
    );
  });
});

describe('what a company brings along is nobody’s but its own', () => {
  let imported: PeopleImportDetail;
  const address = 'own@quiet.example';

  beforeAll(async () => {
    const { id } = await sent(`Name,Email,Job,Status\nHawwa Own,${address},Host,Interview\n`);
    imported = await ran(id);
  });

  test('its people see them among their candidates; another company, and a platform admin’s users, do not have them', async () => {
    const [line] = await lines(imported.id);
    const params = { id: line?.candidateId ?? 0 };
    const seen = await server.as(colleague).call('GET /api/company/candidates/:id', { params });
    expect(seen).toMatchObject({ name: 'Hawwa Own', email: address });
    expect((await server.as(rival.founder).get(`/api/company/candidates/${params.id}`)).status).toBe(404);
    const admin = await platformAdmin(server);
    const users = await server.as(admin).call('GET /api/admin/users', { query: { search: 'Hawwa' } });
    expect(users).toEqual([]);
    expect(
      (await server.as(admin).send('PUT', `/api/admin/users/${params.id}`, { body: { disabled: true } }))
        .status,
    ).toBe(404);
  });

  test('nothing is mailed to them, whatever is done with the application', async () => {
    const [line] = await lines(imported.id);
    const id = line?.applicationId ?? 0;
    await server
      .as(colleague)
      .call('PUT /api/applications/:id/status', { params: { id }, body: { status: 'screening' } });
    const message = await server
      .as(colleague)
      .post(`/api/applications/${id}/messages`, { body: 'When can you begin?' });
    expect([message.status, message.text]).toEqual([
      409,
      'This candidate was imported and has no account here. Write to their email address.',
    ]);
    const several = { applicationIds: [id], body: 'When can you begin?' };
    expect(
      await server.as(colleague).call('POST /api/messages/bulk/preview', { body: several }),
    ).toMatchObject({
      people: 0,
      leftOut: [{ reason: 'was imported and has no account here' }],
    });
    await runDue(server, 'notification-mail', 'rejection');
    expect(await count(`mail where to_address = '${address}'`)).toBe(0);
  });

  describe('who would read nothing is told nothing', () => {
    let job: Job;
    let brought: { id: number; candidateId: number };
    let seeker: Person;
    let other: Application;

    beforeEach(async () => {
      job = await postedJob(server, employer.founder);
      const { id } = await sent('Name,Email,Job,Status\nAminath Quiet,quiet@in.example,Mate,Screening\n');
      await said(id, {
        columns: ['name', 'email', 'job', 'stage'],
        jobs: [{ title: 'Mate', jobId: job.id }],
        statuses: [{ text: 'Screening', status: 'screening' }],
      });
      await ran(id);
      const [line] = await lines(id);
      brought = { id: line?.applicationId ?? 0, candidateId: line?.candidateId ?? 0 };
      seeker = await jobSeeker(server);
      other = await applied(server, seeker, job.id);
    });

    const standing = async () =>
      (await server.as(colleague).call('GET /api/applications/:id', { params: { id: brought.id } })).status;
    const written = () => count(`message where application_id = ${brought.id}`);

    test('with a rejection: a message leaves them out, and they are rejected without one', async () => {
      const rejecting = { applicationIds: [brought.id, other.id], letter: 'Dear {{first_name}}, no.' };
      const reason = 'was imported and has no account here to read the message';
      const preview = await server.as(colleague).call('POST /api/rejections/preview', { body: rejecting });
      expect(preview).toMatchObject({ people: [{ id: other.id }], leftOut: [{ id: brought.id, reason }] });
      const refused = await server.as(colleague).post('/api/rejections', rejecting);
      expect([refused.status, refused.text]).toEqual([409, `No one was rejected. Aminath Quiet ${reason}.`]);
      await server
        .as(colleague)
        .call('POST /api/rejections', { body: { applicationIds: [brought.id], when: 'now' } });
      expect([await standing(), await written()]).toEqual(['rejected', 0]);
    });

    test('when their job closes with a message: they are not among those it is for, and are rejected with them', async () => {
      const { waiting } = await server
        .as(employer.founder)
        .call('GET /api/jobs/:id/waiting', { params: { id: job.id } });
      expect(waiting).toBe(1);
      await server.as(employer.founder).call('PUT /api/jobs/:id', {
        params: { id: job.id },
        body: { status: 'filled', farewell: 'Dear {name}, {job} is filled.' },
      });
      expect([await standing(), await written()]).toEqual(['rejected', 0]);
      expect(await count(`message where application_id = ${other.id}`)).toBe(1);
    });

    test('of another job: an invitation is refused', async () => {
      const { id } = await postedJob(server, employer.founder);
      const reply = await server
        .as(employer.founder)
        .post(`/api/jobs/${id}/invitations`, { candidateId: brought.candidateId });
      expect([reply.status, reply.headers['error-code'], reply.text]).toEqual([
        409,
        'no_account',
        'This candidate was imported and has no account here. Write to their email address.',
      ]);
    });
  });

  test('nobody signs in as them, and whoever has the address registers as if they were not there', async () => {
    const reset = await server.as().post('/api/password-resets', { email: address });
    expect(reset.status).toBe(202);
    await runDue(server);
    expect(await count(`mail where to_address = '${address}'`)).toBe(0);
    const real = await jobSeeker(server, { email: address });
    const own = await server.as(real).call('GET /api/applications');
    expect(own).toEqual([]);
    const params = { id: (await lines(imported.id))[0]?.candidateId ?? 0 };
    expect((await server.as(colleague).call('GET /api/company/candidates/:id', { params })).email).toBe(
      address,
    );
  });

  test('no answer is promised to them, no score is reckoned, and their history has no author', async () => {
    const [line] = await lines(imported.id);
    const { pool } = server.database;
    expect(
      await row(pool, 'select answer_due_at, match_score, seen_at from application where id = $1', [
        line?.applicationId,
      ]),
    ).toMatchObject({ answer_due_at: null, match_score: null });
    const [profile] = await rows(
      pool,
      'select matching, discoverable from job_seeker_profile where user_id = $1',
      [line?.candidateId],
    );
    expect(profile).toEqual({ matching: false, discoverable: false });
  });
});

describe('the export of each system is read by its own column names', () => {
  test.each(Object.entries(exportOf))('%s', async (source, file) => {
    const { id, columnsProblem, statuses, preview } = await sent(file, source);
    expect(columnsProblem).toBeNull();
    expect(statuses.filter(({ status }) => !status)).toEqual([]);
    expect(preview.flatMap(({ problems }) => problems)).toEqual([]);
    const { state, counts, rowCount } = await ran(id);
    expect({ state, added: counts.added }).toEqual({ state: 'imported', added: rowCount });
  });

  test('one person with two applications is one person, dates are read by what their column decides, and notes stay', async () => {
    const brought = await company(server);
    const { id } = await sent(exportOf.greenhouse, 'greenhouse', brought.founder);
    await ran(id, {}, brought.founder);
    const [first, second, hired, again] = await lines(id, {}, brought.founder);
    expect(again?.candidateId).toBe(first?.candidateId);
    const application = async (at = 0) =>
      server.as(brought.founder).call('GET /api/applications/:id', { params: { id: at } });
    expect(await application(first?.applicationId ?? 0)).toMatchObject({
      jobTitle: 'Head chef',
      applicantName: 'Aminath Shifa',
      applicantPhone: '+960 771 2001',
      status: 'interviewing',
      applicationDate: '2026-03-31T00:00:00Z',
      statusUpdatedAt: '2026-04-15T00:00:00Z',
      recruiterNotes: 'Cooks for 200.',
    });
    expect(await application(second?.applicationId ?? 0)).toMatchObject({ status: 'rejected' });
    expect(await application(hired?.applicationId ?? 0)).toMatchObject({
      status: 'hired',
      recruiterNotes: 'Speaks German,\nand Divehi.',
    });
    const made = await rows<{ status: string; listed: boolean; count: number }>(
      server.database.pool,
      'select status, listed, application_count as count from job_posting where company_id = $1 order by title',
      [brought.id],
    );
    expect(made).toEqual([
      { status: 'closed', listed: false, count: 2 },
      { status: 'closed', listed: false, count: 2 },
    ]);
  });

  test.each([
    ['UTF-8 with its mark', Buffer.from('\uFEFFName;Job\nLéna Ağa;Host\n')],
    [
      'UTF-16',
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Name\tJob\nLéna Ağa\tHost\n', 'utf16le')]),
    ],
    [
      'UTF-16, the other way round',
      Buffer.concat([
        Buffer.from([0xfe, 0xff]),
        Buffer.from('Name\tJob\nLéna Ağa\tHost\n', 'utf16le').swap16(),
      ]),
    ],
  ])('letters are read as they are in %s', async (_, bytes) => {
    expect((await sent(bytes)).preview[0]).toMatchObject({ name: 'Léna Ağa', job: 'Host' });
  });

  test('and in Windows-1252, as spreadsheets of Windows write it', async () => {
    const { preview } = await sent(
      Buffer.from('Name;Job\r\nL\xE9na M\xFCller;Caf\xE9 \x96 host\r\n', 'latin1'),
    );
    expect(preview[0]).toMatchObject({ name: 'Léna Müller', job: 'Café – host' });
  });
});

describe('all or nothing, or only the good ones', () => {
  const mixed = () =>
    table(
      'Good One,good#@in.example,,Cook,Applied,2026-01-05,',
      'Bad Two,no address,,Cook,Applied,2026-01-05,',
      'Bad Three,three#@in.example,,Cook,Applied,2026-13-40,',
    );

  test('a check says what would become of each line, and writes nothing', async () => {
    const { id } = await sent(mixed());
    const before = await count('application');
    expect(await ran(id, { dryRun: true })).toMatchObject({
      state: 'checked',
      counts: { new: 1, refused: 2 },
    });
    expect((await lines(id, { result: 'refused' })).map(({ line, reasons }) => [line, reasons])).toEqual([
      [3, ['Email must look like name@example.com']],
      [4, ['Applied on “2026-13-40” is not a possible day; write it as 2026-03-31']],
    ]);
    expect(await count('application')).toBe(before);
  });

  test('a text that is cut where a picture stands is kept, and the line with it refused in words', async () => {
    const long = `${'a'.repeat(moveInLimits.cell - 1)}😀😀`;
    const { id } = await sent(
      table(
        `Long Notes,long#@in.example,,Cook,Applied,,${long}`,
        `No Day,day#@in.example,,Cook,Applied,${'9'.repeat(39)}😀😀,`,
      ),
    );
    expect(await ran(id, { dryRun: true })).toMatchObject({ state: 'checked', counts: { refused: 2 } });
    expect((await lines(id))[1]?.reasons).toEqual([
      `Applied on “${'9'.repeat(39)}😀” is not a date we can read; write it as 2026-03-31`,
    ]);
  });

  test('one bad line keeps all from being imported, or is left out, and the report says so', async () => {
    const { id } = await sent(mixed());
    expect(await ran(id)).toMatchObject({ failure: 'Nothing was imported: 2 lines are refused.' });
    expect(await ran(id, { onlyGood: true })).toMatchObject({
      state: 'imported',
      counts: { added: 1, refused: 2 },
    });
    const report = await server.as(employer.founder).get(`/api/company/imports/${id}/report`);
    expect(report.text.split('\r\n')).toHaveLength(4);
    expect(report.text).toContain('"3","Bad Two","no address","Cook","refused","Email must look');
  });

  test('the same file twice makes nobody twice', async () => {
    const file = table('Twice Here,twice#@in.example,,Cook,Applied,,', 'No Address,,771 6#01,Cook,Applied,,');
    await ran((await sent(file)).id);
    const people = await count('user_account');
    const second = await sent(file);
    expect(await ran(second.id, { dryRun: true })).toMatchObject({ counts: { known: 2, new: 0 } });
    expect(await ran(second.id)).toMatchObject({ counts: { known: 2, added: 0 } });
    expect(await count('user_account')).toBe(people);
  });
});

describe('an import is taken back', () => {
  test('by nobody after seven days, when its lines are forgotten', async () => {
    const { id } = await sent(table('Old One,old#@in.example,,Cook,Applied,,'));
    await ran(id);
    await run(
      server.database.pool,
      "update import_batch set imported_at = now() - interval '8 days' where id = $1",
      [id],
    );
    const reply = await server.as(employer.founder).post(`/api/company/imports/${id}/take-back`);
    expect([reply.status, reply.text]).toEqual([409, 'This import can no longer be undone.']);
    await forgetImports(server.database.pool);
    expect(await lines(id)).toEqual([]);
  });

  test('whole: people, applications and the jobs made for them go', async () => {
    const brought = await company(server);
    const before = await Promise.all([count('application'), count('user_account'), count('job_posting')]);
    const { id } = await sent(exportOf.greenhouse, 'greenhouse', brought.founder);
    await ran(id, {}, brought.founder);
    expect(await takenBack(id, brought.founder)).toMatchObject({
      state: 'taken_back',
      counts: { gone: 4, left: 0 },
    });
    expect(await Promise.all([count('application'), count('user_account'), count('job_posting')])).toEqual(
      before,
    );
    const again = await sent(exportOf.greenhouse, 'greenhouse', brought.founder);
    expect(await ran(again.id, {}, brought.founder)).toMatchObject({ counts: { added: 4 } });
  });

  test('but for what somebody has worked on since, and says why that stays', async () => {
    const { id } = await sent(
      table(
        'Gone Soon,gone#@in.example,,Deckhand,Applied,,',
        'Stays Here,stays#@in.example,,Deckhand,Applied,,',
      ),
    );
    await ran(id);
    const stays = (await lines(id))[1]?.applicationId ?? 0;
    await server
      .as(colleague)
      .call('PUT /api/applications/:id/status', { params: { id: stays }, body: { status: 'screening' } });
    expect(await takenBack(id)).toMatchObject({ counts: { gone: 1, left: 1 } });
    expect((await lines(id, { result: 'left' })).map(({ reasons }) => reasons)).toEqual([['It was moved']]);
    expect(
      await server.as(colleague).call('GET /api/applications/:id', { params: { id: stays } }),
    ).toMatchObject({
      status: 'screening',
    });
  });

  test('but for what somebody is writing in the same moment', async () => {
    const { id } = await sent(table('Written To,written#@in.example,,Bosun,Applied,,'));
    await ran(id);
    const [line] = await lines(id);
    const write = `insert into message (application_id, from_employer, body) values ($1, true, 'When can you come?')`;
    const ended = await endedMeanwhile(
      server,
      async (tx) => run(tx, write, [line?.applicationId]),
      async () => takenBack(id),
    );
    expect(ended).toMatchObject({ counts: { gone: 0, left: 1 } });
    expect((await lines(id, { result: 'left' })).map(({ reasons }) => reasons)).toEqual([
      ['There are messages'],
    ]);
  });

  test('but for a person who is given a tag in the same moment', async () => {
    const { id } = await sent(table('Tagged Now,tagged#@in.example,,Bosun,Applied,,'));
    await ran(id);
    const tag = `with person as (select user_id from imported_person where batch_id = $1),
         tag as (insert into candidate_tag (company_id, name) values ($2, 'Knows boats') returning id)
       insert into candidate_tagged (tag_id, user_id) select tag.id, person.user_id from tag, person`;
    await endedMeanwhile(
      server,
      async (tx) => run(tx, tag, [id, employer.id]),
      async () => takenBack(id),
    );
    expect(
      await count(
        `user_account u join candidate_tagged g on g.user_id = u.id join candidate_tag t on t.id = g.tag_id where t.name = 'Knows boats'`,
      ),
    ).toBe(1);
  });
});
