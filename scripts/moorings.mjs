// npm run moorings -- <command>: the command line, on the pinned Node.
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { runOnPinnedNode } from './pinned-node.mjs';
import { root } from './terminal.mjs';

// npm goes to our folder and says where it came from.
const cameFrom = process.cwd() === root ? (process.env.INIT_CWD ?? root) : process.cwd();

ensureInstalled({ dev: false });
const { TMPDIR } = process.env;
runOnPinnedNode(['src/server/cli.ts', ...process.argv.slice(2)], {
  FILES_FROM: cameFrom,
  ...(TMPDIR && { TMPDIR: path.resolve(cameFrom, TMPDIR) }),
});
