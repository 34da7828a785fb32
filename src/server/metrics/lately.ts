/** How requests went in the last minutes, for who looks now and has nothing that remembers. */
export interface Lately {
  note: (milliseconds: number, status: number) => void;
  /** One that was refused as too much, and so counts neither as asked nor as failed. */
  noteRefused: () => void;
  say: () => Said;
  counts: () => Counts;
}

interface Said {
  requests: number;
  failed: number;
  refused: number;
  /** The time under which 95 of 100 were answered, in milliseconds; null without any. */
  slowestMs: number | null;
}

/** How many requests took how long, how many of them failed, and how many others were refused. */
export interface Counts {
  times: number[];
  failed: number;
  refused: number;
}

/** As far back as is looked. */
export const latelyMinutes = 5;
const slotMs = 15_000;
const slots = (latelyMinutes * 60_000) / slotMs;
/** Upper ends of what times are told apart by, each a fifth longer than the one before: from 1 ms to more than 30 s. */
const ends = Array.from({ length: 58 }, (_, step) => 1.2 ** step);

interface Slot extends Counts {
  number: number;
}

/** `now` in milliseconds of a clock that only goes forward. */
export function rememberLately(now = () => performance.now()): Lately {
  const kept: Slot[] = [];
  const current = () => {
    const number = Math.floor(now() / slotMs);
    while (kept[0] && kept[0].number <= number - slots) kept.shift();
    if (kept.at(-1)?.number !== number)
      kept.push({ number, failed: 0, refused: 0, times: ends.map(() => 0) });
    // The cast: one was just pushed if there was none.
    return kept.at(-1) as Slot;
  };
  const counts = () => {
    current();
    return together(kept);
  };
  return {
    note: (milliseconds, status) => {
      const slot = current();
      const at = ends.findIndex((end) => milliseconds <= end);
      const index = at < 0 ? ends.length - 1 : at;
      slot.times[index] = (slot.times[index] ?? 0) + 1;
      if (status >= 500) slot.failed += 1;
    },
    noteRefused: () => void (current().refused += 1),
    counts,
    say: () => sayOf([counts()]),
  };
}

/** Of several servers as of one. */
export function sayOf(all: readonly Counts[]): Said {
  const { times, failed, refused } = together(all);
  const requests = times.reduce((sum, count) => sum + count, 0);
  let before = 0;
  const at = times.findIndex((count) => (before += count) >= requests * 0.95);
  return { requests, failed, refused, slowestMs: requests ? Math.round(ends[at] ?? 0) : null };
}

function together(all: readonly Counts[]): Counts {
  return {
    times: ends.map((_, index) => all.reduce((sum, { times }) => sum + (times[index] ?? 0), 0)),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    refused: all.reduce((sum, { refused }) => sum + refused, 0),
  };
}
