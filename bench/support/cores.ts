import { readFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';

/** Which part of the cores a server, this process and all others (of these the database) were at work on since it was asked for, in words. */
export function watchCores(serverId: number): () => string {
  const now = () => ({
    at: performance.now(),
    all: secondsOfAll(),
    server: secondsOf(serverId),
    own: secondsOf(process.pid),
  });
  const before = now();
  return () => {
    const after = now();
    const cores = (seconds: number) => ((1_000 * seconds) / (after.at - before.at)).toFixed(2);
    const [all, server, own] = [after.all - before.all, after.server - before.server, after.own - before.own];
    return `${cores(all)} of ${availableParallelism()} cores busy: the server ${cores(server)}, who asked ${cores(own)}, the rest ${cores(all - server - own)}`;
  };
}

/** Processor time that all cores have worked, in seconds. */
export function secondsOfAll(): number {
  return cpus().reduce(
    (sum, { times }) => sum + (times.user + times.nice + times.sys + times.irq) / 1_000,
    0,
  );
}

/** And that one process has, of ticks of which a second has a hundred. */
export function secondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
