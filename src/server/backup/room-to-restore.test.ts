import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '#test/database.ts';
import { BackupFault } from './backup-fault.ts';
import { makeBackup } from './make-backup.ts';
import { needRoom, withRoom } from './room-to-restore.ts';
import type { Verified } from './verify-backup.ts';

let folder: string;
let database: TestDatabase;
let small: Verified;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'moorings-room-'));
  database = await freshDatabase();
  small = await makeBackup(database.pool, { file: path.join(folder, 'one.backup'), passphrase: undefined });
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

/** Where nothing has been made yet, as before a restore. */
const place = () => {
  const dataDir = path.join(folder, 'not/made/yet');
  return { dataDir, known: dataDir, advice: 'Make room.' };
};
const raising = (code: string) =>
  `do $$ begin raise 'could not extend file' using errcode = '${code}'; end $$`;

test('what a restore takes is held against the room there is, before anything is made', async () => {
  await expect(needRoom(small, place())).resolves.toBeUndefined();
  await expect(needRoom({ ...small, textBytes: 1e18 }, place())).rejects.toThrow(
    /^It takes at least 5\d+\.\d MB, and there is room for .* MB in .*yet\. Make room\.$/,
  );
});

test('a disk that fills up nevertheless is said in a sentence, and is no fault of the backup', async () => {
  const failing = (code: string) =>
    withRoom(place(), () => database.pool.query(raising(code))).catch((error: unknown) => error);
  const full = await failing('53100');
  expect(full).toMatchObject({ message: `There was not enough room in ${place().known}. Make room.` });
  expect(full).not.toBeInstanceOf(BackupFault);
  expect(await failing('22000')).toMatchObject({ code: '22000' });
});
