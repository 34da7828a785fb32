import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { BoundedClient } from './bounded-client.ts';
import { readDatabaseUrl } from './database-url.ts';

test.each([
  ['postgres://u:p@one/name', ['postgres://u:p@/name?host=one'], false],
  [
    'postgresql://u@one:6543/name?sslmode=require',
    ['postgresql://u@/name?host=one&port=6543&sslmode=verify-full'],
    false,
  ],
  [
    'postgres://moorings@/name?host=/run/postgresql',
    ['postgres://moorings@/name?host=%2Frun%2Fpostgresql'],
    false,
  ],
  ['postgres://u@%2Frun%2Fpostgresql/name', ['postgres://u@/name?host=%2Frun%2Fpostgresql'], false],
  ['postgres://u:p@/name', ['postgres://u:p@/name'], false],
  ['postgres:///name', ['postgres:///name'], false],
  [
    'postgres://u:%40%2F@one:1,[::1]:2,three/n',
    [
      'postgres://u:%40%2F@/n?host=one&port=1',
      'postgres://u:%40%2F@/n?host=%3A%3A1&port=2',
      'postgres://u:%40%2F@/n?host=three',
    ],
    true,
  ],
  ['postgres://u@/n?host=one&host=two', ['postgres://u@/n?host=one', 'postgres://u@/n?host=two'], true],
  [
    'postgres://u@/n?host=one,two&port=1,2',
    ['postgres://u@/n?host=one&port=1', 'postgres://u@/n?host=two&port=2'],
    true,
  ],
  [
    'postgres://u@one,two/n?port=7',
    ['postgres://u@/n?host=one&port=7', 'postgres://u@/n?host=two&port=7'],
    true,
  ],
  [
    'postgres://one,two/n?target_session_attrs=any',
    ['postgres:///n?host=one', 'postgres:///n?host=two'],
    false,
  ],
  [
    'postgres://u r%2F:a b%2F%3f@one/We ird%2FÑ',
    ['postgres://u%20r%2F:a%20b%2F%3F@/We%20ird%2F%C3%91?host=one'],
    false,
  ],
  ['postgres://u:100%@one/n', ['postgres://u:100%25@/n?host=one'], false],
  ['postgres://u@one/n?target_session_attrs=read-write', ['postgres://u@/n?host=one'], true],
  ['postgres://u@one/n?target_session_attrs=primary', ['postgres://u@/n?host=one'], true],
])('%s is understood as PostgreSQL’s own programs understand it', (text, servers, mustWrite) => {
  expect(readDatabaseUrl(text)).toEqual({ servers, mustWrite });
});

test.each([
  ['mysql://u@one/n', 'must begin with postgres://'],
  ['postgres:/u@one/n', 'must begin with postgres://'],
  ['postgres://u@one:5432,/n', 'names several hosts, one of which is empty'],
  ['postgres://u@one,,two/n', 'names several hosts, one of which is empty'],
  ['postgres://u@one:port/n', 'names a port that is no whole number from 1 to 65535'],
  ['postgres://u@one:0/n', 'names a port that is no whole number from 1 to 65535'],
  ['postgres://u@one:70000,two/n', 'names a port that is no whole number from 1 to 65535'],
  ['postgres://u:%E9@one/n', 'has a % that is not followed by the hexadecimal digits of a sign'],
  ['postgres://u@one,two/n?port=1,2,3', 'names 2 hosts and 3 ports'],
  ['postgres://u@::1,two/n', 'must name each server as host or host:port, divided by commas'],
  ['postgres://u@[::1/n', 'must name each server as host or host:port, divided by commas'],
  ['postgres://u@%zz,two/n', 'has a % that is not followed by the hexadecimal digits of a sign'],
  ['postgres://u:se#cret@one/n', 'has a #; in a password it is written as %23'],
  [
    'postgres://u@one,two/n?target_session_attrs=standby',
    'may ask for target_session_attrs read-write, primary or any',
  ],
  [
    'postgres://u@one/n?sslmode=bogus',
    'may ask for sslmode disable, prefer, require, verify-ca, verify-full or no-verify',
  ],
])('%s is refused, and why is said', (text, reason) => {
  expect(() => readDatabaseUrl(text)).toThrow(reason);
});

test('a password is never repeated, whatever is wrong with its address', () => {
  for (const text of [
    'postgres://u:top/secret@one/n',
    'postgres://u:top:secret@o:x/n',
    'postgres://u:se?cret@one,/n',
  ])
    expect(message(text)).not.toMatch(/secret|cret/);
});

test('whatever signs are in their names, a user comes to a database', async () => {
  const { host, port } = inject('databaseServer');
  const [user, database] = ['ro le/?#%@', 'We ird/?#%@Ñame'];
  const root = new pg.Client({ host, port, user: 'postgres', database: 'postgres' });
  await root.connect();
  try {
    await root.query(`create role "${user}" login`);
    await root.query(`create database "${database}" owner "${user}"`);
    const place = `host=${encodeURIComponent(host)}&port=${port}`;
    const url = `postgres://${encodeURIComponent(user)}@/${encodeURIComponent(database)}?${place}`;
    const client: pg.Client = new BoundedClient({ connectionString: readDatabaseUrl(url).servers[0] });
    await client.connect();
    const { rows } = await client.query('select current_user as user, current_database() as database');
    await client.end();
    expect(rows).toEqual([{ user, database }]);
  } finally {
    await root.query(`drop database if exists "${database}"`);
    await root.query(`drop role if exists "${user}"`);
    await root.end();
  }
});

function message(text: string): string {
  try {
    return JSON.stringify(readDatabaseUrl(text)) && '';
  } catch (error) {
    return (error as Error).message;
  }
}
