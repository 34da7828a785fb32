import { setTimeout as pause } from 'node:timers/promises';
import { type Job, type JobResult, PgBoss } from 'pg-boss';
import { isUpkeep, type TaskData, type TaskName } from '#domain/tasks.ts';
import type { Context } from '#server/context.ts';
import { turnsFor } from '#server/db/few-at-once.ts';
import { safeError } from '#server/safe-errors.ts';
import { bossDatabase, inThis } from './boss-database.ts';
import { type Handler, type Handlers, TaskFailure, type TaskRun } from './handler.ts';
import { queueNamed, queues, schema } from './queues.ts';
import { syncSchedules } from './schedules.ts';
import { giveBack, postpone } from './tasks.queries.ts';
import { keepTime } from './timer.ts';
import { gatherUpkeep } from './upkeep.ts';

export interface Workers {
  /** Takes nothing more on, waits for what is in hand, but not for ever, and gives back the rest. */
  stop: () => Promise<void>;
}

/** So long a stop waits for what is in hand. */
const stopTimeoutMs = 8_000;
const retryStartMs = 1_000;
/** So many connections of the database at most are in the hands of tasks, and of upkeep, which may take long: requests need theirs. */
const connections = { tasks: 3, upkeep: 2 } as const;
/** The backstop: what is due is told of by pg-boss or by the timer. */
const pollingSeconds = 600;

/** Works on all queues that have a handler, as soon as the database lets it. */
export function startWorkers(
  { db, direct, log }: Pick<Context, 'db' | 'direct' | 'log'>,
  handlers: Handlers,
): Workers {
  const closing = new AbortController();
  const inHand = new Set<Job>();
  const turns = { tasks: turnsFor(connections.tasks), upkeep: turnsFor(connections.upkeep) };
  // Mail waits for mail servers, and holds no connection meanwhile.
  const inTurn = (name: TaskName, work: () => Promise<void>) =>
    name === 'mail' ? work() : turns[isUpkeep(name) ? 'upkeep' : 'tasks'](work);
  // The cast: Object.keys knows nothing of the type of the keys.
  const names = Object.keys(handlers) as TaskName[];

  const work = async <Name extends TaskName>(boss: PgBoss, name: Name, handle: Handler<Name>) => {
    const { workers = 1, batch = 5 } = queues[name];
    const options = {
      batchSize: batch,
      perJobResults: true,
      heartbeatRefreshSeconds: 8,
      notifyPollingIntervalSeconds: pollingSeconds,
    } as const;
    const limit = queueNamed(name).retryLimit ?? 0;
    for (let worker = 0; worker < workers; worker += 1) {
      let id = '';
      id = await boss.work<TaskData[Name], unknown, typeof options>(name, options, async (jobs) => {
        const results: JobResult[] = [];
        for (const job of jobs) inHand.add(job);
        for (const job of jobs) {
          results.push(await tried(boss, job, handle, limit));
          inHand.delete(job);
        }
        // There may be more, which is fetched at once.
        boss.notifyWorker(id);
        return results;
      });
    }
  };

  const tried = async <Name extends TaskName>(
    boss: PgBoss,
    job: Job<TaskData[Name]>,
    handle: Handler<Name>,
    retryLimit: number,
  ): Promise<JobResult> => {
    const run: TaskRun = {
      signal: AbortSignal.any([job.signal, closing.signal]),
      isLast: job.retryCount >= retryLimit,
      complete: async (tx) => {
        // The cast: what it answers is described in its manual and not in its types.
        const { affected } = (await boss.complete(job.name, job, null, inThis(tx))) as { affected: number };
        if (affected !== 1) throw new TaskFailure('Another server has taken it over.');
      },
      postpone: (until) => postpone(db, job, until),
    };
    try {
      // The cast: the queue's name decides what is on it.
      await inTurn(job.name as Name, () => handle(job.data, run));
      return { id: job.id, status: 'completed' };
    } catch (error) {
      // It was told to stop in the middle, which is no failure of its own.
      if (closing.signal.aborted) {
        await giveBack(db, [job]);
        return { id: job.id, status: 'completed' };
      }
      log.warn({ err: error, task: job.name, id: job.id, last: run.isLast }, 'A task failed');
      const final = error instanceof TaskFailure && error.how === 'final';
      return { id: job.id, status: final ? 'deadletter' : 'failed', output: reasonOf(error) };
    }
  };

  const start = async (): Promise<PgBoss | undefined> => {
    while (!closing.signal.aborted) {
      const upkeep = gatherUpkeep(
        names.filter(isUpkeep),
        async (name) => closing.signal.aborted || boss.send(name, {}),
      );
      const boss = new PgBoss({
        db: bossDatabase(db, direct, upkeep),
        schema,
        migrate: false,
        supervise: false,
        useListenNotify: true,
        queueCacheIntervalSeconds: 3_600,
        maintenanceIntervalSeconds: 3_600,
        cronMonitorIntervalSeconds: 30,
        cronWorkerIntervalSeconds: 30,
        reindex: false,
        monitorVacuum: false,
      });
      boss.on('error', (error) => log.warn({ err: error }, 'The queues cannot be worked on'));
      boss.on('warning', ({ message }) => log.warn({ message }, 'The queues ask for attention'));
      try {
        await boss.start();
        for (const name of names) await work(boss, name, handlers[name] as Handler<TaskName>);
        return boss;
      } catch (error) {
        log.warn({ err: error }, 'The queues cannot be worked on yet');
        await boss.stop({ graceful: false }).catch(() => undefined);
        await pause(retryStartMs, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
    return undefined;
  };

  const started = start();
  const timer = keepTime(db, log, {
    supervise: async () => (await started)?.supervise(),
    syncSchedules: async () => {
      const boss = await started;
      if (boss) await syncSchedules(boss, db);
    },
  });
  return {
    stop: async () => {
      closing.abort();
      timer.stop();
      const boss = await started;
      if (!boss) return;
      const over = pause(stopTimeoutMs, undefined, { ref: false });
      await Promise.race([Promise.all(names.map((name) => boss.offWork(name, { wait: true }))), over]);
      if (inHand.size) await giveBack(db, [...inHand]).catch(() => undefined);
      await boss.stop({ graceful: false });
    },
  };
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
