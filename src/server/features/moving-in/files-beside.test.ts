import { beforeAll, describe, expect, test } from 'vitest';
import { row } from '#server/db/query.ts';
import { runDue } from '#test/background.ts';
import { ranImport, sentTable } from '#test/moving-in.ts';
import { company, joined, recruiter } from '#test/people.ts';
import { type Person, serverForThisFile } from '#test/server.ts';
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
