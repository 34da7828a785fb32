import type { Db } from '#server/db/query.ts';
import type { FindOtherNames, ParsedQuery } from './query/parsed-query.ts';
import { otherSpellings } from './query/spellings.ts';
import { isFiller } from './query/filler-words.ts';
import { readTyped, type TypedPart } from './query/typed-words.ts';
import { lexemesOf, wordsOf, wordsOfName } from './query/known-words.ts';
import { lookUp } from './known-words.queries.ts';
import { isKept, keptAnswer } from '#server/market-memory.ts';
import { marketShape } from './market-shape.queries.ts';
import type { MarketShape } from './query/market-shape.ts';
import { typosIn } from './typos.queries.ts';
import { groupsOf } from './query/groups.ts';
import { putRight, unquoted } from './query/put-right.ts';

/**
 * What the words of a search ask for; undefined without any. What a typo was put right to is meant with its other names. `unwritten` keeps
 * names and spellings that no posting has yet.
 */
export async function parseQuery(
  db: Db,
  typed: string | undefined,
  otherNames?: FindOtherNames,
  options?: Options,
): Promise<ParsedQuery | undefined> {
  return (await parse(db, typed, otherNames, options))?.parsed;
}

interface Options {
  unwritten: boolean;
}

/**
 * The market, and what words ask for in it, which is kept while nothing changes: a search, its counts and its pages are asked for after
 * each other. Of words that nobody has asked for lately it is read in one statement in which state the market is.
 */
export async function understand(
  db: Db,
  now: Date,
  typed: string | undefined,
  otherNames?: FindOtherNames,
): Promise<{ market: MarketShape; parsed: ParsedQuery | undefined }> {
  const name = `words ${otherNames ? 'and names' : ''} ${typed ?? ''}`;
  if (typed && !isKept(db, name)) {
    const read = await parse(db, typed, otherNames);
    if (read) {
      const { state, parsed } = read;
      await keptAnswer(db, state, name, async () => parsed);
      return { market: await marketShape(db, now, state), parsed };
    }
  }
  const market = await marketShape(db, now);
  const parsed = typed
    ? await keptAnswer(db, market.state, name, () => parseQuery(db, typed, otherNames))
    : undefined;
  return { market, parsed };
}

interface Parsed {
  parsed: ParsedQuery;
  /** The state of the market in which the words were looked up. */
  state: string;
}

async function parse(
  db: Db,
  typed: string | undefined,
  otherNames: FindOtherNames = () => [],
  options: Options = { unwritten: false },
): Promise<Parsed | undefined> {
  const read = await parseTyped(db, typed, otherNames, options);
  const meant =
    read?.parsed.corrected && (await parseTyped(db, read.parsed.corrected, otherNames, options))?.parsed;
  if (!read || !meant) return read;
  const { state, parsed } = read;
  const { corrected, proposed } = parsed;
  if (meant.groups.length !== parsed.groups.length)
    return { parsed: { ...meant, corrected, proposed }, state };
  // A posting of this minute may have what was typed, after all.
  const groups = meant.groups.map((group, at) => ({
    ...group,
    all: [...group.all, ...(parsed.groups[at]?.exact ?? [])],
  }));
  return { parsed: { ...meant, groups, corrected, proposed }, state };
}

async function parseTyped(
  db: Db,
  typed: string | undefined,
  otherNames: FindOtherNames,
  { unwritten }: Options,
): Promise<Parsed | undefined> {
  const { wanted, unwanted, unfinished } = readTyped(typed);
  if (!wanted.length && !unwanted.length) return undefined;
  const others = otherNames(wanted.map(({ written, quoted }) => (quoted ? '' : (written[0] ?? ''))));
  const isWhole = others.some((one) => one.isInitials && one.to === wanted.length);
  const last = unfinished && !isWhole ? wanted.at(-1)?.words[0] : undefined;
  const { known, skills, places, state } = await lookUp(db, {
    typed: typed ?? '',
    words: [
      ...wordsOf(wanted).flatMap((word) => [word, ...otherSpellings(word.toLowerCase())]),
      ...wordsOf(unwanted),
      ...others.flatMap(({ names }) => names.flatMap(wordsOfName)),
    ],
    unfinished: last,
    stretches: stretchesOf(wanted),
  });
  const ofOthers = new Set(others.flatMap(({ from, to }) => wordsOf(wanted.slice(from, to))));
  const likely = await typosIn(
    db,
    state,
    wordsOf(wanted).filter((word) => !ofOthers.has(word)),
    known,
  );
  // What stands in quotation marks is meant as it is written.
  const quoted = new Set(wordsOf(wanted.filter((part) => part.quoted)));
  const typos = new Map([...likely].filter(([word]) => !quoted.has(word)));
  const groups = groupsOf(wanted, { others, known, last, typos, places, unwritten });
  const parsed = {
    groups: groups.filter(({ all }) => all.length > 0),
    // What PostgreSQL takes for no word, such as ½, no posting has.
    unwanted: unwanted
      .filter(({ words }) => words.length === 1)
      .map(({ words }) => lexemesOf(words, known))
      .filter((way) => way.length > 0)
      .map((way) => [way]),
    unwantedPhrases: unwanted.filter(({ words }) => words.length > 1).map(({ words }) => words.join(' ')),
    skills,
    written: new Map(
      [...known.values()].flatMap(({ lexemes: [term], forms }) =>
        term === undefined ? [] : [[term, forms] as const],
      ),
    ),
    corrected: putRight([...wanted, ...unwanted], typos, known),
    proposed:
      likely.size > typos.size
        ? putRight([...wanted.map(unquoted(likely)), ...unwanted], likely, known)
        : undefined,
  };
  return { parsed, state };
}

/** Up to three words beside each other, which may be a place; none where there is one word only, as then that is what is wanted. */
function stretchesOf(wanted: readonly TypedPart[]): string[][] {
  if (wanted.length < 2) return [];
  const words = wanted.map(({ words: [word = ''], quoted }) => (quoted ? '' : word));
  return words.flatMap((_, from) =>
    [1, 2, 3]
      .map((many) => words.slice(from, from + many))
      .filter(
        (part, index) =>
          part.length === index + 1 && part.every((word) => word.length > 1 && !isFiller(word)),
      ),
  );
}
