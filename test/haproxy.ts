import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { answers, type DebianProgram, freePort } from '#test/debian-program.ts';
import { eventually } from '#test/eventually.ts';

export interface Balancer {
  port: number;
  /** How it takes a copy to stand, such as UP or DOWN. */
  takes: (copy: string) => Promise<string>;
  stop: () => Promise<void>;
}

/** Where on this machine the proxy in front of it stands, that speaks https. */
export const front = '127.0.0.9';

/**
 * HAProxy as deploy/haproxy.cfg has it, in front of two copies of the program at these ports of the loopback, or of three with the
 * line that docs/deploying.md says.
 */
export async function startHaproxy(
  program: DebianProgram,
  { one, two, three }: { one: number; two: number; three?: number },
): Promise<Balancer> {
  const [port, watch] = [await freePort(), await freePort()];
  const { stop } = await start(
    program,
    'haproxy.cfg',
    port,
    three === undefined ? undefined : `127.0.0.1:${three}`,
    {
      MOORINGS_BIND: `127.0.0.1:${port}`,
      MOORINGS_WATCH: `127.0.0.1:${watch}`,
      MOORINGS_ONE: `127.0.0.1:${one}`,
      MOORINGS_TWO: `127.0.0.1:${two}`,
      MOORINGS_FRONT: front,
    },
  );
  return {
    port,
    takes: async (copy) => {
      const reply = await fetch(`http://127.0.0.1:${watch}/;csv`);
      const [names = '', ...lines] = (await reply.text()).split('\n');
      const line = lines.find((each) => each.startsWith(`reads,${copy},`));
      return line?.split(',')[names.split(',').indexOf('status')] ?? '';
    },
    stop,
  };
}

/** HAProxy as deploy/haproxy-postgresql.cfg has it, in front of two or three servers that Patroni looks after: where is written, where read. */
export async function startDatabaseHaproxy(
  program: DebianProgram,
  [one = '', two = '', three]: readonly string[],
): Promise<{ primary: number; standby: number } & Running> {
  const [primary, standby, peer] = [await freePort(), await freePort(), await freePort()];
  const running = await start(program, 'haproxy-postgresql.cfg', primary, three, {
    POSTGRES_PRIMARY_BIND: `127.0.0.1:${primary}`,
    POSTGRES_STANDBY_BIND: `127.0.0.1:${standby}`,
    POSTGRES_PEER: `127.0.0.1:${peer}`,
    POSTGRES_ONE: one,
    POSTGRES_TWO: two,
  });
  return { primary, standby, ...running };
}

interface Running {
  /** Starts it anew with the same file, and sends the one before away once that is done. */
  reload: () => Promise<void>;
  stop: () => Promise<void>;
}

/** By a file of deploy/, until it listens. */
async function start(
  { command, env }: DebianProgram,
  name: string,
  port: number,
  third: string | undefined,
  settings: Record<string, string>,
): Promise<Running> {
  const home = await mkdtemp(path.join(tmpdir(), 'moorings-haproxy-'));
  const file = path.join(home, name);
  const text = await readFile(path.join(import.meta.dirname, '../deploy', name), 'utf8');
  await writeFile(file, third === undefined ? text : withThird(text, third));
  const begin = async (...instead: string[]) => {
    const args = ['-db', '-q', '-f', file, ...instead];
    const child = spawn(command, args, { env: { ...env, ...settings }, stdio: 'ignore' });
    const ended = once(child, 'close');
    let hasEnded = false;
    void ended.then(() => (hasEnded = true));
    await eventually(async () => {
      if (hasEnded) throw new Error('HAProxy did not start');
      return answers(port);
    });
    return { child, ended };
  };
  const begun = [await begin()];
  return {
    reload: async () => void begun.push(await begin('-sf', String(begun.at(-1)?.child.pid))),
    stop: async () => {
      for (const { child } of begun) child.kill('SIGKILL');
      await Promise.all(begun.map(({ ended }) => ended));
      await rm(home, { recursive: true });
    },
  };
}

/** One line more in both parts. */
function withThird(text: string, address: string): string {
  return text.replaceAll(
    /^( +server )two "[^"]+"(.*)$/gm,
    (line, begun, rest) => `${line}\n${begun}three "${address}"${rest.replace('reads/two', 'reads/three')}`,
  );
}
