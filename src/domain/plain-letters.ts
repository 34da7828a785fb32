/** Letters that are no other one with an accent, by the small ones that the database's `unaccent` makes of them. */
const others: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
};
const anyOther = new RegExp(`[${Object.keys(others).join('')}]`, 'g');

/** Small letters without such: "wroclaw" for "wrocław", as the index of searches has it. */
export function plainLetters(small: string): string {
  return small.replaceAll(anyOther, (letter) => others[letter] ?? letter);
}
