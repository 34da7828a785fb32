/** A search that takes the words with slips as they were typed: in quotation marks, where nothing is put right. */
export function asTyped(q: string, corrected: string): string {
  const right = new Set(corrected.toLowerCase().split(/[\s"-]+/));
  return q
    .split(/("[^"]*")/)
    .map((part) =>
      part.startsWith('"')
        ? part
        : part.replaceAll(/[^\s"]+/g, (word) =>
            word.startsWith('-') || word.split('-').every((one) => right.has(one.toLowerCase()))
              ? word
              : `"${word}"`,
          ),
    )
    .join('');
}
