import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBackup } from '#server/backup/make-backup.ts';
import { run } from '#server/db/query.ts';
import { forgetSandboxes } from '#server/features/api-keys/make-sandbox.ts';
import { runDue } from '#test/background.ts';
import { moorings } from '#test/command-line.ts';
import { ranImport, ranJobs, sentJobs, sentTable } from '#test/moving-in.ts';
import { company, jobSeeker } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'moorings-taken-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** What doctor says of the rows that the backup has. */
async function heldAgainst(backup: string): Promise<string[]> {
  const { said } = await moorings({ DATABASE_URL: server.database.url }, ['doctor', '--backup', backup]);
  return said.split('\n').filter((line) => / the backup of /.test(line));
}

const sandboxOf = async (founder: Person, companyId: number) => {
  const made = await server.as(founder).call('POST /api/company/sandbox', { query: { companyId } });
  return { key: made.key, userType: founder.userType, id: made.id };
};

test('sandboxes that went and imports that were taken back count as nothing lost; what else is gone does', async () => {
  const { pool } = server.database;
  const { founder, id: companyId } = await company(server);
  const other = await company(server);
  const job = await postedJob(server, founder);
  const [first, second] = [
    await applied(server, await jobSeeker(server), job.id),
    await applied(server, await jobSeeker(server), job.id),
  ];
  const reset = await sandboxOf(founder, companyId);
  await sandboxOf(other.founder, other.id);
  const people = await sentTable(
    server,
    founder,
    'Name,Email,Job,Status\nHawwa Ali,hawwa@in.example,Host,Interview\nAli Adam,ali@in.example,Host,\n',
  );
  await ranImport(server, founder, people.id);
  const jobs = await sentJobs(server, founder, 'Title,Description\nDiver,Dives with guests every day.\n');
  expect(await ranJobs(server, founder, jobs.id)).toMatchObject({ state: 'imported' });
  const backup = path.join(folder, 'before.backup');
  await makeBackup(pool, { file: backup, passphrase: undefined });
  const before = await heldAgainst(backup);
  expect(before).toEqual([
    expect.stringMatching(/^ok {5}what is never removed is still there, \d+ rows/),
    expect.stringMatching(/^ok {5}histories/),
    expect.stringMatching(/^ok {5}numbers/),
  ]);

  await server.as(reset).call('POST /api/sandbox/reset');
  await forgetSandboxes(pool, new Date(Date.now() + 86_400_000), 0);
  await server.as(founder).call('POST /api/company/imports/:id/take-back', { params: { id: people.id } });
  await runDue(server);
  await server.as(founder).call('POST /api/company/job-imports/:id/take-back', { params: { id: jobs.id } });
  await runDue(server);
  expect(await heldAgainst(backup)).toEqual(before);

  // What is left of a history is compared also where other rows of it went.
  await run(pool, 'alter table application_status_history disable trigger user');
  await run(pool, 'update application_status_history set changed_at = now() where application_id = $1', [
    second.id,
  ]);
  await run(pool, 'delete from application where id = $1', [first.id]);
  await run(pool, 'alter table application_status_history enable trigger user');
  const [rows, histories] = await heldAgainst(backup);
  expect(rows).toMatch(
    new RegExp(
      `: 1 of application are gone, such as number ${first.id}; 1 of application_status_history are gone, such as number \\d+$`,
    ),
  );
  expect(histories).toMatch(/: rows of application_status_history were changed$/);
});
