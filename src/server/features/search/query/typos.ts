/** A word of the postings that resembles one that was typed. */
export interface Resembling {
  word: string;
  lexeme: string;
  jobs: number;
}

/**
 * The word that was most likely meant: few typos away and frequent. A word that some jobs do have is only put right
 * where one typo away there is one that is much more frequent.
 */
export function likeliest(
  typed: string,
  jobs: number,
  candidates: readonly Resembling[],
): Resembling | undefined {
  const most = jobs > 0 || typed.length < 6 ? 1 : 2;
  const fitting = candidates
    .map((candidate) => ({ candidate, typos: editDistance(typed, candidate.word) }))
    .filter(({ candidate, typos }) => typos > 0 && typos <= most && candidate.jobs > jobs * muchMore);
  const likelihood = ({ candidate, typos }: (typeof fitting)[number]) =>
    Math.log(candidate.jobs + 1) - 4 * typos - (candidate.word[0] === typed[0] ? 0 : 2);
  return fitting.sort((a, b) => likelihood(b) - likelihood(a))[0]?.candidate;
}

const muchMore = 50;

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
