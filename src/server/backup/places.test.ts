import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, fsyncSync, openSync } from 'node:fs';
import { lstat, mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { syncFolder } from '#server/sync-folder.ts';
import { moorings } from '#test/command-line.ts';
import { freshDatabase, type TestDatabase } from '#test/database.ts';
import { whileWriting } from './disk-in-words.ts';
import { firstLine } from './first-line.ts';
import { makeBackup } from './make-backup.ts';
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

test('a backup takes the place of no file that is none, and of no socket', async () => {
  await writeFile(at('precious.txt'), 'A novel.');
  await symlink('precious.txt', at('link-to-it'));
  const socket = createServer().listen(at('socket'));
  await once(socket, 'listening');
  const before = await readdir(folder);
  const ended = await Promise.all(['precious.txt', 'link-to-it', 'socket'].map(backUpTo));
  const refused = (name: string) => ({
    code: 1,
    said: '',
    complained: `${at(name)} is no backup, and none is put in its place. Name a new file, or a folder.\n`,
  });
  expect(ended).toEqual([refused('precious.txt'), refused('precious.txt'), refused('socket')]);
  expect(await readFile(at('precious.txt'), 'utf8')).toBe('A novel.');
  expect((await lstat(at('socket'))).isSocket()).toBe(true);
  expect(await readdir(folder)).toEqual(before);
  socket.close();
});

test('a backup takes the place of an empty file and of an older one, and a link to it stays one', async () => {
  await writeFile(at('stored.backup'), '');
  await symlink('stored.backup', at('latest'));
  expect(await backUpTo('latest')).toMatchObject({ code: 0 });
  const older = await readFile(at('stored.backup'));
  expect(await backUpTo('latest')).toMatchObject({ code: 0 });
  expect((await lstat(at('latest'))).isSymbolicLink()).toBe(true);
  await verifyBackup(at('stored.backup'), undefined);
  expect((await readFile(at('stored.backup'))).equals(older)).toBe(false);
});

test('of what killed backups leave, only that is taken away which nobody else made and nobody writes', async () => {
  await mkdir(at('shared/a.backup.2-00000000.partial'), { recursive: true });
  const { pid: ended } = spawnSync('true');
  const hour = 3_600_000;
  const drafts: [name: string, says: string, age: number][] = [
    ['movie.1.partial', 'A film.', 9 * hour],
    [`movie.${ended}-0123abcd.partial`, 'A film.', 9 * hour],
    ['copied.backup.1.partial', firstLine, 9 * hour],
    [`left.backup.${ended}-0123abcd.partial`, firstLine, 9 * hour],
    [`elsewhere.backup.${ended}-0123abcd.partial`, firstLine, 2 * hour],
    [`here.backup.${process.pid}-0123abcd.partial`, firstLine, 9 * hour],
  ];
  for (const [name, says, age] of drafts) {
    await writeFile(at(`shared/${name}`), says);
    const before = new Date(Date.now() - age);
    await utimes(at(`shared/${name}`), before, before);
  }
  const before = await readdir(at('shared'));
  expect(await backUpTo('shared/b.backup')).toMatchObject({ code: 0, complained: '' });
  const after = await readdir(at('shared'));
  expect(before.filter((name) => !after.includes(name))).toEqual([`left.backup.${ended}-0123abcd.partial`]);
});

test('what the disk answers is said in a sentence', async () => {
  await writeFile(at('file'), '');
  await symlink('circle', at('circle'));
  const long = 'x'.repeat(300);
  const nowhere = (name: string) => `There is no folder ${at(name)}.\n`;
  const written = await Promise.all(['file/x', 'file/', 'none/x', long, 'circle'].map(backUpTo));
  expect(written.map(({ complained }) => complained)).toEqual([
    nowhere('file'),
    nowhere('file/'),
    nowhere('none'),
    `The name is too long for a file in ${folder}.\n`,
    `The system does not let us write (ELOOP). There is no backup in ${folder}.\n`,
  ]);
  const missing = (file: string) => `There is no file ${file}.\n`;
  const files = [at('file/'), at('file/x'), folder, at(long), '/proc/self/mem', '/dev/null'];
  const read = await Promise.all(files.map((file) => moorings({}, ['verify', file])));
  expect(read.map(({ complained }) => complained)).toEqual([
    missing(at('file/')),
    missing(at('file/x')),
    `${folder} is a folder. Name a file.\n`,
    `${at(long)} cannot be read (ENAMETOOLONG).\n`,
    'The disk that holds /proc/self/mem fails. Take another backup, on another disk.\n',
    '/dev/null is no file. Name a backup.\n',
  ]);
  expect([...written, ...read].map(({ code }) => code)).toEqual(Array.from({ length: 11 }, () => 1));
});

test('a disk that fills up while a backup is written is said as everywhere, with the folder', async () => {
  const filled = (code: string) => () => {
    throw Object.assign(new Error('write'), { code, syscall: 'write' });
  };
  await expect(whileWriting('/backups', filled('ENOSPC'))).rejects.toThrow(
    /^The disk is full\. There is no backup in \/backups\.$/,
  );
  await expect(whileWriting('/backups', filled('EDQUOT'))).rejects.toThrow(
    /^The quota of the disk is used up\. There is no backup in \/backups\.$/,
  );
});

test('a file system that cannot sync folders, as that of /proc, is no reason to say that a backup in one failed', () => {
  expect(() => syncFolder(at('none'))).toThrow('ENOENT');
  const open = openSync('/proc', 'r');
  expect(() => fsyncSync(open)).toThrow('EINVAL');
  closeSync(open);
  expect(() => syncFolder('/proc')).not.toThrow();
});

test('a draft that cannot be removed, as on a disk that takes no writes any more, does not hide why there is no backup', async () => {
  const place = at('failing');
  await mkdir(place);
  const instead = async () => {
    const [draft = ''] = await readdir(place);
    await rm(path.join(place, draft));
    await mkdir(path.join(place, draft));
    throw new Error('The disk fails.');
  };
  const file = path.join(place, 'x.backup');
  await expect(makeBackup(database.pool, { file, passphrase: undefined, before: instead })).rejects.toThrow(
    'The disk fails.',
  );
});

test('a drill that has no room of its own says so', async () => {
  await makeBackup(database.pool, { file: at('good.backup'), passphrase: undefined });
  expect(await moorings({ TMPDIR: at('none') }, ['drill', at('good.backup')])).toMatchObject({
    code: 1,
    complained: `Nothing can be written in ${at('none')} (ENOENT). Set TMPDIR to a folder for the drill.\n`,
  });
});
