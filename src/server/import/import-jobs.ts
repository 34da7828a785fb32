import type pg from 'pg';
import { timeouts } from '#server/db/limits.ts';
import type { Tx } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { failureInWords } from './import-failure.ts';
import { ImportRefused } from './import-refused.ts';
import type { ImportRequest, ImportResult, Surroundings } from './import-request.ts';
import { beginImport, cancelImport, companyExists, measureTables, moveDatesTo } from './imports.queries.ts';
import { openIntake } from './intake.ts';
import { readPostings } from './read-postings.ts';

/**
 * Imports a file of postings in one transaction: all of it, or nothing (ImportRefused says why), or with `skipBad`
 * what can be read. With refused records and without `skipBad` the result says so and nothing is written.
 */
export async function importJobs(
  db: pg.Pool,
  request: ImportRequest,
  surroundings: Surroundings,
): Promise<ImportResult> {
  const { signal } = surroundings;
  let undone: ImportResult | undefined;
  try {
    return await inTransaction(
      db,
      async (tx) => {
        const process = await beginImport(tx);
        if (process === undefined)
          throw new ImportRefused('Another import is running. Try again when it has ended.');
        const cancel = () => void cancelImport(db, process).catch(() => undefined);
        signal.addEventListener('abort', cancel);
        const result = await within(tx, request, surroundings)
          .catch((error: unknown) => {
            // In words at once: a deadlock would otherwise be tried again, and everything reported twice.
            throw failureInWords(error, signal);
          })
          .finally(() => signal.removeEventListener('abort', cancel));
        if (result.committed) return result;
        undone = result;
        throw new NothingWritten();
      },
      { atMost: timeouts.night },
    );
  } catch (error) {
    if (error instanceof NothingWritten && undone) return undone;
    throw failureInWords(error, signal);
  }
}

/** Rolls the transaction back without anything being wrong. */
class NothingWritten extends Error {}

async function within(tx: Tx, request: ImportRequest, surroundings: Surroundings): Promise<ImportResult> {
  const { company, rebaseDates, dryRun } = request;
  if (company !== undefined && !(await companyExists(tx, company))) {
    throw new ImportRefused(`There is no company number ${company}.`);
  }

  const intake = await openIntake(tx, request, surroundings);
  const file = await readPostings(request, surroundings, intake);
  const moved = rebaseDates ? ((await moveDatesTo(tx, surroundings.now)) ?? null) : undefined;
  if (rebaseDates) await intake.storeAll();

  const { refused, totals } = intake;
  if (totals.added + totals.changed > manyRows) await measureTables(tx);
  return { ...file, refused, ...totals, moved, committed: !dryRun && intake.isStoring() };
}

// Below this the planner's idea of the tables is still right.
const manyRows = 500;
