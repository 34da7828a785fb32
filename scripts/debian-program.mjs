// Finds a program of Debian's for the tests, or gets it. It is unpacked and never installed, by root neither: installing
// would also start it as a service. `node scripts/debian-program.mjs haproxy` says as JSON how it is started.
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

/** By what each is asked for its version, which shows that it runs. */
const asked = { pgbouncer: '--version', haproxy: '-v' };

/** A program that runs, as a command and its environment; throws with one plain sentence if there is none to be had. */
async function ensureProgram(name) {
  if (!asked[name]) throw new Error(`Which program? One of ${Object.keys(asked).join(', ')}.`);
  const found = await find(name);
  if (found) return found;
  try {
    await unpack(name);
    const unpacked = await find(name);
    if (unpacked) return unpacked;
  } catch (error) {
    throw new Error(`${name} cannot be had: ${lastLine(error)}`, { cause: error });
  }
  throw new Error(`${name} was unpacked and does not run.`);
}

async function find(name) {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
    '/usr/sbin',
    '/usr/local/sbin',
  ];
  const root = join(unpackedFolder(name), 'root');
  const libraries = (await libraryFolders(root).catch(() => [])).join(delimiter);
  const candidates = [
    ...folders.map((folder) => ({ command: join(folder, name), env: {} })),
    { command: join(root, 'usr/sbin', name), env: { LD_LIBRARY_PATH: libraries } },
  ];
  for (const { command, env } of candidates) {
    const runs = await access(command, constants.X_OK)
      .then(() => quietly(command, [asked[name]], { env }))
      .then(
        () => true,
        () => false,
      );
    if (runs) return { command, env };
  }
  return undefined;
}

async function unpack(name) {
  if (!(await onPath('apt-get')) || !(await onPath('dpkg'))) throw new Error('this is no Debian.');
  const home = unpackedFolder(name);
  await mkdir(join(home, '..'), { recursive: true });
  const work = await mkdtemp(join(home, '..', `${name}-unpacking-`));
  try {
    for (const file of await downloadPackages(work, [name]))
      await quietly('dpkg', ['-x', file, join(work, 'root')]);
    await rm(join(work, 'apt'), { recursive: true, force: true });
    await rm(home, { recursive: true, force: true });
    await rename(work, home);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

function unpackedFolder(name) {
  return join(cacheFolder(), name);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(JSON.stringify(await ensureProgram(process.argv[2])));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
