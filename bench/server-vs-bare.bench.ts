// One job through the whole server, with session and rights, beside a bare route of the same framework that sends the same
// bytes: the price of everything between the socket and the answer. Aim: at least 0.4 of the throughput.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compare, loadServer } from './support/load.ts';
import { freePort, ready, start, stop } from './support/market.ts';
import { marketSize, onSeededServer } from './support/seeded-market.ts';

await onSeededServer(marketSize(20_000), async ({ address, seekers, jobIds }) => {
  const headers = (connection: number) => ({ cookie: seekers[connection % seekers.length]!.cookie });
  const job = jobIds[Math.floor(jobIds.length / 2)]!;
  const answer = await fetch(`${address}/api/jobs/${job}`, { headers: headers(0) });
  const folder = await mkdtemp(path.join(tmpdir(), 'moorings-bench-'));
  const file = path.join(folder, 'answer.json');
  await writeFile(file, await answer.text());
  const port = await freePort();
  const bare = start(['bench/support/bare-server.ts', file, String(port)], {});
  const bareAddress = `http://127.0.0.1:${port}`;
  try {
    await ready(bareAddress);
    const load = (where: string) => () =>
      loadServer(where, (connection) => ({ path: `/api/jobs/${job}`, headers: headers(connection) }));
    await compare('GET /api/jobs/{id}', load(address), load(bareAddress), 'bare route');
  } finally {
    await stop(bare);
    await rm(folder, { recursive: true, force: true });
  }
});
