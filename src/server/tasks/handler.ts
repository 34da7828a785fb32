import type pg from 'pg';
import type { TaskData, TaskName } from '#domain/tasks.ts';
import { timeouts } from '#server/db/limits.ts';
import type { Tx } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';

/** One try at a task. */
export interface TaskRun {
  /** Aborted when its time is over, another server has taken it over, or this one stops. */
  signal: AbortSignal;
  /** Whether it is given up when this try fails. */
  isLast: boolean;
  /** Done, in the transaction of what was done; throws where the task is somebody else's by now, who does it again. */
  complete: (tx: Tx) => Promise<void>;
  /** Not now, but at this ISO time, as if it had not been tried; in a transaction together with why. */
  postpone: (until: string, tx?: Tx) => Promise<void>;
}

export type Handler<Name extends TaskName> = (data: TaskData[Name], run: TaskRun) => Promise<void>;

export type Handlers = { readonly [Name in TaskName]?: Handler<Name> };

/** For a task that only writes here: what it writes, and that it is done, are kept together or not at all. */
export function inOneTransaction<Name extends TaskName>(
  db: pg.Pool,
  work: (tx: Tx, data: TaskData[Name]) => Promise<unknown>,
): Handler<Name> {
  return (data, run) =>
    inTransaction(
      db,
      async (tx) => {
        await work(tx, data);
        await run.complete(tx);
      },
      { atMost: timeouts.minute },
    );
}

/** Why a task failed, in words of ours that may be shown to whoever looks after it; `final` is tried no more. */
export class TaskFailure extends Error {
  override name = 'TaskFailure';

  readonly how: 'for now' | 'final';

  constructor(message: string, how: 'for now' | 'final' = 'for now') {
    super(message);
    this.how = how;
  }
}
