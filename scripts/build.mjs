import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pinnedNode } from './pinned-node.mjs';
import { fail, root, say, seconds } from './terminal.mjs';

/** What the web app is built from, in the folder of the project. */
export const sources = [
  'src/client',
  'src/domain',
  'src/contract',
  'content',
  'index.html',
  'vite.config.ts',
  'vite.reader.ts',
  'vite.screens.ts',
  'vite.visitors.ts',
  'package-lock.json',
];
// Vite empties the folder before it writes, so a killed build has no stamp.
const stamp = path.join(root, 'dist/client/.built-from');

/** Whether the web app in dist/ was built from what the sources are now. By content: a checkout or a copy changes times only. */
export function isBuilt() {
  try {
    return readFileSync(stamp, 'utf8') === fingerprint();
  } catch {
    return false;
  }
}

export function build() {
  const started = Date.now();
  const before = fingerprint();
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(pinnedNode(), [vite, 'build', '--logLevel=warn'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) fail('The web app could not be built; what Vite said stands above.');
  writeFileSync(stamp, before);
  say(`Built the web app in ${seconds(started)}`);
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesIn(path.join(root, source))))
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
}

function filesIn(place) {
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [place] : [];
  return readdirSync(place)
    .sort()
    .flatMap((name) => filesIn(path.join(place, name)));
}
