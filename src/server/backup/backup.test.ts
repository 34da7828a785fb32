import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { consistencyFaults } from '#server/cli/doctor.queries.ts';
import { connect } from '#server/db/connect.ts';
import { copyOut } from '#server/db/copy-stream.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { appliedTo, makeSchema, pendingMigrations } from '#server/db/migrate.ts';
import { row, rows, run } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { copyOf, seeOneMoment, sequencesNow, tablesOfOurs } from '#server/db/whole-database.ts';
import { loadDemo } from '#server/demo/load-demo.ts';
import { givePlaces } from '#server/events/give-places.ts';
import { dueWebhooks } from '#server/features/webhooks/sending.queries.ts';
import { prepareDatabase } from '#server/prepare-database.ts';
import { noteSecurity } from '#server/security-log/security-log.queries.ts';
import { emptyDatabase, freshDatabase, type TestDatabase } from '#test/database.ts';
import { compileCache } from '#test/program.ts';
import { installationOf } from '#test/database-servers.ts';
import { eventually } from '#test/eventually.ts';
import { company } from '#test/people.ts';
import { postedJob } from '#test/postings.ts';
import { startServer, type TestServer } from '#test/server.ts';
import { BackupFault } from './backup-fault.ts';
import { drillBackup } from './drill.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { RowSum } from './row-sum.ts';
import { verifyBackup } from './verify-backup.ts';

const odd = 'tab\t back\\slash \\N \\. new\nline return\r “quotes” \'";-- ދިވެހި 🛟 \u0001 {a,b} %s $1 ';
const passphrase = 'a boat, a rope, a cleat';

let folder: string;
let lived: TestDatabase;
let file: string;
let locked: string;
const others: TestDatabase[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'moorings-backup-'));
  lived = await freshDatabase();
  const { pool } = lived;
  await loadDemo(pool, { now: new Date() });
  await run(pool, 'update job_posting set description = description || $1', [odd]);
  await run(
    pool,
    `insert into file_blob (sha256, bytes, size) select sha256(b), b, octet_length(b) from (select decode(repeat('00ff0a5c', 700000), 'hex') as b) x`,
  );
  await run(
    pool,
    `insert into mail (kind, to_address, to_name, from_name, subject, body_text, body_html) values ('account', 'a@example.com', 'A', 'B', 'Hello', $1, $1)`,
    [odd],
  );
  file = path.join(folder, 'plain.backup');
  locked = path.join(folder, 'locked.backup');
  await makeBackup(pool, { file, passphrase: undefined });
  await makeBackup(pool, { file: locked, passphrase });
});

afterAll(async () => {
  await Promise.all([lived, ...others].map((database) => database.drop()));
  await rm(folder, { recursive: true });
});

async function nobodysDatabase(make = emptyDatabase): Promise<TestDatabase> {
  const made = await make();
  others.push(made);
  return made;
}

const plain = { passphrase: undefined, sendWaiting: true };

/** The rows of every table, added up, and where the sequences stand. */
async function contents(pool: pg.Pool) {
  return inTransaction(pool, async (tx) => {
    await seeOneMoment(tx);
    const sums: Record<string, string> = {};
    for (const table of await tablesOfOurs(tx)) {
      const sum = new RowSum();
      await copyOut(tx, copyOf(table, 'to stdout'), async (lines) => sum.add(lines));
      sums[table.name] = `${sum.rows} ${sum.sum}`;
    }
    return { sums, sequences: await sequencesNow(tx) };
  });
}

/** What stands on the tables: constraints, indexes and triggers. */
async function rulesOf(pool: pg.Pool): Promise<string[]> {
  const found = await rows<{ rule: string }>(
    pool,
    `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated::text as rule from pg_constraint where connamespace = 'public'::regnamespace
     union all select pg_get_indexdef(indexrelid) || indisvalid::text from pg_index join pg_class on pg_class.oid = indexrelid where relnamespace = 'public'::regnamespace
     union all select pg_get_triggerdef(t.oid) || tgenabled::text from pg_trigger t join pg_class c on c.oid = tgrelid where relnamespace = 'public'::regnamespace and not tgisinternal
     order by 1`,
  );
  return found.map(({ rule }) => rule);
}

async function faultsOf(pool: pg.Pool): Promise<string[]> {
  return inTransaction(pool, async (tx) => {
    const faults: string[] = [];
    for await (const { about, fault } of consistencyFaults(tx)) if (fault) faults.push(`${about}: ${fault}`);
    return faults;
  });
}

async function tablesIn(pool: pg.Pool): Promise<number> {
  const found = await row<{ many: number }>(
    pool,
    `select count(*)::integer as many from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  return found?.many ?? 0;
}

/** Of an encrypted one, with a bit changed in what the key is made with. */
function withOtherRounds(good: Buffer): Buffer {
  return Buffer.from(good.toString('latin1').replace('"N":65536', '"N":65537'), 'latin1');
}

test('a byte that is changed anywhere is found, and so is an end that is missing or too much', async () => {
  const bad = path.join(folder, 'bad.backup');
  const found: unknown[] = [];
  const tried = async (bytes: Buffer, secret?: string) => {
    await writeFile(bad, bytes);
    found.push(
      await verifyBackup(bad, secret).then(
        () => 'whole',
        (fault: unknown) => (fault instanceof BackupFault ? 'found' : fault),
      ),
    );
  };
  for (const [which, secret, flips] of [
    [file, undefined, 40],
    [locked, passphrase, 6],
  ] as const) {
    const good = await readFile(which);
    for (let n = 0; n < flips; n += 1) {
      const bytes = Buffer.from(good);
      // The first are in the beginning and the frames' lengths, where chance hardly ever comes.
      const at = n < 8 ? n * 12 : Math.floor(Math.random() * bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(Math.random() * 8));
      await tried(bytes, secret);
    }
    if (secret !== undefined) await tried(withOtherRounds(good), secret);
    for (let n = 0; n < flips / 4; n += 1)
      await tried(good.subarray(0, Math.floor(Math.random() * good.length)), secret);
    await tried(Buffer.concat([good, Buffer.from('\n')]), secret);
  }
  expect(new Set(found)).toEqual(new Set(['found']));
});

test('an encrypted backup is read with its passphrase, and holds no word in clear', async () => {
  await expect(verifyBackup(locked, undefined)).rejects.toThrow('is encrypted. Set BACKUP_PASSPHRASE');
  await expect(verifyBackup(locked, 'another passphrase')).rejects.toThrow('is not the passphrase');
  const [open, closed] = await Promise.all([verifyBackup(file, undefined), verifyBackup(locked, passphrase)]);
  expect(closed.manifest.tables).toEqual(open.manifest.tables);
});

test('a restore touches no database in which somebody lives, or another program', async () => {
  const before = await contents(lived.pool);
  await expect(restoreBackup(lived.pool, { file, ...plain })).rejects.toThrow('holds data');
  expect(await contents(lived.pool)).toEqual(before);
  const strange = await nobodysDatabase();
  await strange.pool.query('create table theirs (id integer)');
  await expect(restoreBackup(strange.pool, { file, ...plain })).rejects.toThrow('another program');
  expect(await tablesIn(strange.pool)).toBe(1);
});

test('of two restores into one database at once one is done, and the other says that it holds data', async () => {
  const { pool } = await nobodysDatabase();
  const both = await Promise.allSettled([1, 2].map(() => restoreBackup(pool, { file, ...plain })));
  const [refused] = both.filter((one) => one.status === 'rejected');
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(String(refused?.reason)).toMatch(/holds data/);
  expect((await contents(pool)).sums).toEqual((await contents(lived.pool)).sums);
});

test('whoever registers while a restore waits for a table waits for its end, and is not removed by it', async () => {
  const target = await nobodysDatabase(freshDatabase);
  const [writer, visitor] = [new pg.Client(target.connection), new pg.Client(target.connection)];
  onTestFinished(async () => void (await Promise.all([writer.end(), visitor.end()])));
  await Promise.all([writer.connect(), visitor.connect()]);
  // As a row that is being written does.
  await writer.query('begin; lock table application in row exclusive mode');
  const restoring = restoreBackup(target.pool, { file, ...plain });
  const waiting = async () =>
    (
      await rows(
        lived.pool,
        `select from pg_stat_activity where datname = '${target.connection.database}' and wait_event_type = 'Lock'`,
      )
    ).length;
  await eventually(async () => (await waiting()) === 1);
  let isIn = false;
  const registering = visitor
    .query(`insert into user_account (username, user_type) values ('newcomer', 'job_seeker')`)
    .then(() => (isIn = true));
  await eventually(async () => isIn || (await waiting()) === 2);
  await writer.query('commit');
  await Promise.all([restoring, registering]);
  expect(await rows(target.pool, `select from user_account where username = 'newcomer'`)).toHaveLength(1);
});

test('a backup that turns out damaged while it is restored leaves nothing behind', async () => {
  const bad = path.join(folder, 'late.backup');
  const bytes = await readFile(file);
  bytes[bytes.length - 100] = (bytes.at(-100) ?? 0) ^ 1;
  await writeFile(bad, bytes);
  const target = await nobodysDatabase();
  await expect(restoreBackup(target.pool, { file: bad, ...plain })).rejects.toThrow('damaged');
  expect(await tablesIn(target.pool)).toBe(0);
});

test.each([
  ['without tables', emptyDatabase],
  ['of this schema in which nobody lives', freshDatabase],
])('everything comes back in a database %s: rows, sequences and rules', async (_, make) => {
  const target = await nobodysDatabase(make);
  await restoreBackup(target.pool, { file: locked, passphrase, sendWaiting: true, compare: true });
  expect(await contents(target.pool)).toEqual(await contents(lived.pool));
  expect(await rulesOf(target.pool)).toEqual(await rulesOf(lived.pool));
  expect(await faultsOf(target.pool)).toEqual(await faultsOf(lived.pool));
});

test('what waited to be sent is held back for an admin to decide, unless it is said that it may go', async () => {
  const target = await nobodysDatabase();
  await restoreBackup(target.pool, { file, passphrase: undefined, sendWaiting: false });
  const waits = `select count(*)::integer as many from mail where sent_at is null and given_up_at is null`;
  expect(await row(target.pool, waits)).toEqual({ many: 0 });
  expect(await row(lived.pool, waits)).not.toEqual({ many: 0 });
  expect(await row(target.pool, `select last_error as why from mail where subject = 'Hello'`)).toEqual({
    why: expect.stringContaining('may have been sent since'),
  });
});

/** More than gets its place at once. */
const untold = 5_001;

/** Two webhooks of the first company, one of them paused, each with a delivery that waits; and what happens there and is not told yet. */
async function withWebhooks(pool: pg.Pool): Promise<void> {
  await run(
    pool,
    `insert into webhook (company_id, url, types, read_through, paused_at, paused_because)
     select 1, 'https://' || name || '.example.com', '{job.edited}', 0, case when name = 'paused' then now() end, case when name = 'paused' then 'person' end
     from unnest('{running,paused}'::text[]) as name`,
  );
  await run(
    pool,
    `insert into webhook_delivery (webhook_id, type, body, happened_at, claim, claimed_until)
     select id, 'job.edited', '{}', now(), gen_random_uuid(), now() from webhook`,
  );
  await run(pool, `insert into company_event (company_id, told_at) values (1, now())`);
  await run(
    pool,
    'insert into event_untold (event_id, company_id) select n, 1 from generate_series(1, $1::integer) n',
    [untold],
  );
}

/** Of each webhook: what became of what waited, why, and how much would be sent at the first start. */
async function heldBack(pool: pg.Pool) {
  await givePlaces(pool);
  return rows(
    pool,
    `select d.state, t.error as why, (select count(*)::integer from company_event p where p.company_id = w.company_id and p.position > w.read_through) as unread
     from webhook w join webhook_delivery d on d.webhook_id = w.id left join webhook_try t on t.delivery_id = d.id order by w.id`,
  );
}

const held = { state: 'failed', why: expect.stringContaining('may have been sent since'), unread: 0 };

test('webhooks are told nothing after a restore that they may have been told since, unless it is said that they may be', async () => {
  const [before, copy, moved] = [
    await nobodysDatabase(freshDatabase),
    await nobodysDatabase(),
    await nobodysDatabase(),
  ];
  await withWebhooks(before.pool);
  const told = path.join(folder, 'told.backup');
  await makeBackup(before.pool, { file: told, passphrase: undefined });
  await restoreBackup(copy.pool, { file: told, passphrase: undefined, sendWaiting: false });
  const waits = { state: 'waiting', why: null, unread: untold + 1 };
  expect(await heldBack(copy.pool)).toEqual([held, waits]);
  expect(await dueWebhooks(copy.pool)).toEqual([]);
  await restoreBackup(moved.pool, { file: told, ...plain });
  expect(await heldBack(moved.pool)).toEqual([waits, waits]);
  // What happens from now on is told.
  await run(copy.pool, 'insert into event_untold (company_id) values (1)');
  await givePlaces(copy.pool);
  expect(await dueWebhooks(copy.pool)).toEqual([{ id: 1 }]);
});

test.each([84, 91])('webhooks of schema %i are held back as well', async (schema) => {
  const [older, copy] = [await nobodysDatabase(), await nobodysDatabase()];
  const first = (await appliedTo(lived.pool)).slice(0, schema);
  await inTransaction(older.pool, (tx) => makeSchema(tx, first));
  await withWebhooks(older.pool);
  const told = path.join(folder, `told-${schema}.backup`);
  await makeBackup(older.pool, { file: told, passphrase: undefined });
  await restoreBackup(copy.pool, { file: told, passphrase: undefined, sendWaiting: false });
  expect(await heldBack(copy.pool)).toMatchObject([held, { state: 'waiting' }]);
});

test('a list since a time of which the backup knows nothing is refused after a restore, and one that is moved goes on', async () => {
  const before = await startServer();
  onTestFinished(() => before.close());
  const { founder } = await company(before);
  const ask = async (server: TestServer, since = new Date().toISOString()) => {
    const { status, headers, json } = await server
      .as(founder)
      .get(`/api/jobs?scope=own&modifiedSince=${since}`);
    return { status, code: headers['error-code'], json, next: String(headers['next-modified-since']) };
  };
  const followed = path.join(folder, 'followed.backup');
  const { next: known } = await ask(before);
  await makeBackup(before.database.pool, { file: followed, passphrase: undefined });
  await postedJob(before, founder);
  const { next: unknown } = await ask(before, known);
  const startedFrom = async (sendWaiting: boolean) => {
    const database = await nobodysDatabase();
    await restoreBackup(database.pool, { file: followed, passphrase: undefined, sendWaiting });
    const after = await startServer({ database });
    onTestFinished(() => after.close());
    return after;
  };

  const copy = await startedFrom(false);
  await postedJob(copy, founder);
  expect(await ask(copy, unknown)).toMatchObject({ status: 410, code: 'events_forgotten' });
  const { next } = await ask(copy);
  const { id } = await postedJob(copy, founder);
  expect((await ask(copy, next)).json).toContainEqual(expect.objectContaining({ id }));

  const moved = await startedFrom(true);
  const posted = await postedJob(moved, founder);
  expect(await ask(moved, known)).toMatchObject({ status: 200, json: [{ id: posted.id }] });
});

test('entries of the security log after a restore have ids that none had before, in whichever copy of the backup', async () => {
  const { pool } = await nobodysDatabase(freshDatabase);
  const note = async (db: pg.Pool) => {
    await noteSecurity(db, { act: 'call.refused', outcome: 'refused', actorId: null, network: null });
    const last = await row<{ id: number }>(db, 'select max(id) as id from security_log');
    return last?.id ?? 0;
  };
  await note(pool);
  const early = path.join(folder, 'early.backup');
  await makeBackup(pool, { file: early, passphrase: undefined });
  const ids = [await note(pool)];
  for (const _ of ['lost', 'and lost again']) {
    const copy = await nobodysDatabase();
    await restoreBackup(copy.pool, { file: early, passphrase: undefined, sendWaiting: false });
    ids.push(await note(copy.pool), await note(copy.pool));
  }
  expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => one - other));
  expect(ids.every(Number.isSafeInteger)).toBe(true);
});

test('a backup of an older schema comes back and is brought to this one', async () => {
  const [older, target] = [await nobodysDatabase(), await nobodysDatabase()];
  const before = (await appliedTo(lived.pool)).slice(0, 60);
  await inTransaction(older.pool, (tx) => makeSchema(tx, before));
  await run(older.pool, `insert into user_account (username, user_type) values ('keeper', 'recruiter')`);
  const old = path.join(folder, 'old.backup');
  await makeBackup(older.pool, { file: old, passphrase: undefined });
  await restoreBackup(target.pool, { file: old, ...plain, compare: true });
  expect(await pendingMigrations(target.pool)).toEqual([]);
  expect(await row(target.pool, 'select username from user_account')).toEqual({ username: 'keeper' });
  const newer = await nobodysDatabase();
  await prepareDatabase(newer.pool);
  await expect(restoreBackup(newer.pool, { file: old, ...plain })).rejects.toThrow('the backup of 60');
});

test('a backup goes from one major version of PostgreSQL to another', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'moorings-other-'));
  const embedded = await startEmbedded({
    dataDir,
    log: pino({ level: 'silent' }),
    installation: installationOf(15),
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  });
  const db = connect(embedded.connection);
  try {
    await restoreBackup(db, { file, ...plain, compare: true });
    expect(await contents(db)).toEqual(await contents(lived.pool));
    const back = path.join(folder, 'back.backup');
    await makeBackup(db, { file: back, passphrase: undefined });
    const target = await nobodysDatabase();
    await restoreBackup(target.pool, { file: back, ...plain, compare: true });
  } finally {
    await db.end();
    await embedded.stop();
    await rm(dataDir, { recursive: true });
  }
});

test('a drill restores aside, holds every row against the backup, and leaves nothing behind', async () => {
  const before = await readdir(tmpdir());
  const seen: unknown[] = [];
  const { took } = await drillBackup({
    file: locked,
    verified: await verifyBackup(locked, passphrase),
    passphrase,
    log: pino({ level: 'silent' }),
    examine: async (tx) => void seen.push(await row(tx, 'select count(*)::integer as many from job_posting')),
  });
  expect(took).toBeGreaterThan(0);
  expect(seen).toEqual([await row(lived.pool, 'select count(*)::integer as many from job_posting')]);
  const left = (await readdir(tmpdir())).filter((name) => name.startsWith('moorings-drill-'));
  expect(left.filter((name) => !before.includes(name))).toEqual([]);
});

function cli(words: string[], url: string) {
  const program = path.join(import.meta.dirname, '../cli.ts');
  return spawn(process.execPath, [program, ...words], {
    env: { ...compileCache, DATABASE_URL: url },
    stdio: 'pipe',
  });
}

const nineHours = 9 * 3_600_000;

test('a backup killed in the middle leaves no file of its name, and the next is whole', async () => {
  const own = await mkdtemp(path.join(folder, 'killed-'));
  const to = path.join(own, 'one.backup');
  const child = cli(['backup', '--to', to], lived.url);
  const ended = once(child, 'close');
  const left = async () => (await readdir(own)).map((name) => path.join(own, name));
  await eventually(async () => (await left()).some((draft) => statSync(draft).size > 0));
  child.kill('SIGKILL');
  await ended;
  const drafts = await left();
  expect(drafts).toEqual([expect.stringMatching(new RegExp(`^${to}\\.${child.pid}-[0-9a-f]{8}\\.partial$`))]);
  const before = new Date(Date.now() - nineHours);
  await Promise.all(drafts.map((draft) => utimes(draft, before, before)));
  const again = cli(['backup', '--to', to], lived.url);
  expect(await text(again.stdout)).toContain('Written and read back');
  expect(await readdir(own)).toEqual(['one.backup']);
  const nowhere = cli(['backup', '--to', path.join(own, 'gone', 'one.backup')], lived.url);
  expect(await text(nowhere.stderr)).toBe(`There is no folder ${path.join(own, 'gone')}.\n`);
});

test('a restore killed in the middle leaves an empty database, and is simply begun again', async () => {
  const target = await nobodysDatabase();
  const child = cli(['restore', file], target.url);
  const ended = once(child, 'close');
  const loading = `select pid from pg_stat_activity where datname = $1 and xact_start is not null and query ~ '^(copy|create)'`;
  await eventually(async () => (await row(lived.pool, loading, [target.connection.database])) !== undefined);
  child.kill('SIGKILL');
  await ended;
  expect(await tablesIn(target.pool)).toBe(0);
  const again = cli(['restore', file], target.url);
  expect(await text(again.stdout)).toContain('Restored in');
  expect((await contents(target.pool)).sums['job_posting']).toBe(
    (await contents(lived.pool)).sums['job_posting'],
  );
});
