import { quietTitle } from './clean-title.ts';

/** Words of a title put together that stand apart in it: a name may go across the seam. */
export interface Reading {
  before: string;
  /** What is done: the last words. */
  after: string;
}

interface Asks {
  /** That words end in a name of an occupation. */
  isName: (words: string) => boolean;
  /** That they end in what somebody may be called, if only “technician”. */
  isSomebody: (words: string) => boolean;
}

/**
 * The ways a title may tell a name in pieces: the last word said once for several ("Hardware & Network Engineer"), the first
 * words said once ("Restaurant Supervisor / Manager"), what somebody is before what of ("Technician (Electrical)",
 * "Manager, Maintenance"), and a rank between the two ("Power Plant Deputy General Manager").
 */
export function readingsApart(title: string, { isName, isSomebody }: Asks): Reading[] {
  const pieces = piecesOf(title);
  const readings: Reading[] = [];
  pieces.forEach((piece, at) => {
    const rankless = withoutRank(piece.words);
    if (rankless) readings.push(rankless);
    const said = piece.words.join(' ');
    const isAName = isName(said);
    for (const next of pieces.slice(at + 1)) {
      const isNextAName = isName(next.words.join(' '));
      if (!isAName && next.isListed) readings.push(...endsOf(piece.words, next.words, 1));
      if (next.isListed && next.words.length === 1 && piece.words.length > 1 && isSomebody(said))
        readings.push({ before: piece.words.slice(0, -1).join(' '), after: next.words.join(' ') });
      if (!isNextAName) readings.push(...endsOf(next.words, piece.words, 0));
    }
  });
  return readings;
}

/** The one before the last word, and before the last two, of the other; so many words of the other are left over at least. */
function endsOf(before: readonly string[], other: readonly string[], left: number): Reading[] {
  return [1, 2]
    .filter((many) => other.length - many >= left)
    .map((many) => ({ before: before.join(' '), after: other.slice(-many).join(' ') }));
}

function withoutRank(words: readonly string[]): Reading | undefined {
  const last = words.at(-1);
  const rest = words.slice(0, -1);
  while (rest.length > 1 && ranks.has(rest.at(-1)!.toLowerCase().replace(/\W+$/, ''))) rest.pop();
  return last !== undefined && rest.length > 0 && rest.length < words.length - 1
    ? { before: rest.join(' '), after: last }
    : undefined;
}

const ranks = new Set(
  'assistant asst deputy vice associate acting general senior snr sr junior jnr jr principal chief lead executive head'.split(
    ' ',
  ),
);

interface Piece {
  words: string[];
  /** It stands beside the one before as one of several: behind a stroke, an "and" or a comma. */
  isListed: boolean;
}

function piecesOf(title: string): Piece[] {
  const pieces: Piece[] = [];
  let isListed = false;
  for (const part of quietTitle(title).split(seams)) {
    if (part === undefined || !part.trim()) continue;
    if (isSeam.test(part)) {
      isListed = lists.test(part);
      continue;
    }
    const words = part
      .trim()
      .split(/\s+/)
      .filter((word) => /\p{L}/u.test(word));
    if (words.length) pieces.push({ words, isListed });
  }
  return pieces.slice(0, mostPieces);
}

const mostPieces = 4;
const seams =
  /(\s+[-–—|@:]+\s*|\s*[-–—|@:]+\s+|\s*[/,;&+()[\]{}]+\s*|\s+(?:cum|for|at|in|of|to|with|and|or)\s+)/iu;
const isSeam = /^\s*(?:[-–—|@:/,;&+()[\]{}]+|cum|for|at|in|of|to|with|and|or)\s*$/iu;
const lists = /^\s*(?:[/,&+]|and|or)\s*$/iu;
