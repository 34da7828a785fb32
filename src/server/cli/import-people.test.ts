import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { oneRow } from '#server/db/query.ts';
import { batchOfTask, batchesOf, setUnderWay } from '#server/features/moving-in/batches.queries.ts';
import { goOn } from '#server/features/moving-in/import-people.task.ts';
import { receivePeople } from '#server/features/moving-in/receive-people.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { moorings } from '#test/command-line.ts';
import { freshDatabase, type TestDatabase } from '#test/database.ts';
import { eventually } from '#test/eventually.ts';
import { exportOf } from '#test/people-exports.ts';
import { zipped } from '#test/zip.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'moorings-people-'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.drop());

const count = async (what: string) =>
  (await oneRow<{ count: number }>(database.pool, `select count(*) from ${what}`)).count;

async function importing(content: string, ...words: string[]) {
  const file = path.join(folder, 'people.csv');
  await writeFile(file, content);
  return moorings({ DATABASE_URL: database.url }, ['import', 'people', file, '--company', '1', ...words]);
}

test('the command refuses a system it does not know, checks without a trace, and brings an export in', async () => {
  const unknown = await importing(exportOf.greenhouse, '--from', 'notepad');
  expect([unknown.code, unknown.complained]).toEqual([2, expect.stringContaining('--from must be one of')]);

  const bad = exportOf.greenhouse.replace('hassan@gh.example', 'nowhere').replace('Face to Face', 'Zeta');
  const checked = await importing(bad, '--from', 'greenhouse', '--dry-run');
  expect(checked).toMatchObject({ code: 1 });
  expect(checked.said).toContain('line 2: Say what the status “Zeta” is here');
  expect(checked.said).toContain('line 3: Email must look like name@example.com');
  expect(checked.said).toContain('Nothing was imported: 2 would be, 0 are here, 2 are refused');
  expect(await count('application')).toBe(0);

  const mapping = path.join(folder, 'mapping.json');
  const unreadable = async (said: string) => {
    await writeFile(mapping, said);
    return importing(bad, '--from', 'greenhouse', '--mapping', mapping);
  };
  const refused = `The mapping in ${mapping} cannot be read: `;
  expect(await unreadable('{"statuses": {}')).toMatchObject({
    code: 2,
    complained: expect.stringMatching(
      new RegExp(`^${refused}[^\\n]* in JSON [^\\n]*[^.]\\. See --help\\.\n$`),
    ),
  });
  expect(await unreadable('{"statuses": {"Zeta": 7}}')).toMatchObject({
    code: 2,
    complained: expect.stringMatching(
      new RegExp(`^${refused}statuses: Zeta: [^\\n]*[^.]\\. See --help\\.\n$`),
    ),
  });
  await writeFile(
    mapping,
    JSON.stringify({ statuses: { Zeta: 'interviewing' }, columns: { Title: 'ignore' } }),
  );
  const words = ['--from', 'greenhouse', '--mapping', mapping, '--only-good'];
  const done = await importing(bad, ...words);
  expect([done.code, done.said]).toEqual([
    0,
    expect.stringContaining('Imported: 3 new, 0 were here, 1 refused'),
  ]);
  expect(await count('application')).toBe(3);
});

test('the command brings the résumés of a folder or a ZIP along, and names those that are nobody’s', async () => {
  const table = 'Name,Email,Job\nAli Command,ali@command.example,Cook\n';
  const nowhere = await importing(table, '--from', 'spreadsheet', '--files', path.join(folder, 'none'));
  expect([nowhere.code, nowhere.complained]).toEqual([
    1,
    expect.stringContaining('There is no folder or file'),
  ]);

  const resumes = path.join(folder, 'resumes');
  await mkdir(path.join(resumes, 'deep'), { recursive: true });
  await writeFile(path.join(resumes, 'deep', 'Ali Command.txt'), 'Ali has cooked for ten years.');
  await writeFile(path.join(resumes, 'Stranger.txt'), 'Somebody else, who has cooked, too.');
  const zip = path.join(folder, 'resumes.zip');
  await writeFile(zip, zipped({ 'ali@command.example.txt': 'Ali has cooked for eleven years.' }));
  const done = await importing(table, '--from', 'spreadsheet', '--files', resumes);
  expect([done.code, done.said]).toEqual([0, expect.stringContaining('Stranger.txt: No line has this file')]);
  expect(await count(`file where name = 'Ali Command.txt'`)).toBe(1);
  await importing(table.replace('Cook', 'Baker'), '--from', 'spreadsheet', '--files', zip);
  expect(await count(`file where name = 'ali@command.example.txt'`)).toBe(1);
});

describe('an import that is ended in the middle', () => {
  const many = `Name,Email,Job,Status\n${Array.from(
    { length: 1_200 },
    (_, at) => `Person Number${at},p${at}@many.example,Sailor,Applied`,
  ).join('\n')}\n`;
  const now = new Date().toISOString();

  /** Begins it, and ends it once some lines are gone through. */
  async function broken(onlyGood: boolean): Promise<number> {
    const { pool } = database;
    const id = await inTransaction(pool, async (tx) => {
      const file = {
        companyId: 1,
        source: 'spreadsheet',
        name: 'many.csv',
        bytes: Buffer.from(many),
      } as const;
      const made = await receivePeople(tx, { ...file, madeBy: null, now });
      await setUnderWay(tx, made, 'importing', onlyGood);
      return made;
    });
    const stop = new AbortController();
    const batch = await batchOfTask(pool, id);
    const work = batch && goOn(pool, batch, stop.signal, now);
    const looking = eventually(
      async () => (await count(onlyGood ? 'application' : `import_row where result = 'new'`)) > 0,
    );
    await looking;
    stop.abort();
    await expect(work).rejects.toThrow('aborted');
    return id;
  }

  async function gone(id: number): Promise<void> {
    const batch = await batchOfTask(database.pool, id);
    if (batch) await goOn(database.pool, batch, new AbortController().signal, now);
  }

  test('has written nothing, where it was to be all or nothing; and is done whole by who goes on', async () => {
    const id = await broken(false);
    expect([await count('application'), await count('user_account')]).toEqual([0, 0]);
    await gone(id);
    expect((await batchesOf(database.pool, 1))[0]?.counts).toEqual({ added: 1_200 });
    expect(await count('user_account where imported_into = 1')).toBe(1_200);
  });

  test('goes on where it ended, where only the good lines were wanted: nobody is there twice', async () => {
    const id = await broken(true);
    expect(await count('application')).toBeLessThan(1_200);
    await gone(id);
    expect((await batchesOf(database.pool, 1))[0]?.counts).toEqual({ added: 1_200 });
    expect(await count('user_account where imported_into = 1')).toBe(1_200);
  });
});
