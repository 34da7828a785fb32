import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';

const root = path.join(import.meta.dirname, '..');

/** Far longer than any command of the tests takes; one that has not ended by then hangs. */
const timeoutMs = 150_000;

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

/** The variables and words of a command, what it reads on standard input, and the folder in which one stands. */
type Called = [env: NodeJS.ProcessEnv, words: string[], input?: string | Uint8Array, from?: string];

/** What a command answers, run by the program that npm starts. */
export async function moorings(...called: Called): Promise<Ended> {
  return beginMoorings(...called).ended;
}

/** The same through npm, as an operator does: twice the work, for what npm could spoil. */
export async function mooringsByNpm(...called: Called): Promise<Ended> {
  return beginMooringsByNpm(...called).ended;
}

export function beginMoorings(...called: Called): UnderWay {
  return begin(process.execPath, [path.join(root, 'scripts/moorings.mjs')], called);
}

export function beginMooringsByNpm(...called: Called): UnderWay {
  return begin('npm', ['--prefix', root, 'run', '--silent', 'moorings', '--'], called);
}

function begin(program: string, first: string[], [env, words, input = '', from = root]: Called): UnderWay {
  const child = spawn(program, [...first, ...words], {
    cwd: from,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], TMPDIR: process.env['TMPDIR'], ...env },
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
