import { Worker } from 'node:worker_threads';
import type { CalendarProblem } from '#domain/own-calendar.ts';
import { turnsFor } from '#server/db/few-at-once.ts';
import type { BusySpan } from './busy-in.ts';
import type { Found, ToRead } from './read-calendar.worker.ts';

/** What reading one calendar may cost. */
const most = { milliseconds: 8_000, heapMegabytes: 256 };

/** They wait for their turn: a calendar that takes long takes it from calendars, and from nothing else. */
const inTurn = turnsFor(2);

type InThread = { spans: BusySpan[] } | { problem: CalendarProblem };

/** Reads a calendar in a thread of its own, which ends with it, or when it takes more than it may. */
export function readInThread(calendar: ToRead): Promise<InThread> {
  return inTurn(
    () =>
      new Promise((resolve) => {
        const thread = new Worker(new URL('read-calendar.worker.ts', import.meta.url), {
          workerData: calendar,
          resourceLimits: { maxOldGenerationSizeMb: most.heapMegabytes },
        });
        thread.unref();
        const end = (outcome: InThread) => {
          clearTimeout(late);
          resolve(outcome);
          void thread.terminate();
        };
        const late = setTimeout(() => end({ problem: 'too_much' }), most.milliseconds);
        thread.once('message', (found: Found) => end(found));
        thread.on('error', (error: Error & { code?: string }) =>
          end({ problem: error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too_much' : 'not_calendar' }),
        );
        thread.once('exit', () => end({ problem: 'not_calendar' }));
      }),
  );
}
