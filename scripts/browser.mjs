// Finds a Chromium for the browser journeys, or gets one. Plain JavaScript for the machine's own Node (20 or newer),
// without node_modules, so that `npm test` can call it first thing. `node scripts/browser.mjs` prints the path.
import { execFile } from 'node:child_process';
import { access, chmod, constants, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import {
  cacheFolder,
  downloadPackages,
  lastLine,
  libraryFolders,
  onPath,
  quietly,
} from './debian-packages.mjs';

const run = promisify(execFile);

// Chromium without its windows: the same engine, a third of the processor time for every page opened.
const shell = 'chromium-headless-shell';

/** The path of a browser that runs. Installs one if the machine has none; throws with one plain sentence if it cannot. */
export async function ensureBrowser({ say = (line) => console.error(line) } = {}) {
  const found = await findBrowser();
  if (found) return found;
  for (const install of [installAsRoot, unpackForThisUser]) {
    try {
      const installed = await install(say);
      if (installed) return installed;
    } catch (error) {
      say(`That did not work: ${lastLine(error)}`);
    }
  }
  throw new Error(
    'The browser journeys need Chromium: run "apt-get install chromium" as root, or set CHROME_PATH to a Chrome or Chromium.',
  );
}

/** The first browser on this machine that answers --version, or undefined. A wrong CHROME_PATH is an error, not a miss. */
export async function findBrowser() {
  const wanted = process.env.CHROME_PATH;
  if (wanted) {
    if (await runs(wanted)) return wanted;
    throw new Error(`CHROME_PATH is ${wanted}, but that does not start.`);
  }
  for (const path of await candidates()) if (await runs(path)) return path;
  return undefined;
}

async function candidates() {
  const names = [shell, 'chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser'];
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/bin'];
  return [
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    join(unpackedFolder(), 'chromium'),
    ...(await playwrightsOwn()),
  ];
}

async function playwrightsOwn() {
  const cache =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    join(homedir(), process.platform === 'darwin' ? 'Library/Caches/ms-playwright' : '.cache/ms-playwright');
  const builds = (await readdir(cache).catch(() => [])).filter((name) => name.startsWith('chromium')).sort();
  const inside = [
    'chrome-linux64/chrome',
    'chrome-linux/chrome',
    'chrome-headless-shell-linux64/chrome-headless-shell',
    'chrome-linux/headless_shell',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  ];
  return builds.reverse().flatMap((build) => inside.map((path) => join(cache, build, path)));
}

async function runs(path) {
  try {
    await access(path, constants.X_OK);
    await askVersion(path);
    return true;
  } catch {
    return false;
  }
}

async function askVersion(path) {
  await run(path, ['--version'], { timeout: 20_000 });
}

async function installAsRoot(say) {
  if (process.getuid?.() !== 0 || !(await onPath('apt-get'))) return undefined;
  say('No browser here yet: installing Chromium with apt-get (about 100 MB) …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // A repository that cannot be reached fails the update but not the install; only the latter matters.
  await quietly('apt-get', ['-q', 'update'], { env }).catch(() => undefined);
  const install = ['-q', '-y', 'install', '--no-install-recommends'];
  await quietly('apt-get', [...install, shell], { env }).catch(() =>
    quietly('apt-get', [...install, 'chromium'], { env }),
  );
  return findBrowser();
}

/** Debian without root: apt downloads and verifies the packages into private folders, dpkg unpacks them, nothing is
 *  installed. A small script beside them starts the browser with the libraries and fonts that came along. */
async function unpackForThisUser(say) {
  if (!(await onPath('apt-get')) || !(await onPath('dpkg'))) return undefined;
  const home = unpackedFolder();
  say(`No browser here yet: unpacking Chromium into ${home} (100 to 200 MB to download) …`);
  await mkdir(join(home, '..'), { recursive: true });
  const work = await mkdtemp(join(home, '..', 'chromium-unpacking-'));
  try {
    const packages = await downloadPackages(work, ['fonts-dejavu-core', shell]).catch(() =>
      downloadPackages(work, ['fonts-dejavu-core', 'chromium']),
    );
    const root = join(work, 'root');
    for (const file of packages) await quietly('dpkg', ['-x', file, root]);
    await rm(join(work, 'apt'), { recursive: true, force: true });
    await writeStarter(work, home);
    await rm(home, { recursive: true, force: true });
    await rename(work, home);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  const starter = join(home, 'chromium');
  await askVersion(starter);
  return starter;
}

async function writeStarter(work, home) {
  const root = join(work, 'root');
  const folders = (await libraryFolders(root))
    .map((folder) => folder.replace(work, home))
    .filter((folder) => !folder.includes('/usr/lib/chromium'));
  const programs = await readdir(join(root, 'usr/lib/chromium'));
  await writeFile(
    join(work, 'fonts.conf'),
    `<?xml version="1.0"?>
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>/usr/share/fonts</dir>
  <dir>${home}/root/usr/share/fonts</dir>
  <cachedir>${home}/font-cache</cachedir>
</fontconfig>
`,
  );
  await writeFile(
    join(work, 'chromium'),
    `#!/bin/sh
export LD_LIBRARY_PATH='${folders.join(':')}'
export FONTCONFIG_FILE='${home}/fonts.conf'
exec '${home}/root/usr/lib/chromium/${programs.includes(shell) ? shell : 'chromium'}' "$@"
`,
  );
  await chmod(join(work, 'chromium'), 0o755);
}

function unpackedFolder() {
  return join(cacheFolder(), 'chromium');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(await ensureBrowser());
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
