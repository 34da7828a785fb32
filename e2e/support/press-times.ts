import type { Page } from 'playwright-core';
import { latencyOf, milliseconds } from '../../bench/support/latency.ts';
import { type Painted, type Press, pressPainted, walk } from './press-painted.ts';
import { settled } from './settled.ts';

/** Presses that follow each other, and how often they are made. */
interface Round {
  what: string;
  times: number;
  presses: readonly Press[];
  /** Escape follows each time, unmeasured: a dialog closes only for a person's own. */
  closes?: true;
}

const dialog = 'dialog[open]';
const selected = '[role="row"][aria-selected="true"]';
const peek = '#peek';
const up: Press = { key: 'k', sign: ':focus' };

const inTable: readonly Round[] = [
  { what: 'walk down', times: 60, presses: [walk] },
  { what: 'walk up', times: 60, presses: [up] },
  { what: 'select', times: 10, presses: [{ key: 'x', sign: selected }, walk] },
  { what: 'take the selection back', times: 1, presses: [{ key: 'Escape', sign: selected }] },
  {
    what: 'peek and close it',
    times: 15,
    presses: [
      { key: ' ', sign: peek },
      { key: 'Escape', sign: peek },
    ],
  },
  { what: 'notes', times: 15, presses: [{ key: 'n', sign: dialog }], closes: true },
  { what: 'message', times: 15, presses: [{ key: 'm', sign: dialog }], closes: true },
  { what: 'status', times: 15, presses: [{ key: '2', sign: '[role="row"][id] [role="gridcell"]' }, walk] },
  { what: 'keys listed', times: 15, presses: [{ key: '?', held: 'Shift', sign: dialog }], closes: true },
  { what: 'palette', times: 15, presses: [{ key: 'k', held: 'Control', sign: dialog }], closes: true },
];

const onBoard: readonly Round[] = [
  { what: 'walk down', times: 30, presses: [walk] },
  { what: 'walk up', times: 30, presses: [up] },
  {
    what: 'peek and close it',
    times: 15,
    presses: [
      { key: ' ', sign: peek },
      { key: 'Escape', sign: peek },
    ],
  },
];

const onApplication: readonly Round[] = [
  { what: 'next application', times: 15, presses: [{ key: 'j', sign: 'h1' }] },
  { what: 'message', times: 1, presses: [{ key: 'm', sign: ':focus' }] },
];

/** What is pressed all day, each until it is painted: how long that takes, and in which frame it is there. */
export async function measurePresses(page: Page, address: string): Promise<void> {
  process.stdout.write('presses until they are painted (p50, p95); in the next frame\n');
  await page.goto(`${address}/applications?tab=submitted`);
  await page.locator('[role="row"][id]').first().focus();
  await atRest(page);
  await measure(page, 'table', inTable);
  await page.keyboard.press('Enter');
  await page.getByRole('tab').first().waitFor();
  await atRest(page);
  await measure(page, 'application', onApplication);
  await page.goto(`${address}/board`);
  await page.getByRole('article').first().focus();
  await atRest(page);
  await measure(page, 'board', onBoard);
}

async function measure(page: Page, where: string, rounds: readonly Round[]): Promise<void> {
  for (const { what, times, presses, closes } of rounds) {
    const painted: Painted[] = [];
    for (let time = 0; time < times; time += 1) {
      for (const press of presses) painted.push(await page.evaluate(pressPainted, press));
      if (!closes) continue;
      await page.keyboard.press('Escape');
      await page.locator(dialog).waitFor({ state: 'hidden' });
    }
    const { p50, p95 } = latencyOf(painted.map(({ ms }) => ms));
    const next = painted.filter(({ frame }) => frame === 1).length;
    process.stdout.write(
      `  ${`${where}: ${what}`.padEnd(38)} ${milliseconds(p50)} ${milliseconds(p95)}   ${next} of ${painted.length}\n`,
    );
  }
}

/** What is fetched ahead once a page stands is there: it is presses that are looked at, and no first visit. */
async function atRest(page: Page): Promise<void> {
  await settled(page);
  await page.waitForTimeout(3_000);
}
