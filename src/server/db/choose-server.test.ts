import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '#test/database.ts';
import { eventually } from '#test/eventually.ts';
import { connectToServers } from './choose-server.ts';
import { doubt } from './connect.ts';
import { readOnly } from './troubles.ts';

test('who was still connecting to a server when the program moved to another one is not led to the one before', async () => {
  const [before, after] = [await freshDatabase(), await freshDatabase()];
  const line = await slowLine(before);
  const pool = await connectToServers({ servers: [line.url, after.url], mustWrite: true });
  onTestFinished(async () => {
    await pool.end();
    await line.close();
    await Promise.all([before.drop(), after.drop()]);
  });
  const where = async () =>
    (await pool.query<{ name: string }>('select current_database() as name')).rows[0]?.name;
  expect(await where()).toBe(before.connection.database);
  // The one connection that there is shall be of no use to who comes next.
  const client = await pool.connect();

  line.hold();
  doubt(pool, readOnly());
  // It is given up after two seconds, and so are those who come now a second later.
  await pause(1_000);
  const asked = where().catch((error: Error) => error.message);
  await eventually(() => pool.options.connectionString === after.url);
  line.letGo();
  client.release(true);
  expect(await asked).toBe('the program has moved to another server meanwhile');
  expect(await where()).toBe(after.connection.database);
});

/** A line to a database on which new connections can be held, which go on later as if nothing had been. */
async function slowLine({ connection, url }: TestDatabase) {
  const sockets = new Set<Socket>();
  let held: (() => void)[] | undefined;
  const server = createServer((near) => {
    const go = () => {
      const far = connect({ path: `${connection.host}/.s.PGSQL.${connection.port}` });
      for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined));
      near.on('close', () => far.destroy()).pipe(far);
      far.on('close', () => near.destroy()).pipe(near);
    };
    if (held) held.push(go);
    else go();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The cast: a server that listens on TCP has an address of this shape.
  const { port } = server.address() as AddressInfo;
  return {
    url: url.replace(/host=.*$/, `host=127.0.0.1&port=${port}`),
    hold: () => {
      held = [];
    },
    letGo: () => {
      for (const go of held ?? []) go();
      held = undefined;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
