/**
 * What a title's vector is summed from: its stems, and its neighbouring stems as one, since a "sales assistant" is no
 * assistant and a "front office" no front.
 */
export function titleWords(stems: readonly string[]): string[] {
  return [...stems, ...stems.slice(1).map((stem, i) => `${stems[i]}_${stem}`)];
}
