import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { row } from '#server/db/query.ts';
import { moorings } from '#test/command-line.ts';
import { freshDatabase, type TestDatabase } from '#test/database.ts';
import { eventually } from '#test/eventually.ts';
import { BackupDamage } from './backup-fault.ts';
import type { Part } from './contents.ts';
import { makeBackup } from './make-backup.ts';
import { partsOf } from './read-file.ts';
import { verifyBackup } from './verify-backup.ts';
import { draftBackup } from './write-file.ts';

let folder: string;
let lived: TestDatabase;
let other: pg.PoolClient;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'moorings-beside-'));
  lived = await freshDatabase();
  other = await lived.pool.connect();
  // What it holds is waited for by a whole command, which takes as long as it takes to start one.
  await other.query('set idle_in_transaction_session_timeout = 0');
});

afterEach(() => other.query('rollback'));

afterAll(async () => {
  other.release();
  await lived.drop();
  await rm(folder, { recursive: true });
});

/** Whether somebody waits for what the other one holds. */
const isWaiting = async () =>
  (await row(
    lived.pool,
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )) !== undefined;

test('a backup and somebody who changes the schema, who wait for each other, end in no backup and a sentence', async () => {
  const to = path.join(folder, 'deadlock.backup');
  const crossing = async () => {
    await other.query('begin; lock table webhook_try in access exclusive mode');
    const backingUp = moorings({ DATABASE_URL: lived.url }, ['backup', '--to', to]);
    await eventually(isWaiting);
    // PostgreSQL ends whoever has waited for a second first: the backup, unless we are late.
    const isLate = await other.query('lock table application in access exclusive mode').then(
      () => false,
      () => true,
    );
    await other.query('rollback');
    const ended = await backingUp;
    // One that had nobody left to wait for is whole.
    if (isLate) await rm(to);
    return { isLate, ...ended };
  };
  let crossed = await crossing();
  for (let tries = 1; crossed.isLate && tries < 5; tries += 1) crossed = await crossing();
  expect(crossed).toMatchObject({
    code: 1,
    complained:
      'There is no backup, since it and someone who changes the schema waited for each other. Try again.\n',
  });
  expect(await readdir(folder)).not.toContain('deadlock.backup');
});

test.each([['backup', '--to', 'patient.backup'], ['doctor']])(
  'a table that is held for longer than a request would wait is waited for by %s',
  async (...words) => {
    await other.query('begin; lock table offer in access exclusive mode');
    const running = moorings(
      { DATABASE_URL: lived.url },
      words.map((word) => (word.includes('.') ? path.join(folder, word) : word)),
    );
    await eventually(isWaiting);
    await other.query('select pg_sleep(3.5)');
    await other.query('commit');
    // Of the settings of a test's database, which may lose writes, doctor says that they may: its code is 1.
    expect(await running).toMatchObject({ code: words[0] === 'doctor' ? 1 : 0, complained: '' });
  },
);

test.each([['backup', '--to', 'rewritten.backup'], ['doctor']])(
  'a table that is rewritten while %s waits for it is not taken for an empty one',
  async (...words) => {
    await other.query('begin; alter table company add column crm uuid default gen_random_uuid()');
    onTestFinished(async () => void (await other.query('alter table company drop column crm')));
    const running = moorings(
      { DATABASE_URL: lived.url },
      words.map((word) => (word.includes('.') ? path.join(folder, word) : word)),
    );
    await eventually(isWaiting);
    await other.query('commit');
    const { said, complained } = await running;
    expect(complained).toBe('');
    expect(said).not.toContain('fault  the open company');
    if (words[0] === 'doctor') return;
    const { manifest } = await verifyBackup(path.join(folder, 'rewritten.backup'), undefined);
    expect(manifest.tables).toContainEqual(expect.objectContaining({ name: 'company', rows: 1 }));
  },
);

test('a file that holds a backup twice over is not taken for whole', async () => {
  const file = path.join(folder, 'once.backup');
  await makeBackup(lived.pool, { file, passphrase: undefined });
  const parts: Part[] = [];
  for await (const part of partsOf(file, undefined)) parts.push(part);
  const twice = path.join(folder, 'twice.backup');
  const rowsOnce = parts.slice(0, -1);
  for (const again of [rowsOnce, rowsOnce.slice(1)]) {
    const draft = await draftBackup(twice, undefined);
    for (const part of [...rowsOnce, ...again, ...parts.slice(-1)]) await draft.write(part);
    await draft.finish();
    await draft.keep();
    await expect(verifyBackup(twice, undefined)).rejects.toThrow(BackupDamage);
  }
});
