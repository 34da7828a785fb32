import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { randomInt } from 'node:crypto';
import { type Copy, follow } from './copy-client.ts';
import { hiringAtRandom } from './random-hiring.ts';
import { freshDatabase } from './database.ts';
import { startServer } from './server.ts';

interface Rounds {
  changes: number;
  /** How many changes are made at the same time. */
  atOnce: number;
  /** After how many changes, on average, the server ends while the client reads: both begin again. */
  every: number;
}

/** What the copy has, and what there is: equal where nothing was missed. */
export interface Compared {
  copied: Copy;
  there: Copy;
  kills: number;
}

/** Changes a company's hiring at random while a program keeps a copy of it, through kills of both and events that are read again. */
export async function copyThroughChanges({ changes, atOnce, every }: Rounds): Promise<Compared> {
  const database = await freshDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), 'moorings-copy-'));
  let server = await startServer({ database });
  const hiring = await hiringAtRandom(server);
  const options = (file: string) => ({
    address: server.url,
    key: hiring.key.key,
    file: path.join(folder, file),
  });
  let kills = 0;
  let oldAfter: string | undefined;
  try {
    for (let done = 0; done < changes; done += atOnce) {
      await Promise.all(Array.from({ length: atOnce }, () => hiring.change(server)));
      if (randomInt(4) === 0) {
        // Reads while more is being written, and may be cut off by the server's end.
        const reading = follow(options('copy')).catch(() => undefined);
        await Promise.all(Array.from({ length: atOnce }, () => hiring.change(server)));
        done += atOnce;
        if (randomInt(Math.max(1, Math.round(every / atOnce / 4))) === 0) {
          kills += 1;
          await server.close();
          server = await startServer({ database });
        }
        const copy = await reading;
        // What was read is read again: nothing comes of it.
        if (copy && oldAfter !== undefined && randomInt(3) === 0)
          await writeFile(options('copy').file, JSON.stringify({ ...copy, after: oldAfter }));
        oldAfter ??= copy?.after;
      }
    }
    // What the server does by itself, as telling of a rejection, may come between the two looks: what was missed stays different.
    let [copied, there] = [await follow(options('copy')), await follow(options('anew'))];
    for (let look = 0; look < 5 && !isDeepStrictEqual(withoutPoint(copied), withoutPoint(there)); look += 1) {
      await rm(options('anew').file);
      [copied, there] = [await follow(options('copy')), await follow(options('anew'))];
    }
    return { copied, there, kills };
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
    await database.drop();
  }
}

function withoutPoint({ after: _, ...things }: Copy): Omit<Copy, 'after'> {
  return things;
}
