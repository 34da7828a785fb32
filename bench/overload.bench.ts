// More than can be done: the day's requests at once, twice, three and five times what the server does at its best, for a minute
// each (`--seconds 60`), then half of it again. Says how much is still done, how long it takes, how quickly the rest is refused (with
// who asked, and within the server), and whether who signs in, applies, or watches the server's health notices. At the end two hundred
// sign-ins a second: how long others take meanwhile, by what they take without.
import { setTimeout as pause } from 'node:timers/promises';
import { latencyOf } from './support/latency.ts';
import type { Asked } from './support/load.ts';
import { watchCores } from './support/cores.ts';
import { closedLoop, type Outcome, openLoop } from './support/crowd.ts';
import { queryOf, searches } from './support/queries.ts';
import { signUp } from './support/market.ts';
import { seedFeatures } from './support/seeded-features.ts';
import { marketSize, onSeededServer, optionOf, quick } from './support/seeded-market.ts';
import type { Market } from './support/shared.ts';

const seconds = Number(optionOf('--seconds') ?? (quick ? 1 : 60));
const size = marketSize(20_000);
const password = 'a long enough password';
/** So many sign-ins a second, each of which takes a password's hash, beside so many requests of other kinds. */
const flood = { signIns: 200, others: 50, seconds: Math.min(30, seconds) };

const overloaded = async (market: Market) => {
  // As any market is that stands for some minutes: whoever applies to a job that was not read yet has it read.
  await seedFeatures(market.db);
  const request = aDay(await withCrowd(market));
  const peak = await capacity(market, request);
  print(`overload: ${size.toLocaleString('en')} jobs; at its best ${peak.toFixed(0)} requests a second`);
  for (const times of quick ? [1, 3] : [1, 2, 3, 5]) {
    const { ready, stop } = watchHealth(market.address);
    const before = await refusing(market.address);
    const busy = watchCores(market.processId);
    const outcomes = await openLoop(market.address, { perSecond: peak * times, seconds, request });
    const cores = busy();
    const after = await refusing(market.address);
    await stop();
    const perRefusal = (after.seconds - before.seconds) / Math.max(1, after.refused - before.refused);
    tell(`${times} times`, outcomes, { peak, ready, perRefusal });
    print(`    ${cores}`);
  }
  const after = await openLoop(market.address, { perSecond: peak / 2, seconds: 5, request });
  const { p95 } = latencyOf(after.filter(isDone).map(({ took }) => took));
  print(`  half of it, right after: p95 ${p95.toFixed(0)} ms, ${share(after.filter(isDone), after)} done`);
  await flooded(market, request);
};

await onSeededServer(size, overloaded, { LIMITS: 'overload' });

/** Sixteen people would soon have applied to hundreds of jobs each, which makes whatever is asked of them dearer from minute to minute. */
async function withCrowd(market: Market): Promise<Market> {
  const seekers = [...market.seekers];
  const occasion = Date.now().toString(36);
  while (!quick && seekers.length < 400) {
    const next = Array.from({ length: 8 }, (_, at) =>
      signUp(market.address, `crowd-${occasion}-${seekers.length + at}`),
    );
    seekers.push(...(await Promise.all(next)));
  }
  return { ...market, seekers };
}

/** Of a hundred: fifty reads, thirty searches, fifteen who ask who they are, four who move on, one who signs in. */
function aDay({ seekers, jobIds }: Market): () => Asked {
  const lookedFor = searches(200).map(({ search }) => `/api/jobs?${queryOf(search)}limit=20`);
  const json = { 'content-type': 'application/json' };
  const walked = seekers.map(() => 0);
  let turn = 0;
  return () => {
    turn += 1;
    const person = turn % seekers.length;
    const { cookie } = seekers[person]!;
    const of100 = (turn * 29) % 100;
    if (of100 < 50)
      return { path: `/api/jobs/${jobIds[(turn * 7_919) % jobIds.length]}`, headers: { cookie } };
    if (of100 < 80) return { path: lookedFor[turn % lookedFor.length]!, headers: { cookie } };
    if (of100 < 95) return { path: '/api/user', headers: { cookie } };
    if (of100 < 99) {
      const job = jobIds[(person * 977 + walked[person]!++ * 16) % jobIds.length];
      const body = JSON.stringify({ coverLetter: 'I have done this work for six years.' });
      return { path: `/api/jobs/${job}/applications`, method: 'POST', headers: { cookie, ...json }, body };
    }
    return signIn(turn);
  };
}

function signIn(turn: number): Asked {
  const body = JSON.stringify({ username: `nobody-${turn % 50}`, password });
  return { path: '/api/login', method: 'POST', headers: { 'content-type': 'application/json' }, body };
}

/** How many a second it does with as many at once as keep it busy, the best of three rounds once it is warm. */
async function capacity({ address, processId }: Market, request: () => Asked): Promise<number> {
  const rounds: number[] = [];
  for (const atOnce of [24, 16, 24, 32]) {
    const begun = performance.now();
    const busy = watchCores(processId);
    const outcomes = await closedLoop(address, { atOnce, seconds: quick ? 0.5 : 8, request });
    rounds.push((1_000 * outcomes.filter(isDone).length) / (performance.now() - begun));
    print(`  ${atOnce} at once: ${rounds.at(-1)!.toFixed(0)} a second; ${busy()}`);
  }
  // In the first what is called often is still being compiled.
  return Math.max(...rounds.slice(1));
}

async function flooded(market: Market, request: () => Asked): Promise<void> {
  const isOther = ({ path }: Asked) => path !== '/api/login';
  const other = (): Asked => {
    const asked = request();
    return isOther(asked) ? asked : other();
  };
  let turn = 0;
  const others = () =>
    openLoop(market.address, { perSecond: flood.others, seconds: flood.seconds, request: other });
  const usual = await others();
  const [meanwhile, signIns] = await Promise.all([
    others(),
    openLoop(market.address, {
      perSecond: flood.signIns,
      seconds: flood.seconds,
      request: () => signIn((turn += 1)),
    }),
  ]);
  const p95 = (outcomes: Outcome[]) => latencyOf(outcomes.filter(isDone).map(({ took }) => took)).p95;
  const [alone, beside] = [p95(usual), p95(meanwhile)];
  print(
    `  ${flood.signIns} sign-ins a second for ${flood.seconds} s: others' p95 ${beside.toFixed(1)} ms by ${alone.toFixed(1)} ms, ratio ${(beside / alone).toFixed(2)}; ${share(meanwhile.filter(isDone), meanwhile)} of them done`,
  );
  const answered = signIns.filter(isDone);
  const refused = signIns.filter(({ status }) => status === 503);
  print(
    `    sign-ins answered ${share(answered, signIns)} (p95 ${p95(signIns).toFixed(0)} ms), refused ${share(refused, signIns)}, lost ${share(
      signIns.filter(({ status }) => status === 0),
      signIns,
    )}`,
  );
}

/** How many it has refused since its start, and how long that took within the server. */
async function refusing(address: string): Promise<{ refused: number; seconds: number }> {
  const said = await (await fetch(`${address}/metrics`)).text();
  const sum = (name: string) =>
    [...said.matchAll(new RegExp(`^moorings_${name}(?:\\{.*\\})? (\\S+)$`, 'gm'))].reduce(
      (all, [, value]) => all + Number(value),
      0,
    );
  return { refused: sum('http_refused_total'), seconds: sum('http_refusing_seconds_total') };
}

function tell(
  name: string,
  outcomes: Outcome[],
  { peak, ready, perRefusal }: { peak: number; ready: number[]; perRefusal: number },
): void {
  const done = outcomes.filter(isDone);
  const refused = outcomes.filter(({ status }) => status === 503);
  const isCritical = ({ asked }: Outcome) => asked.method === 'POST' || asked.path === '/api/user';
  const critical = outcomes.filter(isCritical);
  const p99 = timeOf(done, 0.99);
  const notReady = ready.filter((status) => status !== 200).length;
  print(
    `  ${name}: ${(done.length / seconds).toFixed(0)} a second done, ${(done.length / seconds / peak).toFixed(2)} of the best; p99 ${p99.toFixed(0)} ms`,
  );
  print(
    `    refused ${share(refused, outcomes)} in ${latencyOf(refused.map((one) => one.took)).p50.toFixed(1)} ms (p50), of which ${(1_000 * perRefusal).toFixed(2)} ms in the server; lost ${share(
      outcomes.filter(({ status }) => status === 0),
      outcomes,
    )}`,
  );
  print(
    `    who signs in, applies or asks who they are: ${share(critical.filter(isDone), critical)} done; ready ${ready.length - notReady} of ${ready.length} times`,
  );
  const kinds = Object.entries(Object.groupBy(outcomes, ({ asked }) => kindOf(asked)));
  print(
    `    p99 of ${kinds
      .map(([kind, of = []]) => {
        const all = of.filter(isDone);
        return `${kind} ${timeOf(all, 0.99).toFixed(0)} ms (${share(all, of)} done)`;
      })
      .join(', ')}; of all that came on a new connection ${timeOf(
      outcomes.filter(({ isNew }) => isNew),
      0.99,
    ).toFixed(0)} ms; sent late by ${timeOf(outcomes, 0.99, ({ late }) => late).toFixed(0)} ms (p99)`,
  );
}

function kindOf({ path, method }: Asked): string {
  if (path === '/api/login') return 'signing in';
  if (method === 'POST') return 'applying';
  if (path === '/api/user') return 'who they are';
  return path.startsWith('/api/jobs?') ? 'searches' : 'reads';
}

/** What so large a share of them took at most, in milliseconds. */
function timeOf(outcomes: Outcome[], most: number, of = ({ took }: Outcome) => took): number {
  const times = outcomes.map(of).toSorted((a, b) => a - b);
  return times[Math.floor(times.length * most)] ?? 0;
}

/** Whoever is told no for a reason of their own, such as a wrong password, is answered too. */
function isDone({ status }: Outcome): boolean {
  return status !== 0 && status !== 503;
}

function share(some: readonly unknown[], all: readonly unknown[]): string {
  return `${((100 * some.length) / Math.max(1, all.length)).toFixed(1)} %`;
}

function watchHealth(address: string): { ready: number[]; stop: () => Promise<void> } {
  const ready: number[] = [];
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const answer = await fetch(`${address}/healthz/ready`).catch(() => undefined);
      ready.push(answer?.status ?? 0);
      await pause(quick ? 100 : 1_000);
    }
  })();
  return {
    ready,
    stop: async () => {
      isOver = true;
      await watching;
    },
  };
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
