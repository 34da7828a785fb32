/** A text as one line of at most so many letters, ended at a word. */
export function shortened(text: string, most: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1);
  const end = cut.lastIndexOf(' ');
  return `${cut
    .slice(0, end > most / 2 ? end : undefined)
    .toWellFormed()
    .replace(/\uFFFD$/, '')}…`;
}
