// What a day is like, from 16 people at once, on a made-up market. `--jobs 1000000 --minutes 5` unless told otherwise. Says how
// many requests a second, the 99th percentile, and how the server's memory grows.
import { connections } from './support/market.ts';
import { mixedLoad } from './support/mixed-load.ts';
import { marketSize, onSeededServer, optionOf, quick } from './support/seeded-market.ts';
import { type Held, slope, watchMemory } from './support/watch-memory.ts';

const minutes = Number(optionOf('--minutes') ?? 5);
const size = marketSize(1_000_000);

await onSeededServer(size, async (market) => {
  const load = await mixedLoad(market);
  const memory: Held[] = [];
  const done = new AbortController();
  const watching = watchMemory(market.processId, memory, done.signal);
  const figures = await load(minutes * 60);
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
