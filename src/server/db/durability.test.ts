import { randomUUID } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectionToRunning } from './embedded.ts';
import { eventually } from '#test/eventually.ts';
import { launch, type Program, programOfTest } from '#test/program.ts';
import { becomesReady } from '#test/ready.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = realpathSync(await mkdtemp(path.join(tmpdir(), 'moorings-durability-')));
});
afterAll(() => rm(dataDir, { recursive: true }));

test('what was acknowledged survives the server being killed, and the next start needs no hand', async () => {
  const program = await programOfTest({ DATA_DIR: dataDir });
  const acknowledged = registerUntilItFails(program, 'server');
  await eventually(() => acknowledged.names.length >= 20);
  process.kill(program.pid, 'SIGKILL');
  await acknowledged.ended;
  expect(isRunning(postmaster())).toBe(true);
  await expectAllThere(acknowledged.names);
});

test('what was acknowledged survives the database being killed, and the server gets it back by itself', async () => {
  const program = await programOfTest({ DATA_DIR: dataDir });
  const acknowledged = registerUntilItFails(program, 'database');
  await eventually(() => acknowledged.names.length >= 20);
  const killed = postmaster();
  process.kill(killed, 'SIGKILL');
  await acknowledged.ended;
  await eventually(async () => (await fetch(`${program.address}/healthz/ready`)).status === 200);
  expect(postmaster()).not.toBe(killed);
  expect((await fetch(`${program.address}/healthz/live`)).status).toBe(200);
  expect(await namesIn()).toEqual(expect.arrayContaining(acknowledged.names));
  program.kill('SIGTERM');
  expect(await program.ended).toBe(0);
});

test('what was acknowledged survives both being killed', async () => {
  const program = await programOfTest({ DATA_DIR: dataDir });
  const acknowledged = registerUntilItFails(program, 'both');
  await eventually(() => acknowledged.names.length >= 20);
  process.kill(postmaster(), 'SIGKILL');
  process.kill(program.pid, 'SIGKILL');
  await acknowledged.ended;
  await expectAllThere(acknowledged.names);
});

test('a first start that is killed at any moment leaves nothing that the next cannot begin from', async () => {
  for (const milliseconds of [300, 600, 900]) {
    const unfinished = path.join(dataDir, `killed-after-${milliseconds}`);
    const { child, ended } = launch({ DATA_DIR: unfinished });
    setTimeout(() => child.kill('SIGKILL'), milliseconds);
    await ended;
    const program = await programOfTest({ DATA_DIR: unfinished });
    await becomesReady(program);
    program.kill('SIGTERM');
    expect(await program.ended).toBe(0);
  }
});

/** Registers people one after the other on two connections, and keeps the names whose registration was answered with 201. */
function registerUntilItFails(
  { address }: Program,
  prefix: string,
): { names: string[]; ended: Promise<unknown> } {
  const names: string[] = [];
  // Of an earlier try they may be taken.
  const own = `${prefix}-${randomUUID().slice(0, 8)}`;
  const register = async (line: string) => {
    for (let number = 1; ; number += 1) {
      const username = `${own}-${line}-${number}`;
      const answer = await fetch(`${address}/api/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username, password: 'a long enough one' }),
      });
      if (answer.status !== 201) return;
      names.push(username);
    }
  };
  return { names, ended: Promise.allSettled([register('a'), register('b')]) };
}

async function expectAllThere(names: string[]): Promise<void> {
  const program = await programOfTest({ DATA_DIR: dataDir });
  expect(await namesIn()).toEqual(expect.arrayContaining(names));
  program.kill('SIGTERM');
  expect(await program.ended).toBe(0);
}

async function namesIn(): Promise<string[]> {
  const client = new pg.Client(connectionToRunning(dataDir));
  await client.connect();
  const { rows } = await client.query<{ username: string }>('select username from user_account');
  await client.end();
  return rows.map(({ username }) => username);
}

function postmaster(): number {
  return Number.parseInt(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
