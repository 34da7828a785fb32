// Finds a PgBouncer for the tests, or gets Debian's. It is unpacked and never installed, by root neither: installing would
// also start it as a service. `node scripts/pgbouncer.mjs` says as JSON how it is started.
import { access, constants, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  cacheFolder,
  downloadPackages,
  lastLine,
  libraryFolders,
  onPath,
  quietly,
} from './debian-packages.mjs';

/** A PgBouncer that runs, as a command and its environment; throws with one plain sentence if there is none to be had. */
async function ensurePgbouncer() {
  const found = await findPgbouncer();
  if (found) return found;
  try {
    await unpack();
    const unpacked = await findPgbouncer();
    if (unpacked) return unpacked;
  } catch (error) {
    throw new Error(`PgBouncer cannot be had: ${lastLine(error)}`, { cause: error });
  }
  throw new Error('PgBouncer was unpacked and does not run.');
}

async function findPgbouncer() {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
    '/usr/sbin',
    '/usr/local/sbin',
  ];
  const root = join(unpackedFolder(), 'root');
  const libraries = (await libraryFolders(root).catch(() => [])).join(delimiter);
  const candidates = [
    ...folders.map((folder) => ({ command: join(folder, 'pgbouncer'), env: {} })),
    { command: join(root, 'usr/sbin/pgbouncer'), env: { LD_LIBRARY_PATH: libraries } },
  ];
  for (const { command, env } of candidates) {
    const runs = await access(command, constants.X_OK)
      .then(() => quietly(command, ['--version'], { env }))
      .then(
        () => true,
        () => false,
      );
    if (runs) return { command, env };
  }
  return undefined;
}

async function unpack() {
  if (!(await onPath('apt-get')) || !(await onPath('dpkg'))) throw new Error('this is no Debian.');
  const home = unpackedFolder();
  await mkdir(join(home, '..'), { recursive: true });
  const work = await mkdtemp(join(home, '..', 'pgbouncer-unpacking-'));
  try {
    for (const file of await downloadPackages(work, ['pgbouncer']))
      await quietly('dpkg', ['-x', file, join(work, 'root')]);
    await rm(join(work, 'apt'), { recursive: true, force: true });
    await rm(home, { recursive: true, force: true });
    await rename(work, home);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

function unpackedFolder() {
  return join(cacheFolder(), 'pgbouncer');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(JSON.stringify(await ensurePgbouncer()));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
