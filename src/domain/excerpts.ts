import { hitsIn, type Hit, matchersOf, plainWord, type SearchedWords } from './searched-words.ts';

/** A text made ready to be looked through for one search after the other. */
export interface ReadText {
  /** The words in one line. */
  line: string;
  /** The same, letter for letter, without accents, of ASCII alone; undefined where that cannot be. Most often the line itself. */
  plain: string | undefined;
  /** Words of it that hold a sign, C++ and R & D, in their order: few texts have any, and looking for them takes longest. */
  signed: readonly Found[];
}

/** A word of a text, without signs, and where it stands. */
interface Found {
  word: string;
  start: number;
  end: number;
}

/** Only so much of a text is looked through for an excerpt. */
const lookedThrough = 8_000;
/** How many letters an excerpt has, about. */
const excerptLength = 220;
/** So many letters stand before the first hit, where there are as many. */
const before = 50;

export function readText(text: string): ReadText {
  const line = text
    .slice(0, lookedThrough)
    .replaceAll(/[^\S ]\s*| \s+/g, ' ')
    .trim();
  const plain = plainOf(line);
  const signs = plain?.toLowerCase().matchAll(withSign) ?? [];
  return { line, plain, signed: [...signs].map(wordAt) };
}

/** Finds the part of a text that has most of what was searched for, the first of those; undefined where it has nothing. */
export function excerptsFor(words: SearchedWords): (text: ReadText) => string | undefined {
  const quickHits = quickly(words);
  return ({ line, plain, signed }) => {
    const hits = plain === undefined ? hitsIn(line, words) : quickHits(plain.toLowerCase(), signed);
    const first = hits.length ? hits[bestBeginning(hits)] : undefined;
    if (!first) return undefined;
    const from = beginOfWord(line, Math.max(0, first.start - before));
    const to = endOfWord(line, Math.min(line.length, from + excerptLength));
    return `${from > 0 ? '…' : ''}${line.slice(from, to).trim()}${to < line.length ? '…' : ''}`;
  };
}

/** Whether two hits stand in one excerpt that begins with the first. */
function areNear({ start }: Hit, { end }: Hit): boolean {
  return end <= start + excerptLength - before;
}

/** The hit from which on one excerpt's length has the most different phrases. */
function bestBeginning(hits: readonly Hit[]): number {
  let best = { at: 0, phrases: 0 };
  for (const [at, first] of hits.entries()) {
    const near = hits.slice(at, at + 40).filter((hit) => areNear(first, hit));
    const phrases = new Set(near.map(({ phrase }) => phrase)).size;
    if (phrases > best.phrases) best = { at, phrases };
  }
  return best.at;
}

function beginOfWord(line: string, at: number): number {
  const space = line.lastIndexOf(' ', at);
  return at === 0 || at - space > 30 ? at : space + 1;
}

function endOfWord(line: string, at: number): number {
  const space = line.lastIndexOf(' ', at);
  return at === line.length || at - space > 30 ? at : space;
}

/** As long as the line itself, so that what stands somewhere in the one stands there in the other. */
function plainOf(line: string): string | undefined {
  let fits = true;
  const plain = line.replaceAll(/[^\0-\x7f]/gu, (sign) => {
    if (!/[\p{L}\p{N}\p{M}]/u.test(sign)) return '\0'.repeat(sign.length);
    const letter = plainWord(sign);
    fits &&= letter.length === 1 && /[a-z0-9]/.test(letter);
    return letter;
  });
  return fits ? plain : undefined;
}

// As in signed-words.ts, of a text that has no letters but these.
const letter = '[a-z0-9_]';
const alone = (joined: string) => String.raw`(?<!${letter})[a-z](?:${joined}[a-z])+(?!${letter}|[+#])`;
const signed = String.raw`(?<![a-z0-9])(?:c\+\+|[cf]#)|\.net(?!${letter})|${alone(' ?& ?')}|${alone('[./]')}`;

/** Whether an excerpt that ends with the last hit has so many different phrases. */
function endsWithAll(hits: readonly Hit[], all: number): boolean {
  const last = hits.at(-1);
  const phrases = new Set<number>();
  for (let at = hits.length - 1; last && phrases.size < all; at -= 1) {
    const hit = hits[at];
    if (!hit || !areNear(hit, last)) return false;
    phrases.add(hit.phrase);
  }
  return true;
}

/**
 * The same hits as `hitsIn` finds, without taking the whole text apart: only what phrases may begin with is looked at, and nothing behind
 * the first excerpt that has all of them.
 */
function quickly(words: SearchedWords): (plain: string, signedWords: readonly Found[]) => Hit[] {
  const phrases = matchersOf(words);
  const beginnings = [
    ...new Set(
      words.flatMap(([ways = []]) =>
        ways.map((way) => (way.endsWith('*') ? `${plainWord(way.slice(0, -1))}[a-z0-9]*` : plainWord(way))),
      ),
    ),
  ].filter((way) => /^[a-z0-9]+(?:\[a-z0-9\]\*)?$/.test(way));
  const either = beginnings.toSorted().join('|');
  const first = new RegExp(`(?<![a-z0-9])(?:${either})(?![a-z0-9])`, 'g');
  const next = new RegExp(`${signed}|[a-z0-9]+`, 'g');
  return (plain, signedWords) => {
    const hits: Hit[] = [];
    if (!beginnings.length) return hits;
    // A word with a sign is one, and none of its letters stands there by itself.
    const nextFrom = (from: number): Found | undefined => {
      first.lastIndex = from;
      const found = first.exec(plain);
      const withSigns = signedWords.find(({ start }) => start >= from);
      if (!found || (withSigns && withSigns.start <= found.index)) return withSigns;
      return wordAt(found);
    };
    for (let begin = nextFrom(0); begin;) {
      const tokens = [begin];
      const wordOf = (index: number) => {
        for (; tokens.length <= index; tokens.push(wordAfter(next.exec(plain)))) {
          next.lastIndex = tokens.at(-1)?.end ?? plain.length;
          if (next.lastIndex >= plain.length) return '';
        }
        return tokens[index]?.word ?? '';
      };
      let best: { phrase: number; length: number } | undefined;
      for (const [phrase, places] of phrases.entries()) {
        if (best && places.length <= best.length) continue;
        if (places.length && places.every((isIt, index) => isIt(wordOf(index))))
          best = { phrase, length: places.length };
      }
      const last = best && tokens[best.length - 1];
      if (best && last) {
        hits.push({ start: begin.start, end: last.end, phrase: best.phrase });
        if (endsWithAll(hits, words.length)) return hits;
      }
      begin = nextFrom((last ?? begin).end);
    }
    return hits;
  };
}

const withSign = new RegExp(signed, 'g');

function wordAt(found: RegExpExecArray): Found {
  return { word: plainWord(found[0]), start: found.index, end: found.index + found[0].length };
}

/** Behind the last one there is none. */
function wordAfter(found: RegExpExecArray | null): Found {
  return found ? wordAt(found) : { word: '', start: Infinity, end: Infinity };
}
