import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import { eventually } from '#test/eventually.ts';
import { connect } from './connect.ts';
import { row } from './query.ts';
import { createTeller } from './teller.ts';
import { inTransaction } from './transaction.ts';

test('what is said again and again is told seldom, and the last of it always', async () => {
  const told: string[][] = [];
  const teller = createTeller(async (notes) => told.push(notes));
  const until = performance.now() + 300;
  let said = 0;
  for (; performance.now() < until; said += 1) {
    teller.tell(['event ', `upkeep ${said}`]);
    if (said % 100 === 0) await new Promise((go) => setImmediate(go));
  }
  await teller.done();
  expect(told.flat()).toContain(`upkeep ${said - 1}`);
  expect(told.length).toBeLessThanOrEqual(8);
});

test('what could not be told is told once it can be', async () => {
  let fails = 1;
  const told: string[] = [];
  const teller = createTeller(async (notes) => {
    if (fails-- > 0) throw new Error('No database');
    told.push(...notes);
  });
  teller.tell(['event ']);
  await eventually(() => told.length === 1);
});

test('others are told of a transaction after it was committed, of each thing once, also where the one that tells then ends', async () => {
  const database = await freshDatabase();
  onTestFinished(() => database.drop());
  const ear = new pg.Client(database.connection);
  await ear.connect();
  onTestFinished(() => ear.end());
  const heard: string[] = [];
  ear.on('notification', ({ channel, payload }) => heard.push(`${channel} ${payload}`));
  await ear.query('listen upkeep; listen event');
  const writer = connect(database.connection, 1);
  await inTransaction(writer, async (tx) => {
    for (let turn = 0; turn < 3; turn += 1) await row(tx, `select tell_after_commit('upkeep', 'features')`);
    tx.tellAfterCommit('event', '');
    await ear.query('select');
    expect(heard).toEqual([]);
  });
  await writer.end();
  await eventually(() => heard.length >= 2);
  expect(heard.toSorted()).toEqual(['event ', 'upkeep features']);
});
