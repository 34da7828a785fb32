// npm run moorings -- <command>: the command line, on the pinned Node.
import { ensureInstalled } from './install.mjs';
import { runOnPinnedNode } from './pinned-node.mjs';

ensureInstalled({ dev: false });
runOnPinnedNode(['src/server/cli.ts', ...process.argv.slice(2)]);
