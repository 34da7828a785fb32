import { conceptsNamed, labelOf } from '#matching/vocabulary/concepts.ts';
import { stemsOf } from '#matching/text/tokens.ts';
import type { Vocabulary } from '#matching/vocabulary/vocabulary.ts';
import { asides, cleanTitle } from './clean-title.ts';
import { isBareHead } from './bare-heads.ts';
import { readingsApart } from './readings-apart.ts';

/** An occupation one of whose names stands whole in a title, and how sure it is meant. */
export interface NameHeld {
  occupation: number;
  sure: number;
}

/**
 * The occupations whose names end a part of a title: "Truck Driver - 1 Ton", "CAD/CAM Dental Technician", "Driver cum Dispatcher".
 * What stands before is of which kind, or where, and the last word says what somebody is. Names whose words stand apart come
 * last: "Technician (Electrical)", "Hardware & Network Engineer".
 */
export function namesHeld(vocabulary: Vocabulary, title: string): NameHeld[] {
  const whole = cleanTitle(title);
  const aside = asides(title);
  // What is a name as a whole holds no other: "Butchers and Meat Cutters" is one of O*NET's.
  if (!aside && conceptsNamed(vocabulary, whole, ['occupation']).length > 0)
    return longestAtEnd(vocabulary, whole);
  if (!aside && conceptsNamed(vocabulary, whole, ['onet occupation']).length > 0) return [];
  const pieces = [...whole.split(parts), ...aside.split(parts)]
    .map((part) => part.replace(behind, '').trim())
    .filter((part) => /\p{L}/u.test(part))
    .slice(0, mostParts);
  return [
    ...pieces.flatMap((part, index) =>
      longestAtEnd(vocabulary, part).map((held) => ({ ...held, sure: held.sure - index * laterParts })),
    ),
    ...namesApart(vocabulary, title),
  ];
}

const mostParts = 3;
/** What is named second is less surely the work. */
const laterParts = 0.05;

const parts =
  /\s+[-–—|@:]+\s*|\s*[-–—|@:]+\s+|\s*[/,;&+([\])]\s*|\s+(?:cum|for|at|in|to|with|and|or|based|required|needed)\s+/iu;
/** Words that say how far somebody has come, which is judged by itself. */
const levels =
  /^(?:senior|junior|snr|jnr|sr|jr|lead|chief|principal|professional|certified|trainee|intern|internship|graduate|apprentice|experienced|qualified|skilled|freelance|contract|relief)\W*$/iu;
const behind =
  /\s+(?:(?:grade|gred|level|class|step|band|tier)\s*\d*\w?|[ivx]{1,3}|[a-z]{0,2}\d+\w?|trainee|intern|internship|apprentice|(?:males?|females?)(?:\s+only)?|only|preferred|preferably|needed|wanted|required)$/iu;

/**
 * The title without whom its holder works for, who is somebody else: "Driver for the Sales Manager" is a driver. What the work is
 * for stays: "Teacher for Mathematics".
 */
export function withoutServed(vocabulary: Vocabulary, title: string): string {
  const found = served.exec(title);
  if (!found || conceptsNamed(vocabulary, cleanTitle(title), ['occupation', 'onet occupation']).length > 0)
    return title;
  const before = title.slice(0, found.index);
  const after = title.slice(found.index + found[0].length);
  return isSomebody(vocabulary, before) && isSomebody(vocabulary, after) ? before : title;
}

/** That words end in what somebody may be called. */
function isSomebody(vocabulary: Vocabulary, words: string): boolean {
  return (
    longestAtEnd(vocabulary, words).length > 0 || isBareHead(vocabulary, words.split(/\s+/).at(-1) ?? '')
  );
}

const served = /\s+(?:for|to)\s+(?:(?:the|an?|our)\s+)?/iu;

/** Names that a title tells in pieces: each has words from both sides of where it is put together. */
function namesApart(vocabulary: Vocabulary, title: string): NameHeld[] {
  const asks = {
    isName: (words: string) => longestAtEnd(vocabulary, words).length > 0,
    isSomebody: (words: string) => isSomebody(vocabulary, words),
  };
  return readingsApart(title, asks).flatMap(({ before, after }) => {
    const end = after.split(/\s+/).length;
    return endings(before + ' ' + after, end + 1)
      .flatMap((words) =>
        named(vocabulary, words).map((held) => ({ ...held, sure: sureOf.apart * held.share })),
      )
      .slice(0, mostNamed);
  });
}

/** The longest run of last words that is a name; one word alone leaves more open. */
function longestAtEnd(vocabulary: Vocabulary, part: string): NameHeld[] {
  const words = part.split(/\s+/).slice(-mostWords);
  for (const [start] of words.entries()) {
    const found = named(vocabulary, words.slice(start).join(' '));
    if (found.length === 0) continue;
    const isWhole = words.slice(0, start).every((word) => levels.test(word));
    const isWord = start === words.length - 1;
    const sure = isWord ? (isWhole ? sureOf.word : sureOf.lastWord) : isWhole ? sureOf.whole : sureOf.end;
    return found.map(({ occupation, share }) => ({ occupation, sure: sure * share }));
  }
  return [];
}

/** Runs of last words, the longest first, of so many words at least. */
function endings(text: string, least: number): string[] {
  const words = text.split(/\s+/).slice(-mostWords);
  return words
    .slice(0, Math.max(0, words.length - least + 1))
    .map((_, start) => words.slice(start).join(' '));
}

/** The occupations of a name; of several, the one whose first name it is, is surely meant. */
function named(vocabulary: Vocabulary, words: string): { occupation: number; share: number }[] {
  if (isBareHead(vocabulary, words)) return [];
  const found = conceptsNamed(vocabulary, words, ['occupation']);
  const stems = stemsOf(words).join(' ');
  return found.slice(0, mostNamed).map((occupation) => ({
    occupation,
    share:
      found.length === 1 || stemsOf(labelOf(vocabulary, occupation)).join(' ') === stems ? 1 : shareOfSeveral,
  }));
}

const mostWords = 6;
const mostNamed = 2;
const shareOfSeveral = 0.8;
const sureOf = { whole: 0.9, end: 0.78, word: 0.8, lastWord: 0.45, apart: 0.74 };
