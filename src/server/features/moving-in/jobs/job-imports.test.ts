import { beforeAll, describe, expect, test } from 'vitest';
import { oneRow, run } from '#server/db/query.ts';
import { runDue } from '#test/background.ts';
import { endedMeanwhile } from '#test/meanwhile.ts';
import { ranJobs, sendJobs, sentJobs } from '#test/moving-in.ts';
import { company, jobSeeker, joined, platformAdmin, recruiter } from '#test/people.ts';
import { applied } from '#test/postings.ts';
import { type Person, serverForThisFile, startServer } from '#test/server.ts';

const server = serverForThisFile();
let employer: { id: number; founder: Person };
let colleague: Person;
let rival: { id: number; founder: Person };

beforeAll(async () => {
  employer = await company(server);
  colleague = await joined(server, await recruiter(server), employer.id);
  rival = await company(server, undefined, { verified: false });
});

const header = 'Job Title,Location,Description,Pay,Posted,Deadline,ID';
let files = 0;
/** Jobs that no file had before. */
const table = (...lines: string[]) => {
  files += 1;
  return [header, ...lines.map((line) => line.replaceAll('#', String(files)))].join('\n');
};
const sent = (file: string | Buffer, by = colleague) => sentJobs(server, by, file);
const ran = (id: number, body = {}, by = colleague) => ranJobs(server, by, id, body);
const lines = (id: number, query = {}, by = colleague) =>
  server.as(by).call('GET /api/company/job-imports/:id/lines', { params: { id }, query });
const said = (id: number, body: object, by = colleague) =>
  server.as(by).call('POST /api/company/job-imports/:id/mapping', {
    params: { id },
    body: { columns: [...columnsOfHeader], ...body },
  });
const columnsOfHeader = [
  'title',
  'location',
  'description',
  'salaryRange',
  'postedDate',
  'applicationDeadline',
  'externalId',
] as const;
const takenBack = async (id: number) => {
  await server.as(colleague).call('POST /api/company/job-imports/:id/take-back', { params: { id } });
  await runDue(server);
  return server.as(colleague).call('GET /api/company/job-imports/:id', { params: { id } });
};
const jobsOf = async (companyId: number) =>
  (
    await oneRow<{ count: number }>(
      server.database.pool,
      'select count(*) from job_posting where company_id = $1',
      [companyId],
    )
  ).count;

describe('a file of jobs is refused', () => {
  test('to who posts for no company, and to platform admins, who have the command', async () => {
    for (const person of [await jobSeeker(server), await recruiter(server), await platformAdmin(server)])
      expect((await sendJobs(server, person, table('Cook,Malé,Cooks.,,,,'))).status).toBe(403);
  });

  test('with what it lacks said in words, and of another company it is not there', async () => {
    const reply = await sendJobs(server, colleague, Buffer.from('PK\u0003\u0004'));
    expect([reply.status, reply.text]).toEqual([
      422,
      'This is an Excel or ZIP file. Save the sheet as CSV and send that.',
    ]);
    const { id, columnsProblem } = await sent('Wer,Wo\nKoch,Malé\n');
    expect(columnsProblem).toBe('Say which column holds the title');
    const begun = await server.as(colleague).post(`/api/company/job-imports/${id}/run`, {});
    expect([begun.status, begun.text]).toEqual([409, 'Say which column holds the title.']);
    expect((await server.as(rival.founder).get(`/api/company/job-imports/${id}`)).status).toBe(404);
    expect((await server.as(employer.founder).get(`/api/company/imports/${id}`)).status).toBe(404);
  });

  test('to open jobs with, until somebody has looked at the company; drafts it may have', async () => {
    const strict = await startServer({ database: server.database, config: { limits: true } });
    const { id } = await sent(table('Diver #,Malé,Dives.,,,,'), rival.founder);
    await said(id, { status: 'active' }, rival.founder);
    const reply = await strict.as(rival.founder).post(`/api/company/job-imports/${id}/run`, {});
    await strict.close();
    expect([reply.status, reply.text]).toEqual([
      409,
      'Until an administrator has verified your company, imported jobs start as drafts.',
    ]);
    await said(id, { status: 'draft' }, rival.founder);
    expect(await ran(id, {}, rival.founder)).toMatchObject({ state: 'imported', counts: { added: 1 } });
  });
});

describe('a file of jobs is read by the reader of the command', () => {
  test('what it does not say of pay and dates is asked, and only that', async () => {
    const clear = await sent(table('Cook #,Malé,Cooks.,MVR 12000 per month,2026-03-31,,'));
    expect(clear).toMatchObject({ asksCurrency: false, asksPeriod: false, asksDateOrder: false });
    const open = await sent(table('Cook #,Malé,Cooks.,900,04/05/2026,04/06/2099,'));
    expect(open).toMatchObject({ asksCurrency: true, asksPeriod: true, asksDateOrder: true });
    const answered = await said(open.id, { currency: 'USD', period: 'month', dateOrder: 'MDY' });
    expect(answered.preview[0]).toMatchObject({
      salaryRange: 'USD 900 per month',
      postedDate: '2026-04-05',
      applicationDeadline: '2099-04-06',
      problems: [],
    });
  });

  test('the order of day and month is decided by each column on its own', async () => {
    const decided = await sent(
      table('Cook #,Malé,Cooks.,,04/05/2026,04/30/2099,', 'Host #,Malé,Hosts.,,31/05/2026,04/06/2099,'),
    );
    expect(decided.asksDateOrder).toBe(false);
    expect(decided.preview).toMatchObject([
      { postedDate: '2026-05-04', applicationDeadline: '2099-04-30' },
      { postedDate: '2026-05-31', applicationDeadline: '2099-04-06' },
    ]);
  });

  test.each([
    [
      'semicolons, a mark, and Windows line ends',
      '\uFEFFTitle;Description\r\n"Chef; sous";"Cooks\r\nall day"\r\n',
    ],
    [
      'tabs, empty lines, and its header twice',
      'Title\tDescription\n\nTitle\tDescription\nChef; sous\t"Cooks\nall day"\n\n',
    ],
  ])('a file with %s', async (_, file) => {
    const { rowCount, preview } = await sent(file);
    expect([rowCount, preview[0]?.title]).toEqual([1, 'Chef; sous']);
  });

  test('in UTF-16, with cells that mean harm, which stay words', async () => {
    const file = 'Title,Description\n"=HYPERLINK(""http://x"")","<script>alert(1)</script>Cooks for us"\n';
    const { id, preview } = await sent(Buffer.from(`\uFEFF${file}`, 'utf16le'));
    expect(preview[0]?.title).toBe('=HYPERLINK("http://x")');
    await ran(id);
    const report = await server.as(colleague).get(`/api/company/job-imports/${id}/report`);
    expect(report.text).toContain(`"'=HYPERLINK(""http://x"")"`);
  });
});

describe('jobs of a file', () => {
  const mixed = () =>
    table('Good #,Malé,Works.,,2026-01-05,,', ',Malé,Nothing.,,,,', 'Late #,Malé,Works.,,2026-13-40,,');

  test('are checked without a trace; all come or none, or the good ones, as the company says', async () => {
    const { id } = await sent(mixed());
    const before = await jobsOf(employer.id);
    expect(await ran(id, { dryRun: true })).toMatchObject({
      state: 'checked',
      counts: { new: 1, refused: 2 },
    });
    expect((await lines(id, { result: 'refused' })).map(({ line, reasons }) => [line, reasons])).toEqual([
      [3, ['Title is missing']],
      [4, ['Posted date “2026-13-40” is not a possible day; write it as 2026-03-31']],
    ]);
    expect(await ran(id)).toMatchObject({ failure: 'Nothing was imported: 2 lines are refused.' });
    expect(await jobsOf(employer.id)).toBe(before);
    expect(await ran(id, { onlyGood: true })).toMatchObject({ state: 'imported', counts: { added: 1 } });
    expect(await jobsOf(employer.id)).toBe(before + 1);
  });

  test('are drafts of who brought them unless they are to be open; then they are found', async () => {
    const draft = await sent(table('Quiet gardener #,Malé,Grows.,,,,'));
    await ran(draft.id);
    const jobId = (await lines(draft.id))[0]?.jobId ?? 0;
    expect(await server.as(colleague).call('GET /api/jobs/:id', { params: { id: jobId } })).toMatchObject({
      status: 'draft',
      recruiterId: colleague.id,
    });
    const open = await sent(table('Loud trumpeter #,Malé,Plays.,,,,'));
    await said(open.id, { status: 'active' });
    expect(await ran(open.id)).toMatchObject({ state: 'imported' });
    const seeker = await jobSeeker(server);
    const found = await server.as(seeker).call('GET /api/jobs', { query: { search: 'trumpeter' } });
    expect(found).toHaveLength(1);
  });

  test('are not there twice: by their ID, or, sent again, by all that the file says', async () => {
    const file = table('Known #,Malé,Works.,,,,K-#', 'Nameless #,Malé,Works.,,,,');
    await ran((await sent(file)).id);
    const again = await sent(file);
    expect(await ran(again.id)).toMatchObject({ counts: { known: 2, added: 0 } });
    const twice = await sent(table('One #,Malé,Works.,,,,T-#', 'Other #,Malé,Works.,,,,T-#'));
    await ran(twice.id);
    expect((await lines(twice.id)).map(({ result, reasons }) => [result, reasons])).toEqual([
      ['added', []],
      ['known', ['It has the same ID as line 2']],
    ]);
  });

  test('that look like one the company has, or an earlier line, are shown so and come unless they are left out', async () => {
    const first = await sent(table('Twin baker,Malé,Bakes bread.,,,,'));
    await ran(first.id);
    const { id } = await sent(
      table(
        'Twin Baker,Malé,Bakes cakes.,,,,',
        'twin baker,Malé,Bakes pies.,,,,',
        'Twin baker,Addu,Bakes.,,,,',
      ),
    );
    expect(await ran(id, { dryRun: true })).toMatchObject({ counts: { new: 3, alike: 2 } });
    const alike = await lines(id, { alike: 'true' });
    expect(
      alike.map((one) => [one.line, one.alike.map(({ name }) => name), one.twins.map(({ line }) => line)]),
    ).toEqual([
      [2, ['Twin baker, Malé'], []],
      [3, ['Twin baker, Malé'], [2]],
    ]);
    await server.as(colleague).call('POST /api/company/job-imports/:id/lines/:line/leave-out', {
      params: { id, line: 3 },
      body: { leaveOut: true },
    });
    expect(await ran(id)).toMatchObject({ counts: { added: 2, skipped: 1 } });
  });
});

describe('imported jobs are taken back', () => {
  test('by nobody after seven days', async () => {
    const { id } = await sent(table('Old #,Malé,Works.,,,,'));
    await ran(id);
    await run(
      server.database.pool,
      "update import_batch set imported_at = now() - interval '8 days' where id = $1",
      [id],
    );
    const reply = await server.as(colleague).post(`/api/company/job-imports/${id}/take-back`);
    expect([reply.status, reply.text]).toEqual([409, 'This import can no longer be undone.']);
  });

  test('but for those somebody has applied to or changed, which say so', async () => {
    const { id } = await sent(
      table('Gone #,Malé,Works.,,,,', 'Wanted #,Malé,Works.,,,,', 'Changed #,Malé,Works.,,,,'),
    );
    await said(id, { status: 'active' });
    await ran(id);
    const [, wanted, changed] = await lines(id);
    await applied(server, await jobSeeker(server), wanted?.jobId ?? 0);
    await server
      .as(colleague)
      .call('PUT /api/jobs/:id', { params: { id: changed?.jobId ?? 0 }, body: { status: 'paused' } });
    expect(await takenBack(id)).toMatchObject({ state: 'taken_back', counts: { gone: 1, left: 2 } });
    expect((await lines(id, { result: 'left' })).map(({ reasons }) => reasons)).toEqual([
      ['Someone applied'],
      ['It was changed'],
    ]);
  });

  test('but for one that somebody saves in the same moment', async () => {
    const seeker = await jobSeeker(server);
    const { id } = await sent(table('Kept #,Malé,Works.,,,,'));
    await said(id, { status: 'active' });
    await ran(id);
    const [line] = await lines(id);
    const ended = await endedMeanwhile(
      server,
      async (tx) =>
        run(tx, 'insert into saved_job (user_id, job_posting_id) values ($1, $2)', [seeker.id, line?.jobId]),
      async () => takenBack(id),
    );
    expect(ended).toMatchObject({ counts: { gone: 0, left: 1 } });
    expect((await lines(id, { result: 'left' })).map(({ reasons }) => reasons)).toEqual([
      ['Someone saved it'],
    ]);
  });
});
