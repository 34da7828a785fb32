import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Actor } from '#domain/permissions.ts';
import { connect } from '#server/db/connect.ts';
import { connectionToRunning } from '#server/db/embedded.ts';
import { rows } from '#server/db/query.ts';

/** How many connections load the server, and the database when it is asked directly. */
export const connections = 16;

export interface Market {
  /** Where the server answers. */
  address: string;
  /** The same database, with as many connections as the load has. */
  db: pg.Pool;
  seekers: Seeker[];
  jobIds: number[];
}

interface Seeker {
  actor: Actor;
  token: string;
  cookie: string;
}

/**
 * Measures something on a market: the whole program in a process of its own, on a new embedded database that holds
 * about 15,000 real postings. They come from the folder MOORINGS_DATA (nhs.jsonl and wuzzuf.csv in jobs/), which is
 * not part of the project; ends the process with a plain sentence when it is not there.
 */
export async function onMarket(measure: (market: Market) => Promise<void>): Promise<void> {
  const files = postings();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'moorings-bench-'));
  try {
    for (const file of files) {
      await runToEnd(['src/server/cli.ts', 'import', 'jobs', file, '--rebase-dates'], dataDir);
    }
    await running(dataDir, (address, db) => measureOn(address, db, measure));
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Measures something on the whole program with a new, empty database. */
export async function onEmptyProgram(
  measure: (program: Pick<Market, 'address' | 'db'>) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'moorings-bench-'));
  try {
    await running(dataDir, (address, db) => measure({ address, db }));
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function running(
  dataDir: string,
  measure: (address: string, db: pg.Pool) => Promise<void>,
): Promise<void> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const server = start(['src/server/main.ts'], { DATA_DIR: dataDir, PORT: String(port) });
  try {
    await ready(address);
    const db = connect(connectionToRunning(dataDir), connections);
    try {
      await measure(address, db);
    } finally {
      await db.end();
    }
  } finally {
    await stop(server);
  }
}

async function measureOn(
  address: string,
  db: pg.Pool,
  measure: (market: Market) => Promise<void>,
): Promise<void> {
  await db.query('analyze job_posting');
  const jobs = await rows<{ id: number }>(
    db,
    `select id from job_posting where status = 'active' and (closes_at is null or closes_at > now()) order by id`,
  );
  process.stdout.write(`${jobs.length} open postings\n`);
  const seekers = await Promise.all(
    Array.from({ length: connections }, (_, index) => signUp(address, `bench-${index}`)),
  );
  await measure({ address, db, seekers, jobIds: jobs.map(({ id }) => id) });
}

/** The files of real postings, or the end of this process. */
function postings(): string[] {
  const folder = process.env['MOORINGS_DATA'] ?? '';
  const files = ['nhs.jsonl', 'wuzzuf.csv'].map((file) => path.resolve(folder, 'jobs', file));
  if (files.every((file) => existsSync(file))) return files;
  process.stdout.write('Skipped: set MOORINGS_DATA to a folder with jobs/nhs.jsonl and jobs/wuzzuf.csv.\n');
  process.exit(0);
}

async function signUp(address: string, username: string): Promise<Seeker> {
  const response = await fetch(`${address}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'a long enough password' }),
  });
  const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const { id } = (await response.json()) as { id: number };
  return {
    actor: { id, userType: 'job_seeker', memberships: [] },
    token: cookie.split('=')[1] ?? '',
    cookie,
  };
}

function start(program: string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, program, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEMO: 'off', LIMITS: 'off', LOG_LEVEL: 'warn', NODE_NO_WARNINGS: '1', ...env },
  });
}

async function runToEnd(program: string[], dataDir: string): Promise<void> {
  const [code] = await once(start(program, { DATA_DIR: dataDir }), 'exit');
  if (code !== 0) throw new Error(`${program.join(' ')} ended with ${code}`);
}

async function stop(child: ChildProcess): Promise<void> {
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
