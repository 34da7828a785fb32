import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { instrumented } from './instrumented.ts';
import type { Report } from './describing.ts';
import { root, type Source } from './sources.ts';

/** What the compiler says of the server's sources when every statement has PostgreSQL's types. */
export async function mistypedIn(files: readonly Source[], report: Report): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'moorings-statements-'));
  try {
    await Promise.all(
      ['src/server', 'src/domain', 'src/matching', 'src/contract', 'package.json', 'tsconfig.base.json'].map(
        (part) =>
          cp(path.join(root, part), path.join(folder, part), {
            recursive: true,
            filter: (file) => !file.endsWith('.test.ts'),
          }),
      ),
    );
    await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    await Promise.all(
      files.map((source) => writeFile(path.join(folder, source.file), instrumented(source, report))),
    );
    await writeFile(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: './tsconfig.base.json',
        compilerOptions: { types: ['node'], lib: ['ES2024', 'ESNext.Disposable'], noUnusedLocals: false },
        files: files.map(({ file }) => file),
      }),
    );
    return await errorsOf(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function errorsOf(folder: string): Promise<string[]> {
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [compiler, '-p', folder, '--pretty', 'false'],
      { maxBuffer: 1e8, cwd: folder },
      (_, out) =>
        resolve(
          out
            .split(/\n(?=src\/)/)
            .map((line) => line.trim())
            .filter(Boolean),
        ),
    );
  });
}
