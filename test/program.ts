import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { onTestFinished } from 'vitest';

/** The real server, started as an operator would, in a process of its own. */
export interface Program {
  /** http://127.0.0.1:… */
  address: string;
  pid: number;
  kill: (signal: NodeJS.Signals) => void;
  /** What it has written to its standard output, line by line. */
  lines: () => readonly string[];
  /** What it has complained of on its standard error. */
  said: () => string;
  /** Its exit code, or the signal that ended it, once it has ended. */
  ended: Promise<number | NodeJS.Signals>;
}

const root = path.join(import.meta.dirname, '..');

/** Starts the program on a free port and waits until it says that it is ready. */
export async function startProgram(env: NodeJS.ProcessEnv): Promise<Program> {
  const { child, ended, said, address, lines } = launch(env);
  const outcome = await Promise.race([address, ended]);
  if (typeof outcome === 'number' || !outcome.startsWith('http')) {
    throw new Error(`The program ended with ${outcome} instead of starting: ${said()}`);
  }
  return {
    address: outcome,
    pid: child.pid ?? 0,
    kill: (signal) => child.kill(signal),
    ended,
    lines: () => lines,
    said,
  };
}

/** The same for one test: it ends with it, and keeps nothing from who comes next, however that goes. */
export async function programOfTest(env: NodeJS.ProcessEnv): Promise<Program> {
  const program = await startProgram(env);
  onTestFinished(async () => {
    program.kill('SIGKILL');
    await program.ended;
  });
  return program;
}

/** Starts the program where it is expected to refuse, `through` another that sets the scene, and answers how it ended and what it said about it. */
export async function failToStart(
  env: NodeJS.ProcessEnv,
  through: readonly string[] = [],
): Promise<{ code: number | NodeJS.Signals; said: string }> {
  const { ended, said } = launch(env, through);
  return { code: await ended, said: said() };
}

/** As `npm start` has it (scripts/pinned-node.mjs): starting takes half the work. */
export const compileCache = { NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node') };

/** Starts the program and answers at once, while it is still starting. */
export function launch(env: NodeJS.ProcessEnv, through: readonly string[] = []) {
  const [command, ...args] = [...through, process.execPath, path.join(root, 'src/server/main.ts')];
  const child = spawn(command, args, {
    cwd: root,
    env: { PATH: process.env['PATH'], ...compileCache, PORT: '0', DEMO: 'off', LIMITS: 'off', ...env },
    // By the channel it learns that the test run has ended, however it did, and ends too.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  // The cast: both are pipes, as said above.
  const { stdout, stderr } = child as unknown as ChildProcessByStdio<null, Readable, Readable>;
  const complaints: Buffer[] = [];
  stderr.on('data', (chunk: Buffer) => complaints.push(chunk));
  const ended = once(child, 'close').then(
    ([code, signal]: (number | NodeJS.Signals | null)[]) => code ?? signal ?? 0,
  );
  const lines: string[] = [];
  const address = new Promise<string>((resolve) => {
    createInterface(stdout).on('line', (line) => {
      lines.push(line);
      const ready = / is ready at (http:\S+)/.exec(line);
      if (ready?.[1]) resolve(ready[1]);
    });
  });
  return { child, ended, address, lines, said: () => Buffer.concat(complaints).toString() };
}
