import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '#server/db/query.ts';
import { moorings } from '#test/command-line.ts';
import { freshDatabase } from '#test/database.ts';
import { rewriteBackup } from '#test/rewrite-backup.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'moorings-dropped-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('what was dropped past the program is named, and no backup is made without a table or a column', async () => {
  const { pool, url, drop } = await freshDatabase();
  const backUp = () => moorings({ DATABASE_URL: url }, ['backup', '--to', path.join(folder, 'not.backup')]);
  const faults = async () => {
    const { said } = await moorings({ DATABASE_URL: url }, ['doctor']);
    return [...said.matchAll(/^fault {2}everything that the migrations made is there: (.*)\n {7}What/gm)].map(
      ([, fault]) => fault,
    );
  };
  // Of the administrator's own, and nobody's fault.
  await run(pool, 'create index of_ours on application (status_updated_at)');
  expect(await faults()).toEqual([]);
  await run(pool, 'drop trigger job_posting_derive on job_posting');
  await run(pool, 'drop index application_hired');
  await run(pool, 'alter table company drop column industry');
  expect(await faults()).toEqual([
    'missing: column industry of company, constraint company_industry_check of company, index application_hired of application, trigger job_posting_derive of job_posting',
  ]);
  expect(await backUp()).toMatchObject({
    code: 1,
    complained:
      'There is no backup, since the database is no longer whole (it has no column industry of company). npm run moorings -- doctor says what to do.\n',
  });
  await run(pool, 'drop table notification cascade');
  expect(await faults()).toEqual([expect.stringMatching(/, table notification, trigger [^,]*$/)]);
  await run(pool, 'drop table offer, saved_job, import_job, import_row, message cascade');
  expect(await faults()).toEqual([expect.stringMatching(/^missing: .* and \d+ more$/)]);
  expect(await backUp()).toMatchObject({
    code: 1,
    complained: expect.stringContaining('is no longer whole'),
  });
  expect(await readdir(folder)).toEqual([]);
  await drop();
});

test('a backup that lacks a table or a column which its migrations make is not restored', async () => {
  const [sound, target] = [await freshDatabase(), await freshDatabase()];
  const whole = path.join(folder, 'whole.backup');
  await makeBackup(sound.pool, { file: whole, passphrase: undefined });
  const restored = (from: string) =>
    restoreBackup(target.pool, { file: from, passphrase: undefined, sendWaiting: true });
  const other = path.join(folder, 'other.backup');
  await rewriteBackup({ from: whole, to: other }, (part, table) => {
    if (part.kind === 'manifest')
      part.manifest.tables = part.manifest.tables.filter(({ name }) => name !== 'notification');
    return table !== 'notification';
  });
  await expect(restored(other)).rejects.toThrow(
    'The backup has no table notification, which this schema has: it was made of a database that was no longer whole. Restore an older one.',
  );
  await rewriteBackup({ from: whole, to: other }, (part) => {
    if (part.kind === 'table' && part.table.name === 'message')
      part.table.columns = part.table.columns.filter((name) => name !== 'by_mail');
    return true;
  });
  await expect(restored(other)).rejects.toThrow('The backup has no column by_mail of message,');
  await restored(whole);
  await Promise.all([sound.drop(), target.drop()]);
});
