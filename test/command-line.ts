import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';

const root = path.join(import.meta.dirname, '..');

/** Far longer than any command of the tests takes; one that has not ended by then hangs. */
const timeoutMs = 45_000;

/** What `npm run moorings -- …` answers, run as an operator does; `input` is what it reads on standard input. */
export async function moorings(
  env: NodeJS.ProcessEnv,
  words: string[],
  input = '',
): Promise<{ code: number; said: string; complained: string }> {
  const child = spawn('npm', ['run', '--silent', 'moorings', '--', ...words], {
    cwd: root,
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
