import { beforeAll, describe, expect, test } from 'vitest';
import { row } from '#server/db/query.ts';
import { runDue } from '#test/background.ts';
import { ranImport, sentTable } from '#test/moving-in.ts';
import { company, joined, recruiter } from '#test/people.ts';
import { type Person, serverForThisFile } from '#test/server.ts';
import { zipped } from '#test/zip.ts';
import { forgetImports } from './forget-imports.ts';

const server = serverForThisFile();
let employer: { id: number; founder: Person };
let colleague: Person;
let rival: { id: number; founder: Person };

beforeAll(async () => {
  employer = await company(server);
  colleague = await joined(server, await recruiter(server), employer.id);
  rival = await company(server);
});

const sent = (table: string | Buffer) => sentTable(server, employer.founder, table);
const ran = (id: number, body = {}) => ranImport(server, employer.founder, id, body);
const lines = (id: number, query = {}) =>
  server.as(employer.founder).call('GET /api/company/imports/:id/lines', { params: { id }, query });

const takenBack = async (id: number) => {
  await server.as(employer.founder).call('POST /api/company/imports/:id/take-back', { params: { id } });
  await runDue(server);
};
const count = async (what: string) =>
  (await row<{ count: number }>(server.database.pool, `select count(*) from ${what}`))?.count;

describe('résumés beside the table', () => {
  const named = (name: string) => ({ 'content-disposition': `attachment; filename="${name}"` });
  const text = Buffer.from('Ismail Faiz\nEngineer\n\nEngines of ferries, for ten years.\n');
  const sendResume = (id: number, name: string, body: Buffer, by = employer.founder) =>
    server.as(by).send('POST', `/api/company/imports/${id}/files`, { body, headers: named(name) });

  test('are refused where they are no document, and of another company’s import', async () => {
    const { id } = await sent('Name,Job,CV file\nIsmail Faiz,Engineer,faiz.txt\n');
    expect((await sendResume(id, 'faiz.txt', text, rival.founder)).status).toBe(404);
    const program = Buffer.from([0x7f, 0x45, 0x4c, 0x46, 1, 1, 1, 0, 0, 0]);
    expect((await sendResume(id, 'faiz.txt', program)).status).toBe(422);
  });

  test('come along with the line that names them, go with it, and are asked for where they were not sent', async () => {
    const { id } = await sent(
      'Name,Job,CV file\nIsmail Faiz,Engineer,old/Faiz.TXT\nAli Sodig,Engineer,sodig.pdf\n',
    );
    expect((await sendResume(id, 'faiz.txt', text)).status).toBe(201);
    await ran(id, { dryRun: true });
    expect((await lines(id)).map(({ reasons }) => reasons)).toEqual([
      [],
      ['The file “sodig.pdf” was not sent'],
    ]);
    await ran(id);
    const application = (await lines(id))[0]?.applicationId ?? 0;
    const seen = await server
      .as(colleague)
      .call('GET /api/applications/:id', { params: { id: application } });
    expect(seen.file).toMatchObject({ name: 'faiz.txt', kind: 'text', size: text.length });
    const file = `/api/files/${seen.file?.id}`;
    expect((await server.as(colleague).get(file)).bytes).toEqual(text);
    expect((await server.as(rival.founder).get(file)).status).toBe(404);
    await takenBack(id);
    expect((await server.as(colleague).get(file)).status).toBe(404);
    await forgetImports(server.database.pool);
    expect(await count(`file_blob where size = ${text.length}`)).toBe(0);
  });
});

describe('résumés in a ZIP beside the table', () => {
  const sendZip = async (id: number, body: Buffer) =>
    server.as(employer.founder).send('POST', `/api/company/imports/${id}/files`, {
      body,
      headers: { 'content-disposition': 'attachment; filename="all.zip"' },
    });
  const people =
    'Name,Email,Job,CV file\nAli Column,,Cook,Column.txt\nMariyam Mail,mail@zip.example,Cook,\nHassan Name,,Cook,\nSame Name,a@zip.example,Cook,\nSame Name,b@zip.example,Cook,\n';
  const text = (of: string) => Buffer.from(`Résumé of ${of}, who has cooked for ten years.\n`);
  const locked = (zip: Buffer) => {
    const copy = Buffer.from(zip);
    for (const header of ['PK\u0003\u0004', 'PK\u0001\u0002'])
      copy[copy.indexOf(header, 0, 'latin1') + (header.endsWith('\u0002') ? 8 : 6)] = 1;
    return copy;
  };

  test('are refused in words where the archive is broken, or more than an archive of résumés', async () => {
    const { id } = await sent(people);
    const broken = zipped({ 'a.txt': text('A') }).subarray(0, -10);
    const reply = await sendZip(id, broken);
    expect([reply.status, reply.text]).toEqual([
      422,
      'This file is damaged or was cut short, so it cannot be opened.',
    ]);
    expect((await sendZip(id, Buffer.concat([text('B'), Buffer.alloc(6 * 1024 * 1024, 32)]))).text).toBe(
      'It is larger than 5 MB.',
    );
  });

  test('are left one by one: a path that leads out, a bomb, what is locked, too large or no document', async () => {
    const { id } = await sent(people);
    const zip = zipped({
      '../../etc/passwd': text('nobody'),
      'bomb.txt': { content: Buffer.alloc(4 * 1024 * 1024), claims: 100 },
      'huge.txt': Buffer.alloc(6 * 1024 * 1024, 'a'),
      'program.exe': Buffer.from([0x7f, 0x45, 0x4c, 0x46, 1, 0]),
      '__MACOSX/._Column.txt': 'nothing of anybody',
      'cvs/Column.txt': text('Ali'),
    });
    const reply = await sendZip(id, zip);
    expect([reply.status, reply.json]).toEqual([
      201,
      {
        name: 'all.zip',
        kept: 1,
        left: [
          { name: '../../etc/passwd', reason: 'Its path leads out of the archive' },
          { name: 'bomb.txt', reason: 'It unpacks to far more than a résumé needs' },
          { name: 'huge.txt', reason: 'It is larger than 5 MB' },
          {
            name: 'program.exe',
            reason: 'This is not a PDF, DOCX, ODT or plain text file, whatever its name says',
          },
        ],
      },
    ]);
    const secret = await sendZip(id, locked(zipped({ 'secret.txt': text('whom') })));
    expect(secret.json).toMatchObject({
      kept: 0,
      left: [{ name: 'secret.txt', reason: 'It is locked with a password' }],
    });
  });

  test('go to the line of their name, address or person; what could be of two is of nobody, and the report says so', async () => {
    const { id } = await sent(people);
    const zip = zipped({
      'column.TXT': text('Ali'),
      'cv mail@zip.example.txt': text('Mariyam'),
      'Hassan_Name-CV 2026.txt': text('Hassan'),
      'Same Name.txt': text('one of two'),
      'Stran\0ger.txt': text('a stranger'),
    });
    expect((await sendZip(id, zip)).json).toMatchObject({ kept: 5, left: [] });
    expect(await ran(id, { dryRun: true })).toMatchObject({
      files: 5,
      unmatchedFiles: { count: 2, names: ['Same Name.txt', 'Stranger.txt'] },
    });
    await ran(id);
    const names = await Promise.all(
      (await lines(id)).map(async ({ applicationId }) => {
        const params = { id: applicationId ?? 0 };
        return (await server.as(colleague).call('GET /api/applications/:id', { params })).file?.name;
      }),
    );
    expect(names.map((name) => name ?? null)).toEqual([
      'column.TXT',
      'cv mail@zip.example.txt',
      'Hassan_Name-CV 2026.txt',
      null,
      null,
    ]);
    const report = await server.as(employer.founder).get(`/api/company/imports/${id}/report`);
    expect(report.text).toContain('"Stranger.txt"');
  });
});
