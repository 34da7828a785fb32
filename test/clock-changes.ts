/** When clocks are moved in a zone next, at least three days from now: so that no test depends on the year it runs in. */
export function nextChange(timeZone: string, way: 'forward' | 'back'): ClockChange {
  const start = Math.ceil(Date.now() / hour) * hour + 3 * 24 * hour;
  const offsetAt = offsets(timeZone);
  const moved = (from: number, to: number) => {
    const by = offsetAt(to) - offsetAt(from);
    return by !== 0 && (by > 0 ? 'forward' : 'back') === way;
  };
  // First the day, then the hour in it.
  for (let day = start; day < start + 400 * 24 * hour; day += 24 * hour) {
    if (!moved(day - hour, day + 23 * hour)) continue;
    for (let at = day; at < day + 24 * hour; at += hour) {
      if (!moved(at - hour, at)) continue;
      const on = new Intl.DateTimeFormat('en-CA', { timeZone }).format(at);
      return { at, before: dayAfter(on, -1), on, after: dayAfter(on, 1) };
    }
  }
  throw new Error(`Clocks in ${timeZone} are not moved ${way} any more.`);
}

export interface ClockChange {
  /** The first moment by the new clocks, in milliseconds. */
  at: number;
  /** The day on which it happens there, the one before it and the one after it, as 'YYYY-MM-DD'. */
  before: string;
  on: string;
  after: string;
}

const hour = 3_600_000;

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 24 * hour).toISOString().slice(0, 10);
}

/** The offset in hours, by the words of `Intl` alone ('GMT-04:00'): what is tested does it otherwise. */
function offsets(timeZone: string): (at: number) => number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  return (at) => {
    const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value;
    return Number(name?.slice(3, 6) ?? 0);
  };
}
