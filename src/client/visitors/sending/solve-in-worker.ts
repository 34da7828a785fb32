/** Solves a puzzle beside the page, which stays as quick as it was; undefined where no worker runs, or nothing may be computed. */
export async function solveInWorker(puzzle: object): Promise<string | undefined> {
  if (!isSecureContext) return undefined;
  const worker = new Worker(new URL('./solve-puzzle.ts', import.meta.url), { type: 'module' });
  const solved = await new Promise<unknown>((resolve) => {
    worker.addEventListener('message', ({ data }) => resolve(data));
    worker.addEventListener('error', () => resolve(undefined));
    worker.postMessage(puzzle, []);
  });
  worker.terminate();
  return typeof solved === 'string' ? solved : undefined;
}
