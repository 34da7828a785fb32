// Seconds from `npm start` to ready with everything installed and built, on the embedded database with its demo,
// beside the database alone.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { startEmbedded } from '#server/db/embedded.ts';
import { freePort, ready } from './support/market.ts';

const dataDir = await mkdtemp(path.join(tmpdir(), 'moorings-bench-'));
const program: number[] = [];
const database: number[] = [];
await startProgram();
for (let round = 0; round < 5; round += 1) {
  database.push(await startDatabase());
  program.push(await startProgram());
}
const middle = (times: number[]) => times.toSorted((a, b) => a - b)[2] ?? 0;
process.stdout.write(
  `start: npm start to ready\n  whole program    ${seconds(middle(program))} (${program.map(seconds).join(', ')})\n` +
    `  database alone   ${seconds(middle(database))}\n  ratio            ${(middle(program) / middle(database)).toFixed(1)}\n`,
);
await rm(dataDir, { recursive: true, force: true });

async function startProgram(): Promise<number> {
  const port = await freePort();
  const begun = performance.now();
  const child = spawn('npm', ['start'], {
    stdio: 'ignore',
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port) },
  });
  await ready(`http://127.0.0.1:${port}`);
  const took = performance.now() - begun;
  child.kill('SIGTERM');
  await once(child, 'exit');
  return took;
}

async function startDatabase(): Promise<number> {
  const begun = performance.now();
  const embedded = await startEmbedded({ dataDir, log: pino({ level: 'silent' }) });
  const took = performance.now() - begun;
  await embedded.stop();
  return took;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(2)} s`;
}
