import type { Job, JobResult, PgBoss } from 'pg-boss';
import type { TaskData, TaskName } from '#domain/tasks.ts';
import type { Context } from '#server/context.ts';
import { asOwnTrace, currentTrace, type Trace } from '#server/trace.ts';
import { safeError } from '#server/safe-errors.ts';
import { inThis } from './boss-database.ts';
import { type Handler, TaskFailure, type TaskRun } from './handler.ts';
import { giveBack, postpone } from './tasks.queries.ts';

export interface Trying extends Pick<Context, 'db' | 'log'> {
  boss: PgBoss;
  /** Lets it wait for a connection of those that tasks may have. */
  inTurn: (name: TaskName, work: () => Promise<void>) => Promise<void>;
  /** Aborted when the server stops. */
  closing: AbortSignal;
}

/** Tries a task once, and answers what pg-boss is to make of it. */
export async function tryTask<Name extends TaskName>(
  { db, log, boss, inTurn, closing }: Trying,
  job: Job<TaskData[Name]>,
  handle: Handler<Name>,
  retryLimit: number,
): Promise<JobResult> {
  if (closing.aborted) return givenBack(db, job);
  const fetched = { name: job.name, id: job.id, retryCount: job.retryCount };
  const run: TaskRun = {
    signal: AbortSignal.any([job.signal, closing]),
    isLast: job.retryCount >= retryLimit,
    complete: async (tx) => {
      // The cast: what it answers is described in its manual and not in its types.
      const { affected } = (await boss.complete(job.name, job, null, inThis(tx))) as { affected: number };
      if (affected !== 1) throw new TaskFailure('Another server has taken it over.');
    },
    postpone: async (until, tx) => {
      await postpone(tx ?? db, fetched, until);
      asNobodys(job);
    },
  };
  let trace: Trace | undefined;
  try {
    // The cast: the queue's name decides what is on it.
    await inTurn(job.name as Name, () =>
      asOwnTrace(`task ${job.name}`, { 'messaging.message.id': job.id }, () => {
        trace = currentTrace();
        return handle(job.data, run);
      }),
    );
    return { id: job.id, status: 'completed' };
  } catch (error) {
    // It was told to stop in the middle, which is no failure of its own.
    if (closing.aborted) return givenBack(db, job);
    log.warn(
      { err: error, task: job.name, id: job.id, last: run.isLast, traceId: trace?.traceId },
      'A task failed',
    );
    const final = error instanceof TaskFailure && error.how === 'final';
    return { id: job.id, status: final ? 'deadletter' : 'failed', output: reasonOf(error) };
  }
}

/** As if nobody had tried it. */
async function givenBack(db: Trying['db'], job: Job): Promise<JobResult> {
  await giveBack(db, [job]);
  asNobodys(job);
  return { id: job.id, status: 'completed' };
}

/** Another server may have it in hand at once, as the same try: pg-boss settles tries by their number, and none has this one. */
function asNobodys(job: Job): void {
  job.retryCount = -1;
}

/** What is kept of why a task failed: nothing that anybody wrote. */
function reasonOf(error: unknown): { message: string; where?: string } {
  if (error instanceof TaskFailure) return { message: error.message };
  const { type, message, code, stack } = safeError(error);
  const where = stack?.split('\n').find((line) => line.includes('/src/'));
  return {
    message: `${type}${code ? ` ${code}` : ''}: ${message}`,
    ...(where ? { where: where.trim() } : {}),
  };
}
