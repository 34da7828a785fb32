import { parentPort } from 'node:worker_threads';
import { type ToExtract, extractFeatures } from './extract-features.ts';

/** Reads in a thread of its own what would hold up the requests. */
parentPort?.on('message', (wanted: ToExtract) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(extractFeatures(wanted));
});
