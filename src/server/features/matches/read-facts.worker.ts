import { parentPort } from 'node:worker_threads';
import { type Unread, readFacts } from '#server/features/matches/read-facts.ts';

/** Reads in a thread of its own what would hold up the requests. */
parentPort?.on('message', (unread: Unread) => parentPort?.postMessage(readFacts(unread)));
