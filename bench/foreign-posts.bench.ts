// npm run bench -- foreign-posts: a thousand applications from a company's own website, good and bad mixed: what is missing, wrong, sent
// twice at once, sent again after the answer was lost, for a job that has closed, with a token of another. Each good one is to be there
// once, each bad one refused with a reason, and nothing may be dropped in silence.
import { mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '#server/db/connect.ts';
import { connectionToRunning } from '#server/db/embedded.ts';
import { rows, run } from '#server/db/query.ts';
import { openPlatform } from '#server/features/operator/open-platform.ts';
import { startProgram } from '#test/program.ts';

const posts = Number(process.env['POSTS'] ?? 1_000);
const site = 'https://www.resort.example';
const dataDir = realpathSync(mkdtempSync(path.join(tmpdir(), 'moorings-foreign-posts-')));
// Arriving is measured here, not the work that is asked for in a flood.
const program = await startProgram({ DATA_DIR: dataDir, DEMO: 'on', PROOF_OF_WORK_FROM: '1000000' });
const db = connect(connectionToRunning(dataDir), 2);
await openPlatform(db, true);
await run(db, 'update company_settings set own_sites = $1', [site]);
const [open, other] = await rows<{ id: number }>(
  db,
  `select j.id from job_posting j join public_job p on p.job_id = j.id where p.ended_at is null
     and not exists (select from job_question q where q.job_posting_id = j.id) order by j.id limit 2`,
);
const [closed] = await rows<{ id: number }>(
  db,
  `update job_posting set status = 'closed' where id = (select max(job_id) from public_job where ended_at is null) returning id`,
);
if (!open || !other || !closed) throw new Error('The demo has too few public jobs.');

/** Who is told that we are busy comes again with the same key, as a website is to. */
const post = async (jobId: number, token: string, key: string, body: object): Promise<number> => {
  for (;;) {
    const status = await postOnce(jobId, token, key, body);
    if (status !== 503) return status;
    busy += 1;
    await pause(500 + Math.random() * 1_000);
  }
};
let busy = 0;
const postOnce = async (jobId: number, token: string, key: string, body: object): Promise<number> => {
  const reply = await fetch(`${program.address}/api/public/jobs/${jobId}/applications`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/problem+json',
      origin: site,
      'application-token': token,
      'idempotency-key': key,
    },
    body: JSON.stringify(body),
  });
  const said: unknown = await reply.json();
  const why = typeof said === 'object' && said !== null ? Reflect.get(said, 'code') : undefined;
  if (!reply.ok && typeof why !== 'string') throw new Error(`Refused without a reason: ${reply.status}`);
  if (reply.ok && reply.headers.get('access-control-allow-origin') !== site)
    throw new Error('The website cannot read the answer.');
  return reply.status;
};
const tokenOf = async (jobId: number): Promise<string> => {
  const reply = await fetch(`${program.address}/api/public/jobs/${jobId}/applications/token`, {
    headers: { origin: site },
  });
  const { token } = (await reply.json()) as { token: string }; // What the call answers.
  return token;
};

type Way = (good: object, key: string) => Promise<number[]>;
const token = await tokenOf(open.id);
const otherToken = await tokenOf(other.id);
const send = (key: string, body: object, with_ = token) => post(open.id, with_, key, body);
const ways: Record<string, { sent: boolean; way: Way }> = {
  once: { sent: true, way: async (good, key) => [await send(key, good)] },
  'five times at once': {
    sent: true,
    way: async (good, key) => Promise.all(Array.from({ length: 5 }, () => send(key, good))),
  },
  'again, as the answer was lost': {
    sent: true,
    way: async (good, key) => {
      const lost = new AbortController();
      const first = fetch(`${program.address}/api/public/jobs/${open.id}/applications`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'application-token': token, 'idempotency-key': key },
        body: JSON.stringify(good),
        signal: lost.signal,
      }).catch(() => undefined);
      setTimeout(() => lost.abort(), Math.random() * 30);
      await first;
      return [await send(key, good)];
    },
  },
  'without a name': { sent: false, way: async (good, key) => [await send(key, { ...good, name: '' })] },
  'with an address that is none': {
    sent: false,
    way: async (good, key) => [await send(key, { ...good, email: 'nowhere' })],
  },
  'with an advertisement for a name': {
    sent: false,
    way: async (good, key) => [await send(key, { ...good, name: 'Win at http://win.example' })],
  },
  'with the token of another job': {
    sent: false,
    way: async (good, key) => [await send(key, good, otherToken)],
  },
  'without a token': { sent: false, way: async (good, key) => [await send(key, good, '')] },
  'for a job that has closed': {
    sent: false,
    way: async (good, key) => [await post(closed.id, token, key, good)],
  },
};

const names = Object.keys(ways);
const outcomes = await inTurn(posts, 16, async (at) => {
  const name = names[at % names.length] ?? '';
  const email = `foreign-${at}@example.mv`;
  const way = ways[name];
  if (!way) throw new Error(name);
  const statuses = await way.way(
    { name: `Applicant Number ${at}`, email, coverLetter: 'I sail.' },
    `key-of-post-${at}`,
  );
  return { name, email, sent: way.sent, statuses };
});
const arrived = await rows<{ email: string; count: number }>(
  db,
  `select address as email, count(*)::integer as count from visitor_application where address like 'foreign-%' group by 1`,
);
const count = new Map(arrived.map((one) => [one.email, one.count]));
const said = (statuses: readonly number[]) => statuses.every((status) => status < 300);
const faults = {
  'dropped in silence': outcomes.filter(({ email, statuses }) => said(statuses) && !count.has(email)).length,
  'good, and not there once': outcomes.filter(({ email, sent }) => sent && count.get(email) !== 1).length,
  'good, and refused': outcomes.filter(({ sent, statuses }) => sent && !said(statuses)).length,
  'bad, and taken': outcomes.filter(
    ({ email, sent, statuses }) => !sent && (said(statuses) || count.has(email)),
  ).length,
};
for (const name of names) {
  const of = outcomes.filter((one) => one.name === name);
  const statuses = [...new Set(of.flatMap((one) => one.statuses))].toSorted((a, b) => a - b).join(', ');
  console.log(`${String(of.length).padStart(5)}  ${name.padEnd(34)} ${statuses}`);
}
console.log(
  Object.entries(faults)
    .map(([what, times]) => `${times} ${what}`)
    .join(', ') + `; ${busy} times told to come again`,
);
await db.end();
program.kill('SIGTERM');
await program.ended;
process.exit(Object.values(faults).some((times) => times > 0) ? 1 : 0);

/** So many at the same time, in order. */
async function inTurn<Result>(
  many: number,
  atOnce: number,
  work: (at: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const take = async () => {
    for (let at = next; at < many; at = next) {
      next += 1;
      results.push(await work(at));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, take));
  return results;
}
