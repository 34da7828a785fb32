import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { pino } from 'pino';
import type { Actor } from '#domain/permissions.ts';
import { connect } from '#server/db/connect.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { type Installation, systemInstallations } from '#server/db/embedded-installation.ts';
import { prepareDatabase } from '#server/prepare-database.ts';
import { rows } from '#server/db/query.ts';
import { marketWords } from '#server/cli/bench-seed-jobs/market-words.ts';
import { seedJobs } from '#server/cli/bench-seed-jobs/seed-jobs.ts';
import { onServer } from './market.ts';
import { type Market, patient, shared } from './shared.ts';

/** Whether only soundness is asked for, not figures. */
export const quick = process.argv.includes('--quick');

/** The one market that all share has so many. */
export const few = 500;

/** How many jobs the markets have that something is measured on: `--jobs 10000,100000,1000000`, or fewer with --quick. */
export function marketSizes(): number[] {
  const at = process.argv.indexOf('--jobs');
  if (at >= 0) return (process.argv[at + 1] ?? '').split(',').map(Number);
  if (shared.dataDir) return [few];
  return quick ? [300, 3_000] : [10_000, 100_000, 1_000_000];
}

/** How many jobs the one market of a benchmark has: `--jobs 1000000`, else as many as it says; few with --quick. */
export function marketSize(usual: number): number {
  if (shared.dataDir) return few;
  return Number(optionOf('--jobs') ?? (quick ? 2_000 : usual));
}

/** Somebody who looks for a job: what they may see is what everybody may. */
export const somebody: Actor = { id: 2_147_483_647, userType: 'job_seeker', memberships: [] };

/**
 * Measures something on a made-up market of so many jobs, in a database made for it: on the embedded PostgreSQL, or with
 * `--postgresql 15` on the system's of that version. With `--data FOLDER` it is kept there for the next time.
 */
export async function onSeededMarket<Result>(
  jobs: number,
  measure: (db: pg.Pool) => Promise<Result>,
): Promise<Result> {
  if (shared.db) return measure(shared.db);
  return inMarketFolder(jobs, (dataDir) => onDatabase(dataDir, jobs, measure));
}

/** The same on the whole program, which runs in a process of its own. */
export async function onSeededServer(
  jobs: number,
  measure: (market: Market) => Promise<void>,
  env?: Record<string, string>,
): Promise<void> {
  if (shared.market) return measure(shared.market);
  await inMarketFolder(jobs, async (dataDir) => {
    await onDatabase(dataDir, jobs, async () => undefined);
    await onServer(dataDir, measure, env);
  });
}

export async function inMarketFolder<Result>(
  jobs: number,
  work: (dataDir: string) => Promise<Result>,
): Promise<Result> {
  const kept = optionOf('--data');
  if (kept) return work(path.join(kept, String(jobs)));
  const dataDir = await mkdtemp(path.join(tmpdir(), 'moorings-bench-'));
  await chmod(dataDir, 0o711);
  try {
    return await work(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * On the database in this folder, filled with so many jobs unless it has some. It is started anew for what is measured: how much room it
 * has in memory goes by what it holds at its start.
 */
export async function onDatabase<Result>(
  dataDir: string,
  jobs: number,
  measure: (db: pg.Pool) => Promise<Result>,
): Promise<Result> {
  await started(dataDir, async (db) => {
    await prepareDatabase(db);
    await seedJobs(db, await marketWords(process.env['MOORINGS_DATA']), jobs, {
      now: new Date(),
      onProgress: () => undefined,
    });
  });
  return started(dataDir, measure);
}

async function started<Result>(dataDir: string, work: (db: pg.Pool) => Promise<Result>): Promise<Result> {
  const embedded = await startEmbedded({ dataDir, log: pino({ level: 'warn' }), ...installation() });
  const db = patient(connect(embedded.connection, 16));
  try {
    return await work(db);
  } finally {
    await db.end();
    await embedded.stop();
  }
}

function installation(): { installation?: Installation } {
  const major = optionOf('--postgresql');
  if (!major) return {};
  const found = systemInstallations().find((one) => one.major === Number(major));
  if (!found) throw new Error(`PostgreSQL ${major} is not installed here.`);
  return { installation: found };
}

export function optionOf(name: string): string | undefined {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
}

/** What the search's tables and indexes take up, the largest first. */
export async function sizes(db: pg.Pool): Promise<{ name: string; megabytes: number }[]> {
  return rows(
    db,
    `select relname as name, round(pg_relation_size(oid) / 1e6, 1) as megabytes from (
       select oid, relname from pg_class where relname like 'job_search%' and relkind in ('r', 'i')
       union all select reltoastrelid, 'job_search, its terms' from pg_class where relname = 'job_search'
       union all select oid, relname from pg_class where relname in ('job_posting', 'search_word', 'search_word_spelling', 'facet_count')
     ) as part order by 2 desc limit 14`,
  );
}
