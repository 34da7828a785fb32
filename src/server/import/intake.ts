import { setImmediate as immediate } from 'node:timers/promises';
import { openCompanyId } from '#domain/limits.ts';
import type { Tx } from '#server/db/query.ts';
import { ImportStopped } from './import-failure.ts';
import type { ImportRequest, Surroundings } from './import-request.ts';
import {
  addNew,
  compareWithStored,
  lineOf,
  makeStage,
  nameRecords,
  type Part,
  settleCompanies,
  stage,
  type StagedPosting,
  updateChanged,
} from './imports.queries.ts';
import { lineName } from './line-name.ts';

const batchSize = 250;
const mostQueued = 8;

export type Intake = Awaited<ReturnType<typeof openIntake>>;

/** Takes postings into the transaction in batches: while PostgreSQL works on some, the next are read. */
export async function openIntake(
  tx: Tx,
  request: ImportRequest,
  { now, signal, onRefused, onProgress }: Surroundings,
) {
  await makeStage(tx);
  const totals = { added: 0, changed: 0, unchanged: 0, past: 0, companiesAdded: 0 };
  let waiting: StagedPosting[] = [];
  let underway: Promise<void> = Promise.resolve();
  let queued = 0;
  let broken = false;
  let last = 0;

  const send = async () => {
    const postings = waiting;
    waiting = [];
    queued += 1;
    underway = underway.then(() => takeIn(postings)).finally(() => (queued -= 1));
    underway.catch(() => (broken = true)); // Thrown where it is awaited.
    // PostgreSQL works on while we read, but must not be left behind with all the file in our memory.
    if (queued >= mostQueued || broken) await underway;
    // What is sent leaves only when we pause: without this a batch would go out while the whole next one is read.
    else await immediate();
  };

  const takeIn = async (postings: StagedPosting[]) => {
    const { upTo, lines } = await stage(tx, postings);
    if (lines.length < postings.length) await refuseRepeatedIds(postings, lines);
    const part = { after: last, upTo: upTo ?? last };
    last = part.upTo;
    await nameRecords(tx, part);
    // Dates can be moved only once the newest is known.
    if (!request.rebaseDates && intake.isStoring()) await store(part);
  };

  const refuseRepeatedIds = async (postings: StagedPosting[], staged: number[]) => {
    const left = new Map<number, number>();
    for (const line of staged) left.set(line, (left.get(line) ?? 0) + 1);
    for (const { line, external_id: id } of postings) {
      const mine = left.get(line) ?? 0;
      if (mine > 0) left.set(line, mine - 1);
      else intake.refuse(line, `has the same id as ${lineName(await lineOf(tx, id))}: “${id?.slice(0, 80)}”`);
    }
  };

  const store = async (part: Part) => {
    totals.companiesAdded += await settleCompanies(tx, part, request.company ?? openCompanyId);
    const { added, changed, unchanged, past } = await compareWithStored(tx, part, request.source, now);
    totals.added += added;
    totals.changed += changed;
    totals.unchanged += unchanged;
    totals.past += past;
    if (added > 0) await addNew(tx, part, request.source);
    if (changed > 0) await updateChanged(tx, part);
  };

  const intake = {
    totals,
    refused: 0,
    refuse(line: number, reason: string) {
      intake.refused += 1;
      onRefused(line, reason);
    },
    /** What is refused as a whole is only read on for its report. */
    isStoring: () => intake.refused === 0 || request.skipBad,
    async add(posting: StagedPosting) {
      stopIfAsked(signal);
      waiting.push(posting);
      if (waiting.length >= batchSize) await send();
    },
    async finish() {
      if (waiting.length > 0) await send();
      await underway;
      stopIfAsked(signal);
    },
    /** Stores what is staged and not stored yet, after its dates were moved. */
    async storeAll() {
      for (let after = 0; after < last && intake.isStoring(); after += batchSize) {
        stopIfAsked(signal);
        const upTo = Math.min(after + batchSize, last);
        await store({ after, upTo });
        onProgress({ stage: 'storing', share: upTo / last, postings: upTo });
      }
    },
  };
  return intake;
}

function stopIfAsked(signal: AbortSignal): void {
  if (signal.aborted) throw new ImportStopped();
}
