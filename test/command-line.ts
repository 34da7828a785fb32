import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';

const root = path.join(import.meta.dirname, '..');

/** Far longer than any command of the tests takes; one that has not ended by then hangs. */
const timeoutMs = 45_000;

interface Ended {
  code: number;
  said: string;
  complained: string;
}

/** What a command answers, run by the program that npm starts; `input` is what it reads on standard input, `from` the folder in which one stands. */
export async function moorings(
  env: NodeJS.ProcessEnv,
  words: string[],
  input = '',
  from = root,
): Promise<Ended> {
  const program = path.join(root, 'scripts/moorings.mjs');
  return ending(process.execPath, [program, ...words], { env, input, from });
}

/** The same through npm, as an operator does: twice the work, for what npm could spoil. */
export async function mooringsByNpm(
  env: NodeJS.ProcessEnv,
  words: string[],
  input = '',
  from = root,
): Promise<Ended> {
  const run = ['--prefix', root, 'run', '--silent', 'moorings', '--'];
  return ending('npm', [...run, ...words], { env, input, from });
}

async function ending(
  program: string,
  words: string[],
  { env, input, from }: { env: NodeJS.ProcessEnv; input: string; from: string },
): Promise<Ended> {
  const child = spawn(program, words, {
    cwd: from,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
    stdio: 'pipe',
    // A group of its own, so that nothing of one that hangs stays behind.
    detached: true,
  });
  const hangs = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), timeoutMs);
  child.stdin.on('error', () => undefined); // It may end without reading.
  child.stdin.end(input);
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number]>,
  ]);
  clearTimeout(hangs);
  return { code, said, complained };
}
