import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Answer } from '#contract/api.ts';

type Puzzle = Answer<'GET /api/public/jobs/:id/applications/token'>['puzzle'];

/** What a program sends along that has done the work it was asked for. */
export async function solvedPuzzle(puzzle: Puzzle | object): Promise<string | undefined> {
  // The cast: what the server asks is what the library calls a challenge.
  const challenge = puzzle as Challenge | null;
  const solution = challenge && (await solveChallenge({ challenge, deriveKey }));
  return solution ? Buffer.from(JSON.stringify({ challenge, solution })).toString('base64') : undefined;
}
