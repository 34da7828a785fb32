// A file of 10,000 people, and one of 10,000 jobs, brought along through the calls of the browser, and the people by the command:
// how long each takes beside one of a tenth of the lines, how much memory, and whether others are answered meanwhile.
// Fails above 512 MiB, where somebody else waits a second, or where a line is lost.
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hiringCompany } from './support/hiring-company.ts';
import { running, start } from './support/market.ts';
import type { Program } from './support/shared.ts';
import { measurePeakAnew, memoryOf, mostMebibytes } from './support/memory.ts';

const most = process.argv.includes('--quick') ? 1_000 : 10_000;
const sizes = [most / 10, most] as const;

const dataDir = await mkdtemp(path.join(tmpdir(), 'moorings-bench-'));
try {
  // The company is there before: what a first start and a new password take has nothing to do with it.
  let company: Company | undefined;
  await running(dataDir, async (program) => void (company = await made(program)));
  const employer = company;
  if (employer)
    await running(dataDir, (program) => measured(program, employer), {
      NODE_OPTIONS: '--max-old-space-size=320',
    });
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

interface Company {
  companyId: number;
  session: Bringing['session'];
}

async function made({ address, db }: Program): Promise<Company> {
  const { id: companyId, recruiters } = await hiringCompany(address, db, { recruiters: 1, applicants: 1 });
  await db.query(`update company_user set role = 'company_admin' where company_id = $1`, [companyId]);
  return { companyId, session: { cookie: recruiters[0]?.cookie ?? '' } };
}

async function measured({ address, processId }: Program, { companyId, session }: Company): Promise<void> {
  // What a start was read with has been given back by then.
  await pause(20_000);
  const idle = memoryOf(processId).now;
  measurePeakAnew(processId);
  const others = answered(address);
  for (const [what, calls, file] of [
    ['people', '/api/company/imports', people],
    ['jobs', '/api/company/job-imports', jobs],
  ] as const) {
    const took: Record<string, Step>[] = [];
    for (const count of sizes)
      took.push(await broughtIn({ address, session, calls, file: file(count), count, others, processId }));
    const [few = {}, many = {}] = took;
    for (const [step, { seconds, slowest, mebibytes }] of Object.entries(many)) {
      const growth = seconds / (few[step]?.seconds ?? seconds) / 10;
      print(
        `${what}, ${step}: ${most.toLocaleString('en')} lines in ${seconds.toFixed(1)} s; a line takes ${growth.toFixed(2)} times what it takes of a tenth; the slowest other request ${slowest.toFixed(0)} ms; ${mebibytes.toFixed(0)} MiB after it`,
      );
    }
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'moorings-bench-'));
  const table = path.join(folder, 'people.csv');
  await writeFile(table, people(most, 'command'));
  const begun = performance.now();
  const words = ['import', 'people', table, '--company', String(companyId), '--from', 'spreadsheet'];
  const command = start(['src/server/cli.ts', ...words], { DATA_DIR: dataDir });
  let peak = 0;
  const looking = setInterval(() => (peak = Math.max(peak, memoryOf(command.pid ?? 0).now || 0)), 200);
  const [code] = (await once(command, 'exit')) as [number];
  clearInterval(looking);
  await rm(folder, { recursive: true });
  if (code !== 0) throw new Error(`The command ended with ${code}`);
  print(
    `people by the command: ${((performance.now() - begun) / 1_000).toFixed(1)} s, ${peak.toFixed(0)} MiB at most`,
  );

  const { slowest, asked, failed } = await others.end();
  const { peak: server } = memoryOf(processId);
  print(`${asked} other requests, ${failed} not answered, the slowest in ${slowest.toFixed(0)} ms`);
  print(
    `memory of the server ${server.toFixed(0)} MiB at most, idle ${idle.toFixed(0)}: ${(server / idle).toFixed(2)} times`,
  );
  if (server > mostMebibytes || peak > mostMebibytes) throw new Error('It took too much memory');
  if (failed || slowest > 1_000) throw new Error('Others were not answered');
}

interface Bringing {
  address: string;
  /** Its cookie is another once rights have changed. */
  session: { cookie: string };
  calls: string;
  file: string;
  count: number;
  others: ReturnType<typeof answered>;
  processId: number;
}

interface Step {
  seconds: number;
  /** The slowest request of somebody else meanwhile, in milliseconds. */
  slowest: number;
  /** What the server holds when it is over. */
  mebibytes: number;
}

/** Seconds for each step of a file on its way in and out again. */
async function broughtIn({
  address,
  session,
  calls,
  file,
  count,
  others,
  processId,
}: Bringing): Promise<Record<string, Step>> {
  const ask = async (where: string, method: string, body?: string) => {
    const headers = {
      cookie: session.cookie,
      ...(body?.startsWith('{') ? { 'content-type': 'application/json' } : {}),
    };
    const response = await fetch(address + where, { method, headers, ...(body ? { body } : {}) });
    if (!response.ok) throw new Error(`${method} ${where}: ${response.status} ${await response.text()}`);
    session.cookie = response.headers.get('set-cookie')?.split(';')[0] ?? session.cookie;
    return response;
  };
  const state = async (at: string) =>
    (await (await ask(at, 'GET')).json()) as {
      state: string;
      failure: string | null;
      counts: Record<string, number>;
    };
  const took: Record<string, Step> = {};
  const timed = async (step: string, work: () => Promise<void>) => {
    const begun = performance.now();
    others.slowestAnew();
    await work();
    took[step] = {
      seconds: (performance.now() - begun) / 1_000,
      slowest: others.slowestAnew(),
      mebibytes: memoryOf(processId).now,
    };
  };
  let at = '';
  await timed('sent', async () => {
    const sent = (await (await ask(`${calls}?source=spreadsheet`, 'POST', file)).json()) as { id: number };
    at = `${calls}/${sent.id}`;
  });
  const ended = async (wanted: string) => {
    for (;;) {
      const now = await state(at);
      if (now.failure) throw new Error(now.failure);
      if (now.state === wanted) return now.counts;
      await pause(100);
    }
  };
  const through = async (
    step: string,
    { call, body, wanted, counted }: { call: string; body: string; wanted: string; counted: string },
  ) =>
    timed(step, async () => {
      await ask(`${at}/${call}`, 'POST', body);
      const counts = await ended(wanted);
      if (counts[counted] !== count) throw new Error(`${step}: ${JSON.stringify(counts)}`);
    });
  await through('checked', { call: 'run', body: '{"dryRun":true}', wanted: 'checked', counted: 'new' });
  await through('imported', { call: 'run', body: '{}', wanted: 'imported', counted: 'added' });
  await through('undone', { call: 'take-back', body: '{}', wanted: 'taken_back', counted: 'gone' });
  return took;
}

function people(count: number, at = `bench${count}`): string {
  const lines = Array.from(
    { length: count },
    (_, n) =>
      `First${n} Last${n},p${n}@${at}.example,+960 7${String(n).padStart(6, '0')},Job ${n % 50},Applied,2026-01-05,${'Notes of a talk. '.repeat(20)}`,
  );
  return `Name,Email,Phone,Job,Status,Applied on,Notes\n${lines.join('\n')}\n`;
}

function jobs(count: number): string {
  const lines = Array.from(
    { length: count },
    (_, n) =>
      `Job ${count}-${n},Malé,${'Does what is to be done. '.repeat(40)},MVR ${9_000 + n} per month,2026-01-05,${count}-${n}`,
  );
  return `Title,Location,Description,Salary,Posted on,ID\n${lines.join('\n')}\n`;
}

/** Somebody else who asks all the while. */
function answered(address: string) {
  const seen = { slowest: 0, asked: 0, failed: 0 };
  let slowest = 0;
  let over = false;
  const asking = (async () => {
    while (!over) {
      const begun = performance.now();
      // Where what is measured has failed, the server has ended.
      const ok = await fetch(`${address}/healthz/ready`).then(
        (reply) => reply.ok,
        () => false,
      );
      const milliseconds = performance.now() - begun;
      seen.slowest = Math.max(seen.slowest, milliseconds);
      slowest = Math.max(slowest, milliseconds);
      seen.asked += 1;
      seen.failed += Number(!ok);
      await pause(50);
    }
  })();
  return {
    /** The slowest since it was last asked. */
    slowestAnew: () => {
      const was = slowest;
      slowest = 0;
      return was;
    },
    end: async () => {
      over = true;
      await asking;
      return seen;
    },
  };
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
