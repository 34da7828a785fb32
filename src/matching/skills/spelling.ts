import { plain } from '#matching/text/tokens.ts';
import { stem } from '#matching/text/stem.ts';
import { row } from '#matching/text/rows.ts';
import type { Vocabulary } from '#matching/vocabulary/vocabulary.ts';
import { skillKinds } from './skill-names.ts';
import { kindOf } from '#matching/vocabulary/concepts.ts';

/** The shortest word that a slip can be told from another word in. */
const shortest = 5;
/** From this length on, two slips are forgiven. */
const long = 9;

/** The word of some skill that was meant by one nobody uses: "housekeping" is "housekeeping"; undefined when none is near. */
export function wordMeant(vocabulary: Vocabulary, word: string): string | undefined {
  const typed = plain(word);
  if (typed.length < shortest || /\d/.test(typed) || vocabulary.stemNumbers.has(stem(typed)))
    return undefined;
  const allowed = typed.length < long ? 1 : 2;
  let meant: string | undefined;
  let fewest = allowed + 1;
  let mostUsed = 0;
  for (const [candidate, uses] of wordsByInitial(vocabulary).get(typed[0]!) ?? []) {
    if (Math.abs(candidate.length - typed.length) > allowed) continue;
    const slips = slipsBetween(typed, candidate, allowed);
    if (slips < fewest || (slips === fewest && slips <= allowed && uses > mostUsed)) {
      meant = candidate;
      fewest = slips;
      mostUsed = uses;
    }
  }
  return meant;
}

const known = new WeakMap<Vocabulary, Map<string, [word: string, uses: number][]>>();

/** The words of names of skills with how often they occur; few people get the first letter wrong. */
function wordsByInitial(vocabulary: Vocabulary): Map<string, [string, number][]> {
  let words = known.get(vocabulary);
  if (!words) {
    const uses = new Map<string, number>();
    for (const [name, concept] of vocabulary.conceptOfName.entries()) {
      if (!skillKinds.includes(kindOf(vocabulary, concept))) continue;
      for (const number of row(vocabulary.wordsOfName, name)) {
        const word = plain(vocabulary.words[number]!);
        if (/^[a-z]{4,}$/.test(word)) uses.set(word, (uses.get(word) ?? 0) + 1);
      }
    }
    words = Map.groupBy(uses, ([word]) => word[0]!);
    known.set(vocabulary, words);
  }
  return words;
}

/** Letters put in, left out, taken for another or swapped with the next (Damerau and Levenshtein); more than `most` is most + 1. */
function slipsBetween(one: string, other: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, j) => j);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const changed = last[j - 1]! + Number(one[i - 1] !== other[j - 1]);
      const swapped =
        i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
          ? beforeLast[j - 2]! + 1
          : changed;
      next.push(Math.min(changed, swapped, last[j]! + 1, next[j - 1]! + 1));
    }
    if (Math.min(...next) > most) return most + 1;
    beforeLast = last;
    last = next;
  }
  return last[other.length]!;
}
