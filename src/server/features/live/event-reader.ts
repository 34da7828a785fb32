import type { Db } from '#server/db/query.ts';
import { eventsById, type Missed } from './live.queries.ts';
import { type Gap, longestOpenMs, mostAtOnce, newEventIds, whereEventsStand } from './new-events.queries.ts';

/** Reads what happens, in the order in which it is committed, each event once. */
export interface EventReader {
  /** Fulfilled once whatever is committed from now on will be read. */
  begun: () => Promise<void>;
  /** Begins anew: the database may be another by now, with other numbers. */
  beginAnew: () => Promise<void>;
  /** Reads all there is; answers false where it has to begin anew, since its place is none of this database's. */
  read: () => Promise<boolean>;
  /** Nobody listens any more. */
  rest: () => void;
}

/** Whoever is so far behind is told to look at everything anew. */
const mostBehind = 20_000;

/** `tell` is awaited, so that whoever must no longer hear has gone before what comes after. */
export function createEventReader(db: Db, tell: (told: Missed) => Promise<void>): EventReader {
  let place: Promise<Place> | undefined;
  let reading: Promise<boolean> | undefined;
  let again = false;

  const begin = (): Promise<Place> => {
    const begun = whereEventsStand(db).then(({ through, gaps }) => placeAt(through, gaps));
    place = begun;
    begun.catch(() => {
      if (place === begun) place = undefined;
    });
    return begun;
  };

  const readAll = async (): Promise<boolean> => {
    while (again) {
      again = false;
      const now = await place;
      if (!now) return true;
      for (let more = true; more;) {
        const { ids, last } = await newEventIds(db, now.through(), now.gaps());
        if (last < now.through()) return false;
        if (last - now.through() > mostBehind) {
          await begin();
          await tell({ last, events: undefined });
          break;
        }
        if (ids.length) {
          const told = await eventsById(db, ids);
          now.passed(ids);
          await tell(told);
        }
        more = ids.length >= mostAtOnce;
      }
    }
    return true;
  };

  return {
    begun: async () => void (await (place ?? begin())),
    beginAnew: async () => void (await begin()),
    read: () => {
      again = true;
      reading ??= readAll().finally(() => (reading = undefined));
      return reading;
    },
    rest: () => {
      place = undefined;
    },
  };
}

interface Place {
  /** All numbers up to this one have been read, but for the gaps. */
  through: () => number;
  gaps: () => readonly Gap[];
  /** These have been read, in the order of their numbers; what they pass over are gaps from now on. */
  passed: (ids: readonly number[]) => void;
}

interface OpenGap extends Gap {
  /** From then on nothing can be committed in it any more. */
  closesAt: number;
}

function placeAt(begunThrough: number, begunGaps: readonly Gap[]): Place {
  let through = begunThrough;
  const closesAt = () => performance.now() + longestOpenMs;
  let gaps: OpenGap[] = begunGaps.map((gap) => ({ ...gap, closesAt: closesAt() }));
  return {
    through: () => through,
    gaps: () => {
      const now = performance.now();
      gaps = gaps.filter((gap) => gap.closesAt > now);
      return gaps;
    },
    passed: (ids) => {
      for (const id of ids) {
        if (id <= through) {
          gaps = gaps.flatMap((gap) => without(gap, id));
          continue;
        }
        if (id > through + 1) gaps.push({ first: through + 1, last: id - 1, closesAt: closesAt() });
        through = id;
      }
    },
  };
}

/** What is left of a gap once something has been committed in it. */
function without(gap: OpenGap, id: number): OpenGap[] {
  if (id < gap.first || id > gap.last) return [gap];
  const before = { ...gap, last: id - 1 };
  const after = { ...gap, first: id + 1 };
  return [before, after].filter(({ first, last }) => first <= last);
}
