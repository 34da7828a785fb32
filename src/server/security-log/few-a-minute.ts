import type { SecurityEntry } from './security-log.queries.ts';

/** Entries that one person, or one network, adds of one kind in a minute, and everybody together. */
const most = { ofOne: 20, ofAll: 300 } as const;

/**
 * Nobody fills the log by being refused: of what one does over and over, the first entries of a minute are written as they
 * are and the rest as one, which says how many more there were. So it is with everybody together, whoever they are.
 */
export interface FewAMinute {
  /** Whether this one is written; if not, it is counted. */
  takes: (entry: SecurityEntry) => boolean;
  /** Ends the minute: one entry for each kind of what was only counted. */
  rest: () => SecurityEntry[];
}

export function fewAMinute(): FewAMinute {
  const taken = new Map<string, number>();
  const left = new Map<string, { entry: SecurityEntry; more: number }>();
  let ofAll = 0;

  const leave = (key: string, entry: SecurityEntry) => {
    const known = left.get(key) ?? { entry, more: 0 };
    left.set(key, { ...known, more: known.more + 1 });
    return false;
  };

  return {
    takes: (entry) => {
      const key = `${entry.act} ${entry.actorId ?? entry.network}`;
      const before = taken.get(key) ?? 0;
      if (before >= most.ofOne) return leave(key, entry);
      if (ofAll >= most.ofAll) return leave(entry.act, ofNobody(entry));
      taken.set(key, before + 1);
      ofAll += 1;
      return true;
    },
    rest: () => {
      const entries = [...left.values()].map(({ entry, more }) => ({
        ...withoutObject(entry),
        details: { more },
      }));
      taken.clear();
      left.clear();
      ofAll = 0;
      return entries;
    },
  };
}

/** What several did is nobody's in particular. */
function ofNobody({ act, outcome }: SecurityEntry): SecurityEntry {
  return { act, outcome, actorId: null, network: null };
}

/** Who did it and from where stays; about whom and in which request differs from one to the next. */
function withoutObject({ act, outcome, actorId, network }: SecurityEntry): SecurityEntry {
  return { act, outcome, actorId, network };
}
