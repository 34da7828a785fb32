import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { exportDays } from '#domain/company-exports.ts';

/** Where this server has what it has made, and what it is at. */
export function exportsFolder(dataDir: string): string {
  return path.join(dataDir, 'exports');
}

export function archiveOf(dataDir: string, id: number): string {
  return path.join(exportsFolder(dataDir), `${id}.tar.gz`);
}

/** Takes away what is older than it is kept, and what was left of those that broke off. */
export async function clearExports(dataDir: string, now: Date): Promise<void> {
  const folder = exportsFolder(dataDir);
  const oldest = now.getTime() - exportDays * 86_400_000;
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const there = await stat(file).catch(() => undefined);
    if (there && there.mtimeMs < oldest) await rm(file, { recursive: true, force: true });
  }
}
