import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { userTypes } from '#domain/people.ts';
import { freshDatabase, type TestDatabase } from '#test/database.ts';
import { eventually } from '#test/eventually.ts';
import { launch } from '#test/program.ts';

let database: TestDatabase;
let another: TestDatabase;
beforeEach(async () => {
  [database, another] = await Promise.all([freshDatabase(), freshDatabase()]);
});
afterEach(() => Promise.all([database.drop(), another.drop()]));

const begin = (url: string) => launch({ DATABASE_URL: url, DEMO: 'on', DRAIN_DELAY: '0' });

/** Starts the program on the database, and answers what it said by the time `use` is done with it. */
async function started(use: (address: string, said: () => string) => Promise<void>): Promise<string> {
  const { child, address, ended } = begin(database.url);
  const output: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  const said = () => Buffer.concat(output).toString();
  try {
    await use(await address, said);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
  return said();
}

test('a first start tells who can sign in and with what, once and never again', async () => {
  let told: { username: string; password: string }[] = [];
  const first = await started(async (address, said) => {
    await expect.poll(said).toContain('npm run moorings -- user password');
    told = [...said().matchAll(/^ {2}(\S+) +([a-z]+-[a-z]+-[a-z]+-\d\d) +\p{L}/gmu)].map(
      ([, username = '', password = '']) => ({ username, password }),
    );
    for (const credentials of told) {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify(credentials);
      const answer = await fetch(`${address}/api/login`, { method: 'POST', headers, body });
      expect(answer.status, credentials.username).toBe(200);
    }
  });
  expect(told).toHaveLength(userTypes.length + 1);
  for (const { password } of told) expect(first.split(password)).toHaveLength(2);

  const second = await started(async () => {});
  expect(second).not.toMatch(/[a-z]+-[a-z]+-[a-z]+-\d\d /);
});

test('a first start that is killed while it loads the demo leaves it to the next, which needs no more memory for it', async () => {
  const killed = begin(another.url);
  onTestFinished(() => void killed.child.kill('SIGKILL'));
  await eventually(() => isFilled(another));
  killed.child.kill('SIGKILL');
  await killed.ended;

  const next = begin(another.url);
  try {
    await next.address;
    const { rows } = await another.pool.query('select from reading_due');
    expect(rows).toEqual([]);
    expect(mostMebibytes(next.child.pid ?? 0)).toBeLessThan(320);
  } finally {
    next.child.kill('SIGTERM');
    await next.ended;
  }
});

/** Whether people are being added, in a transaction that has not ended. */
async function isFilled({ pool }: TestDatabase): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from pg_locks where relation = to_regclass('user_account') and mode = 'RowExclusiveLock'`,
  );
  return Boolean(rowCount);
}

/** What a process held of the machine's memory when it held most. */
function mostMebibytes(processId: number): number {
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${processId}/status`, 'utf8'))?.[1]) / 1_024;
}
