import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const sources = ['src/client', 'src/domain', 'vite.visitors.ts', 'package-lock.json'];

/** Before a project's first test: the pages that the server draws for visitors, built from what the sources are now. */
export function setup(): void {
  const built = statSync(path.join(root, 'dist/visitors/dress.json'), { throwIfNoEntry: false });
  if (!built || sources.some((source) => newestIn(path.join(root, source)) > built.mtimeMs))
    execFileSync(
      process.execPath,
      ['-e', `import('./vite.visitors.ts').then(({ buildVisitorPages }) => buildVisitorPages())`],
      // Not as a test: Vite would build what React is developed with.
      { cwd: root, env: { ...process.env, NODE_ENV: 'production' }, stdio: ['ignore', 'inherit', 'inherit'] },
    );
}

function newestIn(place: string): number {
  const found = statSync(place);
  if (!found.isDirectory()) return found.mtimeMs;
  return Math.max(found.mtimeMs, ...readdirSync(place).map((name) => newestIn(path.join(place, name))));
}
