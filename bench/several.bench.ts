// What a second server at the same address brings: ten clients ask a program with one server and another with two (SERVERS=2) in turn,
// on one database. Says how many requests a second each answers, how many times as many the two do, and how many cores were busy while
// there was one: where all of them were, with the database and whoever asks, a second finds nothing to work with.
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { secondsOf, secondsOfAll } from './support/cores.ts';
import { closedLoop } from './support/crowd.ts';
import { latencyOf } from './support/latency.ts';
import type { Asked } from './support/load.ts';
import { freePort, ready, start, stop, withPeople } from './support/market.ts';
import { queryOf, searches } from './support/queries.ts';
import { inMarketFolder, marketSize, onDatabase, optionOf, quick } from './support/seeded-market.ts';
import type { Market } from './support/shared.ts';

const seconds = Number(optionOf('--seconds') ?? (quick ? 0.5 : 6));
const rounds = quick ? 1 : 3;
const clients = 10;
const several = Number(optionOf('--servers') ?? 2);
const size = marketSize(2_000);

await inMarketFolder(size, (dataDir) =>
  onDatabase(dataDir, size, async (db) => {
    const env = { DATABASE_URL: `postgres://moorings@/moorings?host=${path.join(dataDir, 'postgres')}` };
    const begun = [1, several].map(async (servers) => {
      const port = String(await freePort());
      const child = start(['src/server/main.ts'], {
        ...env,
        DRAIN_DELAY: '0',
        PORT: port,
        SERVERS: String(servers),
      });
      const address = `http://127.0.0.1:${port}`;
      await ready(address);
      return { servers, child, address };
    });
    const programs = await Promise.all(begun);
    try {
      const market = await withPeople({ address: programs[0]?.address ?? '', db, processId: 0 });
      for (const [what, request] of Object.entries(asked(market))) await compare(what, request);
    } finally {
      await Promise.all(programs.map(({ child }) => stop(child)));
    }

    async function compare(what: string, request: () => Asked): Promise<void> {
      const done = programs.map(() => ({ perSecond: 0, took: [] as number[] }));
      const busy = { cores: 0, server: 0 };
      for (let round = 0; round < rounds; round += 1)
        for (const [index, { address, child }] of programs.entries()) {
          const before = { cores: secondsOfAll(), server: secondsOf(child.pid ?? 0) };
          const begunAt = performance.now();
          const outcomes = await closedLoop(address, { atOnce: clients, seconds, request });
          const good = outcomes.filter(({ status }) => status === 200);
          if (good.length < outcomes.length) print(`${outcomes.length - good.length} were not answered`);
          const lasted = (performance.now() - begunAt) / 1_000;
          done[index]!.perSecond += good.length / lasted / rounds;
          if (index === 0) {
            busy.cores += (secondsOfAll() - before.cores) / lasted / rounds;
            busy.server += (secondsOf(child.pid ?? 0) - before.server) / lasted / rounds;
          }
          done[index]!.took.push(...good.map(({ took }) => took));
        }
      const [one, more] = done.map(({ perSecond }) => perSecond);
      const [alone, together] = done.map(({ took }) => latencyOf(took));
      print(
        `${what}: ${one!.toFixed(0)} a second with one, ${more!.toFixed(0)} with ${several}, ${(more! / one!).toFixed(2)} times; ` +
          `p50 ${alone!.p50.toFixed(1)} and ${together!.p50.toFixed(1)} ms, p95 ${alone!.p95.toFixed(1)} and ${together!.p95.toFixed(1)} ms; ` +
          `with one ${busy.cores.toFixed(2)} of ${availableParallelism()} cores were busy, the server on ${busy.server.toFixed(2)}; load ${loadavg()[0]!.toFixed(1)}`,
      );
    }
  }),
);

function asked({ seekers, jobIds }: Market): Record<string, () => Asked> {
  const lookedFor = searches(400).map(({ search }) => `/api/jobs?${queryOf(search)}limit=20`);
  let turn = 0;
  const next = (address: () => string) => () => {
    turn += 1;
    return { path: address(), headers: { cookie: seekers[turn % seekers.length]!.cookie } };
  };
  const job = () => `/api/jobs/${jobIds[(turn * 7_919) % jobIds.length]}`;
  const search = () => lookedFor[turn % lookedFor.length]!;
  return {
    'The newest jobs': next(() => '/api/jobs?limit=20'),
    'A job': next(job),
    Searches: next(search),
    'Half jobs, half searches': next(() => (turn % 2 ? job() : search())),
  };
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
