import { type AddressInfo, connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { rows } from '#server/db/query.ts';
import { appliesTillItIsSent, compared } from '#test/apply-anywhere.ts';
import { badLine } from '#test/bad-line.ts';
import { company } from '#test/people.ts';
import { postedJob } from '#test/postings.ts';
import { serverForThisFile } from '#test/server.ts';
import { openToVisitors } from '#test/visitors.ts';

const server = serverForThisFile();

test('a bad line brings bytes late, never in another order, however busy the machine is', async () => {
  const sent = Buffer.from(Array.from({ length: 14_000 }, (_, at) => `${at} `).join(''));
  const arrived: Buffer[] = [];
  const far = createServer((socket) => socket.on('data', (part) => arrived.push(part)));
  await new Promise<void>((resolve) => far.listen(0, '127.0.0.1', resolve));
  // The cast: a server that listens on TCP has an address of this shape.
  const { port } = far.address() as AddressInfo;
  const line = await badLine(port, {
    bytesPerSecond: 4_000_000,
    roundTripMs: 6,
    lost: 30,
    cutAfterMs: 120_000,
  });
  const near = connect({ port: Number(new URL(line.address).port), host: '127.0.0.1' });
  near.write(sent);
  while (Buffer.concat(arrived).length < sent.length) {
    // So long that several packets are due at once.
    const until = performance.now() + 12;
    while (performance.now() < until);
    await pause(1);
  }
  expect(Buffer.concat(arrived).equals(sent)).toBe(true);
  await line.close();
  far.close();
});

test('visitors whose line breaks all the time, and whose page is killed, arrive with their file, each once', async () => {
  const { founder } = await company(server, 'Blue Lagoon');
  const { id } = await postedJob(server, founder);
  await openToVisitors(server);
  const line = await badLine(server.port, {
    bytesPerSecond: 200_000,
    roundTripMs: 20,
    lost: 30,
    cutAfterMs: 400,
  });
  const sent = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      appliesTillItIsSent(line.address, id, at, { kills: 0, resumeBytes: 60_000 }),
    ),
  );
  expect(line.cuts()).toBeGreaterThan(0);
  await line.close();
  const arrived = await rows<{ email: string; file: Buffer }>(
    server.database.pool,
    `select v.address as email, b.bytes as file from visitor_application v
     join visitor_file f on f.visitor_application_id = v.id join file_blob b on b.sha256 = f.sha256`,
  );
  expect(compared(sent, arrived)).toEqual({ missing: 0, twice: 0, other: 0 });
  expect(arrived).toHaveLength(sent.length);
});
