import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Extracted, type ToExtract, extractFeatures } from './extract-features.ts';

export interface Extractor {
  /** Rejected when `enough` is aborted in the middle of it. */
  extract: (wanted: ToExtract, enough: AbortSignal) => Promise<Extracted>;
  /** Ends what is under way, which is rejected, and reads no more by the hundred. */
  close: () => Promise<void>;
}

/** So few are read at once, between two requests; more go to a thread, which costs a vocabulary of its own. */
const fewEnough = 8;

/** A thread that has had nothing to do for so long gives its memory back. */
const idleFor = 15_000;

/** Extracts features without holding up requests, one batch at a time. */
export function createExtractor(): Extractor {
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  let closed = false;

  const endThread = async () => {
    clearTimeout(idle);
    const ending = thread;
    thread = undefined;
    await ending?.terminate();
  };

  const inThread = async (wanted: ToExtract, enough: AbortSignal): Promise<Extracted> => {
    if (closed || enough.aborted) throw new Error('Nothing is read any more');
    clearTimeout(idle);
    const worker = (thread ??= new Worker(new URL('extract-features.worker.ts', import.meta.url)));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(wanted);
    const end = () => void endThread();
    enough.addEventListener('abort', end);
    try {
      return await answerOf(worker);
    } catch (error) {
      thread = undefined;
      throw error;
    } finally {
      enough.removeEventListener('abort', end);
      idle = setTimeout(() => void endThread(), idleFor).unref();
    }
  };

  return {
    extract: (wanted, enough) =>
      wanted.jobs.length + wanted.profiles.length <= fewEnough
        ? Promise.resolve(extractFeatures(wanted))
        : inThread(wanted, enough),
    close: async () => {
      closed = true;
      await endThread();
    },
  };
}

/** What a thread answers next; rejected when it breaks or ends instead. */
async function answerOf(worker: Worker): Promise<Extracted> {
  const settled = new AbortController();
  const ended = once(worker, 'exit', settled).then(() => {
    throw new Error('The extracting thread ended');
  });
  ended.catch(() => undefined); // Where the answer came first.
  try {
    // `once` rejects when the thread throws.
    const [read] = await Promise.race([once(worker, 'message', settled), ended]);
    // The cast: our own thread answers nothing else.
    return read as Extracted;
  } finally {
    settled.abort();
  }
}
