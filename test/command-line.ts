import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';

const root = path.join(import.meta.dirname, '..');

/** What `npm run moorings -- …` answers, run as a process of its own; `input` is what it reads on standard input. */
export async function moorings(
  env: NodeJS.ProcessEnv,
  words: string[],
  input = '',
): Promise<{ code: number; said: string; complained: string }> {
  const child = spawn(process.execPath, [path.join(root, 'src/server/cli.ts'), ...words], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...env },
    stdio: 'pipe',
  });
  child.stdin.on('error', () => undefined); // It may end without reading.
  child.stdin.end(input);
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number]>,
  ]);
  return { code, said, complained };
}
