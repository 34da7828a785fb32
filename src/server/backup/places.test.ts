import { execFileSync } from 'node:child_process';
import { lstat, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moorings } from '#test/command-line.ts';
import { freshDatabase, type TestDatabase } from '#test/database.ts';
import { verifyBackup } from './verify-backup.ts';

let folder: string;
let database: TestDatabase;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'moorings-places-'));
  database = await freshDatabase();
});

afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const at = (name: string) => path.join(folder, name);

const backUpTo = (name: string) =>
  moorings({ DATABASE_URL: database.url, DATA_DIR: at('none') }, ['backup', '--to', at(name)]);

test('a backup takes the place of no file that is none, and of no pipe', async () => {
  await writeFile(at('precious.txt'), 'A novel.');
  await symlink('precious.txt', at('link-to-it'));
  execFileSync('mkfifo', [at('pipe')]);
  const before = await readdir(folder);
  const ended = await Promise.all(['precious.txt', 'link-to-it', 'pipe'].map(backUpTo));
  const refused = (name: string) => ({
    code: 1,
    said: '',
    complained: `${at(name)} is no backup, and none is put in its place. Name a new file, or a folder.\n`,
  });
  expect(ended).toEqual([refused('precious.txt'), refused('precious.txt'), refused('pipe')]);
  expect(await readFile(at('precious.txt'), 'utf8')).toBe('A novel.');
  expect((await lstat(at('pipe'))).isFIFO()).toBe(true);
  expect(await readdir(folder)).toEqual(before);
});

test('a backup takes the place of an older one, and a link to it stays one', async () => {
  await symlink('stored.backup', at('latest'));
  expect(await backUpTo('latest')).toMatchObject({ code: 0 });
  const older = await readFile(at('stored.backup'));
  expect(await backUpTo('latest')).toMatchObject({ code: 0 });
  expect((await lstat(at('latest'))).isSymbolicLink()).toBe(true);
  await verifyBackup(at('stored.backup'), undefined);
  expect((await readFile(at('stored.backup'))).equals(older)).toBe(false);
});
