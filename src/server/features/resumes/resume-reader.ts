import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { UnreadableDocument } from '#server/documents/unreadable.ts';
import type { Outcome } from '#server/features/resumes/read-resume.worker.ts';
import type { ResumeReading } from '#server/features/resumes/resume-reading.ts';
import { Refusal, refuse } from '#server/refusal.ts';
import { whereItBroke } from '#server/where-it-broke.ts';

export interface ResumeReader {
  /** Throws a Refusal that says why a file cannot be read, or that too many are being read. */
  read: (bytes: Buffer) => Promise<ResumeReading>;
  close: () => Promise<void>;
}

/** What one reading may cost, and how long others wait for it. */
const most = {
  milliseconds: 10_000,
  heapMegabytes: 256,
  /** Beside the heap: what is unpacked lies there. */
  unpackedBytes: 160 * 1024 * 1024,
  waiting: 100,
  /** With the reading itself still less than a connection may stand idle. */
  waitMilliseconds: 15_000,
};

/** A thread that has had nothing to read for so long gives its memory back. */
const idleFor = 60_000;

/**
 * Reads résumés in a thread of its own, one at a time, so that a malicious file harms no one: the thread has a heap and a
 * time of its own, what it unpacks is watched, and whatever goes over is ended with it.
 */
export function createResumeReader(log: Logger): ResumeReader {
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const close = async () => {
    clearTimeout(idle);
    const ending = thread;
    thread = undefined;
    await ending?.terminate();
  };

  const outcomeOf = async (bytes: Buffer): Promise<Outcome> => {
    clearTimeout(idle);
    thread ??= newThread();
    const { outcome, broken } = await askThread(thread, bytes);
    if (broken) await close();
    else idle = setTimeout(() => void close(), idleFor).unref();
    return outcome;
  };

  return {
    close,
    read: async (bytes) => {
      if (waiting >= most.waiting) throw refuse.busy();
      waiting += 1;
      const asked = Date.now();
      const turn = last.then(() => {
        if (Date.now() - asked > most.waitMilliseconds) throw refuse.busy();
        return outcomeOf(bytes);
      });
      last = turn.catch(() => undefined);
      const outcome = await turn.finally(() => {
        waiting -= 1;
      });
      if ('reading' in outcome) return outcome.reading;
      if ('failure' in outcome) log.warn({ failure: outcome.failure }, 'a résumé could not be read');
      const { code, message } = new UnreadableDocument('reason' in outcome ? outcome.reason : 'damaged');
      throw new Refusal(422, code, message);
    },
  };
}

function newThread(): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: most.heapMegabytes };
  const thread = new Worker(new URL('read-resume.worker.ts', import.meta.url), { resourceLimits });
  // One that is being ended may still break, when nobody asks it anything any more.
  thread.on('error', () => undefined);
  thread.unref();
  return thread;
}

/** One question to the thread, and whether the thread is of no use after it. */
function askThread(thread: Worker, bytes: Buffer): Promise<{ outcome: Outcome; broken: boolean }> {
  return new Promise((resolve) => {
    const end = (outcome: Outcome, broken: boolean) => {
      clearTimeout(timer);
      clearInterval(watch);
      // Not removeAllListeners: Node hangs some of its own on a Worker, without which no message comes.
      thread.off('message', answered).off('error', failed).off('exit', left);
      resolve({ outcome, broken });
    };
    const answered = (outcome: Outcome) => end(outcome, false);
    const failed = (error: Error & { code?: string }) =>
      end(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? { reason: 'too_much' } : { failure: whereItBroke(error) },
        true,
      );
    const left = () => end({ failure: 'The thread ended' }, true);
    const timer = setTimeout(() => end({ reason: 'too_slow' }, true), most.milliseconds);
    const watch = setInterval(() => {
      void hasUnpackedTooMuch(thread).then((tooMuch) => tooMuch && end({ reason: 'too_much' }, true));
    }, 50);
    thread.once('message', answered).once('error', failed).once('exit', left);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread.postMessage(bytes);
  });
}

/** By the bytes the thread holds outside of its heap; where that is not known, it has not. */
async function hasUnpackedTooMuch(thread: Worker): Promise<boolean> {
  try {
    return (await thread.getHeapStatistics()).external_memory > most.unpackedBytes;
  } catch {
    return false; // It is not up yet, or ending.
  }
}
