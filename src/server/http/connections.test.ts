import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { httpServer } from './http-server.ts';
import { mostConnections, mostPerAddress } from './node-limits.ts';
import { eventually } from '#test/eventually.ts';
import { type ServerOptions, startServer, type TestServer } from '#test/server.ts';

// Clients of bad will: they open, send half of something, and never hang up. What counts is what the server still holds.
const open: { sockets: Socket[]; servers: TestServer[] } = { sockets: [], servers: [] };

afterEach(async () => {
  for (const socket of open.sockets.splice(0)) socket.destroy();
  await Promise.all(open.servers.splice(0).map((server) => server.close()));
});

async function started(options: ServerOptions = {}): Promise<TestServer> {
  const server = await startServer(options);
  open.servers.push(server);
  return server;
}

/** One that ignores every goodbye. */
async function stubborn(server: { port: number }, from = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port: server.port, host: '127.0.0.1', localAddress: from, allowHalfOpen: true });
  open.sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

async function many(count: number, make: (index: number) => Promise<Socket>): Promise<Socket[]> {
  const sockets: Socket[] = [];
  for (let index = 0; index < count; index += 50)
    sockets.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(50, count - index) }, (_, at) => make(index + at)),
      )),
    );
  return sockets;
}

test('whoever has gone before their connection was taken is not answered, and the log has no failure of it', async () => {
  const server = await started({ config: { limits: true } });
  // While it runs nobody takes its connections here.
  const client = `for (let index = 0; index < 5; index += 1) {
    const socket = require('node:net').connect(${server.port}, '127.0.0.1');
    socket.write('GET /api/user HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n', () => socket.resetAndDestroy());
  }`;
  execFileSync(process.execPath, ['-e', client]);
  expect((await server.as().get('/api/user')).status).toBe(401);
  expect(server.log.filter((line) => line.includes('request failed'))).toEqual([]);
});

describe('a client that never hangs up', () => {
  test('is gone two seconds after its request should have been there, whether it is silent, drips or only repeats line ends', async () => {
    const server = await started();
    const drips: Socket[] = [];
    await many(120, async (index) => {
      const socket = await stubborn(server);
      if (index % 3 === 0) return socket;
      if (index % 3 === 1) socket.write('GET / HTTP/1.1\r\nX');
      drips.push(socket);
      return socket;
    });
    // Those that have had an answer and then repeat the ends of lines that may stand before a request.
    await many(20, async () => {
      const socket = await stubborn(server);
      socket.write('GET /healthz/none HTTP/1.1\r\nHost: x\r\n\r\n');
      await once(socket, 'data');
      drips.push(socket);
      return socket;
    });
    const dripping = setInterval(() => {
      for (const socket of drips) if (socket.writable) socket.write('\r\n');
    }, 1_000);
    await eventually(async () => (await server.connections()) === 0);
    clearInterval(dripping);
  });

  test('is gone after its unreadable request was answered, and gets to read the answer', async () => {
    const server = await started();
    const begun = performance.now();
    const sockets = await many(20, async () => {
      const socket = await stubborn(server);
      socket.write('hello there\r\n\r\n');
      const [answer] = (await once(socket, 'data')) as [Buffer];
      expect(answer.toString()).toMatch(/^HTTP\/1.1 400 /);
      return socket;
    });
    expect(sockets).toHaveLength(20);
    await eventually(async () => (await server.connections()) === 0);
    // Before they would be for saying nothing.
    expect(performance.now() - begun).toBeLessThan(10_000);
  });
});

describe('so many connections', () => {
  test('from one address as anybody needs are kept; one more closes the one that has waited longest', async () => {
    const server = await started({ config: { limits: true } });
    const first = await stubborn(server, '127.3.0.1');
    await many(mostPerAddress - 1, () => stubborn(server, '127.3.0.1'));
    await eventually(async () => (await server.connections()) === mostPerAddress);
    const over = once(first.resume(), 'end');
    await many(40, () => stubborn(server, '127.3.0.1'));
    await over;
    expect(await server.connections()).toBeLessThanOrEqual(mostPerAddress);
    // Whoever asks, from there or elsewhere, is answered.
    for (const from of ['127.3.0.1', '127.3.0.2'])
      expect((await server.as().send('GET', '/api/user', { from })).status).toBe(401);
  });

  test('are not counted by address behind a proxy, which is one for all', async () => {
    const server = await started({ config: { limits: true, trustedProxies: 'loopback' } });
    await many(mostPerAddress + 20, () => stubborn(server));
    await eventually(async () => (await server.connections()) === mostPerAddress + 20);
  });

  test('from however many addresses as the server holds leave room for who comes next', async () => {
    const server = await started({ config: { limits: true } });
    await many(mostConnections + 50, (index) => stubborn(server, `127.4.${index % 20}.1`));
    await eventually(async () => (await server.connections()) <= mostConnections);
    expect((await server.as().send('GET', '/api/user', { from: '127.5.0.1' })).status).toBe(401);
  });
});

describe('requests sent one behind the other without waiting', () => {
  const asking = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

  test('are answered in their order', async () => {
    const server = await started();
    const socket = await stubborn(server);
    let received = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      received += chunk;
    });
    socket.write(asking('/api/user') + asking('/api/nothing') + asking('/api/jobs/1') + asking('/api/none'));
    await eventually(() => received.split('HTTP/1.1 ').length === 5);
    expect(received.match(/HTTP\/1.1 \d+/g)).toEqual(
      [401, 404, 401, 404].map((status) => `HTTP/1.1 ${status}`),
    );
  });

  test('by the thousand, and never read, cost their sender the connection and the server next to nothing', async () => {
    const server = await started();
    for (const path of ['/api/openapi.json', '/', '/%ff', '/api/jobs']) {
      await server.as().get(path === '/%ff' ? '/api/user' : path);
      const before = memory();
      const sockets = await many(3, async () => {
        const socket = await stubborn(server);
        socket.pause().write(asking(path).repeat(1_000));
        return socket;
      });
      await pause(200);
      expect(memory() - before, path).toBeLessThan(60 * 1024 * 1024);
      await eventually(async () => (await server.connections()) <= 1);
      for (const socket of sockets) socket.destroy();
    }
  }, 20_000);
});

test('who takes nothing of an answer is cut off, even where line ends keep coming, and who takes it slowly is not', async () => {
  const answer = Buffer.alloc(8 * 1024 * 1024);
  const factory = httpServer(
    { limits: true, trustedProxies: undefined },
    { receive: (request, response, handle) => handle(request, response) },
    { waiting: 10_000, stalled: 4_000 },
  );
  const server = factory((_: unknown, response: ServerResponse) => {
    const pieces = Array.from({ length: answer.length / 65_536 }, () => answer.subarray(0, 65_536));
    Readable.from(pieces, { objectMode: false }).pipe(response);
  }, {});
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const ask = async () => {
    const { port } = server.address() as AddressInfo; // On TCP it has this shape.
    const socket = await stubborn({ port });
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    return socket;
  };
  const [slow, still] = [await ask(), await ask()];
  let received = 0;
  slow.on('data', (bytes: Buffer) => {
    received += bytes.length;
    slow.pause();
    setTimeout(() => slow.resume(), 20);
  });
  const dripping = setInterval(() => still.writable && still.write('\r\n'), 300);
  still.pause();
  await eventually(() => still.closed);
  expect(still.bytesRead).toBeLessThan(answer.length);
  await eventually(() => received > answer.length);
  clearInterval(dripping);
  server.close();
}, 60_000);

function memory(): number {
  return process.memoryUsage.rss();
}
