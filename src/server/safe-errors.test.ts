import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { run } from './db/query.ts';
import { inTransaction } from './db/transaction.ts';
import { insertMail } from './mail/mail.queries.ts';
import { inLines, logOptions, safeError } from './safe-errors.ts';
import { moorings } from '#test/command-line.ts';
import { freshDatabase } from '#test/database.ts';
import { eventually } from '#test/eventually.ts';
import { mailbox } from '#test/mailbox.ts';
import { jobSeeker, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { serverForThisFile, startServer } from '#test/server.ts';

const server = serverForThisFile();
const canary = 'CANARY-7f3a words of a candidate';

beforeAll(async () => {
  const { pool } = server.database;
  await run(pool, `alter table message add check (body not like '%CANARY%')`);
  await run(pool, `alter table event add check (data::text not like '%CANARY%')`);
});

/** What PostgreSQL says when this fails. */
async function failureOf(sql: string, values: unknown[]): Promise<unknown> {
  return server.database.pool.query(sql, values).catch((error: unknown) => error);
}

test('a call that fails on what somebody wrote is logged without it', async () => {
  const employer = await recruiter(server);
  const seeker = await jobSeeker(server);
  const job = await postedJob(server, employer);
  const { id } = await applied(server, seeker, job.id);
  const before = server.log.length;
  const reply = await fetch(`${server.url}/api/applications/${id}/messages`, {
    method: 'POST',
    headers: { Cookie: seeker.session, 'Content-Type': 'application/json' },
    body: JSON.stringify({ body: canary }),
  });
  expect(reply.status).toBe(500);
  await eventually(() => server.log.slice(before).some((line) => line.includes('request failed')));
  const lines = server.log.slice(before).join('');
  expect(lines).toContain('"code":"23514"');
  expect(lines).toContain('"table":"message"');
  expect(lines).toContain('"constraint":"message_body_check');
  expect(lines).not.toContain('CANARY');
});

test('so is what fails in the background', async () => {
  const { pool } = server.database;
  await run(
    pool,
    `create function fails() returns trigger language plpgsql as
     $$ begin raise exception 'a row' using detail = '${canary}', errcode = 'check_violation'; end $$`,
  );
  await run(pool, 'create trigger fails before insert on job_view for each row execute function fails()');
  const job = await postedJob(server, await recruiter(server));
  await server.as(await jobSeeker(server)).call('GET /api/jobs/:id', { params: { id: job.id } });
  await eventually(() => server.log.some((line) => line.includes('views could not be counted')));
  expect(server.log.join('')).not.toContain('CANARY');
});

test('so is what fails while mails are sent', async () => {
  const post = await mailbox();
  const sending = await startServer({ config: { smtpUrl: post.url } });
  onTestFinished(async () => {
    await sending.close();
    await post.close();
  });
  const { pool } = sending.database;
  const person = await jobSeeker(sending);
  await run(
    pool,
    `create function fails() returns trigger language plpgsql as
     $$ begin raise exception 'sent: %', old.body_text using detail = old.body_text, errcode = 'check_violation'; end $$`,
  );
  await run(pool, 'create trigger fails before update on mail for each row execute function fails()');
  await inTransaction(pool, (tx) =>
    insertMail(tx, {
      kind: 'application_received',
      companyId: null,
      toUserId: person.id,
      about: [],
      toAddress: 'canary@example.com',
      toName: canary,
      fromName: 'Blue Reef Divers',
      replyTo: null,
      subject: canary,
      text: canary,
      html: canary,
    }),
  );
  await eventually(() => sending.log.some((line) => line.includes('23514')));
  expect(sending.log.join('')).not.toMatch(/CANARY|canary@/);
});

test('and an import or any other command that the database refuses', async () => {
  const database = await freshDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), 'moorings-canary-'));
  onTestFinished(async () => {
    await database.drop();
    await rm(folder, { recursive: true });
  });
  await run(database.pool, `alter table job_posting add check (description not like '%CANARY%')`);
  await run(database.pool, `alter table user_account add check (username not like '%canary%')`);
  const file = path.join(folder, 'jobs.csv');
  await writeFile(file, `title,description,company\nCook,${canary},Blue Reef\n`);
  for (const words of [
    ['import', 'jobs', file],
    ['user', 'create', '--username', 'canary', '--type', 'recruiter', '--password-stdin'],
  ]) {
    const { code, said, complained } = await moorings(
      { DATABASE_URL: database.url },
      words,
      'a boat on calm water',
    );
    expect(code).not.toBe(0);
    expect(complained).toContain('23514');
    expect(`${said}${complained}`).not.toContain('CANARY');
    expect(`${said}${complained}`).not.toContain('Failing row');
  }
});

test('no logger is made, and no error is printed, but through that door', () => {
  const folder = path.join(import.meta.dirname, '..', 'server');
  const offences = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'safe-errors.ts')
    .flatMap((name) =>
      readFileSync(path.join(folder, name), 'utf8')
        .split('\n')
        .filter((line) => /pino\((?!\{ \.\.\.logOptions)|console\.|String\(error\)|error\.stack/.test(line))
        .map((line) => `${name}: ${line.trim()}`),
    );
  expect(offences).toEqual([
    'import/import-failure.ts: if (!(error instanceof Error)) return new Error(String(error));',
  ]);
});

test.each([
  [
    'a row that breaks a rule',
    `insert into event (type, subject_id, data) values ('x', 1, $1)`,
    [{ canary }],
  ],
  ['a value that is no number', 'select $1::text::integer', [canary]],
  ['a value that is no JSON', 'select $1::text::jsonb', [canary]],
  ['a value that is no date', 'select $1::text::date', [canary]],
  [
    'what a statement raises',
    `do $$ begin raise exception 'no: ${canary}' using detail = '${canary}', hint = '${canary}'; end $$`,
    [],
  ],
])('of %s a log keeps what it was and where, and not the words', async (_, sql, values) => {
  const error = await failureOf(sql, values);
  expect(error).toBeInstanceOf(pg.DatabaseError);
  const lines: string[] = [];
  const log = pino(logOptions, { write: (line: string) => void lines.push(line) });
  log.error(error, 'by itself');
  log.error({ err: error }, 'as err');
  log.warn({ error, err: new Error('above it', { cause: error }) }, 'as a cause');
  expect(lines).toHaveLength(3);
  expect(lines.join('')).not.toContain('CANARY');
  expect(lines.join('')).toContain((error as pg.DatabaseError).code);
  expect(inLines(error)).not.toContain('CANARY');
  expect(inLines(error)).toMatch(/^DatabaseError: .+\n/);
});

test('what a mail server answers, with the address in it, is left out', () => {
  const refused = Object.assign(new Error('550 5.1.1 <canary@example.com>: CANARY unknown'), {
    code: 'EENVELOPE',
    response: '550 5.1.1 <canary@example.com> unknown',
    rejected: ['canary@example.com'],
  });
  expect(JSON.stringify(safeError(refused))).not.toMatch(/canary@|CANARY/);
  expect(safeError(refused)).toMatchObject({ code: 'EENVELOPE' });
});
