// What `npm run bench -- screens` measures in the browser. Given the address of a running program, a session's cookie and
// how many applications it has. The tasks of each screen stand in a file of tasks/.
import { chromium, type Page } from 'playwright-core';
import { latencyOf, milliseconds } from '../../bench/support/latency.ts';
import { browserFlags, findBrowser } from './browser.ts';
import { measureFirstData } from './first-data.ts';
import { measurePresses } from './press-times.ts';
import { pressPainted, walk } from './press-painted.ts';
import { applicationTasks } from './tasks/application.ts';
import { Hand, type Task } from './tasks/hand.ts';
import { listTasks } from './tasks/list.ts';
import { scrollFrames } from './scroll-frames.ts';
import { settled } from './settled.ts';

const [address = '', cookie = '', applications = 0] = process.argv.slice(2);
const tasks: readonly Task[] = [...listTasks, ...applicationTasks];
const frames = 300;

const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
try {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: address });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: address }]);
  const page = await context.newPage();
  await page.addInitScript(watchShifts);
  await measureFirstData(page, address);
  await measureList(page);
  await measurePresses(page, address);
  for (const task of tasks) await measureTask(page, task);
} finally {
  await browser.close();
}

async function measureList(page: Page): Promise<void> {
  // Once, for the code: it is the data that is looked at.
  await page.goto(`${address}/applications`);
  await row(page).waitFor();
  const opened: number[] = [];
  for (let time = 0; time < 5; time += 1) {
    await page.goto(`${address}/candidates`);
    await settled(page);
    const link = page
      .getByRole('navigation', { name: 'Workspace' })
      .getByRole('link', { name: 'Applications' });
    await link.hover();
    // The press alone: a script's click would first wait for two frames in which the link stands still.
    const begun = performance.now();
    await page.mouse.down();
    await page.mouse.up();
    await row(page).waitFor();
    opened.push(performance.now() - begun);
  }
  const top = await row(page).evaluate((element) => element.getBoundingClientRect().top);
  const known = await page.getByRole('grid').getAttribute('aria-rowcount');
  const { idle, scrolled } = await page.evaluate(scrollFrames, { selector: '[role="grid"]', count: frames });
  // After scrolling away, the first leads back to the row one was on: a jump, with all rows drawn anew, and no step of a walk.
  const back = await page.evaluate(pressPainted, walk);
  const [still, moving] = [latencyOf(idle), latencyOf(scrolled)];
  process.stdout.write(
    `list of ${Number(applications).toLocaleString('en')} applications (p50, p95)\n` +
      `  first rows after a press          ${milliseconds(latencyOf(opened).p50)} ${milliseconds(latencyOf(opened).p95)}\n` +
      `  a frame while it scrolls          ${milliseconds(moving.p50)} ${milliseconds(moving.p95)}   ${perSecond(scrolled)}\n` +
      `  a frame while nothing happens     ${milliseconds(still.p50)} ${milliseconds(still.p95)}   ${perSecond(idle)}\n` +
      `  a key that leads back to the top  ${milliseconds(back.ms)}   in frame ${back.frame}\n` +
      `  moved by itself (layout shift)    ${(await shifts(page)).toFixed(4)}\n` +
      `  first row at ${Math.round(top)} px; ${Number(known) - 1} rows known\n`,
  );
}

async function measureTask(page: Page, { name, address: at, before, act }: Task): Promise<void> {
  await page.goto(`${address}${at}`);
  await page.getByRole('row').nth(1).waitFor();
  await before?.(page);
  const hand = new Hand(page);
  const begun = performance.now();
  await act(hand);
  const time = performance.now() - begun;
  process.stdout.write(
    `  ${name.padEnd(32)} ${String(hand.presses).padStart(2)} presses ${milliseconds(time)}\n`,
  );
}

function row(page: Page) {
  return page.locator('[role="row"][id]').first();
}

async function shifts(page: Page): Promise<number> {
  return page.evaluate(() => Number(Reflect.get(globalThis, 'movedByItself')));
}

function perSecond(times: readonly number[]): string {
  return `${(1_000 / (times.reduce((sum, time) => sum + time, 0) / times.length)).toFixed(1)} a second`;
}

/** Runs in the page. */
function watchShifts(): void {
  Reflect.set(globalThis, 'movedByItself', 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!Reflect.get(entry, 'hadRecentInput'))
        Reflect.set(
          globalThis,
          'movedByItself',
          Number(Reflect.get(globalThis, 'movedByItself')) + Number(Reflect.get(entry, 'value')),
        );
  }).observe({ type: 'layout-shift', buffered: true });
}
