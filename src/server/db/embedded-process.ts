import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { buffersFor } from './buffers.ts';
import { cannotBeRead } from './damage.ts';
import { isDatabaseError } from './database-error.ts';
import { CannotStart } from '#server/cannot-start.ts';
import { bareEnvironment, type Cluster } from './embedded-cluster.ts';
import type { Installation } from './embedded-installation.ts';
import { makeFileForOwner } from '#server/owner-of-folder.ts';
import { yielding } from './yielding.ts';

/** A PostgreSQL server that answers. */
export interface PostgresProcess {
  pid: number;
  /** Fulfilled when the server has ended, for whatever reason. */
  ended: Promise<unknown>;
  /** Ends it the quick and clean way: open connections are closed, everything is written out. */
  stop: () => Promise<void>;
  /** Ends it at once, for a folder that is removed afterwards: nothing more is written out. */
  abandon: () => Promise<void>;
}

export type Settings = Readonly<Record<string, string>>;

const ourSettings: Settings = {
  listen_addresses: '', // No TCP; the socket lies in the folder itself, which only its owner may enter.
  unix_socket_directories: '.',
  cluster_name: 'moorings',
  max_connections: '60',
  jit: 'off', // Compiling costs more than our short queries take.
  // Its log names no person: no statements, no values, only what happened to the server.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_timezone: 'UTC',
};

/**
 * After a restart searches would wait for pages from the disk until each was asked for once. This notes every five minutes, and
 * at the stop, which pages are in memory, and reads them again at the start beside everything else.
 */
function keptWarm({ bin }: Installation): Settings {
  const folders = [path.join(bin, '../lib/postgresql'), path.join(bin, '../lib')];
  const files = folders.flatMap((folder) =>
    ['.so', '.dylib'].map((ending) => path.join(folder, `pg_prewarm${ending}`)),
  );
  return files.some((file) => existsSync(file)) ? { shared_preload_libraries: 'pg_prewarm' } : {};
}

/** Starts the server of a cluster and waits until it answers at `connection`; throws CannotStart if it ends before. */
export async function startPostgres(
  cluster: Cluster,
  connection: pg.ClientConfig,
  settings: Settings = {},
): Promise<PostgresProcess> {
  const { folder, installation, account } = cluster;
  const flags = Object.entries({
    ...ourSettings,
    shared_buffers: `${buffersFor(folder)}MB`,
    ...keptWarm(installation),
    ...settings,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [command = '', ...args] = [
    ...yielding(),
    ...account.through,
    path.join(installation.bin, 'postgres'),
    '-D',
    folder,
    ...flags,
  ];
  const log = openLog(folder);
  // In a process group of its own: Ctrl-C in a terminal must reach us, who finish requests first, and not the database.
  const child = spawn(command, args, {
    ...account.ids,
    cwd: '/',
    env: bareEnvironment(),
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.on('error', () => undefined); // Said by `ended`.
  const ended = once(child, 'close').catch(() => undefined);
  const endWithUs = () => child.kill('SIGINT');
  // Before what removes its folder.
  process.prependOnceListener('exit', endWithUs);
  void ended.then(() => process.off('exit', endWithUs));

  const end = async (ways: readonly Way[]) => {
    for (const { signal, longest } of ways) {
      child.kill(signal);
      const hasEnded = await Promise.race([ended.then(() => true), pause(longest, false, { ref: false })]);
      if (hasEnded) return;
    }
    await ended;
  };
  const hasEnded = await Promise.race([answers(connection, ended), ended.then(() => true)]).catch(
    async (error: unknown) => {
      await end(everHarder);
      throw cannotBeRead(error) ?? error;
    },
  );
  if (hasEnded)
    throw new CannotStart(`PostgreSQL did not start. The end of ${logFile(folder)}:\n${lastLines(folder)}`);
  return { pid: child.pid ?? 0, ended, stop: () => end(everHarder), abandon: () => end(everHarder.slice(1)) };
}

interface Way {
  signal: NodeJS.Signals;
  /** Milliseconds until the next is taken. */
  longest: number;
}

/**
 * What is written out at a stop may be gigabytes. But one that starts itself anew after a crash, as on a full disk, may not heed the
 * first; and write-ahead logging makes even the hard ways lose nothing.
 */
const everHarder: readonly Way[] = [
  { signal: 'SIGINT', longest: 10_000 },
  { signal: 'SIGQUIT', longest: 8_000 },
  { signal: 'SIGKILL', longest: 0 },
];

/** Waits until a connection succeeds: some milliseconds, or as long as recovery after a crash takes. */
async function answers(connection: pg.ClientConfig, ended: Promise<unknown>): Promise<undefined> {
  let waiting = true;
  void ended.then(() => (waiting = false));
  while (waiting) {
    const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return undefined;
    } catch (error) {
      if (!isStillStarting(error)) throw error;
      await pause(10);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  return undefined;
}

/** No socket yet, or a server that says it is starting up or recovering (57P..); anything else it says will not pass by waiting. */
export function isStillStarting(error: unknown): boolean {
  return !isDatabaseError(error) || (error.code ?? '').startsWith('57P');
}

/** What the server of a cluster says. */
export const logFile = (folder: string) => `${folder}.log`;

/** The server's log continues over restarts, and begins anew when it has grown past a megabyte. */
function openLog(folder: string): number {
  makeFileForOwner(logFile(folder), 0o600);
  const { size } = statSync(logFile(folder));
  return openSync(logFile(folder), size > 1_000_000 ? 'w' : 'a');
}

function lastLines(folder: string): string {
  return readFileSync(logFile(folder), 'utf8').trimEnd().split('\n').slice(-5).join('\n');
}
