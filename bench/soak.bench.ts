// It stays up: the demo's market under a day's mixed load at 60 % of what the server can do at most, `--minutes 30` unless told otherwise, of
// which the first third is warming up. Says what the server's process holds and by how much that grows; more than 512 MiB, or
// more than 1 MiB a minute, is a failure.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { applying } from './support/applying.ts';
import { mostMebibytes } from './support/memory.ts';
import { mixedLoad } from './support/mixed-load.ts';
import { onServer } from './support/market.ts';
import { optionOf, quick } from './support/seeded-market.ts';
import type { Market } from './support/shared.ts';
import { type Held, slope, watchMemory } from './support/watch-memory.ts';

const minutes = Number(optionOf('--minutes') ?? (quick ? 0.2 : 30));
const dataDir = await mkdtemp(path.join(tmpdir(), 'moorings-soak-'));
let failed = false;
try {
  await onServer(
    dataDir,
    async (market) => {
      const most = await mixedLoad(await withJobs(market, 100)).then((load) => load(quick ? 2 : 20));
      const perSecond = Math.round(0.6 * most.perSecond);
      // Five of a hundred requests apply, everybody in turn: more jobs than anybody comes to in that time.
      const jobs = Math.ceil((0.06 * perSecond * minutes * 60) / market.seekers.length) + 50;
      const load = await mixedLoad(await withJobs(market, jobs));
      const memory: Held[] = [];
      const done = new AbortController();
      const watching = watchMemory(market.processId, memory, done.signal);
      const figures = await load(minutes * 60, perSecond);
      done.abort();
      await watching;
      const highest = Math.max(...memory.map(({ megabytes }) => megabytes));
      const growth = slope(memory.slice(memory.length / 3));
      const every = Math.max(1, Math.floor(memory.length / 12));
      process.stdout.write(
        `soak: the demo, ${minutes} minutes at ${figures.perSecond.toFixed(0)} requests a second of at most ${most.perSecond.toFixed(0)}\n` +
          `  memory           ${memory
            .filter((_, at) => at % every === 0)
            .map(({ megabytes }) => megabytes.toFixed(0))
            .join(' ')} MiB\n` +
          `  most             ${highest.toFixed(0)} MiB\n` +
          `  growth           ${growth.toFixed(2)} MiB a minute after the first third\n` +
          `  p99              ${figures.p99.toFixed(1)} ms\n` +
          `  failed           ${figures.failed}\n`,
      );
      failed = highest > mostMebibytes || figures.failed > 0 || (!quick && growth > 1);
    },
    { DEMO: 'on', LOG_LEVEL: 'error' },
  );
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);

/** The same market with so many jobs of a new company to apply to, which ask no questions. */
async function withJobs(market: Market, jobs: number): Promise<Market> {
  const { jobs: jobIds } = await applying(market.address, market.db, { seekers: 0, jobs });
  return { ...market, jobIds };
}
