import type pg from 'pg';
import type { Query } from '#contract/api.ts';
import { type Latency, latencyOf, milliseconds, timed } from './latency.ts';
import { searches } from './queries.ts';
import { marketSizes, onSeededMarket, quick, sizes } from './seeded-market.ts';

type Search = Partial<Query<'GET /api/jobs'>>;

/**
 * Measures the same two hundred searches on markets of growing size, by one client and by sixteen, and prints what grows;
 * where it is told how, also what is suggested for the beginnings of their words.
 */
export async function growth(
  name: string,
  ask: (db: pg.Pool, search: Search) => Promise<unknown>,
  suggest?: (db: pg.Pool, typed: string) => Promise<unknown>,
): Promise<void> {
  const asked = searches(quick ? 16 : 200);
  const p95: number[] = [];
  for (const jobs of marketSizes()) {
    await onSeededMarket(jobs, async (db) => {
      process.stdout.write(`${name}: ${jobs.toLocaleString('en')} jobs\n`);
      // Once to warm what a server that has run for a while has warm.
      await timed(asked, 4, ({ search }) => ask(db, search));
      const alone = await timed(asked, 1, ({ search }) => ask(db, search));
      const crowd = await timed(asked, 16, ({ search }) => ask(db, search));
      print(' 1 client', latencyOf(alone));
      print('16 clients', latencyOf(crowd));
      for (const kind of new Set(asked.map((each) => each.kind)))
        print(`  ${kind}`, latencyOf(alone.filter((_, at) => asked[at]?.kind === kind)));
      if (suggest) {
        const typed = beginnings(asked.flatMap(({ search }) => search.search ?? []));
        await timed(typed, 4, (text) => suggest(db, text));
        print('suggestions', latencyOf(await timed(typed, 1, (text) => suggest(db, text))));
      }
      for (const { name: part, megabytes } of await sizes(db))
        process.stdout.write(`  ${part.padEnd(26)}${megabytes.toFixed(1).padStart(10)} MB\n`);
      p95.push(latencyOf(alone).p95);
    });
  }
  const [least = 0, most = 0] = [p95[0], p95.at(-1)];
  process.stdout.write(
    `  p95 of the largest by that of the smallest, 1 client: ${(most / least).toFixed(2)}\n`,
  );
}

/** What is in the search box after two letters, after four and after seven. */
function beginnings(words: readonly string[]): string[] {
  return [...new Set(words.flatMap((typed) => [2, 4, 7].map((letters) => typed.slice(0, letters))))];
}

function print(what: string, { p50, p95 }: Latency): void {
  process.stdout.write(`  ${what.padEnd(12)} p50 ${milliseconds(p50)}   p95 ${milliseconds(p95)}\n`);
}
