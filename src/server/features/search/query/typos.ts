/** A word of the postings that resembles one that was typed. */
export interface Resembling {
  word: string;
  lexeme: string;
  jobs: number;
  /** How many jobs have it in title, skills, company or place, as far as was counted; there is what people look for. */
  named?: number;
}

/**
 * The words that may have been meant, the likeliest first: few typos away and frequent. A word that some jobs do have is
 * only put right where one typo away there is one that is much more frequent; in a short word only a slip of the fingers
 * is put right, since most short words have others one letter away.
 */
export function likeliest<Word extends Resembling>(
  typed: string,
  jobs: number,
  candidates: readonly Word[],
): Word[] {
  const most =
    typed.length < shortWord ? slipOfFingers : jobs > 0 || typed.length === shortWord ? 1 : mostTypos;
  return candidates
    .filter((candidate) => candidate.word !== typed && candidate.jobs > jobs * muchMore)
    .filter(({ named }) => typed.length > shortWord || named !== 0)
    .map((candidate) => ({ candidate, cost: costOfTypos(typed, candidate.word) }))
    .filter(({ cost }) => cost <= most)
    .map(({ candidate, cost }) => ({ candidate, likelihood: likelihoodOf(candidate, cost) }))
    .sort((a, b) => b.likelihood - a.likelihood)
    .map(({ candidate }) => candidate);
}

const muchMore = 50;
/** A word of fewer letters is short. */
const shortWord = 6;
const mostTypos = 2;

function likelihoodOf({ jobs, named = jobs }: Resembling, cost: number): number {
  return Math.log(named + 1) + 0.3 * Math.log(jobs + 1) - 8 * cost;
}

/** What one typo costs: the more often it happens, the less. */
const cost = {
  alike: 0.6,
  swapped: 0.5,
  doubled: 0.5,
  missing: 0.65,
  beside: 0.75,
  vowel: 0.8,
  tooMany: 0.85,
  other: 1,
};
const firstLetter = 0.4;
const slipOfFingers = 0.9;

/** How unlikely it is that a word was typed so: one typo by its kind, more by their number. */
export function costOfTypos(typed: string, word: string): number {
  const spelled = costOfSpelling(typed, word);
  return asHeard(typed) === asHeard(word) ? Math.min(cost.alike, spelled) : spelled;
}

function costOfSpelling(typed: string, word: string): number {
  // Two letters too many or too few make another word.
  if (Math.abs(typed.length - word.length) > 1) return Infinity;
  const number = editDistance(typed, word);
  if (number !== 1) return number;
  const from = [...typed].findIndex((letter, at) => letter !== word[at]);
  const at = from < 0 ? typed.length : from;
  const isFirst = at === 0 && typed[1] !== word[0] ? firstLetter : 0;
  return isFirst + costAt(typed, word, at);
}

/** Of one typo, where the two begin to differ. */
function costAt(typed: string, word: string, at: number): number {
  const [wrong = '', right = ''] = [typed[at], word[at]];
  if (typed.length > word.length) {
    const [before, after] = [typed[at - 1] ?? '', typed[at + 1] ?? ''];
    if (wrong === before) return cost.doubled;
    return areBeside(wrong, before) || areBeside(wrong, after) ? cost.tooMany : cost.other;
  }
  if (typed.length < word.length) return right === word[at - 1] ? cost.doubled : cost.missing;
  if (wrong === word[at + 1] && right === typed[at + 1]) return cost.swapped;
  if (areBeside(wrong, right)) return cost.beside;
  return vowels.has(wrong) && vowels.has(right) ? cost.vowel : cost.other;
}

/** Letters that sound alike as one: grafic and graphic, nurce and nurse. */
function asHeard(word: string): string {
  return word
    .replaceAll('ph', 'f')
    .replaceAll(/c(?=[eiy])|z/g, 's')
    .replaceAll(/ck?|q/g, 'k')
    .replaceAll('y', 'i')
    .replaceAll(/(.)\1/g, '$1');
}

const vowels = new Set('aeiouy');
const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

function areBeside(one: string, other: string): boolean {
  const [a, b] = [placeOfKey(one), placeOfKey(other)];
  return a !== undefined && b !== undefined && Math.hypot(a.row - b.row, a.column - b.column) < 1.3;
}

/** Each row of keys stands a little to the right of the one above. */
function placeOfKey(letter: string): { row: number; column: number } | undefined {
  const row = keyboard.findIndex((keys) => keys.includes(letter));
  return row < 0 ? undefined : { row, column: (keyboard[row] ?? '').indexOf(letter) + 0.4 * row };
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Everything that is one typo away from what was typed, most of which are no words. */
export function oneTypoAway(typed: string): string[] {
  if (!/^[a-z]{4,14}$/.test(typed)) return [];
  const found = new Set<string>();
  for (let at = 0; at <= typed.length; at += 1) {
    const [before, letter = '', after] = [typed.slice(0, at), typed[at], typed.slice(at + 1)];
    for (const other of letters) {
      found.add(before + other + letter + after);
      if (letter) found.add(before + other + after);
    }
    if (letter) found.add(before + after);
    if (after) found.add(before + after[0] + letter + after.slice(1));
  }
  found.delete(typed);
  return [...found];
}

/** How many letters are wrong, missing, too many or exchanged with their neighbour (optimal string alignment). */
export function editDistance(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      const exchanged = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        exchanged ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last[b.length] ?? 0;
}
