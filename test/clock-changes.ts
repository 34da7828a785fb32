/** When clocks are moved in a zone next, at least three days from now: so that no test depends on the year it runs in. */
export function nextChange(timeZone: string, way: 'forward' | 'back'): ClockChange {
  const start = Math.ceil(Date.now() / hour) * hour + 3 * 24 * hour;
  for (let at = start; at < start + 400 * 24 * hour; at += hour) {
    const moved = offsetHours(timeZone, at) - offsetHours(timeZone, at - hour);
    if (moved !== 0 && (moved > 0 ? 'forward' : 'back') === way) {
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

/** By the words of `Intl` alone ('GMT-04:00'): what is tested does it otherwise. */
function offsetHours(timeZone: string, at: number): number {
  const name = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return Number(name?.slice(3, 6) ?? 0);
}
