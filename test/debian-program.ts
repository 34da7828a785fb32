import { spawnSync } from 'node:child_process';
import { type AddressInfo, connect, createServer } from 'node:net';
import path from 'node:path';

/** A program of Debian's, as it is started here. */
export interface DebianProgram {
  command: string;
  env: NodeJS.ProcessEnv;
}

/** How it is started here, or undefined, which is said. */
export function debianProgram(name: 'haproxy' | 'pgbouncer', what: string): DebianProgram | undefined {
  const script = path.join(import.meta.dirname, '../scripts/debian-program.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, name], { encoding: 'utf8' });
  // The cast: the script answers just this.
  if (status === 0) return JSON.parse(stdout) as DebianProgram;
  process.stderr.write(`Not tested: ${what}. ${stderr}`);
  return undefined;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The cast: a server that listens on TCP has an address of this shape.
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Whether somebody listens there. */
export function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}
