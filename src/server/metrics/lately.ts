/** How requests went in the last minutes, for who looks now and has nothing that remembers. */
export interface Lately {
  note: (milliseconds: number, status: number) => void;
  /** `slowest` is the time under which 95 of 100 were answered, in milliseconds; null without any. */
  say: () => { requests: number; failed: number; slowestMs: number | null };
}

/** As far back as is looked. */
export const latelyMinutes = 5;
const slotMs = 15_000;
const slots = (latelyMinutes * 60_000) / slotMs;
/** Upper ends of what times are told apart by, each a fifth longer than the one before: from 1 ms to more than 30 s. */
const ends = Array.from({ length: 58 }, (_, step) => 1.2 ** step);

interface Slot {
  number: number;
  failed: number;
  times: number[];
}

/** `now` in milliseconds of a clock that only goes forward. */
export function rememberLately(now = () => performance.now()): Lately {
  const kept: Slot[] = [];
  const current = () => {
    const number = Math.floor(now() / slotMs);
    while (kept[0] && kept[0].number <= number - slots) kept.shift();
    if (kept.at(-1)?.number !== number) kept.push({ number, failed: 0, times: ends.map(() => 0) });
    // The cast: one was just pushed if there was none.
    return kept.at(-1) as Slot;
  };
  return {
    note: (milliseconds, status) => {
      const slot = current();
      const at = ends.findIndex((end) => milliseconds <= end);
      const index = at < 0 ? ends.length - 1 : at;
      slot.times[index] = (slot.times[index] ?? 0) + 1;
      if (status >= 500) slot.failed += 1;
    },
    say: () => {
      current();
      const counts = ends.map((_, index) => kept.reduce((sum, { times }) => sum + (times[index] ?? 0), 0));
      const requests = counts.reduce((sum, count) => sum + count, 0);
      let before = 0;
      const at = counts.findIndex((count) => (before += count) >= requests * 0.95);
      return {
        requests,
        failed: kept.reduce((sum, { failed }) => sum + failed, 0),
        slowestMs: requests ? Math.round(ends[at] ?? 0) : null,
      };
    },
  };
}
