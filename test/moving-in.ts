import type { JobImportDetail, PeopleImportDetail } from '#contract/api.ts';
import { named } from '#test/files.ts';
import { runDue } from '#test/background.ts';
import type { Person, Reply, TestServer } from '#test/server.ts';

/** A file as a browser sends it. */
export async function sendTable(
  server: TestServer,
  person: Person,
  table: string | Buffer,
  source = 'spreadsheet',
): Promise<Reply> {
  return server.as(person).send('POST', `/api/company/imports?source=${source}`, {
    body: Buffer.from(table),
    headers: named('people.csv'),
  });
}

/** A file that was taken; the contract has just let out what is known of it. */
export async function sentTable(
  server: TestServer,
  person: Person,
  table: string | Buffer,
  source = 'spreadsheet',
): Promise<PeopleImportDetail> {
  const reply = await sendTable(server, person, table, source);
  if (reply.status !== 201) throw new Error(reply.text);
  return reply.json as PeopleImportDetail;
}

/** Has it checked or imported, and waits for that. */
export async function ranImport(
  server: TestServer,
  person: Person,
  id: number,
  body: { dryRun?: boolean; onlyGood?: boolean } = {},
): Promise<PeopleImportDetail> {
  await server.as(person).call('POST /api/company/imports/:id/run', { params: { id }, body });
  await runDue(server);
  return server.as(person).call('GET /api/company/imports/:id', { params: { id } });
}

/** A file of jobs that was taken. */
export async function sentJobs(
  server: TestServer,
  person: Person,
  table: string | Buffer,
): Promise<JobImportDetail> {
  const reply = await sendJobs(server, person, table);
  if (reply.status !== 201) throw new Error(reply.text);
  return reply.json as JobImportDetail;
}

export async function sendJobs(server: TestServer, person: Person, table: string | Buffer): Promise<Reply> {
  return server
    .as(person)
    .send('POST', '/api/company/job-imports', { body: Buffer.from(table), headers: named('jobs.csv') });
}

/** Has jobs checked or imported, and waits for that. */
export async function ranJobs(
  server: TestServer,
  person: Person,
  id: number,
  body: { dryRun?: boolean; onlyGood?: boolean } = {},
): Promise<JobImportDetail> {
  await server.as(person).call('POST /api/company/job-imports/:id/run', { params: { id }, body });
  await runDue(server);
  return server.as(person).call('GET /api/company/job-imports/:id', { params: { id } });
}
