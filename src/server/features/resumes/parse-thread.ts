import { Worker } from 'node:worker_threads';
import type { FromThread, Outcome, ToRead } from './parse-resume.worker.ts';
import { whereItBroke } from '#server/where-it-broke.ts';

/** A thread that reads one file after the other, each within bounds. */
export interface ParseThread {
  read: (file: ToRead) => Promise<Outcome>;
  close: () => Promise<void>;
}

/** What one reading may cost. */
const most = {
  /** Of work: on a busy machine a thread waits for its turn, which is no fault of the file. */
  workMilliseconds: 3_000,
  /** With what it waits, too. */
  milliseconds: 9_000,
  /** Until a new thread has its program, which is no part of a reading. */
  startMilliseconds: 15_000,
  heapMegabytes: 96,
  /** Beside the heap: what is unpacked lies there. */
  unpackedBytes: 48 * 1024 * 1024,
};

/** A thread that has had nothing to read for so long gives its memory back. */
const idleFor = 20_000;

/** Whatever goes over its bounds is ended with the thread, and the next file gets a new one. */
export function createReadingThread(): ParseThread {
  let thread: Promise<Worker> | undefined;
  let idle: NodeJS.Timeout | undefined;

  const close = async () => {
    clearTimeout(idle);
    const ending = thread;
    thread = undefined;
    await (await ending?.catch(() => undefined))?.terminate();
  };

  return {
    close,
    read: async (file) => {
      clearTimeout(idle);
      thread ??= startedThread();
      const { outcome, broken } = await thread.then(
        (started) => askThread(started, file),
        (error: unknown) => ({ outcome: { failure: whereItBroke(error) }, broken: true }),
      );
      if (broken) await close();
      else idle = setTimeout(() => void close(), idleFor).unref();
      return outcome;
    },
  };
}

function startedThread(): Promise<Worker> {
  const resourceLimits = { maxOldGenerationSizeMb: most.heapMegabytes };
  const thread = new Worker(new URL('parse-resume.worker.ts', import.meta.url), { resourceLimits });
  // One that is being ended may still break, when nobody asks it anything any more.
  thread.on('error', () => undefined);
  thread.unref();
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      void thread.terminate();
      reject(new Error('The thread did not start in time'));
    }, most.startMilliseconds);
    thread.once('message', () => {
      clearTimeout(late);
      resolve(thread);
    });
    thread.once('exit', () => {
      clearTimeout(late);
      reject(new Error('The thread ended before it began'));
    });
  });
}

/** One question to the thread, and whether the thread is of no use after it. */
function askThread(thread: Worker, file: ToRead): Promise<{ outcome: Outcome; broken: boolean }> {
  return new Promise((resolve) => {
    const end = (outcome: Outcome, broken: boolean) => {
      clearTimeout(timer);
      clearInterval(watch);
      // Not removeAllListeners: Node hangs some of its own on a Worker, without which no message comes.
      thread.off('message', answered).off('error', failed).off('exit', left);
      resolve({ outcome, broken });
    };
    const answered = (outcome: FromThread) => outcome !== 'ready' && end(outcome, false);
    const failed = (error: Error & { code?: string }) =>
      end(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? { reason: 'too_much' } : { failure: whereItBroke(error) },
        true,
      );
    const left = () => end({ failure: 'The thread ended' }, true);
    const timer = setTimeout(() => end({ reason: 'too_slow' }, true), most.milliseconds);
    const before = workOf(thread);
    const watch = setInterval(() => {
      void hasUnpackedTooMuch(thread).then((tooMuch) => tooMuch && end({ reason: 'too_much' }, true));
      void Promise.all([before, workOf(thread)]).then(
        ([then, now]) => now - then > most.workMilliseconds && end({ reason: 'too_slow' }, true),
      );
    }, 20);
    thread.on('message', answered).once('error', failed).once('exit', left);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread.postMessage(file);
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

/** How long the thread has worked since it began, in milliseconds of a processor's time; where that is not known, 0. */
async function workOf(thread: Worker): Promise<number> {
  try {
    const { user, system } = await thread.cpuUsage();
    return (user + system) / 1000;
  } catch {
    return 0; // It is ending.
  }
}
