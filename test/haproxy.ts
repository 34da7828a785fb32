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

/**
 * HAProxy as deploy/haproxy.cfg has it, in front of two copies of the program at these ports of the loopback, or of three with the
 * line that docs/deploying.md says.
 */
export async function startHaproxy(
  { command, env }: DebianProgram,
  { one, two, three }: { one: number; two: number; three?: number },
): Promise<Balancer> {
  const [port, watch] = [await freePort(), await freePort()];
  const settings = path.join(import.meta.dirname, '../deploy/haproxy.cfg');
  const home = await mkdtemp(path.join(tmpdir(), 'moorings-haproxy-'));
  const file = path.join(home, 'haproxy.cfg');
  const text = await readFile(settings, 'utf8');
  await writeFile(file, three === undefined ? text : withThird(text, three));
  const child = spawn(command, ['-db', '-q', '-f', file], {
    env: {
      ...env,
      MOORINGS_BIND: `127.0.0.1:${port}`,
      MOORINGS_WATCH: `127.0.0.1:${watch}`,
      MOORINGS_ONE: `127.0.0.1:${one}`,
      MOORINGS_TWO: `127.0.0.1:${two}`,
    },
    stdio: 'ignore',
  });
  const ended = once(child, 'close');
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  await eventually(async () => {
    if (hasEnded) throw new Error('HAProxy did not start');
    return answers(port);
  });
  return {
    port,
    takes: async (copy) => {
      const reply = await fetch(`http://127.0.0.1:${watch}/;csv`);
      const [names = '', ...lines] = (await reply.text()).split('\n');
      const line = lines.find((each) => each.startsWith(`reads,${copy},`));
      return line?.split(',')[names.split(',').indexOf('status')] ?? '';
    },
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
      await rm(home, { recursive: true });
    },
  };
}

/** One line more in both backends. */
function withThird(text: string, port: number): string {
  return text.replaceAll(
    /^( +server )two "[^"]+"(.*)$/gm,
    (line, start, rest) =>
      `${line}\n${start}three "127.0.0.1:${port}"${rest.replace('reads/two', 'reads/three')}`,
  );
}
