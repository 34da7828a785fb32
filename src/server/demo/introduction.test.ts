import { afterAll, beforeAll, expect, test } from 'vitest';
import { userTypes } from '#domain/people.ts';
import { freshDatabase, type TestDatabase } from '#test/database.ts';
import { launch } from '#test/program.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

/** Starts the program on the database, and answers what it said by the time `use` is done with it. */
async function started(use: (address: string, said: () => string) => Promise<void>): Promise<string> {
  const { child, address, ended } = launch({ DATABASE_URL: database.url, DEMO: 'on', DRAIN_DELAY: '0' });
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
