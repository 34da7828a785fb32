// Live: how long until a move by one recruiter is told to the others, with 200 of them listening and with one.
import { request } from 'node:http';
import { type HiringCompany, hiringCompany } from './support/hiring-company.ts';
import { latencyOf, milliseconds } from './support/latency.ts';
import { onEmptyProgram } from './support/market.ts';
import { quick } from './support/seeded-market.ts';

const listeners = quick ? 16 : 200;
/** As many streams as one account may hold open. */
const streamsEach = 8;
const moves = quick ? 2 : 100;
const rounds = quick ? 2 : 3;

interface Heard {
  /** Resolves with the time at which the next move is heard of. */
  next: () => Promise<number>;
  close: () => void;
}

await onEmptyProgram(async ({ address, db }) => {
  const company = await hiringCompany(address, db, {
    recruiters: Math.ceil(listeners / streamsEach),
    applicants: 50,
  });
  const alone: number[] = [];
  const crowded: number[] = [];
  // In turn, so that a machine whose speed drifts drifts for both.
  for (let round = 0; round < rounds; round += 1) {
    const few = await timesWith(address, company, 1);
    const many = await timesWith(address, company, listeners);
    if (round === 0) continue;
    alone.push(...few);
    crowded.push(...many);
  }
  const [one, all] = [latencyOf(alone), latencyOf(crowded)];
  process.stdout.write(
    `live: from sending a move until another hears of it (p50, p95)\n` +
      `  1 listening       ${milliseconds(one.p50)} ${milliseconds(one.p95)}\n` +
      `  ${listeners} listening     ${milliseconds(all.p50)} ${milliseconds(all.p95)}\n` +
      `  ratio of the p95  ${(all.p95 / one.p95).toFixed(2)}\n`,
  );
});

async function timesWith(address: string, company: HiringCompany, count: number): Promise<number[]> {
  const streams = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      listen(address, company.recruiters[index % company.recruiters.length]?.cookie ?? ''),
    ),
  );
  const times: number[] = [];
  for (let move = 0; move < moves; move += 1) {
    const heard = streams.map((stream) => stream.next());
    const begun = performance.now();
    await moveOne(address, company, move);
    for (const at of await Promise.all(heard)) times.push(at - begun);
  }
  for (const stream of streams) stream.close();
  return times;
}

async function moveOne(
  address: string,
  { applications, recruiters }: HiringCompany,
  move: number,
): Promise<void> {
  const application = applications[move % applications.length];
  if (!application) throw new Error('There is nobody to move.');
  application.status = application.status === 'screening' ? 'interviewing' : 'screening';
  const response = await fetch(`${address}/api/applications/${application.id}/status`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', cookie: recruiters[0]?.cookie ?? '' },
    body: JSON.stringify({ status: application.status }),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`A move was answered with ${response.status}`);
}

/** A stream as a browser holds it open, from the moment the server has taken it in. */
async function listen(address: string, cookie: string): Promise<Heard> {
  let tell: ((at: number) => void) | undefined;
  return new Promise((resolve, reject) => {
    const asked = request(
      `${address}/api/live`,
      { headers: { accept: 'text/event-stream', cookie } },
      (response) => {
        if (response.statusCode !== 200)
          reject(new Error(`A stream was answered with ${response.statusCode}`));
        response.setEncoding('utf8').on('data', (piece: string) => {
          if (piece.includes('retry: '))
            resolve({
              next: () =>
                new Promise((heard) => {
                  tell = heard;
                }),
              close: () => asked.destroy(),
            });
          if (piece.includes('"application.moved"')) tell?.(performance.now());
        });
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}
