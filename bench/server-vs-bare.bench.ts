// One job through the whole server, with session and rights, beside a bare route of the same framework that sends the same
// bytes: the price of everything between the socket and the answer. Aim: at least 0.4 of the throughput. And beside the same
// route that first asks the database for one row by its key: what a call can come to at most that looks up who asks.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compare, loadServer } from './support/load.ts';
import { freePort, ready, start, stop } from './support/market.ts';
import { marketSize, onSeededServer } from './support/seeded-market.ts';

await onSeededServer(marketSize(20_000), async ({ address, db, seekers, jobIds }) => {
  const headers = (connection: number) => ({ cookie: seekers[connection % seekers.length]!.cookie });
  const job = jobIds[Math.floor(jobIds.length / 2)]!;
  const answer = await fetch(`${address}/api/jobs/${job}`, { headers: headers(0) });
  const folder = await mkdtemp(path.join(tmpdir(), 'moorings-bench-'));
  const file = path.join(folder, 'answer.json');
  await writeFile(file, await answer.text());
  const load = (where: string) => () =>
    loadServer(where, (connection) => ({ path: `/api/jobs/${job}`, headers: headers(connection) }));
  const beside = async (name: string, environment: Record<string, string>) => {
    const port = await freePort();
    const bare = start(['bench/support/bare-server.ts', file, String(port)], environment);
    const bareAddress = `http://127.0.0.1:${port}`;
    try {
      await ready(bareAddress);
      await compare(`GET /api/jobs/{id} by ${name}`, load(address), load(bareAddress), { beside: name });
    } finally {
      await stop(bare);
    }
  };
  const { host, port, user, password, database } = db.options;
  try {
    await beside('a bare route', {});
    await beside('one question', { DATABASE: JSON.stringify({ host, port, user, password, database }) });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
