import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeBackup } from '#server/backup/make-backup.ts';
import { connect } from '#server/db/connect.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { oneRow, run } from '#server/db/query.ts';
import { prepareDatabase } from '#server/prepare-database.ts';
import { everywhere } from '#server/tasks/schedules.ts';
import { moorings } from '#test/command-line.ts';
import { emptyDatabase, freshDatabase, type TestDatabase } from '#test/database.ts';
import { imapServer } from '#test/imap-server.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await freshDatabase();
  await database.pool.query(soundData);
});
afterEach(() => database.drop());

// The test servers run without what protects from power cuts, and the doctor says so.
const testServer =
  'acknowledged writes are kept through a power cut: fsync is off; full_page_writes is off; synchronous_commit is off';

test('a sound database has nothing to find but the settings of the test server', async () => {
  expect(await faults()).toEqual([testServer]);
});

test('every kind of damage is found and named', async () => {
  await database.pool.query(damage);
  expect(await faults()).toEqual([
    'the open company, number 1, is there: not so for 1, such as number 1',
    'every company has its settings: not so for 1, such as number 2',
    'the application count of a job is the number of its applications: not so for 1, such as number 1',
    'the history of an application begins with its submission: not so for 2, such as number 2, 3',
    'each step of a history begins where the one before ended: not so for 1, such as number 1',
    'the status of an application is the last of its history: not so for 2, such as number 1, 3',
    'an application is withdrawn exactly if its history says so: not so for 1, such as number 2',
    'a rejection is held back from the applicant no longer than was said: not so for 1, such as number 3',
    'every list of what is to be done before the first day is of someone who was hired: not so for 1, such as number 1',
    'every application has the one event of its submission: not so for 2, such as number 2, 3',
    'jobs close when their deadline says: not so for 1, such as number 1',
    'every job can be found by its words: not so for 1, such as number 1',
    'nothing happened in the future, or before it could: not so for 1, such as number 2',
    'every file has its bytes, and they are what was sent: not so for 1, such as number 1',
    'no bytes are kept that belong to no file: not so for 1, such as number 0',
    'mail that is due goes out: not so for 1, such as number 1',
    'every application, its offers and its interviews tell one story: of 2 an offer is being written for who is hired, rejected or gone',
    'everything that refers to something refers to what exists: 1 of saved_job refer to a job_posting that is gone; ' +
      'constraint saved_job_job_posting_id_fkey is not enforced; trigger application_status_history_is_append_only is switched off',
    testServer,
  ]);
});

test('what is to be done names background work as Administration does, and how often it is begun', async () => {
  await database.pool.query(damage);
  const { said } = await moorings({ DATABASE_URL: database.url }, ['doctor']);
  expect(said).toContain('Background work: “Release rejections” does not run.');
  expect(said).toContain('Background work for whether “Send emails” runs.');
  expect(said).toContain('it syncs the search index every five minutes.');
  expect(everywhere['search-index']).toBe('*/5 * * * *');
});

test('of a schema that is not this program’s it is said what it is and what to do, and its data is not judged', async () => {
  const { pool } = database;
  const told = async () => {
    const { said } = await moorings({ DATABASE_URL: database.url }, ['doctor']);
    expect(said).not.toContain('every row of every table');
    const [, ...found] = /^fault {2}the schema is this program’s: (.*)\n {7}What to do: (.*)\n/.exec(
      said,
    ) ?? [said];
    return found;
  };
  await run(
    pool,
    `insert into schema_migration (version, name, sha256) values (9999, '9999_to_come.sql', '')`,
  );
  expect(await told()).toEqual([
    expect.stringMatching(/^it is of schema \d+, and this program knows only \d+$/),
    expect.stringMatching(/Use the newer one/),
  ]);
  await run(pool, 'delete from schema_migration where version > 1');
  expect(await told()).toEqual([
    expect.stringMatching(/^these migrations have not run: (?:\d{4}_\w+\.sql,? ){5}and \d+ more$/),
    expect.stringMatching(/^Start this program with npm start/),
  ]);
  await run(pool, 'drop table schema_migration');
  expect(await told()).toEqual([
    'what has run here is not known: schema_migration is gone or empty',
    expect.stringMatching(/Restore the newest backup/),
  ]);
});

test('in a folder or a database that nobody has made, nothing is made by looking at it', async () => {
  const DATA_DIR = path.join(tmpdir(), 'moorings-nowhere');
  const to = path.join(tmpdir(), 'not.backup');
  for (const words of [['doctor'], ['backup', '--to', to]])
    expect(await moorings({ DATA_DIR }, words)).toEqual({
      code: 1,
      said: '',
      complained: `There is no database in ${DATA_DIR}. Set DATA_DIR to the folder of the one that is meant, or DATABASE_URL to its address; npm start makes a new one.\n`,
    });
  expect(existsSync(DATA_DIR)).toBe(false);
  const empty = await emptyDatabase();
  const { said } = await moorings({ DATABASE_URL: empty.url }, ['doctor']);
  await empty.drop();
  expect(said).toMatch(/^fault {2}the schema is this program’s: there are no tables in this database\n/);
});

test('a data folder that cannot be looked into is not said to be without a database', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'moorings-closed-'));
  const DATA_DIR = path.join(folder, 'data');
  await symlink(DATA_DIR, DATA_DIR);
  const said = expect.stringMatching(
    /^Whether there is a database in \S+ cannot be seen: ELOOP.+ Call this as the account that DATA_DIR belongs to\.\n$/,
  );
  for (const words of [['doctor'], ['upgrade-postgresql']])
    expect(await moorings({ DATA_DIR }, words)).toEqual({ code: 1, said: '', complained: said });
  await rm(folder, { recursive: true });
});

/** What is at fault; each fault is followed by a sentence on what to do. */
async function faults(...words: string[]): Promise<string[]> {
  const { code, said } = await moorings({ DATABASE_URL: database.url }, ['doctor', ...words]);
  expect(code).toBe(1);
  const lines = said.trimEnd().split('\n');
  const withoutAdvice = lines.filter(
    (line, at) => line.startsWith('fault') && !/^ {7}What to do: .{30}/.test(lines[at + 1] ?? ''),
  );
  expect(withoutAdvice).toEqual([]);
  return lines.filter((line) => line.startsWith('fault  ')).map((line) => line.slice('fault  '.length));
}

test('a mailbox of replies that does not answer, does not let us in or has no such folder is named, with what to do', async () => {
  const imap = await imapServer();
  const fault = async (url: string) => {
    const env = { DATABASE_URL: database.url, REPLY_ADDRESS: 'answers@example.com', REPLY_IMAP_URL: url };
    const { said } = await moorings(env, ['doctor']);
    const [, found] = /^(?:fault|ok) +replies by email can be read(?:: (.*)\n +What to do: .{30})?/m.exec(
      said,
    ) ?? ['', said];
    return found;
  };
  expect(await fault(imap.url)).toBeUndefined();
  expect(await fault(imap.url.replace('word@', 'other@'))).toBe('127.0.0.1 does not let replies in');
  expect(await fault(`${imap.url}/Elsewhere`)).toBe('there is no folder Elsewhere');
  await imap.close();
  expect(await fault(imap.url)).toMatch(/^127\.0\.0\.1 does not answer on port \d+$/);
});

test('held against a backup, what is gone, was changed or has gone back is named', async () => {
  const { pool } = database;
  const folder = await mkdtemp(path.join(tmpdir(), 'moorings-doctor-'));
  const file = path.join(folder, 'before.backup');
  const { head } = await makeBackup(pool, { file, passphrase: undefined });
  await pool.query(`insert into company (name) values ('Sandbank')`);
  expect(await faults('--backup', file)).toEqual([testServer]);
  await pool.query(`
    alter table application_status_history disable trigger application_status_history_is_append_only;
    update application_status_history set changed_at = changed_at - interval '1 hour' where id = 2;
    alter table application_status_history enable trigger application_status_history_is_append_only;
    delete from company_settings where company_id = 2; update job_posting set company_id = 1; delete from company where id = 2;
    select setval('user_account_id_seq', 1)`);
  const at = `${head.takenAt.slice(0, 16).replace('T', ' ')} UTC`;
  expect((await faults('--backup', file)).filter((fault) => fault.includes(at))).toEqual([
    expect.stringMatching(
      /^what is never removed is still there, \d+ rows .*: 1 of company are gone, such as number 2$/,
    ),
    `histories say what they said in the backup of ${at}: rows of application_status_history were changed`,
    `numbers go on from those of the backup of ${at}: user_account_id_seq is at 1, and was at 3`,
  ]);
  await rm(folder, { recursive: true });
});

test('held against a backup of a newer program, nothing is taken for lost that this one has not yet', async () => {
  const { pool } = database;
  const folder = await mkdtemp(path.join(tmpdir(), 'moorings-newer-'));
  const file = path.join(folder, 'newer.backup');
  const newer = `select max(version) + 1, 'newer', 'x' from schema_migration`;
  await pool.query(
    `insert into schema_migration (version, name, sha256) ${newer}; alter table application_status_history add column note text`,
  );
  const { head } = await makeBackup(pool, { file, passphrase: undefined });
  await pool.query(
    `delete from schema_migration where name = 'newer'; alter table application_status_history drop column note`,
  );
  const known = head.migrations.length - 1;
  expect(await moorings({ DATABASE_URL: database.url }, ['doctor', '--backup', file])).toEqual({
    code: 1,
    said: '',
    complained: `Nothing can be held against ${file}. It is of schema ${known + 1}, and this program knows only ${known}. Use the newer program.\n`,
  });
  await rm(folder, { recursive: true });
});

test('a page that is damaged on the disk is named with its table, and no backup passes for whole', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'moorings-page-'));
  const start = () => startEmbedded({ dataDir, log: pino({ level: 'silent' }) });
  const sound = await start();
  const db = connect(sound.connection);
  await prepareDatabase(db);
  await run(db, `insert into user_account (username, user_type) values ('keeper', 'recruiter')`);
  const { place } = await oneRow<{ place: string }>(
    db,
    `select pg_relation_filepath('user_account') as place`,
  );
  await db.end();
  await sound.stop();
  const file = path.join(dataDir, 'postgres', place);
  const bytes = await readFile(file);
  // In a row: they are put in from the end of a page on.
  bytes[8_192 - 40] = (bytes[8_192 - 40] ?? 0) ^ 1;
  await writeFile(file, bytes);
  const { code, said } = await moorings({ DATA_DIR: dataDir }, ['doctor']);
  expect(code).toBe(1);
  expect(said).toContain(
    `every row of every table can be read: damaged: block 0 of relation ${place}, which is table user_account\n       What to do: Stop the server and copy the whole data folder away`,
  );
  expect(said).toContain('ok     every company has its settings');
  const backup = ['backup', '--to', path.join(dataDir, 'not.backup')];
  expect(await moorings({ DATA_DIR: dataDir }, backup)).toMatchObject({
    code: 1,
    complained: expect.stringMatching(
      /^There is no backup, since the database cannot be read \(damaged: block 0/,
    ),
  });
  expect(existsSync(path.join(dataDir, 'not.backup'))).toBe(false);
  await rm(dataDir, { recursive: true });
});

const soundData = `
  insert into user_account (username, user_type) values ('seeker', 'job_seeker'), ('rival', 'job_seeker'), ('third', 'job_seeker');
  insert into company (name) values ('Blue Lagoon');
  insert into job_posting (company_id, title, description, application_deadline, application_count)
    values (2, 'Dive guide', 'Guides dives.', '2030-01-31', 1);
  insert into application (job_posting_id, job_seeker_id, status, application_date, status_updated_at)
    values (1, 1, 'screening', now() - interval '1 day', now());
  insert into application_status_history (application_id, from_status, to_status) values (1, null, 'submitted'), (1, 'submitted', 'screening');
  insert into event (type, subject_id) values ('application.submitted', 1);
  insert into file_blob (sha256, bytes, size) values (sha256('a letter'), 'a letter', 8);
  insert into file (owner_id, sha256, name, kind) values (1, sha256('a letter'), 'letter.txt', 'text')`;

const damage = `
  delete from company where id = 1;
  delete from company_settings where company_id = 2;
  alter table application_status_history disable trigger application_status_history_is_append_only;
  insert into application (job_posting_id, job_seeker_id, withdrawn_at, application_date, status_updated_at)
    values (1, 2, now() + interval '2 days', now() + interval '1 day', now() + interval '1 day'), (1, 3, null, now(), now());
  insert into application_status_history (application_id, from_status, to_status) values (2, 'rejected', 'submitted'), (1, 'offered', 'hired');
  update application set status = 'rejected', told_status = 'submitted', told_at = now() - interval '3 hours', tells_at = now() - interval '2 hours',
    application_date = now() - interval '3 hours', status_updated_at = now() - interval '2 hours' where id = 3;
  insert into onboarding (application_id, start_date) values (3, '2030-01-01');
  alter table offer disable trigger offer_tells_one_story;
  insert into offer (application_id, version, letter, currency, basic_pay, service_charge, accommodation, flights, start_date, answer_by)
    values (2, 1, 'Dear you.', 'USD', 1000, 'none', 'none', 'none', '2030-03-01', '2030-02-01');
  alter table offer enable trigger offer_tells_one_story;
  insert into event (type, subject_id) values ('application.submitted', 2), ('application.submitted', 2);
  alter table job_posting disable trigger job_posting_derive;
  update job_posting set closes_at = now();
  delete from job_search;
  alter table job_posting enable trigger job_posting_derive;
  update file_blob set bytes = 'a lettet';
  insert into file_blob (sha256, bytes, size) values (sha256('nobody''s'), 'nobody''s', 8);
  insert into mail (kind, to_address, to_name, from_name, subject, body_text, body_html, attempts, created_at)
    values ('application_received', 'a@example.com', 'A', 'B', 'C', 'D', 'E', 1, now() - interval '2 hours');
  alter table saved_job drop constraint saved_job_job_posting_id_fkey;
  insert into saved_job (user_id, job_posting_id) values (1, 4711);
  alter table saved_job add constraint saved_job_job_posting_id_fkey foreign key (job_posting_id) references job_posting not valid`;
