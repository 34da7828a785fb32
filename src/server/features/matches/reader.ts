import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Read, type Unread, readFacts } from './read-facts.ts';

export interface Reader {
  /** Rejected when `enough` is aborted in the middle of it. */
  read: (unread: Unread, enough: AbortSignal) => Promise<Read>;
  /** Ends what is under way, which is rejected, and reads no more by the hundred. */
  close: () => Promise<void>;
}

/** So few are read at once, between two requests; more go to a thread, which costs a vocabulary of its own. */
const fewEnough = 8;

/** A thread that has had nothing to do for so long gives its memory back. */
const idleFor = 15_000;

/** Reads jobs and profiles without holding up requests. One reading at a time. */
export function createReader(): Reader {
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  let closed = false;

  const endThread = async () => {
    clearTimeout(idle);
    const ending = thread;
    thread = undefined;
    await ending?.terminate();
  };

  const inThread = async (unread: Unread, enough: AbortSignal): Promise<Read> => {
    if (closed || enough.aborted) throw new Error('Nothing is read any more');
    clearTimeout(idle);
    const worker = (thread ??= new Worker(new URL('read-facts.worker.ts', import.meta.url)));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(unread);
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
    read: (unread, enough) =>
      unread.jobs.length + unread.profiles.length <= fewEnough
        ? Promise.resolve(readFacts(unread))
        : inThread(unread, enough),
    close: async () => {
      closed = true;
      await endThread();
    },
  };
}

/** What a thread answers next; rejected when it breaks or ends instead. */
async function answerOf(worker: Worker): Promise<Read> {
  const settled = new AbortController();
  const ended = once(worker, 'exit', settled).then(() => {
    throw new Error('The reading thread ended');
  });
  ended.catch(() => undefined); // Where the answer came first.
  try {
    // `once` rejects when the thread throws.
    const [read] = await Promise.race([once(worker, 'message', settled), ended]);
    // The cast: our own thread answers nothing else.
    return read as Read;
  } finally {
    settled.abort();
  }
}
