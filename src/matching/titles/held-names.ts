import { conceptsNamed } from '#matching/vocabulary/concepts.ts';
import type { Vocabulary } from '#matching/vocabulary/vocabulary.ts';
import { asides, cleanTitle } from './clean-title.ts';

/** An occupation one of whose names stands whole in a title, and how sure it is meant. */
export interface NameHeld {
  occupation: number;
  sure: number;
}

/**
 * The occupations whose names end a part of a title: "Truck Driver - 1 Ton", "CAD/CAM Dental Technician", "Driver cum Dispatcher".
 * What stands before is of which kind, or where, and the last word says what somebody is.
 */
export function namesHeld(vocabulary: Vocabulary, title: string): NameHeld[] {
  const whole = cleanTitle(title);
  // What is a name as a whole holds no other: "Butchers and Meat Cutters" is one of O*NET's.
  if (conceptsNamed(vocabulary, whole, ['occupation']).length > 0) return longestAtEnd(vocabulary, whole);
  if (conceptsNamed(vocabulary, whole, ['onet occupation']).length > 0) return [];
  return [...whole.split(parts), ...asides(title).split(parts)]
    .map((part) => part.replace(grade, '').trim())
    .filter((part) => /\p{L}/u.test(part))
    .slice(0, mostParts)
    .flatMap((part, index) =>
      longestAtEnd(vocabulary, part).map((held) => ({ ...held, sure: held.sure - index * laterParts })),
    );
}

const mostParts = 3;
/** What is named second is less surely the work. */
const laterParts = 0.05;

const parts =
  /\s+[-–—|@:]+\s*|\s*[-–—|@:]+\s+|\s*[/,;&+([\])]\s*|\s+(?:cum|for|at|in|to|with|and|or|based|required|needed)\s+/iu;
/** Words that say how far somebody has come, which is judged by itself. */
const levels =
  /^(?:senior|junior|snr|jnr|sr|jr|lead|trainee|intern|internship|graduate|experienced|qualified|skilled)\W*$/iu;
const grade = /\s+(?:(?:grade|gred|level|class|step|band|tier)\s*\d*\w?|[ivx]{1,3}|\d+\w?)$/iu;

/** The longest run of last words that is a name; one word alone leaves more open. */
function longestAtEnd(vocabulary: Vocabulary, part: string): NameHeld[] {
  const words = part.split(/\s+/).slice(-mostWords);
  for (const [start] of words.entries()) {
    const named = conceptsNamed(vocabulary, words.slice(start).join(' '), ['occupation']);
    if (named.length === 0) continue;
    const isWhole = words.slice(0, start).every((word) => levels.test(word));
    const isWord = start === words.length - 1;
    const sure = isWord ? (isWhole ? sureOf.word : sureOf.lastWord) : isWhole ? sureOf.whole : sureOf.end;
    return named.slice(0, mostNamed).map((occupation) => ({
      occupation,
      sure: named.length === 1 ? sure : sure * shareOfSeveral,
    }));
  }
  return [];
}

const mostWords = 6;
const mostNamed = 2;
const shareOfSeveral = 0.8;
const sureOf = { whole: 0.9, end: 0.78, word: 0.8, lastWord: 0.45 };
