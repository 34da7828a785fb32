import { changeAnswers, dropFetches, onFetched, refresh } from '#client/api/api-cache.ts';
import { ApiError } from '#client/api/call.ts';
import { toast } from '#client/ui/toast.ts';
import type { Answer, TodayRow } from '#contract/api.ts';
import { messageOf } from '#domain/errors.ts';
import { byUrgency } from '#domain/today.ts';

const read = 'GET /api/dashboard/today';
type Today = Answer<typeof read>;

/** Whether two are the same row: ids are of what it is about, so that two kinds may have the same. */
export function keyOf({ kind, id }: Pick<TodayRow, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}

interface Act {
  send: () => Promise<unknown>;
  /** What is said once it is done. */
  said: string;
  /** What takes it back, where the house can. */
  undo?: () => Promise<unknown>;
}

/** Does what a row asks for. The row goes at once, and comes back with the reason where the server refuses. */
export async function finish(row: TodayRow, { send, said, undo }: Act): Promise<void> {
  const stop = hideUntilAnswered(row);
  try {
    await send();
  } catch (error) {
    stop();
    putBack(row);
    if (error instanceof ApiError && error.code === 'changed_meanwhile') return changedBefore(row, error);
    toast({
      title: 'That didn’t work',
      description: `\u2068${row.name}\u2069: ${messageOf(error)}`,
      tone: 'danger',
      action: { label: 'Retry', act: () => void finish(row, { send, said, undo }) },
    });
    // A part of it may be done, or all of it and only the answer was lost.
    return changed();
  }
  stop();
  toast({
    title: said,
    description: `\u2068${row.name}\u2069`,
    action: undo && { label: 'Undo', act: () => void undone(row, undo) },
  });
  await changed();
}

/** Sent again it would be refused again: what stands there now comes into the list, to be read before anything is done. */
async function changedBefore(row: TodayRow, { sentence }: ApiError): Promise<void> {
  toast({ title: 'That didn’t work', description: `\u2068${row.name}\u2069: ${sentence}`, tone: 'danger' });
  await changed();
}

async function undone(row: TodayRow, undo: () => Promise<unknown>): Promise<void> {
  putBack(row);
  try {
    await undo();
  } catch (error) {
    toast({ title: 'That didn’t work', description: messageOf(error), tone: 'danger' });
  }
  await changed();
}

/** Takes a row off the list wherever it is shown; what asks the server says what comes after. */
export function takeOff(row: TodayRow): void {
  dropFetches(read);
  changeAnswers(read, (today) => without(today, row));
}

function hideUntilAnswered(row: TodayRow): () => void {
  takeOff(row);
  return onFetched(read, () => changeAnswers(read, (today) => without(today, row)));
}

function putBack(row: TodayRow): void {
  changeAnswers(read, (before) => {
    const today = without(before, row);
    return {
      rows: [...today.rows, row].toSorted(byUrgency),
      counts: { ...today.counts, [row.kind]: today.counts[row.kind] + 1 },
    };
  });
}

function without({ rows, counts }: Today, row: TodayRow): Today {
  const left = rows.filter((one) => keyOf(one) !== keyOf(row));
  if (left.length === rows.length) return { rows, counts };
  return { rows: left, counts: { ...counts, [row.kind]: Math.max(0, counts[row.kind] - 1) } };
}

async function changed(): Promise<void> {
  await refresh(read, 'GET /api/dashboard/stats', 'GET /api/company/stats');
}
