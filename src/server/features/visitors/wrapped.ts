interface Space {
  /** So many lines at most; what is left over ends with an ellipsis. */
  most: number;
  fits: (line: string) => boolean;
}

/** No picture says more, and nobody measures a novel. */
const mostLetters = 300;

/** A text in lines that fit. Words stay whole where they can; letters of several signs always. */
export function wrapped(text: string, { most, fits }: Space): string[] {
  const graphemes = [
    ...new Intl.Segmenter().segment(
      text
        .replaceAll(/[\s\p{Cc}]+/gu, ' ')
        .trim()
        .toWellFormed(),
    ),
  ].map(({ segment }) => segment);
  const shown = graphemes.slice(0, mostLetters);
  let isCut = shown.length < graphemes.length;
  const lines: string[] = [];
  let rest = shown;
  while (rest.length && lines.length < most) {
    let end = longest(rest, fits);
    const blank = rest.slice(0, end + 1).lastIndexOf(' ');
    if (end < rest.length && blank > 0) end = blank;
    lines.push(rest.slice(0, end).join('').trim());
    rest = rest.slice(end);
    while (rest[0] === ' ') rest = rest.slice(1);
  }
  isCut ||= rest.length > 0;
  const last = lines.at(-1);
  if (isCut && last !== undefined) lines[lines.length - 1] = shortenedTo(last, fits);
  return lines;
}

/** How many letters from the beginning fit on a line: at least one. */
function longest(letters: readonly string[], fits: Space['fits']): number {
  let [low, high] = [1, letters.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(letters.slice(0, middle).join(''))) low = middle;
    else high = middle - 1;
  }
  return low;
}

function shortenedTo(line: string, fits: Space['fits']): string {
  const letters = [...new Intl.Segmenter().segment(line)].map(({ segment }) => segment);
  while (letters.length > 1 && !fits(`${letters.join('')}…`)) letters.pop();
  return `${letters.join('').replace(/[\s,;:·-]+$/, '')}…`;
}
