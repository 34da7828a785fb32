import type pg from 'pg';
import type { ReadText } from '#domain/excerpts.ts';
import type { Db } from '#server/db/query.ts';
import { KeptLately } from '#server/kept-lately.ts';
import { memoryHere } from '#server/memory-here.ts';

/** What a server keeps of the market of one database, so that it is not worked out again while nothing has changed. */
interface MarketMemory {
  answers: KeptLately<Answer>;
  /** What is being found, by state and name. */
  underWay: Map<string, Promise<unknown>>;
  /** What is known of single words and the like, of which every search has others together. */
  parts: KeptLately<Answer>;
  /** The state of the market that somebody saw last. */
  seen?: string;
  texts: KeptLately<VersionedText>;
}

interface Answer {
  /** The state of the market it was found in. */
  state: string;
  until: number;
  value: unknown;
}

interface VersionedText {
  version: string;
  text: ReadText;
}

/** Some ten kilobytes each. */
const mostAnswers = 1_000;
/** Half a kilobyte each; the postings of a market of 20,000 have some 20,000 words. */
const mostParts = 25_000;
/** Nothing of them goes by the clock. */
const partsMs = 600_000;
/** The most has the texts of some 20,000 postings, and little memory those that are found most. */
const textBytes = { least: 12_000_000, most: 48_000_000, ofMemory: 1 / 100 } as const;
/** What goes by the clock, such as how old a posting may be, is at most so late. */
const longestMs = 15_000;

const memories = new WeakMap<pg.PoolOptions, MarketMemory>();

/** Lets searches of this database keep what they find. Whoever measures what a search costs does without. */
export function rememberMarket({ options }: pg.Pool): void {
  if (memories.has(options)) return;
  memories.set(options, {
    answers: new KeptLately(mostAnswers),
    underWay: new Map(),
    parts: new KeptLately(mostParts),
    texts: new KeptLately(mostTextBytes(), ({ text }) => bytesOf(text)),
  });
}

function mostTextBytes(): number {
  const { least, most, ofMemory } = textBytes;
  return Math.min(most, Math.max(least, memoryHere() * ofMemory));
}

/** In memory, about: letters beyond ASCII make all of a line take two bytes each. */
function bytesOf({ line, plain }: ReadText): number {
  if (plain === line) return line.length;
  return 2 * line.length + (plain?.length ?? 0);
}

/** Undefined where nothing is kept, and in a transaction, which may see what others do not. */
export function textsKept(db: Db): KeptLately<VersionedText> | undefined {
  return memoryOf(db)?.texts;
}

/** What was found under this name while the market was in this state, or is being found by somebody else, or what is found. */
export async function keptAnswer<Value>(
  db: Db,
  state: string,
  name: string,
  find: () => Promise<Value>,
): Promise<Value> {
  const memory = memoryOf(db);
  if (!memory) return find();
  const { answers, underWay } = memory;
  const known = answers.get(name);
  // The casts: what has a name is always of the one type that its only caller finds.
  if (known && known.state === state && known.until > performance.now()) return known.value as Value;
  const key = `${state} ${name}`;
  // Whoever was looking for it may have gone, and their search been called off.
  const other = await underWay.get(key)?.then(
    (value) => ({ value: value as Value }),
    () => undefined,
  );
  if (other) return other.value;
  const finding = find();
  underWay.set(key, finding);
  try {
    const value = await finding;
    answers.set(name, { state, until: performance.now() + longestMs, value });
    return value;
  } finally {
    if (underWay.get(key) === finding) underWay.delete(key);
  }
}

/** Whether anything was found under this name lately, in whatever state the market was. */
export function isKept(db: Db, name: string): boolean {
  return memoryOf(db)?.answers.get(name) !== undefined;
}

/** What is known of single words and the like, of which every search has others together, in one state of the market. */
export interface KeptParts {
  state: string;
  /** Of these names, those of which it is known already. What has a kind is always of the one type that is kept of it. */
  known: <Value>(kind: string, names: readonly string[]) => Map<string, Value>;
  keep: (kind: string, name: string, value: unknown) => void;
}

/** In this state, or in the one that was seen last; undefined where nothing is kept. */
export function partsKept(db: Db, state?: string): KeptParts | undefined {
  const memory = memoryOf(db);
  const seen = state ?? memory?.seen;
  if (!memory || seen === undefined) return undefined;
  const { parts } = memory;
  memory.seen = seen;
  return {
    state: seen,
    known: <Value>(kind: string, names: readonly string[]) =>
      new Map(
        names.flatMap((name) => {
          const part = parts.get(`${kind} ${name}`);
          const isSo = part && part.state === seen && part.until > performance.now();
          // The cast: as said of kinds.
          return isSo ? [[name, part.value as Value] as const] : [];
        }),
      ),
    keep: (kind, name, value) =>
      parts.set(`${kind} ${name}`, { state: seen, until: performance.now() + partsMs, value }),
  };
}

function memoryOf(db: Db): MarketMemory | undefined {
  // The cast: a pool says of itself with what it was made.
  return 'options' in db ? memories.get(db.options as pg.PoolOptions) : undefined;
}
