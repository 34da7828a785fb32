import pg from 'pg';
import { afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { rows } from '#server/db/query.ts';
import { eventually } from '#test/eventually.ts';
import { type EventStream, listenAs } from '#test/event-stream.ts';
import { company } from '#test/people.ts';
import { type Person, serverForThisFile, startServer } from '#test/server.ts';

const server = serverForThisFile();
let employer: { id: number; founder: Person };
let open: EventStream[] = [];

beforeAll(async () => {
  employer = await company(server);
});
afterEach(() => {
  for (const stream of open) stream.close();
  open = [];
});

const listen = async (where: { port: number } = server) => {
  const stream = await listenAs(where, employer.founder);
  open.push(stream);
  return stream;
};
const hears = (stream: EventStream, id: number) =>
  eventually(() => stream.events.some((event) => event.id === id));

/** Somebody who writes to the database and dies before telling anybody of it: with no connection of ours, that is. */
async function silentWriter(): Promise<{
  write: () => Promise<number>;
  run: (sql: string) => Promise<unknown>;
}> {
  const client = new pg.Client(server.database.connection);
  await client.connect();
  onTestFinished(() => client.end());
  return {
    run: (sql) => client.query(sql),
    write: async () => {
      const { rows: written } = await client.query<{ id: string }>(
        `insert into event (type, subject_id, company_id) values ('company.changed', $1, $1) returning id`,
        [employer.id],
      );
      return Number(written[0]?.id);
    },
  };
}

test('nothing that writes notifies within its transaction, which others would have to wait for', async () => {
  const notifying = await rows(
    server.database.pool,
    `select proname from pg_proc where pronamespace = 'public'::regnamespace and prosrc ~* 'notify\\('`,
  );
  expect(notifying).toEqual([]);
});

describe('whoever listens hears', () => {
  test('what was committed under an earlier number than what they have heard, on every server', async () => {
    const copy = await startServer({ database: server.database });
    onTestFinished(() => copy.close());
    const streams = [await listen(), await listen(copy)];
    const slow = await silentWriter();
    const quick = await silentWriter();
    await slow.run('begin');
    const early = await slow.write();
    const late = await quick.write();
    for (const stream of streams) await hears(stream, late);
    await slow.run('commit');
    for (const stream of streams) await hears(stream, early);
    expect(early).toBeLessThan(late);
  });

  test('what had taken its number before they began to listen, and is committed after', async () => {
    const slow = await silentWriter();
    const quick = await silentWriter();
    await slow.run('begin');
    const early = await slow.write();
    await quick.write();
    const stream = await listen();
    expect(stream.events.map(({ id }) => id)).not.toContain(early);
    await slow.run('commit');
    await hears(stream, early);
  });

  test('each of many once, whoever undid something in between', async () => {
    const stream = await listen();
    const writer = await silentWriter();
    const written: number[] = [];
    for (let turn = 0; turn < 20; turn += 1) {
      await writer.run('begin');
      const id = await writer.write();
      if (turn % 2) written.push(id);
      await writer.run(turn % 2 ? 'commit' : 'rollback');
    }
    for (const id of written) await hears(stream, id);
    const ofThese = stream.events.map(({ id }) => id).filter((id) => id >= (written[0] ?? 0));
    expect(ofThese).toEqual(written);
  });
});
