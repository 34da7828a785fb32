import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { UserType } from '#domain/people.ts';
import { demoPeople, type Person } from './person.ts';

/** What of a running program can be handed from one process to another. */
export interface Program {
  /** Such as http://127.0.0.1:41234. */
  origin: string;
  dataDir: string;
  /** Who can sign in where the demo is loaded: the first of every role. */
  people: Partial<Record<UserType, Person>>;
  /** Other origins that its pages lead to on purpose. */
  beyond?: readonly string[];
}

const root = path.join(import.meta.dirname, '../..');
const timeoutMs = 90_000;

/** Starts what `npm start` starts, on a free port and a data folder of its own. `stop` ends it and removes the folder. */
export async function startProgram({
  demo,
  env = {},
}: {
  demo: boolean;
  env?: NodeJS.ProcessEnv;
}): Promise<Program & { stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'moorings-e2e-'));
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: '0',
      DATA_DIR: dataDir,
      DEMO: demo ? 'on' : 'off',
      LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  const stop = async () => {
    await end(child);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const said = await untilReady(child, demo);
    return { origin: said.origin, dataDir, people: demoPeople(said.output), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Opens it to visitors, as its operator does on the command line. */
export async function openPlatform({ dataDir }: Program): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    ['scripts/moorings.mjs', 'settings', 'set', 'public-jobs', 'on'],
    {
      cwd: root,
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: dataDir },
    },
  );
}

/** Reads along until the program has told its address and, with the demo, who can sign in. */
function untilReady(child: ChildProcess, demo: boolean): Promise<{ origin: string; output: string }> {
  return new Promise((resolve, reject) => {
    let output = '';
    const give = (reason: string) => {
      clearTimeout(timer);
      reject(new Error(`${reason} It said:\n${output}`));
    };
    const timer = setTimeout(() => give('The program was not ready in time.'), timeoutMs);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const origin = /is ready at (http\S+)/.exec(output)?.[1];
      if (!origin || (demo && !/^To give anybody a new one/m.test(output))) return;
      clearTimeout(timer);
      resolve({ origin: new URL(origin).origin, output });
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => give(`The program ended with ${code} instead of getting ready.`));
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const killing = setTimeout(() => child.kill('SIGKILL'), 20_000);
  await ended;
  clearTimeout(killing);
}
