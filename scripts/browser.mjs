// Finds a Chromium for the browser journeys, or gets one. Plain JavaScript for the machine's own Node (20 or newer),
// without node_modules, so that `npm test` can call it first thing. `node scripts/browser.mjs` prints the path.
import { execFile, spawn } from 'node:child_process';
import { access, chmod, constants, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

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
    const packages = await downloadPackages(work);
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

async function downloadPackages(work) {
  const apt = join(work, 'apt');
  await mkdir(join(apt, 'state/lists/partial'), { recursive: true });
  await mkdir(join(apt, 'cache/archives/partial'), { recursive: true });
  const settings = [
    `Dir::State=${apt}/state`,
    'Dir::State::status=/var/lib/dpkg/status', // what the system already has need not come again
    `Dir::Cache=${apt}/cache`,
    'Debug::NoLocking=true', // the system's own lock belongs to root, and nothing is installed
    'APT::Sandbox::User=',
  ].flatMap((setting) => ['-o', setting]);
  await quietly('apt-get', [...settings, '-q', 'update']).catch(() => undefined);
  const download = [...settings, '-q', '-y', '--no-install-recommends', '--download-only', 'install'];
  await quietly('apt-get', [...download, 'fonts-dejavu-core', shell]).catch(() =>
    quietly('apt-get', [...download, 'fonts-dejavu-core', 'chromium']),
  );
  const archives = join(apt, 'cache/archives');
  return (await readdir(archives))
    .filter((name) => name.endsWith('.deb'))
    .map((name) => join(archives, name));
}

async function writeStarter(work, home) {
  const root = join(work, 'root');
  // Debian keeps some private libraries one folder deeper (pulseaudio, nss), found there by absolute path.
  // Some come in lib, some in usr/lib.
  const files = await readdir(root, { recursive: true, withFileTypes: true });
  const libraries = files.filter((file) => /^lib.*\.so(\.|$)/.test(file.name) && !file.isDirectory());
  const folders = [...new Set(libraries.map((file) => file.parentPath ?? file.path))]
    .filter((folder) => !folder.includes('/usr/lib/chromium'))
    .map((folder) => folder.replace(work, home));
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
  const cache = process.env.XDG_CACHE_HOME || (process.env.HOME ? join(homedir(), '.cache') : tmpdir());
  return join(cache, 'moorings', 'chromium');
}

async function onPath(name) {
  for (const folder of (process.env.PATH ?? '').split(delimiter).filter(Boolean)) {
    const there = await access(join(folder, name), constants.X_OK).then(
      () => true,
      () => false,
    );
    if (there) return true;
  }
  return false;
}

/** Runs a command without its chatter; on failure the error carries what it printed. */
function quietly(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], timeout: 300_000, ...options });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(output.trim() || `${command} ended with ${code}`)),
    );
  });
}

function lastLine(error) {
  return error.message.trim().split('\n').at(-1);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(await ensureBrowser());
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
