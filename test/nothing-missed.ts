import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Copy, follow } from './copy-client.ts';
import { type Hiring, hiringAtRandom } from './random-hiring.ts';
import { freshDatabase, type TestDatabase } from './database.ts';
import { type Program, startProgram } from './program.ts';
import { serverAt, type TestServer } from './server.ts';

interface Rounds {
  changes: number;
  /** How many changes are made at the same time. */
  atOnce: number;
  /** How often the server is killed, spread over the changes; the program that keeps the copy is killed more often. */
  kills: number;
}

/** As many readings back what was read is read again. */
const pointsKept = 12;

/** What the copy has, and what there is: equal where nothing was missed. */
export interface Compared {
  copied: Copy;
  there: Copy;
  /** How often which of them was killed, and how often events were read again. */
  kills: { server: number; program: number };
  replays: number;
}

/**
 * Changes a company's hiring at random while a program keeps a copy of it. Both run in processes of their own and are killed
 * without warning, in the middle of changes and of reading; now and then what was read is read again.
 */
export async function copyThroughChanges({ changes, atOnce, kills }: Rounds): Promise<Compared> {
  const database = await freshDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), 'moorings-copy-'));
  const file = path.join(folder, 'copy');
  const rounds = Math.ceil(changes / atOnce);
  let running = await started(database);
  // A new name is told of every application of theirs: with as few people, ever more of what is read is only that.
  const hiring = await hiringAtRandom(running.server, Math.ceil(changes / 60));
  const key = hiring.key.key;
  const counted = { server: 0, program: 0 };
  let replays = 0;
  /** Up to where was read, the last few times. */
  let points: string[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const changing = changed(hiring, running.server, atOnce);
      // Often enough that it keeps up, seldom enough that there is something to read.
      const reading = randomInt(6) === 0 ? readBy(running.server.url, key, file) : undefined;
      if (reading && randomInt(3) === 0) {
        await pause(randomInt(400));
        counted.program += Number(await killed(reading));
      }
      if (Math.floor(((round + 1) * kills) / rounds) > counted.server) {
        await pause(randomInt(20));
        running.program.kill('SIGKILL');
        await running.program.ended;
        await changing;
        await running.server.close();
        running = await started(database);
        counted.server += 1;
      }
      await changing;
      if (reading?.exitCode === null && reading.signalCode === null) await once(reading, 'exit');
      // Where nobody has read it is the one of before, and large.
      const copy = reading ? await kept(file) : undefined;
      if (copy && points.at(-1) !== copy.after) points = [...points.slice(-pointsKept), copy.after];
      // What was read is read again: nothing comes of it. From not too far back: all of it each time would be read for hours.
      if (copy && points.length > 1 && randomInt(4) === 0) {
        await writeFile(file, JSON.stringify({ ...copy, after: points[randomInt(points.length)] }));
        replays += 1;
      }
    }
    // What the server does by itself, as telling of a rejection, may come between the two looks: what was missed stays different.
    const look = async () => {
      const anew = path.join(folder, 'anew');
      await rm(anew, { force: true });
      const at = { address: running.server.url, key };
      return [await follow({ ...at, file }), await follow({ ...at, file: anew })] as const;
    };
    let [copied, there] = await look();
    for (
      let again = 0;
      again < 5 && !isDeepStrictEqual(withoutPoint(copied), withoutPoint(there));
      again += 1
    )
      [copied, there] = await look();
    return { copied, there, kills: counted, replays };
  } finally {
    await running.server.close();
    running.program.kill('SIGKILL');
    await running.program.ended;
    await rm(folder, { recursive: true, force: true });
    await database.drop();
  }
}

async function started(database: TestDatabase): Promise<{ program: Program; server: TestServer }> {
  const program = await startProgram({ DATABASE_URL: database.url });
  return { program, server: serverAt(program.address, database) };
}

/** So many changes at once. One during which the server is killed was made or not, and nobody knows: as it is. */
async function changed(hiring: Hiring, server: TestServer, many: number): Promise<void> {
  await Promise.allSettled(Array.from({ length: many }, () => hiring.change(server)));
}

function readBy(address: string, key: string, file: string): ChildProcess {
  const program = path.join(import.meta.dirname, 'copy-client.ts');
  // What it says where the server is killed under it is of no interest: it is begun again.
  return spawn(process.execPath, [program, address, key, file], { stdio: 'ignore' });
}

/** Whether it was killed before it had come to its end. */
async function killed(child: ChildProcess): Promise<boolean> {
  if (child.exitCode !== null) return false;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  return child.signalCode === 'SIGKILL';
}

async function kept(file: string): Promise<Copy | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  // The cast: it is what the program wrote.
  return text === undefined ? undefined : (JSON.parse(text) as Copy);
}

/** What is in a copy, whenever it was read. */
export function withoutPoint({ after: _, lists, ...things }: Copy) {
  // As its description says, the answer record is the company's: counted once a day, it is no change of each job.
  const jobs = Object.values(things.jobs).map((job) => ({ ...job, answerRecord: undefined }));
  return { ...things, jobs, lists: Object.entries(lists).map(([of, { rows }]) => ({ of, rows })) };
}
