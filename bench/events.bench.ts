// Events: how many can be committed a second by 16 writers, and how long until a page hears of each, told by a NOTIFY in every
// transaction, as it was before, and told after the commit. With one server and with two, in turn.
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { connect } from '#server/db/connect.ts';
import { connectionToRunning } from '#server/db/embedded.ts';
import { rows, run } from '#server/db/query.ts';
import { type HiringCompany, hiringCompany } from './support/hiring-company.ts';
import { latencyOf, milliseconds } from './support/latency.ts';
import { freePort, ready, running, start, stop } from './support/market.ts';
import { quick } from './support/seeded-market.ts';

const writers = quick ? 4 : 16;
const rounds = quick ? 1 : 3;
const lastsMs = quick ? 500 : 5_000;
/** Aim: so many a second, heard within 300 ms by 95 of 100. */
const paced = quick ? 100 : 3_000;

/** As it was until the tellers came. */
const before = `
  create function event_is_told() returns trigger language plpgsql as $$
  begin
    perform pg_notify('event', new.id::text);
    return null;
  end $$;
  create trigger event_is_told after insert on event for each row execute function event_is_told()`;
const ways = [
  { name: 'NOTIFY in the transaction', prepare: before },
  {
    name: 'told after the commit',
    prepare: 'drop trigger if exists event_is_told on event; drop function if exists event_is_told()',
  },
] as const;

interface Page {
  /** When each event was heard, by its number. */
  heard: Map<number, number>;
  resets: () => number;
  close: () => void;
}

interface Outcome {
  perSecond: number;
  times: number[];
  unheard: number;
  resets: number;
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'moorings-events-'));
try {
  await running(dataDir, async ({ address }) => {
    const db = connect(connectionToRunning(dataDir), writers);
    const company = await hiringCompany(address, db, { recruiters: 1, applicants: 50 });
    try {
      await measure(db, company, [address]);
      await besideAnother(dataDir, (other) => measure(db, company, [address, other]));
    } finally {
      await db.end();
    }
  });
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

async function measure(db: pg.Pool, company: HiringCompany, addresses: string[]): Promise<void> {
  const pages = await Promise.all(addresses.map((address) => listen(address, company)));
  const found = ways.map(() => ({ most: [] as Outcome[], paced: [] as Outcome[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { prepare }] of ways.entries()) {
      await run(db, ways[1].prepare);
      await run(db, prepare);
      found[index]?.most.push(await commits(db, company, pages, undefined));
      found[index]?.paced.push(await commits(db, company, pages, paced));
    }
  }
  for (const page of pages) page.close();
  const say = (line: string) => process.stdout.write(`${line}\n`);
  say(
    `\n${addresses.length} server(s), ${writers} writers, a page at each: commits a second; until a page hears, p50 and p95`,
  );
  for (const [index, { name }] of ways.entries()) {
    say(`  ${name.padEnd(26)} as many as go: ${figures(found[index]?.most ?? [])}`);
    say(`  ${''.padEnd(26)} ${paced} wanted:   ${figures(found[index]?.paced ?? [])}`);
  }
  const [old, now] = found.map(({ most }) => perSecondOf(most));
  say(`  ratio of the commits a second: ${((now ?? NaN) / (old ?? NaN)).toFixed(2)}`);
}

function perSecondOf(outcomes: readonly Outcome[]): number {
  return outcomes.reduce((sum, { perSecond }) => sum + perSecond, 0) / outcomes.length;
}

function figures(outcomes: readonly Outcome[]): string {
  const { p50, p95 } = latencyOf(outcomes.flatMap(({ times }) => times));
  const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((all, one) => all + of(one), 0);
  const left = `${sum(({ unheard }) => unheard)} unheard, ${sum(({ resets }) => resets)} resets`;
  return `${perSecondOf(outcomes).toFixed(0).padStart(6)}${milliseconds(p50)}${milliseconds(p95)}, ${left}`;
}

/** Events of one company, one a transaction, for a while: as fast as they go, or so many a second. */
async function commits(
  db: pg.Pool,
  { applications, id }: HiringCompany,
  pages: readonly Page[],
  perSecond: number | undefined,
): Promise<Outcome> {
  for (const { heard } of pages) heard.clear();
  const resetsBefore = pages.reduce((sum, page) => sum + page.resets(), 0);
  const committed = new Map<number, number>();
  const begun = performance.now();
  let taken = 0;
  const write = async () => {
    while (performance.now() - begun < lastsMs) {
      const turn = taken++;
      const waits = perSecond === undefined ? 0 : begun + (turn * 1_000) / perSecond - performance.now();
      if (waits > 1) await pause(waits);
      const application = applications[turn % applications.length];
      const [event] = await rows<{ id: number }>(
        db,
        `insert into event (type, subject_id, application_id, company_id) values ('application.seen', $1, $1, $2) returning id`,
        [application?.id, id],
      );
      committed.set(event?.id ?? 0, performance.now());
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  const took = performance.now() - begun;
  // Until nothing more comes.
  for (let seen = -1; seen !== heardBy(pages); await pause(1_500)) seen = heardBy(pages);
  const times: number[] = [];
  let unheard = 0;
  for (const { heard } of pages)
    for (const [event, at] of committed) {
      const when = heard.get(event);
      if (when === undefined) unheard += 1;
      else times.push(when - at);
    }
  const resets = pages.reduce((sum, page) => sum + page.resets(), 0) - resetsBefore;
  return { perSecond: (committed.size / took) * 1_000, times, unheard, resets };
}

function heardBy(pages: readonly Page[]): number {
  return pages.reduce((sum, { heard }) => sum + heard.size, 0);
}

async function listen(address: string, { recruiters }: HiringCompany): Promise<Page> {
  const heard = new Map<number, number>();
  let resets = 0;
  let rest = '';
  return new Promise((resolve, reject) => {
    const asked = request(
      `${address}/api/live`,
      { headers: { accept: 'text/event-stream', cookie: recruiters[0]?.cookie ?? '' } },
      (response) => {
        if (response.statusCode !== 200)
          reject(new Error(`A stream was answered with ${response.statusCode}`));
        response.setEncoding('utf8').on('data', (piece: string) => {
          const now = performance.now();
          const lines = (rest + piece).split('\n');
          rest = lines.pop() ?? '';
          for (const line of lines) {
            const [, type, event] = /^data: (?=.*"type":"([^"]+)").*?"id":(\d+)/.exec(line) ?? [];
            if (type === 'reset') resets += 1;
            else if (event !== undefined && !heard.has(Number(event))) heard.set(Number(event), now);
          }
          if (piece.includes('id: ')) resolve({ heard, resets: () => resets, close: () => asked.destroy() });
        });
      },
    );
    asked.on('error', (error) => reject(error));
    asked.end();
  });
}

/** Another server on the same database. */
async function besideAnother(folder: string, work: (address: string) => Promise<void>): Promise<void> {
  const { host, port, user, database, password } = connectionToRunning(folder);
  const url = `postgres://${user}${password ? `:${encodeURIComponent(String(password))}` : ''}@/${database}?host=${encodeURIComponent(host ?? '')}&port=${port}`;
  const own = await freePort();
  const address = `http://127.0.0.1:${own}`;
  const other = start(['src/server/main.ts'], { DATABASE_URL: url, PORT: String(own) });
  try {
    await ready(address);
    await work(address);
  } finally {
    await stop(other);
  }
}
