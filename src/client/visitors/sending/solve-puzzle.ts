import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** In a worker of its own: is given a puzzle, and answers it with its solution as ALTCHA writes them. */
addEventListener('message', async ({ data: challenge }: MessageEvent<Challenge>) => {
  const solution = await solveChallenge({ challenge, deriveKey }).catch(() => null);
  postMessage(solution && btoa(JSON.stringify({ challenge, solution })));
});
