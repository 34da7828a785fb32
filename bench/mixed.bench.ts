// What a day is like: 70 of 100 requests browse and search, 20 open a job, 5 apply and 5 move an application, from 16
// people at once. `--jobs 1000000 --minutes 5` unless told otherwise. Says how many requests a second, the 99th percentile, and
// how the server's memory grows.
import { readFile } from 'node:fs/promises';
import { setInterval as every } from 'node:timers/promises';
import { loadServer, type Asked } from './support/load.ts';
import { connections, signUp } from './support/market.ts';
import type { Market, Seeker } from './support/shared.ts';
import { queryOf, searches } from './support/queries.ts';
import { marketSize, onSeededServer, optionOf, quick } from './support/seeded-market.ts';

const minutes = Number(optionOf('--minutes') ?? 5);
const size = marketSize(1_000_000);

await onSeededServer(size, async (market) => {
  const employer = await signUp(market.address, `bench-employer-${Date.now().toString(36)}`, 'recruiter');
  const applications = await applicationsOf(market, employer);
  const applied = market.seekers.map(() => 0);
  const lookedFor = searches(200).map(({ search }) => `/api/jobs?${queryOf(search)}limit=20`);
  let turn = 0;

  const request = (person: number): Asked => {
    const seeker = market.seekers[person]!;
    const as = { cookie: seeker.cookie };
    const json = { 'content-type': 'application/json' };
    turn += 1;
    // In a fixed order, so that the shares are exact: 29 has no common part with 100.
    const of100 = (turn * 29) % 100;
    if (of100 < 70) return { path: lookedFor[turn % lookedFor.length]!, headers: as };
    if (of100 < 90) return { path: `/api/jobs/${someJob(market, turn)}`, headers: as };
    if (of100 < 95) {
      // Everyone starts elsewhere and walks the same way, so nobody meets a job twice.
      const job = market.jobIds[(person * 977 + applied[person]!++ * 16) % market.jobIds.length]!;
      const body = JSON.stringify({ coverLetter: 'I have done this work for six years.' });
      return { path: `/api/jobs/${job}/applications`, method: 'POST', headers: { ...as, ...json }, body };
    }
    const status = turn % 2 ? 'screening' : 'interviewing';
    return {
      path: `/api/applications/${applications[turn % applications.length]!}/status`,
      method: 'PUT',
      headers: { cookie: employer.cookie, ...json },
      body: JSON.stringify({ status }),
    };
  };

  const memory: { second: number; megabytes: number }[] = [];
  const done = new AbortController();
  const watching = watchMemory(market.processId, memory, done.signal);
  const figures = await loadServer(market.address, request, minutes * 60);
  done.abort();
  await watching;
  process.stdout.write(
    `mixed: ${size.toLocaleString('en')} jobs, ${quick ? 'a few requests' : `${minutes} minutes`}, ${connections} clients\n` +
      `  requests/s       ${figures.perSecond.toFixed(0)}\n` +
      `  p99              ${figures.p99.toFixed(1)} ms\n` +
      `  memory           ${(memory.at(-1)?.megabytes ?? 0).toFixed(0)} MB, ${slope(memory.slice(memory.length / 3)).toFixed(2)} MB a minute after the first third\n` +
      `  failed           ${figures.failed}\n`,
  );
  if (figures.failed) throw new Error(`${figures.failed} requests failed`);
});

/** One application of every seeker, to jobs of an employer who may move them. */
async function applicationsOf({ address, seekers }: Market, employer: Seeker): Promise<number[]> {
  await send(address, employer, '/api/companies', { name: `Bench ${Date.now().toString(36)}` });
  const job = await send(address, employer, '/api/jobs', {
    title: 'Harbour pilot',
    description: 'Brings ships in.',
  });
  const ids: number[] = [];
  for (const seeker of seekers)
    ids.push((await send(address, seeker, `/api/jobs/${job.id}/applications`, {})).id);
  return ids;
}

async function send(
  address: string,
  { cookie }: Seeker,
  path: string,
  body: object,
): Promise<{ id: number }> {
  const response = await fetch(address + path, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as { id: number }; // Each of these answers what was made.
}

function someJob({ jobIds }: Market, turn: number): number {
  return jobIds[(turn * 7_919) % jobIds.length]!;
}

/** What the process holds, every second. */
async function watchMemory(
  processId: number,
  memory: { second: number; megabytes: number }[],
  signal: AbortSignal,
): Promise<void> {
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
function slope(points: readonly { second: number; megabytes: number }[]): number {
  const meanOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [
    meanOf(points.map(({ second }) => second)),
    meanOf(points.map(({ megabytes }) => megabytes)),
  ];
  const up = points.reduce((sum, { second, megabytes }) => sum + (second - x) * (megabytes - y), 0);
  const across = points.reduce((sum, { second }) => sum + (second - x) ** 2, 0);
  return across ? (60 * up) / across : 0;
}
