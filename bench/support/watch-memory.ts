import { readFile } from 'node:fs/promises';
import { setInterval as every } from 'node:timers/promises';

export interface Held {
  second: number;
  megabytes: number;
}

/** What the process holds, every second. */
export async function watchMemory(processId: number, memory: Held[], signal: AbortSignal): Promise<void> {
  try {
    const seconds = every(1_000, undefined, { signal });
    while (!(await seconds.next()).done) {
      const status = await readFile(`/proc/${processId}/status`, 'utf8');
      memory.push({
        second: memory.length,
        megabytes: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024,
      });
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** Megabytes a minute, by least squares. */
export function slope(points: readonly Held[]): number {
  const meanOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [
    meanOf(points.map(({ second }) => second)),
    meanOf(points.map(({ megabytes }) => megabytes)),
  ];
  const up = points.reduce((sum, { second, megabytes }) => sum + (second - x) * (megabytes - y), 0);
  const across = points.reduce((sum, { second }) => sum + (second - x) ** 2, 0);
  return across ? (60 * up) / across : 0;
}
