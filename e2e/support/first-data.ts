import type { Page, Request } from 'playwright-core';
import { latencyOf, milliseconds } from '../../bench/support/latency.ts';
import { paths } from '#client/paths.ts';
import { settled } from './settled.ts';

const visits = 5;

/** What who hires opens all day. */
const screens = {
  dashboard: paths.dashboard('recruiter'),
  applications: paths.applications,
  board: paths.board,
  candidates: paths.candidates,
  duplicates: paths.duplicates,
  interviews: paths.interviews,
  'jobs managed': paths.manageJobs,
  analytics: paths.analytics,
  templates: paths.templates,
  steps: paths.steps,
  'post a job': paths.postJob,
} as const;

/** Opens each screen by its whole address, as on an ordinary morning: what the server takes, when the data stands there, what moves. */
export async function measureFirstData(page: Page, address: string): Promise<void> {
  const bare: number[] = [];
  for (let time = 0; time < 20; time += 1) {
    const begun = performance.now();
    await (await fetch(`${address}/healthz/live`)).arrayBuffer();
    bare.push(performance.now() - begun);
  }
  const least = latencyOf(bare).p50;
  process.stdout.write(
    `screens (p50 of ${visits}): longest answer, beside ${milliseconds(least).trim()} of a bare one; all shown, from the address; moved\n`,
  );
  for (const [name, path] of Object.entries(screens)) {
    // Once, for the code: it is the data that is looked at.
    await look(page, address + path);
    const looks = [];
    for (let time = 0; time < visits; time += 1) looks.push(await look(page, address + path));
    const server = latencyOf(looks.map((one) => one.server)).p50;
    const data = latencyOf(looks.map((one) => one.data)).p50;
    const moved = Math.max(...looks.map((one) => one.moved));
    process.stdout.write(
      `  ${name.padEnd(16)} ${milliseconds(server)}  ×${(server / least).toFixed(0).padStart(3)}   ${milliseconds(data)}   ${moved.toFixed(4)}\n`,
    );
  }
}

async function look(page: Page, url: string): Promise<{ server: number; data: number; moved: number }> {
  const answers: number[] = [];
  const note = (request: Request) => {
    const { requestStart, responseStart } = request.timing();
    const { pathname } = new URL(request.url());
    // What stays open tells of changes, and is no answer.
    if (pathname.startsWith('/api/') && pathname !== '/api/live') answers.push(responseStart - requestStart);
  };
  page.on('requestfinished', note);
  const begun = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await settled(page);
  const data = performance.now() - begun;
  page.off('requestfinished', note);
  const moved = await page.evaluate(() => Number(Reflect.get(globalThis, 'movedByItself')));
  return { server: Math.max(0, ...answers), data, moved };
}
