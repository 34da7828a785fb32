// 2,000 connections that never end and twelve that ask a thousand times and read nothing: whether others are answered, how much
// memory it takes, and when the server is rid of them. Fails where it takes more than 512 MiB or anybody else is not answered.
import { readdirSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onEmptyProgram } from './support/market.ts';
import { measurePeakAnew, memoryOf, mostMebibytes } from './support/memory.ts';

const halfOpen = 2_000;
const pipelining = 12;
const seconds = process.argv.includes('--quick') ? 14 : 25;

await onEmptyProgram(
  async ({ address, processId }) => {
    const port = Number(new URL(address).port);
    const asked = ['/api/openapi.json', largestAsset(), '/', '/api/jobs', '/%ff'];
    for (let round = 0; round < 20; round += 1)
      await Promise.all(asked.map((one) => answered(port, one, '127.0.0.1')));
    const idle = memoryOf(processId).now;
    for (const [name, addressOf] of [
      ['one address', () => '127.0.0.1'],
      ['two hundred addresses', (index: number) => `127.7.0.${1 + (index % 200)}`],
    ] as const) {
      measurePeakAnew(processId);
      await attack(name, port, asked, addressOf);
      const { peak } = memoryOf(processId);
      print(
        `  memory ${peak.toFixed(0)} MiB at most, idle ${idle.toFixed(0)}: ${(peak / idle).toFixed(2)} times`,
      );
      if (peak > mostMebibytes) throw new Error(`It took ${peak.toFixed(0)} MiB`);
    }
  },
  // As much heap as leaves room for the rest of such a server.
  { LIMITS: 'on', NODE_OPTIONS: '--max-old-space-size=320' },
);

async function attack(
  name: string,
  port: number,
  asked: readonly string[],
  addressOf: (index: number) => string,
): Promise<void> {
  let over = false;
  const begun = performance.now();
  const stubborn = Array.from({ length: halfOpen }, (_, index) => {
    const socket = hostile(port, addressOf(index));
    socket.write('GET / HTTP/1.1\r\nX');
    return socket;
  });
  const dripping = setInterval(() => {
    for (const socket of stubborn) if (socket.writable) socket.write('x');
  }, 2_000);
  const flooding = Array.from({ length: pipelining }, async (_, index) => {
    while (!over) {
      const socket = hostile(port, addressOf(index)).pause();
      const one = asked[index % asked.length] ?? '/';
      socket.write(`GET ${one} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(1_000));
      await pause(1_000);
    }
  });
  const took: number[] = [];
  const failed: unknown[] = [];
  while (performance.now() - begun < seconds * 1_000) {
    const started = performance.now();
    for (const from of ['127.0.0.1', '127.8.0.1'])
      await answered(port, '/healthz/ready', from).catch((error: unknown) => failed.push(error));
    took.push(performance.now() - started);
    await pause(50);
  }
  over = true;
  await Promise.all(flooding);
  clearInterval(dripping);
  const left = stubborn.filter((socket) => !socket.closed).length;
  for (const socket of stubborn) socket.destroy();
  took.sort((a, b) => a - b);
  const p95 = took[Math.floor(took.length * 0.95)] ?? 0;
  print(
    `from ${name}: ${took.length * 2} other requests, ${failed.length} not answered, p95 of two ${p95.toFixed(0)} ms; ${left} of ${halfOpen} still held after ${seconds} s`,
  );
  if (failed.length) throw failed[0];
  if (left) throw new Error(`${left} connections were never ended`);
}

function hostile(port: number, localAddress: string): Socket {
  return connect({ port, host: '127.0.0.1', localAddress, allowHalfOpen: true }).on('error', () => undefined);
}

function answered(port: number, one: string, localAddress: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', localAddress, path: one, agent: false, timeout: 5_000 });
    asked.on('timeout', () => asked.destroy(new Error('No answer within five seconds')));
    asked.on('response', (response) => response.resume().on('end', resolve).on('error', reject));
    asked.on('error', reject).end();
  });
}

/** Of what is sent as it lies on the disk. */
function largestAsset(): string {
  const folder = path.join(import.meta.dirname, '../dist/client/assets');
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const [largest] = names.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  return `/assets/${largest}`;

  function sizeOf(name: string): number {
    return statSync(path.join(folder, name)).size;
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
