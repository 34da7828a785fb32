import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { eventually } from '#test/eventually.ts';
import type { DatabaseServers } from './three-servers.ts';

const names = ['one', 'two', 'three'] as const;
type Name = (typeof names)[number];

function addressOf(name: Name): string {
  return `127.0.0.1${names.indexOf(name) + 1}`;
}

const deployed = path.join(import.meta.dirname, '../../deploy/patroni.yml');
/** As the file says it, and no secret here. */
export const patroniPassword = 'change-me';

export const patroniAddresses = names.map((name) => `${addressOf(name)}:5432`);

export const hasPatroni = () => ['patroni', 'etcd'].every((name) => existsSync(path.join('/usr/bin', name)));

/**
 * Three servers that Patroni looks after by deploy/patroni.yml, with three of etcd. Of the file only addresses, names and folders
 * are others: 127.0.0.x stands for 10.0.0.x, so that the ports are those of the file.
 */
export async function patroniServers(home: string): Promise<DatabaseServers> {
  const ids = userIds();
  const started: ChildProcess[] = [];
  const run = (name: string, command: string, args: string[]) => {
    const log = openSync(path.join(home, `${name}.log`), 'a');
    const env = { PATH: process.env['PATH'], HOME: home, LANG: 'C.UTF-8' };
    const child = spawn(command, args, { ...ids, cwd: home, env, stdio: ['ignore', log, log] });
    closeSync(log);
    started.push(child);
    return child;
  };
  if (ids.uid !== undefined) chownSync(home, ids.uid, ids.gid ?? 0);
  const etcds = [1, 2, 3].map((n) => startEtcd(n, home, run));
  const text = readFileSync(deployed, 'utf8');
  const patronis = new Map<Name, ChildProcess>();
  const start = (name: Name) => {
    const file = path.join(home, `${name}.yml`);
    writeFileSync(file, settingsOf(text, name, home));
    mkdirSync(socketsOf(home, name), { recursive: true });
    if (ids.uid !== undefined) chownSync(socketsOf(home, name), ids.uid, ids.gid ?? 0);
    patronis.set(name, run(name, '/usr/bin/patroni', [file]));
  };
  const leader = async (): Promise<Name | undefined> => {
    for (const name of names) if ((await said(name, '/primary')) === 200) return name;
    return undefined;
  };
  const leads = async (other?: Name): Promise<Name> => {
    let found: Name | undefined;
    await eventually(async () => {
      found = await leader();
      return found !== undefined && found !== other;
    });
    return found ?? 'one';
  };
  /** All follow, one of them synchronously. */
  const complete = () =>
    eventually(async () => {
      const rows = await asked<{ state: string }>(
        await leads(),
        `select sync_state as state from pg_stat_replication where state = 'streaming'`,
      ).catch(() => []);
      return rows.length === 2 && rows.some(({ state }) => state === 'sync');
    });

  const endAll = () => {
    for (const [name, { pid = 0 }] of patronis) killAll(pid, path.join(home, name));
    for (const child of started) child.kill('SIGKILL');
  };
  process.once('exit', endAll);
  start('one');
  let primary = await leads();
  start('two');
  start('three');
  await asked(primary, `create role moorings login password '${patroniPassword}'`);
  await asked(
    primary,
    `create database moorings owner moorings template template0 encoding 'UTF8' locale 'C.UTF-8'`,
  );
  await complete();
  return {
    url: `postgres://moorings:${patroniPassword}@${names.map((name) => `${addressOf(name)}:5432`).join(',')}/moorings`,
    connection: () => ({
      host: addressOf(primary),
      port: 5432,
      user: 'moorings',
      password: patroniPassword,
      database: 'moorings',
    }),
    failOver: async (how) => {
      const old = await leads();
      if (how === 'stopped') await switchedOver(old);
      else killAll(patronis.get(old)?.pid ?? 0, path.join(home, old));
      primary = await leads(old);
      if (how === 'killed') start(old);
      await complete();
    },
    level: async () => {
      const [end] = await asked<{ at: string }>(primary, 'select pg_current_wal_lsn()::text as at');
      for (const name of names.filter((each) => each !== primary))
        await eventually(async () => {
          const [found] = await asked<{ has: boolean }>(
            name,
            `select pg_last_wal_replay_lsn() >= '${end?.at}' as has`,
          );
          return found?.has === true;
        });
    },
    loseOneVote: () => void etcds[2]?.kill('SIGKILL'),
    stop: async () => {
      endAll();
      for (const child of started)
        if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

type Run = (name: string, command: string, args: string[]) => ChildProcess;

function startEtcd(n: number, home: string, run: Run): ChildProcess {
  const peers = [1, 2, 3].map((each) => `etcd${each}=http://127.0.0.${each}:2380`).join(',');
  const [clients, peer] = [`http://127.0.0.${n}:2379`, `http://127.0.0.${n}:2380`];
  return run(`etcd${n}`, '/usr/bin/etcd', [
    `--name=etcd${n}`,
    `--data-dir=${path.join(home, `etcd${n}`)}`,
    `--listen-client-urls=${clients}`,
    `--advertise-client-urls=${clients}`,
    `--listen-peer-urls=${peer}`,
    `--initial-advertise-peer-urls=${peer}`,
    `--initial-cluster=${peers}`,
  ]);
}

const socketsOf = (home: string, name: Name) => path.join(home, `sockets-${name}`);

function settingsOf(text: string, name: Name, home: string): string {
  return (
    text
      .replace(/^name: one$/m, `name: ${name}`)
      .replaceAll('10.0.0.11', addressOf(name))
      .replaceAll('10.0.0.', '127.0.0.')
      .replace('/var/lib/postgresql/15/moorings', path.join(home, name))
      // On a machine of its own each has Debian's folder.
      .replace(/^ {2}bin_dir/m, `  parameters: { unix_socket_directories: '${socketsOf(home, name)}' }\n$&`)
      .replace('/var/lib/postgresql/.pgpass-patroni', path.join(home, `.pgpass-${name}`))
  );
}

async function said(name: Name, what: string): Promise<number> {
  const asking = fetch(`http://${addressOf(name)}:8008${what}`, { signal: AbortSignal.timeout(2_000) });
  const reply = await asking.catch(() => undefined);
  return reply?.status ?? 0;
}

async function switchedOver(leader: Name): Promise<void> {
  const reply = await fetch(`http://${addressOf(leader)}:8008/switchover`, {
    method: 'POST',
    body: JSON.stringify({ leader }),
    signal: AbortSignal.timeout(60_000),
  });
  if (!reply.ok) throw new Error(`Switching over: ${reply.status} ${await reply.text()}`);
}

/** PostgreSQL refuses to be root. */
function userIds(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((what) => Number(execFileSync('id', [what, 'postgres'])));
  return { uid: uid ?? 0, gid: gid ?? 0 };
}

/** Patroni and all of its PostgreSQL at once, as a machine that is gone takes them. */
function killAll(patroni: number, dataDir: string): void {
  const postmasters = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && runsOn(pid, dataDir));
  const all = [patroni, ...postmasters.flatMap((pid) => [Number(pid), ...childrenOf(pid)])];
  for (const pid of all) {
    try {
      if (pid) process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended.
    }
  }
}

function runsOn(pid: string, dataDir: string): boolean {
  try {
    return (
      readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(dataDir) ||
      readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(`--data-dir=${dataDir}`)
    );
  } catch {
    return false;
  }
}

function childrenOf(pid: string): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .filter(Boolean)
      .map(Number);
  } catch {
    return [];
  }
}

async function asked<Row extends object>(name: Name, sql: string): Promise<Row[]> {
  const client = new pg.Client({
    host: addressOf(name),
    port: 5432,
    user: 'postgres',
    password: patroniPassword,
    database: 'postgres',
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
