import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBackup } from '#server/backup/make-backup.ts';
import { rows, run } from '#server/db/query.ts';
import { moorings } from '#test/command-line.ts';
import { freshDatabase, type TestDatabase } from '#test/database.ts';

const passphrase = 'a boat, a rope, a cleat';

let folder: string;
let database: TestDatabase;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'moorings-drills-'));
  database = await freshDatabase();
});

afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const at = (name: string) => path.join(folder, name);
const drill = (file: string, env: NodeJS.ProcessEnv = {}) =>
  moorings({ DATABASE_URL: database.url, TMPDIR: folder, ...env }, ['drill', file]);
const noted = () => rows(database.pool, 'select file, failure from backup_run order by id');

test('a drill that tried nothing is not noted as one that found faults', async () => {
  await makeBackup(database.pool, { file: at('locked.backup'), passphrase });
  await run(
    database.pool,
    `insert into schema_migration (version, name, sha256) select max(version) + 1, 'newer', 'x' from schema_migration`,
  );
  await makeBackup(database.pool, { file: at('newer.backup'), passphrase: undefined });
  await run(database.pool, `delete from schema_migration where name = 'newer'`);
  await writeFile(at('other.txt'), 'A novel.');
  const tried = await Promise.all([
    drill(at('typo.backup')),
    drill(at('other.txt')),
    drill(at('locked.backup')),
    drill(at('locked.backup'), { BACKUP_PASSPHRASE: 'another passphrase' }),
    drill(at('newer.backup')),
  ]);
  expect(tried.map(({ code, complained }) => ({ code, complained }))).toEqual(
    [
      'There is no file',
      'is no backup of this program',
      'Set BACKUP_PASSPHRASE',
      'BACKUP_PASSPHRASE is not the passphrase',
      'This program cannot restore the backup.',
    ].map((sentence) => ({ code: 1, complained: expect.stringContaining(sentence) })),
  );
  expect(await noted()).toEqual([]);
  // Nor is a database made for what will not be put into it.
  const restored = await moorings({ DATA_DIR: at('nothing') }, ['restore', at('newer.backup')]);
  expect(restored).toMatchObject({ code: 1, complained: tried.at(-1)?.complained });
  expect(existsSync(at('nothing'))).toBe(false);
});

test('a folder for temporary files is one beneath where the command is called, as the backup is', async () => {
  await makeBackup(database.pool, { file: at('beside.backup'), passphrase: undefined });
  await writeFile(at('taken'), 'A novel.');
  const drilled = await moorings(
    { DATABASE_URL: database.url, TMPDIR: 'taken' },
    ['drill', 'beside.backup'],
    '',
    folder,
  );
  expect(drilled).toMatchObject({
    code: 1,
    complained: `Nothing can be written in ${at('taken')} (ENOTDIR). Set TMPDIR to a folder for the drill.\n`,
  });
});

test('a damaged backup is noted, and doctor says what it was and how to go on', async () => {
  await makeBackup(database.pool, { file: at('damaged.backup'), passphrase: undefined });
  const bytes = await readFile(at('damaged.backup'));
  bytes[bytes.length - 100] = (bytes.at(-100) ?? 0) ^ 1;
  await writeFile(at('damaged.backup'), bytes);
  expect(await drill(at('damaged.backup'))).toMatchObject({ code: 1 });
  expect(await noted()).toEqual([
    { file: 'damaged.backup', failure: expect.stringContaining('is damaged at byte') },
  ]);
  const { said } = await moorings({ DATABASE_URL: database.url }, ['doctor']);
  expect(said).toMatch(
    /fault {2}backups .*: The last drill found faults\. .*is damaged at byte .*\n {7}What to do: .* -- drill FILE\.\n/,
  );
});

test('a backup whose rows break a rule of the schema is noted as one that cannot be restored, and the rule is named', async () => {
  const broken = await freshDatabase();
  await broken.pool.query(`
    insert into user_account (username, user_type) values ('seeker', 'job_seeker');
    alter table saved_job drop constraint saved_job_job_posting_id_fkey;
    insert into saved_job (user_id, job_posting_id) values (1, 4711);
    alter table saved_job add constraint saved_job_job_posting_id_fkey foreign key (job_posting_id) references job_posting not valid`);
  await makeBackup(broken.pool, { file: at('broken.backup'), passphrase: undefined });
  await broken.drop();
  const failure =
    'The rows of saved_job break the rule saved_job_job_posting_id_fkey, so this backup cannot be restored. Mend them in the database that it was made of, where doctor names them, and back that up anew.';
  expect(await drill(at('broken.backup'))).toMatchObject({ code: 1, complained: `${failure}\n` });
  expect((await noted()).at(-1)).toEqual({ file: 'broken.backup', failure });
});
