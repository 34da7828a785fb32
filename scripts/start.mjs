// npm start: installs what is missing, builds what is stale, and becomes the server.
import { build, isBuilt } from './build.mjs';
import { heapEnvironment, heapFlags } from './server-memory.mjs';
import { ensureInstalled } from './install.mjs';
import { runOnPinnedNode } from './pinned-node.mjs';

const stale = !isBuilt();
ensureInstalled({ dev: stale });
if (stale) build();

// When npm itself is killed nobody tells us, and the server would stay behind on its port.
if (process.env.npm_lifecycle_event) {
  const npm = process.ppid;
  setInterval(() => process.ppid === npm || process.exit(1), 500).unref();
}
runOnPinnedNode([...heapFlags(), 'src/server/main.ts'], heapEnvironment());
