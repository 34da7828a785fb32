import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TaskName } from '#domain/tasks.ts';
import { rows, run } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { runDue } from '#test/background.ts';
import { freshDatabase, type TestDatabase } from '#test/database.ts';
import { eventually } from '#test/eventually.ts';
import { contextOn } from '#test/server.ts';
import { enqueue } from './enqueue.ts';
import { type Handler, inOneTransaction, TaskFailure } from './handler.ts';
import { giveBackAbandoned, wakeDueQueues } from './tasks.queries.ts';
import { startWorkers, type Workers } from './workers.ts';

let database: TestDatabase;
let workers: Workers | undefined;
let log: string[];

beforeEach(async () => {
  database = await freshDatabase();
  log = [];
});
afterEach(async () => {
  await workers?.stop();
  workers = undefined;
  await database.drop();
});

const begin = (mail: Handler<'mail'>) => (workers = startWorkers(contextOn(database, { log }), { mail }));
const ask = (...mails: number[]) =>
  inTransaction(database.pool, (tx) =>
    enqueue(
      tx,
      'mail',
      mails.map((mailId) => ({ data: { mailId } })),
    ),
  );
const due = (...early: TaskName[]) => runDue({ database }, ...early);
const tasks = () =>
  rows<{ name: string; state: string; mail: number; tries: number; why: string | null }>(
    database.pool,
    `select name, state, (data ->> 'mailId')::integer as mail, retry_count as tries, coalesce(output, source_output) ->> 'message' as why
     from pgboss.job where name in ('mail', 'failed') order by name, mail`,
  );

test('what is undone with its transaction was never asked for', async () => {
  const undone = inTransaction(database.pool, async (tx) => {
    await enqueue(tx, 'mail', [{ data: { mailId: 1 } }]);
    throw new Error('Undone');
  });
  await expect(undone).rejects.toThrow('Undone');
  expect(await tasks()).toEqual([]);
});

test('what keeps the queues from being worked on is logged in words, without what anybody wrote', async () => {
  await run(
    database.pool,
    `create function fails() returns trigger language plpgsql as
     $$ begin raise exception 'no room: CANARY' using errcode = 'disk_full'; end $$`,
  );
  await run(
    database.pool,
    `create trigger fails before update on pgboss.job_common for each row execute function fails()`,
  );
  begin(async () => undefined);
  await ask(1);
  await eventually(() => log.some((line) => line.includes('The queues cannot be worked on"')));
  const line = log.find((each) => each.includes('The queues cannot be worked on"')) ?? '';
  expect(JSON.parse(line)).toMatchObject({
    err: { type: 'DatabaseError', message: 'no room', code: '53100', severity: 'ERROR' },
  });
  expect(log.join('')).not.toContain('CANARY');
});

test('one that fails holds up no other, and is put aside with its reason after its last try', async () => {
  const done: number[] = [];
  begin(async ({ mailId }) => {
    if (mailId === 2) throw new TaskFailure('The mail server does not know Zahra');
    done.push(mailId);
  });
  await ask(1, 2, 3);
  await due();
  expect(done.toSorted((a, b) => a - b)).toEqual([1, 3]);
  for (let tries = 1; tries <= 12; tries += 1) await due('mail');
  const why = 'The mail server does not know Zahra';
  expect((await tasks()).filter(({ mail }) => mail === 2)).toEqual([
    { name: 'failed', state: 'created', mail: 2, tries: 0, why },
    { name: 'mail', state: 'failed', mail: 2, tries: 12, why },
  ]);
  expect(done).toHaveLength(2);
});

test('of what it broke on, nothing is kept that anybody wrote', async () => {
  begin(inOneTransaction(database.pool, (tx) => run(tx, `select 'the words of a candidate'::integer`)));
  await ask(1);
  await due();
  const [{ why } = { why: '' }] = await tasks();
  expect(why).toContain('DatabaseError 22P02');
  expect(`${why} ${log.join()}`).not.toContain('candidate');
});

test('what a dead server had in hand is given back as if nobody had tried', async () => {
  await ask(1);
  await run(
    database.pool,
    `update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '26 seconds'`,
  );
  expect(await giveBackAbandoned(database.pool)).toBe(1);
  const tries: boolean[] = [];
  begin(async (_, { isLast }) => void tries.push(isLast));
  await due();
  expect(tries).toEqual([false]);
  expect(await tasks()).toMatchObject([{ state: 'completed', tries: 0 }]);
});

test('of two servers that both have it in hand, what one has written is undone', async () => {
  let times = 0;
  begin(
    inOneTransaction(database.pool, async (tx) => {
      times += 1;
      await run(tx, `update operator set name = 'Written ' || $1::integer`, [times]);
      // Its line was silent for so long that another server has taken it over, and is done.
      if (times === 1)
        await run(database.pool, `update pgboss.job set state = 'completed', completed_on = now()`);
    }),
  );
  await ask(1);
  await due();
  expect(times).toBe(1);
  expect(await rows(database.pool, `select name from operator where name like 'Written%'`)).toEqual([]);
});

/** Asks for a task, and stops the server in the middle of it. */
async function stopInTheMiddle(): Promise<void> {
  let begun = false;
  begin(async (_, { signal }) => {
    begun = true;
    await new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(new Error('Stopped'))),
    );
  });
  await ask(1);
  await eventually(async () => {
    await wakeDueQueues(database.pool);
    return begun;
  });
  await workers?.stop();
}

test('a server that stops gives back what it has in hand', async () => {
  await stopInTheMiddle();
  expect(await tasks()).toMatchObject([{ state: 'retry', tries: 0 }]);
});

test('what a stop has given back is not taken for done where another server has it in hand at once', async () => {
  await run(
    database.pool,
    `create function another_takes_it() returns trigger language plpgsql as
     $$ begin new.state := 'active'; new.started_on := now(); return new; end $$`,
  );
  await run(
    database.pool,
    `create trigger another_takes_it before update on pgboss.job_common for each row
     when (old.state = 'active' and new.state = 'retry') execute function another_takes_it()`,
  );
  await stopInTheMiddle();
  expect(await tasks()).toMatchObject([{ state: 'active', tries: 0 }]);
});
