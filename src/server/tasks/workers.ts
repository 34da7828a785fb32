import { keysOf } from '#domain/keys.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { type Job, type JobResult, PgBoss } from 'pg-boss';
import { isUpkeep, type TaskData, type TaskName } from '#domain/tasks.ts';
import type { Context } from '#server/context.ts';
import { errorAgain } from '#server/db/database-error.ts';
import { turnsFor } from '#server/db/few-at-once.ts';
import { briefly } from '#server/last-words.ts';
import { bossClock } from './boss-clock.ts';
import { bossDatabase } from './boss-database.ts';
import type { Handler, Handlers } from './handler.ts';
import { queueNamed, queues, schema } from './queues.ts';
import { type OwnHours, ownLines, syncSchedules } from './schedules.ts';
import { giveBack } from './tasks.queries.ts';
import { keepTime } from './timer.ts';
import { type Trying, tryTask } from './try-task.ts';
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
  hours: OwnHours = {},
): Workers {
  const own = ownLines(hours);
  const closing = new AbortController();
  const inHand = new Set<Job>();
  const turns = { tasks: turnsFor(connections.tasks), upkeep: turnsFor(connections.upkeep) };
  // These wait for other people's servers, or for a process of their own, and hold no connection meanwhile.
  const inTurn: Trying['inTurn'] = (name, work) =>
    waitsForOthers(name) ? work() : turns[isUpkeep(name) ? 'upkeep' : 'tasks'](work);
  const names = keysOf(handlers);

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
          results.push(await tryTask({ db, log, boss, inTurn, closing: closing.signal }, job, handle, limit));
          inHand.delete(job);
        }
        // There may be more, which is fetched at once.
        boss.notifyWorker(id);
        return results;
      });
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
        clock: bossClock(),
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
      boss.on('error', (error) => log.warn({ err: errorAgain(error) }, 'The queues cannot be worked on'));
      boss.on('warning', ({ message }) => log.warn({ message }, 'The queues ask for attention'));
      try {
        await boss.start();
        for (const name of names) await work(boss, name, handlers[name] as Handler<TaskName>);
        await syncSchedules(boss, db, own);
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
      if (boss) await syncSchedules(boss, db, own);
    },
  });
  return {
    stop: async () => {
      closing.abort();
      timer.stop();
      const over = pause(stopTimeoutMs, undefined, { ref: false });
      // A database that has fallen silent may keep it from ever having started.
      const boss = await Promise.race([started, over]);
      if (!boss) return;
      await Promise.race([Promise.all(names.map((name) => boss.offWork(name, { wait: true }))), over]);
      if (inHand.size) await briefly(giveBack(db, [...inHand]));
      await briefly(boss.stop({ graceful: false }));
    },
  };
}

function waitsForOthers(name: TaskName): boolean {
  return (
    name === 'mail' ||
    name === 'security-log-sending' ||
    name === 'reply-mailbox' ||
    name === 'index-now' ||
    name === 'site-domains' ||
    name === 'webhooks' ||
    name === 'backup' ||
    name === 'company-export'
  );
}
