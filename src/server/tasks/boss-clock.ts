import { type Clock, systemClock } from 'pg-boss';

/** Timers come that early by themselves. */
const earlyMs = 1_000;

/**
 * The system's clock as pg-boss wants it, for whose timers time goes on when it is set back: it asks once more how late it is when
 * one has run out, and would wait until the clock has come again to where it was, an hour or a year.
 */
export function bossClock(): Clock {
  let ranOutAt = 0;
  return {
    ...systemClock,
    now: () => Math.max(Date.now(), ranOutAt),
    setTimeout: (work, ms) => {
      const dueAt = Date.now() + ms;
      return systemClock.setTimeout(() => {
        if (Date.now() < dueAt - earlyMs) ranOutAt = dueAt;
        try {
          work();
        } finally {
          ranOutAt = 0;
        }
      }, ms);
    },
  };
}
