import { plain } from '#matching/text/tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface NameFound {
  name: number;
  concept: number;
  /** It begins with what was typed; otherwise a later word does. */
  begins: boolean;
  /** The last word typed is a whole word of it. */
  whole: boolean;
}

/**
 * Names that what is being typed may become: its words one after another, of which the last may be unfinished. `wants`
 * says of which concepts. Some milliseconds over all names; the first time the words are made plain.
 */
export function namesThatGoOn(
  vocabulary: Vocabulary,
  typed: string,
  wants: (concept: number) => boolean,
): NameFound[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  const fits = wanted.map((part, index) => wordsLike(vocabulary, part, index === wanted.length - 1));
  const [first] = fits;
  if (!first || plain(typed).trim().length < fewestLetters) return [];
  const found: NameFound[] = [];
  const { starts, items } = vocabulary.wordsOfName;
  // Plain loops: this goes over half a million words while somebody types.
  for (let name = 0; name + 1 < starts.length; name += 1) {
    const start = starts[name] ?? 0;
    const lastStart = (starts[name + 1] ?? 0) - fits.length;
    for (let at = start; at <= lastStart; at += 1) {
      if (!first[items[at] ?? 0] || !goesOn(fits, items, at)) continue;
      const concept = vocabulary.conceptOfName[name] ?? 0;
      const last = items[at + fits.length - 1] ?? 0;
      if (wants(concept))
        found.push({ name, concept, begins: at === start, whole: fits.at(-1)?.[last] === exactly });
      break;
    }
  }
  return found;
}

function goesOn(fits: readonly Uint8Array[], items: Uint16Array, at: number): boolean {
  for (let step = 1; step < fits.length; step += 1) if (!fits[step]?.[items[at + step] ?? 0]) return false;
  return true;
}

/** One letter may become anything. */
const fewestLetters = 2;

const beginning = 1;
const exactly = 2;

/** Of each word of the vocabulary whether it is this one, or, where that may be unfinished, begins so; "waiter/waitress" is both. */
function wordsLike(vocabulary: Vocabulary, part: string, unfinished: boolean): Uint8Array {
  const words = plainWords(vocabulary);
  const like = new Uint8Array(words.length);
  for (let word = 0; word < words.length; word += 1) {
    const text = words[word] ?? '';
    if (text === part) like[word] = exactly;
    else if (unfinished && startsWithin(text, part)) like[word] = beginning;
  }
  return like;
}

function startsWithin(text: string, part: string): boolean {
  const at = text.indexOf(part);
  return at === 0 || (at > 0 && !/[\p{L}\p{N}]/u.test(text.charAt(at - 1)));
}

const known = new WeakMap<Vocabulary, readonly string[]>();

function plainWords(vocabulary: Vocabulary): readonly string[] {
  let words = known.get(vocabulary);
  if (!words) known.set(vocabulary, (words = vocabulary.words.map(plain)));
  return words;
}
