import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBackup } from '#server/backup/make-backup.ts';
import { connect } from '#server/db/connect.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { rows, run } from '#server/db/query.ts';
import { prepareDatabase } from '#server/prepare-database.ts';
import { moorings } from '#test/command-line.ts';
import { freshDatabase } from '#test/database.ts';

const relations = [
  'application_pkey',
  'backup_run',
  'job_posting',
  'message',
  'pg_attribute',
  'pg_authid',
  'pg_class',
  'pg_constraint',
  'pg_database',
  'pgboss.queue',
  'pgboss.version',
  'schema_migration',
] as const;

type Relation = (typeof relations)[number];

const long = 'long'.repeat(100);

let folder: string;
let dataDir: string;
let backup: string;
let places: Map<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'moorings-damage-'));
  dataDir = path.join(folder, 'data');
  backup = path.join(folder, 'before.backup');
  const embedded = await startEmbedded({ dataDir, log: pino({ level: 'silent' }) });
  const db = connect(embedded.connection);
  await prepareDatabase(db);
  await run(
    db,
    `with seeker as (insert into user_account (username, user_type) values ('seeker', 'job_seeker') returning id),
          job as (insert into job_posting (company_id, title, description, application_count) values (1, 'Cook', 'Cooks.', 1) returning id),
          applied as (insert into application (job_posting_id, job_seeker_id) select job.id, seeker.id from job, seeker returning id)
     insert into message (application_id, sender_id, from_employer, body) select applied.id, seeker.id, false, body from applied, seeker, (values ('Hello'), ('${long}')) as said (body)`,
  );
  await run(
    db,
    `insert into backup_run (kind, begun_at, server, file) values ('backup', now(), 'here', 'a')`,
  );
  await makeBackup(db, { file: backup, passphrase: undefined });
  const found = await rows<{ name: string; place: string }>(
    db,
    'select name, pg_relation_filepath(name::regclass) as place from unnest($1::text[]) as name',
    [relations],
  );
  places = new Map(found.map(({ name, place }) => [name, place]));
  await db.end();
  await embedded.stop();
});

afterAll(() => rm(folder, { recursive: true }));

const fileOf = (relation: Relation) => path.join(dataDir, 'postgres', places.get(relation) ?? '');

/** What a command answers while these relations have four wrong bytes in their first page. */
async function whileDamaged(damaged: readonly Relation[], words: string[]) {
  const sound = new Map<Relation, Buffer>();
  for (const relation of damaged) {
    const bytes = await readFile(fileOf(relation));
    sound.set(relation, Buffer.from(bytes));
    bytes.write('ruin', 4_000);
    await writeFile(fileOf(relation), bytes);
  }
  const answer = await moorings({ DATA_DIR: dataDir }, words);
  for (const [relation, bytes] of sound) await writeFile(fileOf(relation), bytes);
  return answer;
}

test('whatever is damaged, all is looked at, and each file that is damaged or gone is named', async () => {
  const gone = fileOf('job_posting');
  await rename(gone, `${gone}.away`);
  const damaged = [
    'application_pkey',
    'backup_run',
    'message',
    'pg_constraint',
    'pgboss.queue',
    'pgboss.version',
    'schema_migration',
  ] as const;
  const { code, said, complained } = await whileDamaged(damaged, ['doctor', '--backup', backup]);
  await rename(`${gone}.away`, gone);
  expect({ code, complained }).toEqual({ code: 1, complained: '' });
  const block = (relation: Relation) => `damaged: block 0 of relation ${places.get(relation)}`;
  const whole = [...said.matchAll(/^fault {2}every row of every table can be read: (.*)$/gm)];
  expect(new Set(whole.map(([, fault]) => fault))).toEqual(
    new Set([
      `${block('application_pkey')}, which is index application_pkey of application`,
      `${block('backup_run')}, which is table backup_run`,
      `${block('message')}, which is table message`,
      `${block('pgboss.queue')}, which is table pgboss.queue`,
      `${block('pgboss.version')}, which is table pgboss.version`,
      `${block('schema_migration')}, which is table schema_migration`,
      `damaged: ${places.get('job_posting')} cannot be opened, which is table job_posting`,
    ]),
  );
  expect(said).toContain(`the schema is this program’s: ${block('schema_migration')}, which is table`);
  expect(said).toContain(`refers to what exists: ${block('pg_constraint')}, which is table pg_constraint\n`);
  expect(said).toMatch(/^fault {2}the rows of message can be held against the backup of .*: damaged/m);
  expect(said).toMatch(/^ok {5}numbers go on from those of the backup/m);
  expect(said).toContain(`is begun when it is due: ${block('pgboss.version')}`);
  expect(said).toContain(`backups are made when they are due: ${block('backup_run')}`);
  expect(said).toContain('ok     there is room on the disk');
  expect(said).not.toContain('npm start');
});

test('a value that is damaged in a page that looks sound is named with its table, and the rest is looked at', async () => {
  const file = fileOf('message');
  const sound = await readFile(file);
  const bytes = Buffer.from(sound);
  // How long the text is stands in the four bytes before it.
  bytes.fill(0, bytes.indexOf(long) - 4, bytes.indexOf(long));
  await writeFile(file, bytes);
  const settings = { ignore_checksum_failure: 'on' };
  const embedded = await startEmbedded({ dataDir, log: pino({ level: 'silent' }), settings });
  const asked = await moorings({ DATA_DIR: dataDir }, ['doctor', '--backup', backup]);
  const backups = path.join(folder, 'backups');
  await mkdir(backups);
  const backedUp = await moorings({ DATA_DIR: dataDir }, ['backup', '--to', backups]);
  await embedded.stop();
  await writeFile(file, sound);

  expect({ ...asked, said: '' }).toEqual({ code: 1, said: '', complained: '' });
  expect(asked.said.match(/^fault .*damaged.*/gm)).toEqual([
    expect.stringMatching(
      /^fault {2}every row of every table can be read: damaged: XX000 \w+, met in table message$/,
    ),
  ]);
  expect(asked.said).toContain('What to do: Stop the server and copy the whole data folder away');
  expect(asked.said).toContain('ok     there is room on the disk');
  expect(backedUp).toEqual({
    code: 1,
    said: '',
    complained: expect.stringMatching(
      /^There is no backup, since the database cannot be read \(damaged: XX000 \w+\)\. .* doctor says what to do\.\n$/,
    ),
  });
  expect(await readdir(backups)).toEqual([]);
});

test.each(['pg_attribute', 'pg_authid', 'pg_class', 'pg_database'] as const)(
  'where %s is damaged, without which nothing can be read, that is said with what to do',
  async (relation) => {
    expect(await whileDamaged([relation], ['doctor'])).toEqual({
      code: 1,
      said: '',
      complained: expect.stringMatching(
        /^The database cannot be read \(damaged: block 0 of .*\)\. Stop the server and copy .*\n$/,
      ),
    });
  },
);

test('what was dropped past the program is named wherever it is met, and the rest is looked at', async () => {
  const database = await freshDatabase();
  await run(database.pool, 'drop table message cascade');
  await run(database.pool, 'alter table application drop column told_status cascade');
  await run(database.pool, 'drop schema pgboss cascade');
  const { code, said, complained } = await moorings({ DATABASE_URL: database.url }, [
    'doctor',
    '--backup',
    backup,
  ]);
  await database.drop();
  expect({ code, complained }).toEqual({ code: 1, complained: '' });
  expect(said).toMatch(
    /^fault {2}the rows of message can be held .*: missing: relation message does not exist\n {7}What to do: .*\bRestore the newest backup/m,
  );
  expect(said).toContain('no longer than was said: missing: column told_status does not exist\n');
  expect(said).toContain('is begun when it is due: missing: relation pgboss.job does not exist\n');
  expect(said).toMatch(/^ok {5}the clocks of server and database agree$/m);
});
