import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';

const root = path.join(import.meta.dirname, '..');

/** Far longer than any command of the tests takes; one that has not ended by then hangs. */
const timeoutMs = 45_000;

interface Ended {
  /** Or the signal that ended it. */
  code: number | NodeJS.Signals | null;
  said: string;
  complained: string;
}

/** A command that is under way. */
export interface UnderWay {
  /** To the whole process group, as a terminal does, or to the program that was started alone. */
  signal: (name: NodeJS.Signals, to: 'all' | 'first') => void;
  ended: Promise<Ended>;
}

/** What a command answers, run by the program that npm starts; `input` is what it reads on standard input, `from` the folder in which one stands. */
export async function moorings(
  env: NodeJS.ProcessEnv,
  words: string[],
  input = '',
  from = root,
): Promise<Ended> {
  return beginMoorings(env, words, input, from).ended;
}

/** The same through npm, as an operator does: twice the work, for what npm could spoil. */
export async function mooringsByNpm(
  env: NodeJS.ProcessEnv,
  words: string[],
  input = '',
  from = root,
): Promise<Ended> {
  return beginMooringsByNpm(env, words, input, from).ended;
}

export function beginMoorings(env: NodeJS.ProcessEnv, words: string[], input = '', from = root): UnderWay {
  const program = path.join(root, 'scripts/moorings.mjs');
  return begin(process.execPath, [program, ...words], { env, input, from });
}

export function beginMooringsByNpm(
  env: NodeJS.ProcessEnv,
  words: string[],
  input = '',
  from = root,
): UnderWay {
  const run = ['--prefix', root, 'run', '--silent', 'moorings', '--'];
  return begin('npm', [...run, ...words], { env, input, from });
}

function begin(
  program: string,
  words: string[],
  { env, input, from }: { env: NodeJS.ProcessEnv; input: string; from: string },
): UnderWay {
  const child = spawn(program, words, {
    cwd: from,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
    stdio: 'pipe',
    // A group of its own, so that nothing of one that hangs stays behind.
    detached: true,
  });
  const group = -(child.pid ?? 0);
  const hangs = setTimeout(() => process.kill(group, 'SIGKILL'), timeoutMs);
  child.stdin.on('error', () => undefined); // It may end without reading.
  child.stdin.end(input);
  const ended = Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>,
  ]).then(([said, complained, [code, killedBy]]) => {
    clearTimeout(hangs);
    return { code: code ?? killedBy, said, complained };
  });
  return {
    signal: (name, to) => process.kill(to === 'all' ? group : -group, name),
    ended,
  };
}
