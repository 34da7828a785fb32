import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '#test/eventually.ts';

/** How PgBouncer is started here, or undefined, which is said. */
export function installedPgbouncer(): Pgbouncer | undefined {
  const script = path.join(import.meta.dirname, '../scripts/pgbouncer.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  // The cast: the script answers just this.
  if (status === 0) return JSON.parse(stdout) as Pgbouncer;
  process.stderr.write(`Not tested: PgBouncer in front of the database. ${stderr}`);
  return undefined;
}

export interface Pgbouncer {
  command: string;
  env: NodeJS.ProcessEnv;
}

/** PgBouncer in transaction mode in front of all databases of a server, on a port of the loopback. */
export async function startPgbouncer(
  { command, env }: Pgbouncer,
  server: { host: string; port: number },
): Promise<{ port: number; stop: () => Promise<void> }> {
  const home = await mkdtemp(path.join(tmpdir(), 'moorings-pgbouncer-'));
  const port = await freePort();
  const file = path.join(home, 'pgbouncer.ini');
  await writeFile(
    file,
    `[databases]
* = host=${server.host} port=${server.port} user=moorings
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
`,
  );
  const child = spawn(command, ['-q', ...asOwnerOf(server.host), file], { env, stdio: 'ignore' });
  const ended = once(child, 'close');
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  await eventually(async () => {
    if (hasEnded) throw new Error('PgBouncer did not start');
    return answers(port);
  });
  return {
    port,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
      await rm(home, { recursive: true });
    },
  };
}

/** It refuses to be root, and only the owner of the database's socket may enter its folder. */
function asOwnerOf(folder: string): string[] {
  if (process.getuid?.() !== 0) return [];
  return ['-u', execFileSync('id', ['-nu', String(statSync(folder).uid)], { encoding: 'utf8' }).trim()];
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The cast: a server that listens on TCP has an address of this shape.
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}
