import type pg from 'pg';
import { timeouts } from '#server/db/limits.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events/reactions.ts';
import type { Handler } from '#server/tasks/handler.ts';
import {
  type AnyBatch,
  type BatchRow,
  batchOfTask,
  type JobBatchRow,
  setStopped,
  tellProgress,
} from './batches.queries.ts';
import { checkLines, linesAtOnce } from './check-lines.ts';
import { importLines } from './import-lines.ts';
import { checkJobs, importJobLines, takeJobsBack } from './jobs/bring-jobs.ts';
import { matchFiles } from './match-files.ts';
import { countRefused } from './lines.queries.ts';
import { takeBackApplications, takeBackJobs, takeBackPeople } from './taking-back.queries.ts';

/** Goes on with the import that it is told of, of people or of jobs: checks its lines, brings them in, or takes them back, as its company has asked. */
export function workOnImport(db: pg.Pool, now: () => Date): Handler<'people-import'> {
  return async ({ batchId }, run) => {
    const batch = await batchOfTask(db, batchId);
    if (!batch) return;
    try {
      await goOn(db, batch, run.signal, now().toISOString());
    } catch (error) {
      if (run.isLast && !run.signal.aborted) await giveUp(db, batch);
      throw error;
    }
  };
}

/** The same for whoever waits for it. */
export async function goOn(db: pg.Pool, batch: AnyBatch, signal: AbortSignal, now: string): Promise<void> {
  const way = batch.kind === 'jobs' ? withJobs(db, batch, signal, now) : withPeople(db, batch, signal, now);
  if (batch.state === 'checking') {
    await way.check();
    await setStopped(db, batch.id, 'checked');
  } else if (batch.state === 'importing') {
    if (!batch.onlyGood || way.alwaysChecks) await way.check();
    if (!batch.onlyGood) {
      const refused = await countRefused(db, batch.id);
      if (refused)
        return setStopped(
          db,
          batch.id,
          'checked',
          `Nothing was imported: ${refused === 1 ? '1 line is' : `${refused.toLocaleString('en')} lines are`} refused.`,
        );
    }
    await way.bringIn();
    await end(db, batch, 'imported');
  } else if (batch.state === 'taking_back') {
    await way.takeBack();
    await end(db, batch, 'taken_back');
  }
}

interface Way {
  check: () => Promise<void>;
  bringIn: () => Promise<void>;
  takeBack: () => Promise<void>;
  /** What is brought in is what the check has found new. */
  alwaysChecks: boolean;
}

function withPeople(db: pg.Pool, batch: BatchRow, signal: AbortSignal, now: string): Way {
  return {
    check: async () => {
      await matchFiles(db, batch, signal, now);
      await checkLines(db, batch, signal, now);
    },
    bringIn: async () => {
      if (batch.onlyGood) await matchFiles(db, batch, signal, now);
      await importLines({ db, batch, signal, now });
    },
    takeBack: async () => takeBack(db, batch, signal),
    alwaysChecks: false,
  };
}

function withJobs(db: pg.Pool, batch: JobBatchRow, signal: AbortSignal, now: string): Way {
  const bringing = { db, batch, signal, now };
  return {
    check: async () => checkJobs(bringing),
    bringIn: async () => importJobLines(bringing),
    takeBack: async () => takeJobsBack(bringing),
    alwaysChecks: true,
  };
}

async function takeBack(db: pg.Pool, batch: BatchRow, signal: AbortSignal): Promise<void> {
  const some = { atMost: timeouts.minute };
  for (let after: number | undefined = 0; after !== undefined;) {
    signal.throwIfAborted();
    const from: number = after;
    after = await inTransaction(
      db,
      async (tx) => takeBackApplications(tx, batch.id, from, linesAtOnce),
      some,
    );
    if (after !== undefined) await tellProgress(db, batch.id, after - 1);
  }
  for (let after: number | undefined = 0; after !== undefined;) {
    signal.throwIfAborted();
    const from: number = after;
    after = await inTransaction(db, async (tx) => takeBackPeople(tx, batch.id, from, linesAtOnce), some);
  }
  await inTransaction(db, async (tx) => takeBackJobs(tx, batch.id), some);
}

/** Whoever has the company’s lists open sees what came, or went. */
async function end(db: pg.Pool, batch: AnyBatch, state: 'imported' | 'taken_back'): Promise<void> {
  await inTransaction(db, async (tx) => {
    await setStopped(tx, batch.id, state);
    await saveEvent(tx, { type: 'import.ended', subjectId: batch.companyId, actorId: batch.madeById });
  });
}

async function giveUp(db: pg.Pool, { id, state, onlyGood }: AnyBatch): Promise<void> {
  if (state === 'checking')
    return setStopped(db, id, 'draft', 'The server could not check the file. Try again.');
  if (state === 'taking_back')
    return setStopped(db, id, 'imported', 'The server could not undo all of it. Try again.');
  if (onlyGood)
    return setStopped(
      db,
      id,
      'failed',
      'The server could not go on in the middle. What was imported is here.',
    );
  return setStopped(db, id, 'checked', 'The server failed, and nothing was imported. Try again.');
}
