import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { debianProgram, freePort } from '#test/debian-program.ts';
import { eventually } from '#test/eventually.ts';
import { startDatabaseHaproxy } from '#test/haproxy.ts';

const haproxy = debianProgram('haproxy', 'HAProxy in front of standbys');

test.skipIf(!haproxy)(
  'who reads goes on to the same standby when HAProxy is loaded anew, and nobody stays at another one',
  async () => {
    if (!haproxy) return;
    const [one, two] = [await standby('127.0.0.31'), await standby('127.0.0.32')];
    one.isThere = false;
    const balancer = await startDatabaseHaproxy(haproxy, [one.address, two.address]);
    onTestFinished(balancer.stop);
    const read = () => readFrom(balancer.standby);
    await eventually(async () => (await read()).name === two.address);
    // The first one would be taken by who knows nothing of what was read from until now.
    one.isThere = true;
    // HAProxy waits for 5 seconds after its start for who was there before, and hands nothing on until then.
    await pause(6_000);
    const before = await read();
    expect(before.name).toBe(two.address);

    await balancer.reload();
    const sentAway = once(before.socket, 'close').then(() => 'sent away');
    expect(await Promise.race([sentAway, pause(10_000, 'still there')])).toBe('sent away');
    expect((await read()).name).toBe(two.address);
  },
);

/** Says its address to whoever connects, and by Patroni's port whether it follows. */
async function standby(host: string) {
  const state = { address: `${host}:${await freePort()}`, isThere: true };
  const database = createServer((socket) => void socket.on('error', () => undefined).write(state.address));
  const patroni = createHttpServer((_, response) => {
    response.writeHead(state.isThere ? 200 : 503, { connection: 'close' }).end();
  });
  await listening(database, Number(state.address.split(':')[1]), host);
  await listening(patroni, 8008, host);
  onTestFinished(() => {
    patroni.close();
    database.close();
  });
  return state;
}

async function listening(server: Server, port: number, host: string): Promise<void> {
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
}

async function readFrom(port: number): Promise<{ name: string; socket: Socket }> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  const name = await Promise.race([
    once(socket, 'data').then(([said]) => String(said)),
    once(socket, 'close').then(() => ''),
  ]);
  return { name, socket };
}
