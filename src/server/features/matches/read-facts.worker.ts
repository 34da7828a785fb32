import { parentPort } from 'node:worker_threads';
import { type Unread, readFacts } from './read-facts.ts';

/** Reads in a thread of its own what would hold up the requests. */
parentPort?.on('message', (unread: Unread) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(readFacts(unread));
});
