// npm run vocabulary -- --esco FOLDER --onet FOLDER: makes the files in vocabulary/, on the pinned Node.
import { ensureInstalled } from './install.mjs';
import { runOnPinnedNode } from './pinned-node.mjs';

ensureInstalled();
runOnPinnedNode(['scripts/vocabulary/make.ts', ...process.argv.slice(2)]);
