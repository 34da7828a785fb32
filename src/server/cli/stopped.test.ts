import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBackup } from '#server/backup/make-backup.ts';
import { beginMoorings, beginMooringsByNpm, type UnderWay } from '#test/command-line.ts';
import { freshDatabase } from '#test/database.ts';
import { eventually } from '#test/eventually.ts';

let root: string;
let file: string;
beforeAll(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'moorings-stopped-')));
  file = path.join(root, 'one.backup');
  const database = await freshDatabase();
  await makeBackup(database.pool, { file, passphrase: undefined });
  await database.drop();
});
afterAll(() => rm(root, { recursive: true }));

/** A folder for what drills restore to, and one of no installation. */
async function newPlace() {
  const place = await mkdtemp(path.join(root, 'place-'));
  const [TMPDIR, DATA_DIR] = [path.join(place, 'temporary'), path.join(place, 'data')];
  await mkdir(TMPDIR);
  return { TMPDIR, DATA_DIR };
}

type Place = Awaited<ReturnType<typeof newPlace>>;

const isRestoring = (dataDir: string) => existsSync(path.join(dataDir, 'postgres/.s.PGSQL.5432'));

async function drillOf({ TMPDIR }: { TMPDIR: string }, drill: UnderWay, but?: string): Promise<string> {
  let found: string | undefined;
  await Promise.race([
    eventually(() => {
      const names = readdirSync(TMPDIR).filter((name) => name !== but);
      found = names.find((name) => isRestoring(path.join(TMPDIR, name)));
      return found !== undefined;
    }),
    drill.ended,
  ]);
  if (found === undefined) throw new Error('The drill ended before it had begun.');
  return found;
}

/** The folders of drills. Others leave theirs there, too, as npm does what it has compiled. */
async function drillsIn({ TMPDIR }: { TMPDIR: string }): Promise<string[]> {
  return (await readdir(TMPDIR)).filter((name) => name.startsWith('moorings-drill-'));
}

/** How many processes work below a folder: PostgreSQL's stand in the folder of their data. */
function processesIn(folder: string): number {
  return readdirSync('/proc').filter((pid) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`).startsWith(folder);
    } catch {
      return false; // Another's, or no process.
    }
  }).length;
}

test('a drill that is stopped leaves neither data nor a database, and removes what one left that was killed', async () => {
  const place = await newPlace();
  const killed = beginMoorings(place, ['drill', file]);
  const left = await drillOf(place, killed);
  killed.signal('SIGKILL', 'all');
  expect((await killed.ended).code).toBe('SIGKILL');
  expect(await drillsIn(place)).toEqual([left]);
  expect(processesIn(place.TMPDIR)).toBeGreaterThan(0);
  const drill = beginMooringsByNpm(place, ['drill', file]);
  const own = await drillOf(place, drill, left);
  expect(await drillsIn(place)).toEqual([own]);
  drill.signal('SIGINT', 'all');
  expect(await drill.ended).toMatchObject({ code: 130, complained: 'Stopped.\n' });
  expect([await drillsIn(place), processesIn(place.TMPDIR)]).toEqual([[], 0]);
});

test.each([
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('a restore stopped by %s ends with %i, and its database with it', async (signal, code) => {
  const place = await newPlace();
  const restore = beginMoorings(place, ['restore', file]);
  await eventually(() => isRestoring(place.DATA_DIR));
  restore.signal(signal, 'first');
  expect(await restore.ended).toMatchObject({ code, complained: 'Stopped.\n' });
  expect(processesIn(place.DATA_DIR)).toBe(0);
});

test.each([
  ['its folder is there', async (place: Place) => (await drillsIn(place)).length > 0],
  ['its database starts', (place: Place, drill: UnderWay) => drillOf(place, drill).then(() => true)],
])('a drill that is stopped twice once %s leaves nothing either', async (_, hasBegun) => {
  const place = await newPlace();
  const drill = beginMoorings(place, ['drill', file]);
  await eventually(() => hasBegun(place, drill));
  drill.signal('SIGINT', 'all');
  // What comes within half a second counts as the same Ctrl-C; held back meanwhile, it cannot end by the first.
  await pause(30);
  drill.signal('SIGSTOP', 'all');
  await pause(600);
  drill.signal('SIGINT', 'all');
  drill.signal('SIGCONT', 'all');
  expect((await drill.ended).code).toBe(130);
  await eventually(() => processesIn(place.TMPDIR) === 0);
  expect(await drillsIn(place)).toEqual([]);
});
