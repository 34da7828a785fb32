import { refuse } from '#server/refusal.ts';

/** The memory that files on their way in may take, shared out so that nobody waits for somebody else's slowness. */
export interface UploadRoom {
  /** Lets in a file of a person, or of a network where nobody is signed in; throws a 429 where as many of theirs are under way as anybody needs at once. */
  enter: (person: number | string) => Place;
}

/** What one file takes of it. */
export interface Place {
  /** Counts bytes that have come. Answers a promise where they have to wait for room; it rejects with a 503 when there comes none. */
  take: (bytes: number) => Promise<void> | undefined;
  /** All bytes are here; they are held until `leave`. */
  arrived: () => void;
  leave: () => void;
}

const usual = {
  /** Of all files together, on their way in or in somebody's hands. */
  bytes: 48 * 1024 * 1024,
  /** Files of one person at once. */
  each: 3,
  /** How long bytes wait for room, in milliseconds: less than a connection may stand idle. */
  timeoutMs: 25_000,
};

/** The same of visitors: a room of its own, so that strangers take none from who is signed in. Many come by one network. */
export const visitorsRoom = { ...usual, bytes: 32 * 1024 * 1024, each: 40 };

interface Wait {
  place: Place;
  bytes: number;
  goOn: () => void;
}

/**
 * Bytes are counted as they come, so that announcing a large file and sending it by drips takes nothing. When all is taken
 * the file that came first may still go on, so that there is always one that gets done and makes room.
 */
export function createUploadRoom(most = usual): UploadRoom {
  const under = new Map<number | string, number>();
  const arriving = new Set<Place>();
  const waits = new Set<Wait>();
  let held = 0;

  const isFirst = (place: Place) => arriving.values().next().value === place;
  const hasRoom = ({ place, bytes }: Pick<Wait, 'place' | 'bytes'>) =>
    held + bytes <= most.bytes || isFirst(place);
  const letOn = () => {
    for (const wait of waits) if (hasRoom(wait)) wait.goOn();
  };

  return {
    enter: (person) => {
      const others = under.get(person) ?? 0;
      if (others >= most.each) throw refuse.tooMany(2, tooManyFiles);
      under.set(person, others + 1);
      let own = 0;
      let left = false;
      const count = (bytes: number): undefined => {
        own += bytes;
        held += bytes;
      };
      const place: Place = {
        take: (bytes) => {
          if (hasRoom({ place, bytes })) return count(bytes);
          return new Promise((resolve, reject) => {
            const end = (then: () => void) => {
              waits.delete(wait);
              clearTimeout(timer);
              then();
            };
            const wait: Wait = {
              place,
              bytes,
              goOn: () =>
                end(() => {
                  if (!left) count(bytes);
                  resolve();
                }),
            };
            const timer = setTimeout(() => end(() => reject(refuse.busy())), most.timeoutMs);
            waits.add(wait);
          });
        },
        arrived: () => {
          arriving.delete(place);
          letOn();
        },
        leave: () => {
          if (left) return;
          left = true;
          for (const wait of waits) if (wait.place === place) wait.goOn();
          held -= own;
          const remaining = (under.get(person) ?? 1) - 1;
          if (remaining) under.set(person, remaining);
          else under.delete(person);
          place.arrived();
        },
      };
      arriving.add(place);
      return place;
    },
  };
}

const tooManyFiles =
  'Too many of your files are on their way already. Please wait until one of them has arrived.';
