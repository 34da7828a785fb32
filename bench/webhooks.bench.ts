// Webhooks: how soon after its commit an event is with each of 100 receivers, and what one among them costs that never answers.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { pino } from 'pino';
import { oneRow, run } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { createWebhookSender } from '#server/features/webhooks/send-to-webhooks.ts';
import { newSecret } from '#server/features/webhooks/sign.ts';
import { startWorkers } from '#server/tasks/workers.ts';
import { onSeededMarket, quick } from './support/seeded-market.ts';

const [receivers, events] = quick ? [10, 5] : [100, 60];
const pacedMs = 1_000;
const say = (line: string) => process.stdout.write(`${line}\n`);
const share = (sorted: readonly number[], part: number) => sorted[Math.floor(sorted.length * part)] ?? NaN;

/** How long each took that arrived, in milliseconds from its commit. */
async function measure(db: pg.Pool, isAnyDead: boolean): Promise<number[]> {
  const committed: number[] = [];
  const places = new Set<number>();
  const arrived: { place: number; at: number }[] = [];
  const http = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      if (request.url === '/0' && isAnyDead) return;
      // The cast: it is what we send.
      const { data } = JSON.parse(body) as { data: { id: number } };
      // Places rise with the events, so the nth place is the nth event's.
      places.add(data.id);
      if (request.url !== '/0') arrived.push({ place: data.id, at: performance.now() });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  // The cast: a server that listens on TCP has an address of this shape.
  const { port } = http.address() as AddressInfo;
  const { companyId } = await oneRow<{ companyId: number }>(
    db,
    'select company_id as "companyId" from job_posting order by id limit 1',
  );
  await run(db, 'delete from webhook');
  await run(
    db,
    `insert into webhook (company_id, url, types, read_through)
     select $1, $2 || at, '{company.changed}', coalesce((select max(position) from company_event), 0) from generate_series(0, $3::integer - 1) at`,
    [companyId, `http://127.0.0.1:${port}/`, receivers],
  );
  await run(db, 'insert into webhook_secret (webhook_id, secret) select id, $1 from webhook', [newSecret()]);

  const log = pino({ level: 'error' });
  const sender = createWebhookSender({ db, log, config: { webhookAllow: '127.0.0.1' } });
  const workers = startWorkers({ db, direct: db, log }, { webhooks: () => sender.beginDue() });
  await pause(2_000);
  for (let event = 0; event < events; event += 1) {
    await inTransaction(db, (tx) =>
      saveEvent(tx, { type: 'company.changed', subjectId: companyId, actorId: null }),
    );
    committed.push(performance.now());
    await pause(pacedMs);
  }
  while (arrived.length < (receivers - 1) * events) await pause(20);
  await workers.stop();
  await sender.stop();
  http.closeAllConnections();
  http.close();
  const inOrder = [...places].toSorted((one, other) => one - other);
  return arrived
    .map(({ place, at }) => at - (committed[inOrder.indexOf(place)] ?? NaN))
    .toSorted((one, other) => one - other);
}

await onSeededMarket(300, async (db) => {
  const alive = await measure(db, false);
  const dead = await measure(db, true);
  const figures = (of: readonly number[]) =>
    `p50 ${share(of, 0.5).toFixed(0)} ms, p95 ${share(of, 0.95).toFixed(0)} ms, ${of.length} arrived`;
  say(`${receivers} receivers, an event a second, from commit to arrival: ${figures(alive)}`);
  say(`one of them never answers, the others:                      ${figures(dead)}`);
  say(
    `p50 ${(share(dead, 0.5) / share(alive, 0.5)).toFixed(2)} times, p95 ${(share(dead, 0.95) / share(alive, 0.95)).toFixed(2)} times`,
  );
});
