// npm run bench -- <name>: runs bench/<name>.bench.ts; without a name, says which there are.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { runOnPinnedNode } from './pinned-node.mjs';
import { fail, root, say } from './terminal.mjs';

const ending = '.bench.ts';
const folder = path.join(root, 'bench');
const names = (existsSync(folder) ? readdirSync(folder) : [])
  .filter((file) => file.endsWith(ending))
  .map((file) => file.slice(0, -ending.length));
const [name, ...rest] = process.argv.slice(2);

if (!name) {
  say(`npm run bench -- <name>, with one of: ${names.join(', ')}`);
} else if (names.includes(name)) {
  ensureInstalled();
  runOnPinnedNode([path.join('bench', name + ending), ...rest]);
} else {
  fail(`There is no benchmark "${name}". There are: ${names.join(', ')}`);
}
