/** Times in milliseconds, as what half and what 95 of 100 took at most. */
export interface Latency {
  p50: number;
  p95: number;
}

export function latencyOf(times: readonly number[]): Latency {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

/** Does each piece of work once, so many at a time, and answers how long each took. */
export async function timed<Work>(
  work: readonly Work[],
  atOnce: number,
  run: (piece: Work) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  const waiting = [...work.entries()];
  const one = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const begun = performance.now();
      await run(next[1]);
      times[next[0]] = performance.now() - begun;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return times;
}

export function milliseconds(time: number): string {
  return `${time.toFixed(1)} ms`.padStart(10);
}
