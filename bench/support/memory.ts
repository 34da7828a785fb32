import { readFileSync, writeFileSync } from 'node:fs';

/** What a process holds of the machine's memory now, and the most it held since it was last measured anew, in MiB. Linux only. */
export function memoryOf(processId: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${processId}/status`, 'utf8');
  const mebibytes = (name: string) =>
    Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? NaN) / 1_024;
  return { now: mebibytes('VmRSS'), peak: mebibytes('VmHWM') };
}

/** Forgets the peak so far. */
export function measurePeakAnew(processId: number): void {
  writeFileSync(`/proc/${processId}/clear_refs`, '5');
}

/** What a server may have, where a promise says how little it needs. */
export const mostMebibytes = 512;
