// An acknowledged application is never lost: 16 people apply, every fifth with a résumé, while the server is killed again and again, every
// tenth time its database with it, every fifth time one of its connections' processes. `--applications 100000 --kills 200` unless told
// otherwise; fewer kills than that where all have applied before. What was acknowledged is held against what is there afterwards.
import { readFileSync, realpathSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '#server/db/connect.ts';
import { connectionToRunning } from '#server/db/embedded.ts';
import { rows } from '#server/db/query.ts';
import { stopDatabase } from '#test/kills.ts';
import { startProgram } from '#test/program.ts';
import { applying, applyToAll, keptOf } from './support/applying.ts';
import { optionOf, quick } from './support/seeded-market.ts';

const seekers = quick ? 4 : 16;
const applications = Number(optionOf('--applications') ?? (quick ? 200 : 100_000));
const kills = Number(optionOf('--kills') ?? (quick ? 3 : 200));

const dataDir = realpathSync(await mkdtemp(path.join(tmpdir(), 'moorings-durability-')));
const env = { DATA_DIR: dataDir, LOG_LEVEL: 'error' };
let program = await startProgram(env);
let slowest = 0;
let killed = 0;
try {
  const db = connect(connectionToRunning(dataDir), 2);
  const state = await applying(program.address, db, { seekers, jobs: Math.ceil(applications / seekers) });
  await db.end();
  let isOver = false;
  const load = applyToAll(state, () => program.address).finally(() => (isOver = true));
  for (let kill = 1; kill <= kills && !isOver; kill += 1) {
    await pause(200 + 2_800 * Math.random());
    killed = kill;
    if (kill % 5 === 0 && kill % 10 !== 0) await killConnection();
    if (kill % 10 === 0) process.kill(postmasterOf(dataDir), 'SIGKILL');
    program.kill('SIGKILL');
    await program.ended;
    const begun = performance.now();
    program = await startProgram(env);
    slowest = Math.max(slowest, performance.now() - begun);
    process.stdout.write(`\r${kill} of ${kills} kills, ${state.acknowledged.size} acknowledged `);
  }
  await load;
  const after = connect(connectionToRunning(dataDir), 2);
  const { acknowledged, lost, twice, halfDone, miscounted } = await keptOf(after, state);
  await after.end();
  process.stdout.write(
    `\ndurability: ${acknowledged} applications acknowledged through ${killed} kills of the server, ${Math.floor(killed / 10)} of its database\n` +
      `  lost             ${lost}\n` +
      `  twice            ${twice}\n` +
      `  half done        ${halfDone}\n` +
      `  jobs miscounted  ${miscounted}\n` +
      `  slowest start    ${(slowest / 1_000).toFixed(1)} s\n`,
  );
  process.exitCode = lost + twice + halfDone + miscounted ? 1 : 0;
} finally {
  program.kill('SIGKILL');
  await program.ended;
  await stopDatabase(dataDir);
  await rm(dataDir, { recursive: true, force: true });
}
process.exit();

/** One process of PostgreSQL that works for the server: PostgreSQL itself then begins anew. */
async function killConnection(): Promise<void> {
  const db = connect(connectionToRunning(dataDir), 1);
  try {
    const [one] = await rows<{ pid: number }>(
      db,
      `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() order by random() limit 1`,
    );
    if (one) process.kill(one.pid, 'SIGKILL');
  } finally {
    await db.end();
  }
}

function postmasterOf(folder: string): number {
  return Number(readFileSync(path.join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
}
