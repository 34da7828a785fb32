// npm run bench -- <name>: runs bench/<name>.bench.ts; without a name, says which there are. `all` runs one after the other,
// `all --quick` those that can be run small, on one market: for whether they are sound, not for their figures.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { build, isBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { pinnedNode, runOnPinnedNode } from './pinned-node.mjs';
import { fail, root, say } from './terminal.mjs';

const ending = '.bench.ts';
const folder = path.join(root, 'bench');
/** What looks at pages of visitors, which the build makes. */
const readsPages = new Set(['failovers']);
const names = (existsSync(folder) ? readdirSync(folder) : [])
  .filter((file) => file.endsWith(ending))
  .map((file) => file.slice(0, -ending.length));
const [name, ...rest] = process.argv.slice(2);

if (!name) {
  say(`npm run bench -- <name>, with one of: ${names.join(', ')}`);
} else if (name === 'all' && rest.includes('--quick')) {
  ensureInstalled();
  // One of them looks at it in a browser.
  if (!isBuilt()) build();
  runOnPinnedNode(['bench/all.ts', ...rest]);
} else if (name === 'all') {
  ensureInstalled();
  const failed = names.filter((each) => !succeeds(each));
  if (failed.length) fail(`These did not run to their end: ${failed.join(', ')}`);
} else if (names.includes(name)) {
  ensureInstalled();
  if (readsPages.has(name) && !isBuilt()) build();
  runOnPinnedNode([path.join('bench', name + ending), ...rest]);
} else {
  fail(`There is no benchmark "${name}". There are: ${names.join(', ')}`);
}

function succeeds(each) {
  const program = ['--disable-warning=ExperimentalWarning', path.join('bench', each + ending), ...rest];
  return spawnSync(pinnedNode(), program, { cwd: root, stdio: 'inherit' }).status === 0;
}
