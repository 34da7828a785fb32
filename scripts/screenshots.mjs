// npm run screenshots [-- words]: pictures of every screen, of the program as it is now.
import { build, isBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { runOnPinnedNode } from './pinned-node.mjs';

ensureInstalled();
if (!isBuilt()) build();
runOnPinnedNode(['e2e/support/screenshots.ts', ...process.argv.slice(2)]);
