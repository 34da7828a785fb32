import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { makeBackup } from '#server/backup/make-backup.ts';
import type { Db } from '#server/db/query.ts';
import { row, run } from '#server/db/query.ts';
import { freshDatabase, type TestDatabase } from '#test/database.ts';
import { upkeepComes } from '#test/background.ts';
import { platformAdmin } from '#test/people.ts';
import { startServer } from '#test/server.ts';
import { forgetSecurityLog, noteSecurity } from './security-log.queries.ts';

const entry = { act: 'call.refused', outcome: 'refused', actorId: null, network: '198.51.100' } as const;
const day = 86_400_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const count = async (db: Db) =>
  (await row<{ count: number }>(db, 'select count(*)::integer as count from security_log'))?.count;

/** Whatever somebody may do against it who has the server's own way in, and what PostgreSQL says. */
const attacks = [
  `update security_log set outcome = 'done'`,
  'delete from security_log',
  'truncate security_log',
  `set moorings.forgets_security_log = 'on'; delete from security_log`,
  `create function undo() returns trigger language plpgsql as 'begin delete from security_log; return null; end';
   create table lever (x integer); create trigger pull after insert on lever execute function undo(); insert into lever values (1)`,
];
const attacksOnTheTable = [
  'drop table security_log',
  'alter table security_log disable trigger all',
  'alter table security_log disable trigger security_log_is_append_only',
  'drop trigger security_log_is_append_only on security_log',
  `create or replace function refuse_security_log_change() returns trigger language plpgsql as 'begin return old; end'`,
  `create or replace function forget_security_log(days integer, at_most integer) returns integer language sql as 'select 1'`,
  'alter table security_log owner to current_user',
];

describe('entries that are there', () => {
  beforeEach(async () => {
    for (const ago of [0, 89 * day, 91 * day, 401 * day])
      await noteSecurity(database.pool, { ...entry, ago });
  });

  test.each(attacks)('stay as they are: %s', async (attack) => {
    const client = new pg.Client(database.connection);
    await client.connect();
    const before = await count(client);
    await client.query('begin');
    await expect(client.query(attack)).rejects.toThrow('the rows of security_log are never changed');
    await client.query('rollback');
    expect(await count(client)).toBe(before);
    await client.end();
  });

  test('go once they are older than they are kept, and none before it is ninety days old', async () => {
    await forgetSecurityLog(database.pool, 400, 1_000);
    const all = (await count(database.pool)) ?? 0;
    await run(database.pool, 'select forget_security_log(0, 1000)');
    const left = await row<{ count: number; oldest: boolean }>(
      database.pool,
      `select count(*)::integer as count, min(happened_at) > now() - interval '90 days' as oldest from security_log`,
    );
    expect(left?.oldest).toBe(true);
    expect(left?.count).toBeLessThan(all);
    // The mark that it sets is gone with it.
    await expect(run(database.pool, 'delete from security_log')).rejects.toThrow('are never changed');
  });

  test('go a few at a time', async () => {
    await forgetSecurityLog(database.pool, 90, 1_000);
    for (let times = 0; times < 5; times += 1)
      await noteSecurity(database.pool, { ...entry, ago: 500 * day });
    expect(await forgetSecurityLog(database.pool, 400, 2)).toBe(2);
    expect(await forgetSecurityLog(database.pool, 400, 1_000)).toBe(3);
  });
});

test('a server whose role is not the owner signs people in, notes it, forgets what is old, is backed up, and can do no more', async () => {
  const keeper = `keeper_${randomUUID().replaceAll('-', '')}`;
  const page = readFileSync(path.resolve(import.meta.dirname, '../../../docs/security-log.md'), 'utf8');
  const [, steps = ''] = /```sql\n([^`]+)```/.exec(page) ?? [];
  const superuser = new pg.Client({
    ...database.connection,
    ...inject('databaseServer'),
    user: 'postgres',
  });
  await superuser.connect();
  // As the page has them, for a database and a role of other names.
  await superuser.query(
    steps
      .replaceAll('moorings_keeper', keeper)
      .replaceAll('database moorings', `database ${database.connection.database}`),
  );
  const old = async () =>
    row(database.pool, `select from security_log where happened_at < now() - interval '400 days'`);
  await noteSecurity(database.pool, { ...entry, ago: 500 * day });
  expect(await old()).toBeDefined();
  const server = await startServer({ database });
  try {
    const admin = await platformAdmin(server);
    await server.as(admin).call('GET /api/admin/users');
    const [latest] = await server.as(admin).call('GET /api/admin/security-log');
    expect(latest).toMatchObject({ act: 'people.read', actor: { id: admin.id } });

    await upkeepComes(server, 'clean-up');
    expect(await old()).toBeUndefined();

    const folder = await mkdtemp(path.join(tmpdir(), 'moorings-kept-log-'));
    const backup = () =>
      makeBackup(database.pool, { file: path.join(folder, 'kept.backup'), passphrase: undefined });
    expect((await backup()).manifest.sequences).toContainEqual(
      expect.objectContaining({ name: 'security_log_id_seq' }),
    );
    await superuser.query('revoke select on sequence security_log_id_seq from moorings');
    await expect(backup()).rejects.toThrow(
      'may not read all of the database (permission denied for sequence security_log_id_seq). Let the owner',
    );
    await rm(folder, { recursive: true });

    const before = await count(database.pool);
    for (const attack of [...attacks, ...attacksOnTheTable]) {
      const client = new pg.Client(database.connection);
      await client.connect();
      await client.query('begin');
      await expect(client.query(attack), attack).rejects.toThrow(
        /permission denied|must be owner|must be able to SET ROLE/,
      );
      await client.query('rollback');
      await client.end();
    }
    expect(await count(database.pool)).toBe(before);
  } finally {
    await server.close();
    await superuser.query(`reassign owned by ${keeper} to moorings; drop owned by ${keeper}`);
    await superuser.query(`drop role ${keeper}`);
    await superuser.end();
  }
});
