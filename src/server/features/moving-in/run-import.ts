import { type BatchKind, isOpenBatch, isUnderWay } from '#domain/moving-in/batches.ts';
import { jobColumnsProblem } from '#domain/moving-in/job-columns.ts';
import { columnsProblem } from '#domain/moving-in/people-columns.ts';
import type { Tx } from '#server/db/query.ts';
import { found } from '#server/found.ts';
import { refuse } from '#server/refusal.ts';
import { enqueue } from '#server/tasks/enqueue.ts';
import {
  type AnyBatch,
  countAgain,
  isCompanyBusy,
  lockBatch,
  setStopped,
  setUnderWay,
} from './batches.queries.ts';
import { forgetOutcomes, lineNumbered, setLeftOut, setSameAs } from './lines.queries.ts';

/** An import that may still be changed, locked. */
export async function lockOpenBatch(
  tx: Tx,
  companyId: number,
  id: number,
  kind: BatchKind = 'people',
): Promise<AnyBatch> {
  const batch = found(await lockBatch(tx, companyId, id, kind));
  if (isUnderWay(batch.state)) throw underWay();
  if (!isOpenBatch(batch.state))
    throw refuse.conflict(
      'import_over',
      'This file was imported or let go. Send it again to import it anew.',
    );
  return batch;
}

const underWay = () =>
  refuse.conflict('import_under_way', 'An import of this company is under way. Wait until it has ended.');

/** Has the lines of a file checked, or imported. One import of a company is under way at a time. */
export async function runImport(
  tx: Tx,
  companyId: number,
  id: number,
  { dryRun, onlyGood, kind = 'people' }: { dryRun: boolean; onlyGood: boolean; kind?: BatchKind },
): Promise<void> {
  const batch = await lockOpenBatch(tx, companyId, id, kind);
  if (await isCompanyBusy(tx, companyId)) throw underWay();
  const problem =
    batch.kind === 'jobs' ? jobColumnsProblem(batch.mapping.columns) : columnsProblem(batch.mapping.columns);
  if (problem) throw refuse.conflict('not_understood', `${problem}.`);
  await forgetOutcomes(tx, id);
  await setUnderWay(tx, id, dryRun ? 'checking' : 'importing', onlyGood);
}

/** Has an import taken back; of a file that was not imported only its lines go. */
export async function takeImportBack(
  tx: Tx,
  companyId: number,
  { id, now, kind = 'people' }: { id: number; now: string; kind?: BatchKind },
): Promise<void> {
  const batch = found(await lockBatch(tx, companyId, id, kind));
  if (isUnderWay(batch.state)) throw underWay();
  if (isOpenBatch(batch.state)) return setStopped(tx, id, 'taken_back');
  if (batch.state === 'taken_back' || (batch.takeBackUntil ?? '') < now)
    throw refuse.conflict('import_over', 'This import can no longer be undone.');
  if (await isCompanyBusy(tx, companyId)) throw underWay();
  await setUnderWay(tx, id, 'taking_back', batch.onlyGood);
}

/** What was asked for is gone on with in the background, from a time on where one is named. */
export async function goOnLater(tx: Tx, batchId: number, startAfter: string | null = null): Promise<void> {
  await enqueue(tx, 'people-import', [{ data: { batchId }, startAfter }]);
}

/** Takes the person of a line for one the company has, of those they look like; or for nobody. */
export async function choosePerson(
  tx: Tx,
  companyId: number,
  { id, line, candidateId }: { id: number; line: number; candidateId: number | null },
): Promise<void> {
  await lockOpenBatch(tx, companyId, id);
  const there = found(await lineNumbered(tx, id, line));
  if (candidateId !== null && !there.alike.some((one) => one.id === candidateId))
    throw refuse.invalid('This line looks like no one of that number.', {
      candidateId: 'Choose one of those it looks like',
    });
  await setSameAs(tx, id, line, candidateId);
}

/** Leaves a line of jobs out, as one the company has already, or takes it in all the same. */
export async function leaveLineOut(
  tx: Tx,
  companyId: number,
  { id, line, leaveOut }: { id: number; line: number; leaveOut: boolean },
): Promise<void> {
  await lockOpenBatch(tx, companyId, id, 'jobs');
  found(await lineNumbered(tx, id, line));
  await setLeftOut(tx, id, line, leaveOut);
  await countAgain(tx, id);
}
