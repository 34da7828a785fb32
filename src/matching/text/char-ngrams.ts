import { plain } from './tokens.ts';

/** The n-grams of a word: every three, four and five letters that stand together in it, its edges as blanks: what misspelt words still share. */
export function charNgrams(text: string): string[] {
  const groups: string[] = [];
  for (const [word] of plain(text).matchAll(/[\p{L}\p{N}]+/gu)) {
    const edged = ` ${word} `;
    for (let size = 3; size <= 5 && size <= edged.length; size += 1) {
      for (let at = 0; at + size <= edged.length; at += 1) groups.push(edged.slice(at, at + size));
    }
  }
  return groups;
}
