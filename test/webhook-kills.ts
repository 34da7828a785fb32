import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { Webhook } from 'standardwebhooks';
import { retryDelays } from '#domain/webhooks.ts';
import { connect } from '#server/db/connect.ts';
import { connectionToRunning } from '#server/db/embedded.ts';
import { oneRow, rows, run } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { newSecret } from '#server/features/webhooks/sign.ts';
import { stopDatabase } from './kills.ts';
import { type Program, startProgram } from './program.ts';

/** What became of the events that happened between kills. */
export interface Delivered {
  events: number;
  /** Of which the receiver never took one; how many it took more than once; how many tries have failed. */
  lost: number;
  twice: number;
  failed: number;
  /** Tries that were put to a time which is not in the schedule. */
  untimely: number;
  /** Requests that Standard Webhooks' own library does not take for ours. */
  forged: number;
}

/** A receiver that fails three tries of ten, in every way there is, but takes each message the third time at the latest. */
function flakyReceiver(secret: string) {
  const seen = new Map<string, number>();
  const taken = new Map<number, number>();
  const counts = { failed: 0, forged: 0 };
  const verifier = new Webhook(secret);
  const ways: readonly ((response: ServerResponse) => void)[] = [
    (response) => response.writeHead(500).end('out of rope'),
    (response) => response.destroy(),
    (response) => response.writeHead(302, { location: '/elsewhere' }).end(),
    (response) => response.writeHead(503).end('x'.repeat(200_000)),
  ];
  const http = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const body = Buffer.concat(pieces).toString();
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      try {
        verifier.verify(body, headers);
      } catch {
        counts.forged += 1;
      }
      const id = headers['webhook-id'] ?? '';
      const tries = (seen.get(id) ?? 0) + 1;
      seen.set(id, tries);
      const fails = tries < 3 && Math.random() < 0.3;
      if (fails) {
        counts.failed += 1;
        return ways[counts.failed % ways.length]?.(response);
      }
      // The cast: it is what we send.
      const { data } = JSON.parse(body) as { data: { id: number } };
      taken.set(data.id, (taken.get(data.id) ?? 0) + 1);
      response.writeHead(204).end();
    });
  });
  return { http, taken, counts };
}

/** Lets events happen while the server is killed so often, with messages in hand; then lets the time pass until all have arrived. */
export async function webhooksThroughKills(
  { kills, events }: { kills: number; events: number },
  onKill: (kill: number) => void = () => {},
): Promise<Delivered> {
  const dataDir = await realpath(await mkdtemp(path.join(tmpdir(), 'moorings-webhooks-')));
  const env = { DATA_DIR: dataDir, WEBHOOK_ALLOW: '127.0.0.1' };
  const secret = newSecret();
  const { http, taken, counts } = flakyReceiver(secret);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  // The cast: a server that listens on TCP has an address of this shape.
  const { port } = http.address() as AddressInfo;
  const timed = new Map<string, boolean>();
  let program: Program = await startProgram(env);
  try {
    const companyId = await withDatabase(dataDir, (db) => begin(db, `http://127.0.0.1:${port}/`, secret));
    for (let kill = 0; kill < kills; kill += 1) {
      const before = taken.size;
      const many = Math.ceil((events * (kill + 1)) / kills) - Math.ceil((events * kill) / kills);
      const happening = withDatabase(dataDir, (db) => happen(db, companyId, many));
      while (taken.size < before + 1 + (kill % 7)) await pause(1);
      program.kill('SIGKILL');
      await program.ended;
      await happening;
      // Until the claims of the dead one have run out, nothing more would be sent.
      await withDatabase(dataDir, async (db) => {
        await run(db, 'update webhook_delivery set claimed_until = now() where claimed_until > now()');
        await fortyMinutesPass(db, timed);
      });
      program = await startProgram(env);
      onKill(kill);
    }
    await withDatabase(dataDir, (db) => allArrive(db, timed));
    const happened = await withDatabase(dataDir, (db) =>
      rows<{ position: number }>(
        db,
        `select p.position from company_event p join event e on e.id = p.event_id where e.type = 'company.changed'`,
      ),
    );
    return {
      events: happened.length,
      lost: happened.filter(({ position }) => !taken.has(position)).length,
      twice: [...taken.values()].filter((times) => times > 1).length,
      untimely: [...timed.values()].filter((right) => !right).length,
      ...counts,
    };
  } finally {
    program.kill('SIGKILL');
    await program.ended;
    http.closeAllConnections();
    http.close();
    await stopDatabase(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function withDatabase<Result>(
  dataDir: string,
  work: (db: pg.Pool) => Promise<Result>,
): Promise<Result> {
  const db = connect(connectionToRunning(dataDir), 2);
  try {
    return await work(db);
  } finally {
    await db.end();
  }
}

async function begin(db: pg.Pool, url: string, secret: string): Promise<number> {
  const { id: companyId } = await oneRow<{ id: number }>(
    db,
    `insert into company (name, verified_at) values ('Reef', now()) returning id`,
  );
  const { id } = await oneRow<{ id: number }>(
    db,
    `insert into webhook (company_id, url, types, read_through) values ($1, $2, '{company.changed}', 0) returning id`,
    [companyId, url],
  );
  await run(db, 'insert into webhook_secret (webhook_id, secret) values ($1, $2)', [id, secret]);
  return companyId;
}

/** Each is a transaction of its own that is acknowledged. */
async function happen(db: pg.Pool, companyId: number, many: number): Promise<void> {
  for (let one = 0; one < many; one += 1)
    await inTransaction(db, (tx) =>
      saveEvent(tx, { type: 'company.changed', subjectId: companyId, actorId: null }),
    );
}

/** Lets forty minutes pass again and again, until nothing waits. */
async function allArrive(db: pg.Pool, timed: Map<string, boolean>): Promise<void> {
  for (;;) {
    const { left } = await oneRow<{ left: number }>(
      db,
      `select (select count(*) from webhook_delivery where state = 'waiting')
         + (select count(*) from event_untold) + (select count(*) from company_event p, webhook w where p.position > w.read_through) as left`,
    );
    if (!left) return;
    await fortyMinutesPass(db, timed);
    await pause(500);
  }
}

/**
 * As if they had: for whatever has failed and waits for a later time. Notes of each try that has failed whether the next one was put to its time,
 * in one statement: what fails after that was looked at is not moved before it is looked at, too.
 */
async function fortyMinutesPass(db: pg.Pool, timed: Map<string, boolean>): Promise<void> {
  // Both times are of one transaction.
  const waiting = await rows<{ id: number; tries: number; seconds: number }>(
    db,
    `with waiting as (
       select d.id, d.tries, extract(epoch from d.next_try_at - (select max(t.tried_at) from webhook_try t where t.delivery_id = d.id))::float8 as seconds
       from webhook_delivery d where d.state = 'waiting' and d.tries > 0 and d.claim is null
     ), moved as (
       update webhook_delivery d set next_try_at = d.next_try_at - interval '40 minutes' from waiting w
       where d.id = w.id and d.tries = w.tries and d.state = 'waiting' and d.claim is null and d.next_try_at > now() - interval '1 minute'
     ), begun as (
       update pgboss.job set start_after = start_after - interval '40 minutes' where name = 'webhooks' and state < 'active'
     ) select id, tries, seconds from waiting`,
  );
  for (const { id, tries, seconds } of waiting) {
    const delay = retryDelays[tries - 1] ?? 0;
    const key = `${id} ${tries}`;
    // What time was taken from is looked at once.
    if (!timed.has(key)) timed.set(key, seconds >= delay * 0.79 && seconds <= delay * 1.21);
  }
}
