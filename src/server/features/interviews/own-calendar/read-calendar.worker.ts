import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { busyIn, type BusySpan, type BusyWanted, NotACalendar } from './busy-in.ts';

/** What the thread is given as it starts. */
export interface ToRead extends BusyWanted {
  text: string;
}

/** Its one answer. */
export type Found = { spans: BusySpan[] } | { problem: 'not_calendar' };

// On Linux this is the thread's own: requests go before calendars wherever both want the processor.
setPriority(10);

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(found());

function found(): Found {
  // The cast: calendar-thread.ts gives just this.
  const { text, ...wanted } = workerData as ToRead;
  try {
    return { spans: busyIn(text, wanted) };
  } catch (error) {
    if (error instanceof NotACalendar) return { problem: 'not_calendar' };
    throw error;
  }
}
