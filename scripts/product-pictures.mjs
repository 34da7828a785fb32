// npm run product-pictures: takes the pictures of the product anew that its own pages show.
import { build, isBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { runOnPinnedNode } from './pinned-node.mjs';

ensureInstalled();
if (!isBuilt()) build();
runOnPinnedNode(['e2e/support/product-pictures.ts']);
