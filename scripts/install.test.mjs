import { execFileSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './terminal.mjs';

// A project with a lock file, and in npm's place a program that brings what it is told to.

const here = { os: [process.platform], cpu: [process.arch] };
const otherLibc = process.report.getReport().header.glibcVersionRuntime ? 'musl' : 'glibc';

const node = 'node_modules/node-here';
const checker = 'node_modules/checker/node_modules/checker-here';
const required = { 'node_modules/fastify': { version: '5.0.0' } };
const lock = {
  '': { version: '0.1.0' },
  ...required,
  [node]: { version: '24.1.0', optional: true, os: process.platform, cpu: process.arch },
  [checker]: { version: '1.0.0', dev: true, optional: true, ...here },
  'node_modules/node-elsewhere': { version: '24.1.0', optional: true, os: ['openharmony'], cpu: here.cpu },
  'node_modules/node-of-other-arch': { version: '24.1.0', optional: true, os: here.os, cpu: ['mips'] },
  'node_modules/canvas-here': { version: '1.0.0', optional: true, ...here, libc: [otherLibc] },
  'node_modules/of-no-system': { version: '1.0.0', optional: true },
};

const npm = `
const { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const brought = JSON.parse(readFileSync('npm-brings.json', 'utf8'));
appendFileSync('npm-calls', process.argv[2] + '\\n');
if (!brought) process.exit(1);
rmSync('node_modules', { recursive: true, force: true });
for (const place of Object.keys(brought)) {
  mkdirSync(place, { recursive: true });
  writeFileSync(place + '/package.json', '{}');
}
writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: brought }));
`;

let folder;

const write = (name, value) => writeFile(path.join(folder, name), JSON.stringify(value));
const locked = (packages) => write('package-lock.json', { packages });
const npmBrings = (packages) => write('npm-brings.json', packages);
const only = (...places) => Object.fromEntries(places.map((place) => [place, lock[place]]));

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'moorings-install-'));
  await mkdir(path.join(folder, 'scripts'));
  for (const name of ['install.mjs', 'pinned-node.mjs', 'terminal.mjs'])
    await copyFile(path.join(root, 'scripts', name), path.join(folder, 'scripts', name));
  await writeFile(path.join(folder, 'npm.js'), npm);
  await locked(lock);
});

afterEach(() => rm(folder, { recursive: true }));

/** What a start says, and how often npm was asked for packages in all. */
async function start(options = {}, then = '') {
  const program = `
    import { ensureInstalled } from './scripts/install.mjs';
    import { pinnedNode } from './scripts/pinned-node.mjs';
    ensureInstalled(${JSON.stringify(options)});${then}`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: folder,
    env: { npm_execpath: path.join(folder, 'npm.js') },
    encoding: 'utf8',
    stdio: 'pipe',
  });
  const calls = await readFile(path.join(folder, 'npm-calls'), 'utf8').catch(() => '');
  return { said, calls: calls.split('\n').length - 1 };
}

test('what is installed is left alone, also where packages for other systems are not there', async () => {
  await npmBrings({ ...required, ...only(node, checker) });
  expect(await start()).toEqual({
    said: expect.stringMatching(/^Installing .*\nInstalled in .*\n$/),
    calls: 1,
  });
  expect(await start()).toEqual({ said: '', calls: 1 });
});

test('a new version that brings another Node and nothing else is installed', async () => {
  await npmBrings({ ...required, ...only(node, checker) });
  await start();
  const newer = { ...lock, [node]: { ...lock[node], version: '24.2.0' } };
  await locked(newer);
  await npmBrings({ ...required, ...only(checker), [node]: newer[node] });
  expect(await start()).toMatchObject({ calls: 2 });
  expect(await start()).toEqual({ said: '', calls: 2 });
});

test('what an install did not bring is asked for by the next start, but not what only developers need', async () => {
  await npmBrings(required);
  execFileSync(process.execPath, ['npm.js', 'ci'], { cwd: folder });
  await npmBrings({ ...required, ...only(node) });
  expect(await start({ dev: false })).toEqual({ said: expect.not.stringContaining('Not'), calls: 2 });
  expect(await start({ dev: false })).toEqual({ said: '', calls: 2 });
});

test('what npm cannot get for this system is said once, and gone on without, until another version is wanted', async () => {
  await npmBrings({ ...required, ...only(node) });
  expect(await start()).toEqual({
    said: expect.stringContaining(
      'Not installed, as npm could not get it: checker-here 1.0.0. To try again: npm ci --ignore-scripts\n',
    ),
    calls: 1,
  });
  expect(await start()).toEqual({ said: '', calls: 1 });
  expect(await start({ dev: false })).toEqual({ said: '', calls: 1 });
  await locked({ ...lock, [checker]: { ...lock[checker], version: '1.0.1' } });
  expect(await start()).toMatchObject({ calls: 2 });
});

test('where only such a package is not there and nothing can be installed, that is said and no more', async () => {
  await npmBrings({ ...required, ...only(node, checker) });
  await start();
  await rm(path.join(folder, node), { recursive: true });
  await npmBrings(false);
  expect((await start()).said).toMatch(/^Installing .*\nNot installed, .*: node-here 24\.1\.0\. .*\n$/);
});

test('a Node without which nothing can run is asked for at each start until it is there', async () => {
  await npmBrings({ ...required, ...only(checker) });
  // As on a machine whose own Node cannot run TypeScript.
  const onOldNode = "Object.defineProperty(process.versions, 'node', { value: '20.0.0' }); pinnedNode();";
  await expect(start({}, onOldNode)).rejects.toThrow('no packaged one is installed. Install Node 24.');
  await npmBrings({ ...required, ...only(node, checker) });
  expect(await start()).toMatchObject({ calls: 2 });
});
