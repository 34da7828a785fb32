// What `npm run bench -- board` measures in the browser: how soon a move is painted, and how a long column scrolls. Given
// the address of a running program, a session's cookie and how many cards it has; of few it
// is to be quick.
import { chromium, type Page } from 'playwright-core';
import { latencyOf, milliseconds } from '../../bench/support/latency.ts';
import { browserFlags, findBrowser } from './browser.ts';
import { scrollFrames } from './scroll-frames.ts';

const [address = '', cookie = '', cards = 0] = process.argv.slice(2);
const quick = Number(cards) < 1_000;
const moves = quick ? 2 : 40;
const frames = quick ? 10 : 300;

const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
try {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: address }]);
  const page = await context.newPage();
  const begun = performance.now();
  await page.goto(`${address}/board`);
  await page
    .getByRole('article')
    .nth(Number(cards) - 1)
    .waitFor({ state: 'attached' });
  process.stdout.write(`board: opened, with all cards ${milliseconds(performance.now() - begun)}\n`);
  await measureMoves(page);
  await measureScrolling(page);
} finally {
  await browser.close();
}

/** From the key that moves a card until it stands in its new column and that frame has been painted, against a frame in which nothing happens. */
async function measureMoves(page: Page): Promise<void> {
  const times: { moved: number; idle: number; frames: number }[] = [];
  for (let move = 0; move < moves; move += 1) {
    times.push(await page.evaluate(moveOne));
    await page.locator('article[aria-busy="true"]').first().waitFor({ state: 'detached' });
  }
  const moved = latencyOf(times.map((time) => time.moved));
  const idle = latencyOf(times.map((time) => time.idle));
  const within = times.filter((time) => time.frames <= 1).length;
  process.stdout.write(
    `board: a move until it is painted (p50, p95)\n` +
      `  a move            ${milliseconds(moved.p50)} ${milliseconds(moved.p95)}\n` +
      `  a frame, idle     ${milliseconds(idle.p50)} ${milliseconds(idle.p95)}\n` +
      `  ratio of the p50  ${(moved.p50 / idle.p50).toFixed(2)}\n` +
      `  in the next frame ${within} of ${times.length}\n`,
  );
}

/** Runs in the page. */
async function moveOne(): Promise<{ moved: number; idle: number; frames: number }> {
  const frame = () =>
    new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now())));
  // A message that is posted in a frame is heard after its painting.
  const painted = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(performance.now()));
        port1.start();
        port2.postMessage(undefined);
      });
    });
  const card = document.querySelector<HTMLElement>('section[aria-labelledby="column-submitted"] article');
  if (!card) throw new Error('There is no card to move.');
  card.focus();
  await frame();
  const idleSince = await frame();
  const idle = (await painted()) - idleSince;
  // Somewhere within a frame, as a person's key is.
  await new Promise((resolve) => setTimeout(resolve, 20));
  const since = performance.now();
  card.dispatchEvent(new KeyboardEvent('keydown', { key: '2', bubbles: true, cancelable: true }));
  for (let count = 1; ; count += 1) {
    const at = await painted();
    if (document.querySelector(`section[aria-labelledby="column-screening"] #${card.id}`))
      return { moved: at - since, idle, frames: count };
    if (count > 600) throw new Error('The card did not move.');
  }
}

/** Frames while the longest column scrolls by, against frames while nothing does. */
async function measureScrolling(page: Page): Promise<void> {
  const rounds = [];
  for (let round = 0; round < 3; round += 1)
    rounds.push(
      await page.evaluate(scrollFrames, {
        selector: 'section[aria-labelledby="column-submitted"] > div',
        count: frames,
      }),
    );
  const { idle, scrolled } = rounds.toSorted((a, b) => sum(a.scrolled) - sum(b.scrolled))[1] ?? {
    idle: [],
    scrolled: [],
  };
  const [still, moving] = [latencyOf(idle), latencyOf(scrolled)];
  process.stdout.write(
    `board: frames while a column scrolls (a second; p50, p95)\n` +
      `  scrolling ${perSecond(scrolled)}  ${milliseconds(moving.p50)} ${milliseconds(moving.p95)}\n` +
      `  idle      ${perSecond(idle)}  ${milliseconds(still.p50)} ${milliseconds(still.p95)}\n` +
      `  ratio of frames   ${(sum(idle) / idle.length / (sum(scrolled) / scrolled.length)).toFixed(2)}\n`,
  );
}

function sum(times: readonly number[]): number {
  return times.reduce((total, time) => total + time, 0);
}

function perSecond(times: readonly number[]): string {
  return `${((1_000 * times.length) / sum(times)).toFixed(1)} /s`.padStart(8);
}
