import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { pino } from 'pino';
import { connect } from '#server/db/connect.ts';
import { connectionToRunning, startEmbedded } from '#server/db/embedded.ts';
import { timeouts } from '#server/db/limits.ts';
import { rows, run } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { measureAnew } from '#server/cli/bench-seed-jobs/seed-jobs.ts';
import { heapEnvironment, heapFlags } from '../../scripts/server-memory.mjs';
import { type Market, patient, type Program, type Seeker, shared } from './shared.ts';

/** How many connections load the server, and the database when it is asked directly. */
export const connections = process.argv.includes('--quick') ? 4 : 16;

const mostJobIds = 100_000;

/**
 * Measures something on a market: the whole program in a process of its own, on a new embedded database that holds
 * about 15,000 real postings. They come from the folder MOORINGS_DATA (nhs.jsonl and wuzzuf.csv in jobs/), which is
 * not part of the project; ends the process with a plain sentence when it is not there.
 */
export async function onMarket(measure: (market: Market) => Promise<void>): Promise<void> {
  if (shared.market) return measure(shared.market);
  const files = postings();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'moorings-bench-'));
  try {
    for (const file of files) {
      await runToEnd(['src/server/cli.ts', 'import', 'jobs', file, '--rebase-dates'], dataDir);
    }
    await onServer(dataDir, measure);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Measures something on an embedded database of some of the files of real postings, without a server; skips it without them. */
export async function onRealPostings(
  files: readonly string[],
  measure: (db: pg.Pool) => Promise<void>,
): Promise<void> {
  if (shared.db) return measure(shared.db);
  const wanted = postings().filter((file) => files.includes(path.basename(file)));
  const dataDir = await mkdtemp(path.join(tmpdir(), 'moorings-bench-'));
  try {
    for (const file of wanted)
      await runToEnd(['src/server/cli.ts', 'import', 'jobs', file, '--rebase-dates'], dataDir);
    const embedded = await startEmbedded({ dataDir, log: pino({ level: 'warn' }) });
    const db = connect(embedded.connection, connections);
    try {
      await measureAnew(db);
      await measure(db);
    } finally {
      await db.end();
      await embedded.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Measures something on the whole program, in a process of its own, with the database in this folder. */
export async function onServer(
  dataDir: string,
  measure: (market: Market) => Promise<void>,
  env?: Record<string, string>,
): Promise<void> {
  await running(dataDir, async (program) => measure(await withPeople(program)), env);
}

/** Measures something on the whole program with a new, empty database. */
export async function onEmptyProgram(
  measure: (program: Program) => Promise<void>,
  env?: Record<string, string>,
): Promise<void> {
  if (shared.program && !env) return measure(shared.program);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'moorings-bench-'));
  try {
    await running(dataDir, measure, env);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The whole program, in a process of its own, with the database in this folder. */
export async function running(
  dataDir: string,
  measure: (program: Program) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  // As `npm start` has it.
  const server = start([...heapFlags(), 'src/server/main.ts'], {
    DATA_DIR: dataDir,
    PORT: String(port),
    ...heapEnvironment(),
    ...env,
  });
  try {
    await ready(address);
    const db = patient(connect(connectionToRunning(dataDir), connections));
    try {
      await measure({ address, db, processId: server.pid ?? 0 });
    } finally {
      await db.end();
    }
  } finally {
    await stop(server);
  }
}

/** With the people who ask: a job seeker for each connection. */
export async function withPeople(program: Program): Promise<Market> {
  const { address, db } = program;
  // Of a million jobs, it takes longer than the server would wait.
  await inTransaction(db, (tx) => run(tx, 'analyze job_posting'), { atMost: timeouts.night });
  const jobs = await rows<{ id: number }>(
    db,
    `select job_id as id from job_search where listed and closes_at > now() order by job_id limit ${mostJobIds}`,
  );
  process.stdout.write(`${jobs.length} open postings to ask for\n`);
  // A market that is kept knows the people of the last run.
  const occasion = Date.now().toString(36);
  const seekers = await Promise.all(
    Array.from({ length: connections }, (_, index) => signUp(address, `bench-${occasion}-${index}`)),
  );
  return { ...program, seekers, jobIds: jobs.map(({ id }) => id) };
}

/** The files of real postings, or the end of this process. */
function postings(): string[] {
  const folder = process.env['MOORINGS_DATA'] ?? '';
  const files = ['nhs.jsonl', 'wuzzuf.csv'].map((file) => path.resolve(folder, 'jobs', file));
  if (files.every((file) => existsSync(file))) return files;
  process.stdout.write('Skipped: set MOORINGS_DATA to a folder with jobs/nhs.jsonl and jobs/wuzzuf.csv.\n');
  process.exit(0);
}

export async function signUp(
  address: string,
  username: string,
  userType: 'job_seeker' | 'recruiter' = 'job_seeker',
): Promise<Seeker> {
  const response = await fetch(`${address}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'a long enough password', userType }),
  });
  const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const { id } = (await response.json()) as { id: number };
  return {
    actor: { id, userType, memberships: [] },
    token: cookie.split('=')[1] ?? '',
    cookie,
  };
}

export function start(program: string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, program, {
    // By the channel it learns when we are gone, however that happened.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, DEMO: 'off', LIMITS: 'off', LOG_LEVEL: 'warn', NODE_NO_WARNINGS: '1', ...env },
  });
}

async function runToEnd(program: string[], dataDir: string): Promise<void> {
  const [code] = await once(start(program, { DATA_DIR: dataDir }), 'exit');
  if (code !== 0) throw new Error(`${program.join(' ')} ended with ${code}`);
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** Waits until the server says it is ready. */
export async function ready(address: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${address}/healthz/ready`).catch(() => undefined);
    if (response?.ok) return;
    await pause(10);
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  // The cast: a server on a TCP port has an address object.
  return (address as { port: number }).port;
}
