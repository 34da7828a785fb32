import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { answers, type DebianProgram, freePort } from '#test/debian-program.ts';
import { eventually } from '#test/eventually.ts';

/** PgBouncer in transaction mode in front of all databases of a server, on a port of the loopback. */
export async function startPgbouncer(
  { command, env }: DebianProgram,
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
