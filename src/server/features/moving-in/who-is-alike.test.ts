import { beforeAll, describe, expect, test } from 'vitest';
import { rows } from '#server/db/query.ts';
import { ranImport, sentTable } from '#test/moving-in.ts';
import { company, jobSeeker, joined, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let employer: { id: number; founder: Person };
let colleague: Person;

beforeAll(async () => {
  employer = await company(server);
  colleague = await joined(server, await recruiter(server), employer.id);
});

const sent = (table: string | Buffer) => sentTable(server, employer.founder, table);
const ran = (id: number, body = {}) => ranImport(server, employer.founder, id, body);
const lines = (id: number, query = {}) =>
  server.as(employer.founder).call('GET /api/company/imports/:id/lines', { params: { id }, query });

let tables = 0;
/** A table of people nobody has had before. */
const table = (...rest: string[]) => {
  tables += 1;
  const people = rest.map((line) => line.replaceAll('#', String(tables)));
  return ['Name,Email,Phone,Job,Status,Applied on,Notes', ...people].join('\n');
};

describe('somebody the company has already', () => {
  test('is shown beside the line, kept apart unless the company says otherwise, and then shown as one without being changed', async () => {
    const [apart, same] = [
      await jobSeeker(server, { lastName: 'Riza', firstName: 'Ahmed' }),
      await jobSeeker(server),
    ];
    const job = await postedJob(server, employer.founder);
    for (const person of [apart, same]) await applied(server, person, job.id);
    const emails = await rows<{ email: string }>(
      server.database.pool,
      'select email from user_account where id = any($1) order by id',
      [[apart.id, same.id]],
    );
    const { id } = await sent(
      table(
        'Ahmed Riza,ahmed#@in.example,,Cook,Applied,,',
        `Nobody Else,${emails[1]?.email},,Cook,Applied,,`,
      ),
    );
    await ran(id, { dryRun: true });
    const alike = await lines(id, { alike: 'true' });
    expect(alike.map(({ alike: who }) => who.map((one) => [one.id, one.reasons]))).toEqual([
      [[apart.id, ['name']]],
      [[same.id, ['email']]],
    ]);
    await server.as(employer.founder).call('POST /api/company/imports/:id/lines/:line/person', {
      params: { id, line: 3 },
      body: { candidateId: same.id },
    });
    await ran(id);
    const [first, second] = await lines(id);
    const profile = async (candidate = 0) =>
      server.as(colleague).call('GET /api/company/candidates/:id', { params: { id: candidate } });
    expect((await profile(first?.candidateId ?? 0)).mergedInto).toBeNull();
    expect((await profile(second?.candidateId ?? 0)).mergedInto).toBe(same.id);
    expect(await server.as(same).call('GET /api/applications')).toHaveLength(1);
  });
});

describe('somebody the file has twice', () => {
  test('is one person with two applications where the address is equal, which the check says before', async () => {
    const { id } = await sent(
      table(
        'Ali Didi,didi#@in.example,,Cook,Applied,,',
        'Ali Didi,DIDI#@in.example,,Driver,Applied,,',
        'Ali Didi,didi#@in.example,,Cook,Applied,,',
      ),
    );
    expect(await ran(id, { dryRun: true })).toMatchObject({ counts: { new: 2, known: 1, alike: 1 } });
    const [, second, third] = await lines(id);
    expect(second?.twins).toEqual([{ line: 2, name: 'Ali Didi', reasons: ['email', 'name'], same: true }]);
    expect(third?.reasons).toEqual(['The same person and job stand on line 2']);
    await ran(id);
    const [first, other] = await lines(id);
    expect(other?.candidateId).toBe(first?.candidateId);
    expect(other?.applicationId).not.toBe(first?.applicationId);
  });

  test('and who only shares a phone or a name is shown so, and stays apart', async () => {
    const { id } = await sent(
      table(
        'Moosa Latheef,moosa#@in.example,+960 774 #001,Cook,Applied,,',
        'M. Latheef,latheef#@in.example,774-#001,Cook,Applied,,',
        'Latheef Moosa,other#@in.example,,Cook,Applied,,',
      ),
    );
    await ran(id, { dryRun: true });
    expect((await lines(id, { alike: 'true' })).map(({ line, twins }) => [line, twins])).toEqual([
      [3, [{ line: 2, name: 'Moosa Latheef', reasons: ['phone'], same: false }]],
      [4, [{ line: 2, name: 'Moosa Latheef', reasons: ['name'], same: false }]],
    ]);
    await ran(id);
    expect(new Set((await lines(id)).map(({ candidateId }) => candidateId)).size).toBe(3);
  });
});
