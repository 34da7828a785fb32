import { spelledOut } from './spelled-out.ts';
import { stem } from './stem.ts';

/** A word as it stands in a text: its stems and where it begins and ends there. */
export interface Token {
  stem: string;
  start: number;
  end: number;
}

// A lone letter joined to another ("f&b", "r & d") is one word; c++, c#, f# and .net keep their signs.
const word = /[a-z] ?& ?[a-z](?![a-z0-9])|\.net(?![a-z])|[a-z0-9]+(?:\+\+|#)?/g;

/** Small letters without accents, of the same length as the text, so that places in it are places in the text. */
export function plain(text: string): string {
  let letters = '';
  for (const letter of text) {
    const bare = letter.codePointAt(0)! < 0x80 ? letter : bareLetter(letter);
    letters += bare.length === letter.length ? bare : letter;
  }
  return letters.toLowerCase();
}

/** The words of a text in their order, stemmed, abbreviations spelled out; ordinary little words are left out. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of plain(text).matchAll(word)) {
    const start = match.index;
    const end = start + match[0].length;
    for (const part of stemsOfWord(match[0])) tokens.push({ stem: part, start, end });
  }
  return tokens;
}

/** As tokensOf, without the places. */
export function stemsOf(text: string): string[] {
  return [...plain(text).matchAll(word)].flatMap((match) => stemsOfWord(match[0]));
}

function stemsOfWord(found: string): readonly string[] {
  const whole = found.replaceAll(' ', '');
  if (littleWords.has(whole)) return [];
  return spelledOut[whole] ?? [stem(whole)];
}

function bareLetter(letter: string): string {
  return otherLetters[letter] ?? letter.normalize('NFKD').replaceAll(/\p{M}/gu, '');
}

const otherLetters: Record<string, string> = {
  '’': "'",
  '‐': '-',
  '–': '-',
  ' ': ' ',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
};

/** Words that say nothing of a trade. One list for names of skills and of occupations. */
const littleWords = new Set(
  'a an and as at by for from in into of on or per s the to with within n o'.split(' '),
);
