import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { beforeAll, expect, test } from 'vitest';
import { run } from '#server/db/query.ts';
import { inLines, logOptions, safeError } from '#server/safe-errors.ts';
import { eventually } from '#test/eventually.ts';
import { jobSeeker, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { serverForThisFile } from '#test/server.ts';

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
