// The longest list a browser is given, 200 cards: what laying it out costs with the cards out of sight left alone
// (content-visibility, as the page has it), beside all of them laid out. The work of the browser for the first showing and for another
// width, in turn.
import { chromium, type Browser } from 'playwright-core';
import { browserFlags, findBrowser } from '../e2e/support/browser.ts';
import type { Market } from './support/shared.ts';
import { onSeededServer, quick } from './support/seeded-market.ts';

const cards = 200;
const rounds = quick ? 1 : 7;
const allLaidOut = 'main ol > li { content-visibility: visible !important; }';

/** In the page: until what has changed is drawn. */
const twoFrames =
  'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(undefined))))';

interface Work {
  first: number;
  resized: number;
}

await onSeededServer(400, async (market) => {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  try {
    const skipping: Work[] = [];
    const whole: Work[] = [];
    for (let round = 0; round < rounds; round += 1) {
      skipping.push(await look(browser, market, ''));
      whole.push(await look(browser, market, allLaidOut));
    }
    process.stdout.write(`long-list: ${cards} cards, style and layout in the browser\n`);
    for (const part of ['first', 'resized'] as const) {
      const [own, all] = [middle(skipping, part), middle(whole, part)];
      process.stdout.write(
        `  ${part === 'first' ? 'first showing' : 'another width'}    ${own.toFixed(1)} ms, all laid out ${all.toFixed(1)} ms, ratio ${(own / all).toFixed(2)}\n`,
      );
    }
  } finally {
    await browser.close();
  }
});

async function look(browser: Browser, { address, seekers }: Market, style: string): Promise<Work> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const [name = '', value = ''] = seekers[0]!.cookie.split('=');
  await page.context().addCookies([{ name, value, url: address }]);
  await page.addInitScript({
    content: `document.addEventListener('DOMContentLoaded', () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(${JSON.stringify(style)});
      document.adoptedStyleSheets.push(sheet);
    })`,
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (wanted: string) => metrics.find((metric) => metric.name === wanted)?.value ?? 0;
    return (of('LayoutDuration') + of('RecalcStyleDuration')) * 1_000;
  };
  await page.goto(`${address}/jobs?pages=10`);
  await page
    .locator('main ol > li')
    .nth(cards - 1)
    .waitFor({ state: 'attached' });
  await page.evaluate(twoFrames);
  const first = await spent();
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.evaluate(twoFrames);
  const resized = (await spent()) - first;
  await page.close();
  return { first, resized };
}

function middle(all: readonly Work[], part: keyof Work): number {
  return all.map((one) => one[part]).toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
}
