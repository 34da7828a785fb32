import { expect, onTestFinished, test } from 'vitest';
import { inTrace, newTrace } from '#server/trace.ts';
import { serverForThisFile } from '#test/server.ts';
import { connect } from './connect.ts';

const server = serverForThisFile();

test('whose request is the oldest has the next connection; who has had one open for long comes when it is their turn', async () => {
  const pool = connect(server.database.connection, 1);
  const held = await pool.connect();
  onTestFinished(() => pool.end());

  const served: string[] = [];
  const ask = (name: string, began?: number) =>
    inTrace({ ...newTrace(), ...(began === undefined ? {} : { began }) }, () =>
      pool.query('select 1').then(() => served.push(name)),
    );
  const now = performance.now();
  const all = [
    ask('a new request', now),
    ask('a page that has been told what happens for a minute', now - 60_000),
    ask('a task'),
    ask('an older request', now - 1_000),
    ask('the oldest request', now - 2_000),
  ];
  held.release();
  await Promise.all(all);

  expect(served).toEqual([
    'the oldest request',
    'an older request',
    'a new request',
    'a page that has been told what happens for a minute',
    'a task',
  ]);
});
