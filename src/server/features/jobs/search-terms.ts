/**
 * What people type, as a text search query: every word must occur, the last one may still be unfinished.
 * Undefined when there is no word in it. Only letters and digits get through, so nothing typed can be an operator.
 */
export function searchTerms(typed: string | undefined): string | undefined {
  const words = (typed ?? '')
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}\p{M}]+/gu)
    ?.slice(0, 12);
  if (!words?.length) return undefined;
  return words
    .map((word, index) => (index === words.length - 1 && word.length > 1 ? `'${word}':*` : `'${word}'`))
    .join(' & ');
}
