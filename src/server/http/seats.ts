/** Who has had their seat for so long waits for something that is not ours, such as a provider: the next need not wait for that. */
const longestSeatMs = 500;

export interface Turn {
  /** Called when there is a seat. */
  begin: () => void;
  /** Called instead where there was none for so long, or where who comes again has gone meanwhile. */
  late: () => void;
  longestMs: number;
  /** They had a seat before, and come before all who had none. */
  again?: boolean;
}

export interface Seats {
  /** Begins at once where a seat is free, and otherwise when those who came before have had theirs. */
  take: (who: object, now: number, turn: Turn) => void;
  /** Gives the seat of theirs to the next, or leaves the line. */
  give: (who: object, now: number) => void;
  /** To be called every now and then: time passes also while nobody comes or goes. */
  look: (now: number) => void;
  waiting: () => number;
}

/**
 * So many requests are worked on at once, and the others wait in a line, once. Begun all together they would wait for a connection to the
 * database with each of their statements, behind a statement of everybody else: who has seventeen of them, as who applies has, would
 * wait seventeen times. What has waited too long is never begun, as its client has gone or soon will. Times are milliseconds.
 */
export function createSeats(atOnce: number): Seats {
  /** Since when each has sat there, the longest first. */
  const seated = new Map<object, number>();
  const again = new Map<object, Turn & { since: number }>();
  const line = new Map<object, Turn & { since: number }>();

  const isFree = (now: number) => {
    const [longest] = seated;
    if (longest && seated.size >= atOnce && now - longest[1] > longestSeatMs) seated.delete(longest[0]);
    return seated.size < atOnce;
  };
  const serve = (now: number) => {
    for (const waiting of [again, line])
      for (const [who, { since, longestMs, begin, late }] of waiting) {
        const isLate = now - since > longestMs;
        if (!isLate && !isFree(now)) return;
        waiting.delete(who);
        if (isLate) {
          late();
        } else {
          seated.set(who, now);
          begin();
        }
      }
  };
  return {
    take: (who, now, turn) => {
      (turn.again ? again : line).set(who, { ...turn, since: now });
      serve(now);
    },
    give: (who, now) => {
      const begun = again.get(who);
      for (const each of [seated, again, line]) each.delete(who);
      begun?.late();
      serve(now);
    },
    look: serve,
    waiting: () => again.size + line.size,
  };
}
