import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { startEmbedded } from '#server/db/embedded.ts';
import { bareEnvironment, type Cluster, clusterIn } from '#server/db/embedded-cluster.ts';
import { systemInstallations } from '#server/db/embedded-installation.ts';
import { type PostgresProcess, startPostgres } from '#server/db/embedded-process.ts';
import { eventually } from '#test/eventually.ts';

/** A database on several servers, of which one takes writes. */
export interface DatabaseServers {
  /** All of them, as DATABASE_URL and DATABASE_READ_URL name them. */
  url: string;
  /** How the product connects to the one that takes writes now. */
  connection: () => pg.ClientConfig;
  /** Takes the one away that takes writes, has another promoted, and brings the first back as a standby. */
  failOver: (how: 'killed' | 'stopped') => Promise<void>;
  /** Fulfilled when all standbys have what the one that takes writes has. */
  level: () => Promise<void>;
  /** Kills one of those that decide who leads, for good. */
  loseOneVote?: () => void;
  stop: () => Promise<void>;
}

interface Server {
  name: string;
  cluster: Cluster;
  process?: PostgresProcess | undefined;
}

const names = ['one', 'two', 'three'];

/** Debian's PostgreSQL with all that rewinding and copying a server takes; undefined where it is not installed. */
export const withRewind = () =>
  systemInstallations().find(({ bin }) =>
    ['pg_basebackup', 'pg_rewind'].every((name) => existsSync(path.join(bin, name))),
  );

/** A primary and two standbys below a folder. What is acknowledged is on the disk of two of them. */
export async function threeServers(home: string): Promise<DatabaseServers> {
  const installation = withRewind();
  if (!installation) throw new Error('PostgreSQL is not installed with pg_basebackup and pg_rewind.');
  // Not in the data folder, as the product has it: copying and rewinding would bring along what says that it is taken.
  const socketOf = (name: string) => path.join(home, name, 'socket');
  const all = names.map(socketOf).join(',');

  const runTo = (server: Pick<Server, 'cluster'>, program: string, ...options: string[]) => {
    const { account } = server.cluster;
    const [command = '', ...args] = [...account.through, path.join(installation.bin, program), ...options];
    const done = spawnSync(command, args, {
      ...account.ids,
      cwd: '/',
      env: bareEnvironment(),
      encoding: 'utf8',
    });
    if (done.status !== 0) throw new Error(`${program}: ${done.stderr}`);
  };
  const superuser = ({ name }: Server) => ({ host: socketOf(name), user: 'postgres', database: 'postgres' });
  const start = async (server: Server) => {
    server.process = await startPostgres(server.cluster, superuser(server), {
      cluster_name: server.name,
      unix_socket_directories: socketOf(server.name),
      shared_buffers: '64MB',
      max_connections: '150',
      wal_log_hints: 'on',
      wal_retrieve_retry_interval: '500ms',
      // Whichever takes writes: a standby finds the new one by itself.
      primary_conninfo: `host=${all} user=postgres application_name=${server.name} target_session_attrs=read-write connect_timeout=2`,
    });
  };
  const follow = (server: Server) => {
    const file = path.join(server.cluster.folder, 'standby.signal');
    writeFileSync(file, '');
  };

  const [first = '', ...others] = names;
  for (const name of names) mkdirSync(path.join(home, name), { recursive: true, mode: 0o711 });
  const made = await startEmbedded({
    dataDir: path.join(home, first),
    log: pino({ level: 'silent' }),
    installation,
  });
  await made.stop();
  const servers: Server[] = [{ name: first, cluster: clusterIn(path.join(home, first), installation) }];
  let primary = servers[0] as Server;
  const { uid = process.getuid?.() ?? 0, gid = process.getgid?.() ?? 0 } = primary.cluster.account.ids;
  const ownFolder = (folder: string) => {
    mkdirSync(folder, { mode: 0o700 });
    chownSync(folder, uid, gid);
  };
  for (const name of names) ownFolder(socketOf(name));
  await start(primary);
  await asked(superuser(primary), `alter system set synchronous_standby_names = 'ANY 1 (*)'`);
  // In the file, so that it holds as well while a server is rewound.
  await asked(superuser(primary), `alter system set wal_keep_size = '1GB'`);
  for (const name of others) {
    const copy = path.join(home, name, 'postgres');
    ownFolder(copy);
    runTo(primary, 'pg_basebackup', '-h', socketOf(first), '-U', 'postgres', '-D', copy, '-c', 'fast');
    const server = { name, cluster: clusterIn(path.join(home, name), installation) };
    follow(server);
    await start(server);
    servers.push(server);
  }
  await asked(superuser(primary), 'select pg_reload_conf()');

  const followed = async () => {
    const rows = await asked<{ lag: string }>(
      superuser(primary),
      `select pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)::text as lag from pg_stat_replication where state = 'streaming'`,
    );
    return rows.length === servers.length - 1 && rows.every(({ lag }) => Number(lag) < 1_000_000);
  };
  const takeAway = async (server: Server, how: 'killed' | 'stopped') => {
    if (how === 'stopped') await server.process?.stop();
    else killAll(server.process?.pid ?? 0);
    await server.process?.ended;
    server.process = undefined;
  };
  /** The one that has most of what the old one wrote. */
  const best = async (left: readonly Server[]) => {
    const have = await Promise.all(
      left.map(async (server) => {
        const [found] = await asked<{ at: string }>(
          superuser(server),
          `select pg_wal_lsn_diff(greatest(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn()), '0/0')::text as at`,
        );
        return { server, at: BigInt(found?.at ?? 0) };
      }),
    );
    return have.reduce((a, b) => (b.at > a.at ? b : a)).server;
  };
  const comeBack = async (server: Server) => {
    await asked(superuser(primary), 'checkpoint');
    const source = `host=${socketOf(primary.name)} user=postgres dbname=postgres`;
    runTo(server, 'pg_rewind', '-D', server.cluster.folder, '--source-server', source);
    follow(server);
    await start(server);
    await eventually(followed);
  };

  await eventually(followed);
  return {
    url: `postgres://moorings@/moorings?host=${names.map((name) => encodeURIComponent(socketOf(name))).join(',')}`,
    connection: () => ({ host: socketOf(primary.name), user: 'moorings', database: 'moorings' }),
    failOver: async (how) => {
      const old = primary;
      await takeAway(old, how);
      primary = await best(servers.filter((server) => server !== old));
      await asked(superuser(primary), 'select pg_promote()');
      await comeBack(old);
    },
    level: async () => {
      const [end] = await asked<{ at: string }>(
        superuser(primary),
        'select pg_current_wal_lsn()::text as at',
      );
      for (const server of servers.filter((each) => each !== primary))
        await eventually(async () => {
          const [found] = await asked<{ has: boolean }>(
            superuser(server),
            `select pg_last_wal_replay_lsn() >= '${end?.at}' as has`,
          );
          return found?.has === true;
        });
    },
    stop: async () => {
      for (const server of servers) await takeAway(server, 'killed').catch(() => undefined);
    },
  };
}

/** Every process of a server at once, as a machine that is gone takes them all. */
function killAll(postmaster: number): void {
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ');
  process.kill(postmaster, 'SIGKILL');
  for (const child of children.filter(Boolean)) {
    try {
      process.kill(Number(child), 'SIGKILL');
    } catch {
      // It has noticed.
    }
  }
}

/** As the superuser, who waits for no standby. */
async function asked<Row extends object>(connection: pg.ClientConfig, sql: string): Promise<Row[]> {
  const client = new pg.Client({ ...connection, options: '-c synchronous_commit=local' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
