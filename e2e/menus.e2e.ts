import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { paths } from '#client/paths.ts';
import { submenuDelay } from '#client/ui/timings.ts';
import { expectAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { settled } from './support/settled.ts';
import { applyFor, foundCompany, postJobWithSteps } from './support/market.ts';

journey('a menu has the focus as soon as it is open', async ({ visit }) => {
  const page = await visit(paths.applications, { as: 'job_seeker' });
  const button = page.getByRole('button', { name: 'Filter', exact: true });
  // In one step of the page: between the two no key could be pressed.
  const focused = await button.evaluate((element: HTMLElement) => {
    element.click();
    return document.activeElement?.textContent;
  });
  expect(focused).toBe('Newest first');
  await page.getByRole('menu').waitFor();

  // A second press closes it and gives the focus back; Esc does too.
  await button.click();
  await page.getByRole('menu').waitFor({ state: 'hidden' });
  expect(await focusedText(page)).toBe('Filter');
  await button.press('Enter');
  await page.keyboard.press('End');
  expect(await focusedText(page)).toContain('Applied');
  await page.keyboard.press('Escape');
  expect(await focusedText(page)).toBe('Filter');
});

describe('a submenu', () => {
  journey('opens for a pointer that stays, and waits for one that leaves', async ({ visit }) => {
    const page = await visit(paths.applications, { as: 'job_seeker' });
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    const item = page.getByRole('menuitem', { name: 'Applied' });
    const choice = page.getByRole('menuitemradio', { name: 'Last 7 days' });
    await page.evaluate(noteSteps);

    await item.hover();
    await choice.waitFor();
    expect(await took(page, 'pointerenter', 'open')).toBeGreaterThanOrEqual(submenuDelay.open);
    await expectAccessible(page);

    // Away and in again: it is still there. Where it is was found before, as that takes longer than it stays open.
    const place = await choice.boundingBox();
    if (!place) throw new Error('The choice has no place.');
    await page.mouse.move(5, 5);
    await page.mouse.move(place.x + 9, place.y + 9);
    await page.waitForTimeout(submenuDelay.grace + 100);
    expect(await choice.isVisible()).toBe(true);

    await page.mouse.move(5, 5);
    await choice.waitFor({ state: 'hidden' });
    expect(await took(page, 'pointerleave', 'closed')).toBeGreaterThanOrEqual(submenuDelay.grace);
    expect(await item.isVisible()).toBe(true);

    await item.hover();
    await choice.click();
    await page.waitForURL(`${paths.applications}?date=7`);
    await page.getByRole('menu').waitFor({ state: 'hidden' });
  });

  journey('is entered and left by the arrows', async ({ visit }) => {
    const page = await visit(`${paths.applications}?date=30`, { as: 'job_seeker' });
    const menus = page.getByRole('menu');
    await page.getByRole('button', { name: 'Filter', exact: true }).press('Enter');
    await page.keyboard.type('app');
    expect(await focusedText(page)).toContain('Applied');
    expect(await menus.count()).toBe(1);
    for (const [enter, leave] of [
      ['ArrowRight', 'ArrowLeft'],
      ['Enter', 'Escape'],
    ] as const) {
      await page.keyboard.press(enter);
      // What holds already has the focus.
      expect(await focusedText(page)).toBe('Last 30 days');
      expect(await menus.count()).toBe(2);
      await page.keyboard.press(leave);
      expect(await focusedText(page)).toContain('Applied');
      expect(await menus.count()).toBe(1);
    }
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await page.waitForURL(paths.applications);
    expect(await menus.count()).toBe(0);
    expect(await focusedText(page)).toBe('Filter');
  });

  journey('opens and closes by a tap, within the narrowest screen', async ({ visit }) => {
    const page = await visit(paths.applications, { as: 'job_seeker', size: 'narrow' });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('button', { name: 'Filter', exact: true }).tap();
    const item = page.getByRole('menuitem', { name: 'Applied' });
    const choice = page.getByRole('menuitemradio', { name: 'Last 90 days' });
    await item.tap();
    await choice.waitFor();
    const box = await page.getByRole('menu', { name: 'Applied' }).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 320)).toBeLessThanOrEqual(320);
    await item.tap();
    await choice.waitFor({ state: 'hidden' });
    await item.tap();
    await choice.tap();
    await page.waitForURL(`${paths.applications}?date=90`);
  });
});

journey(
  'a menu longer than the room there is stays in the window, at its button, and every item can be pressed',
  async ({ visit, newPerson }) => {
    const recruiter = await newPerson('recruiter');
    const seeker = await newPerson('job_seeker');
    let job = 0;
    const board = await visit(
      async (api) => {
        await foundCompany(api, `Menus ${Date.now()}`);
        job = (await postJobWithSteps(api, ['Phone call', 'Trade test', 'Swim test', 'References'])).id;
        return paths.jobs;
      },
      { as: recruiter },
    );
    const theirs = await visit(
      async (api) => {
        await applyFor(api, job);
        return paths.applications;
      },
      { as: seeker },
    );
    await theirs.close();

    await board.goto(paths.pipeline(job));
    await staysAtItsButton(board, /^Move/);
    await board.addInitScript(withoutAnchors);
    await board.reload();
    await staysAtItsButton(board, /^Move/);

    const phone = await visit(paths.applicationsTo(job), { as: recruiter, size: 'narrow' });
    await staysAtItsButton(phone, /^Update Status/);
    await phone.getByRole('button', { name: /^Update Status/ }).tap();
    await phone.getByRole('menuitemradio', { name: 'Rejected' }).tap();
    await phone
      .getByRole('dialog')
      .getByRole('button', { name: /^Reject / })
      .tap();
    await phone.getByRole('status').getByText('Status updated').waitFor();
    await phone.getByRole('button', { name: /^Update Status/ }).tap();
    await phone.getByRole('menuitemradio', { name: 'Rejected', disabled: true }).waitFor();
  },
);

/** Opens the menu, with its button at several heights, looks where it stands, scrolls, looks again, and closes it. */
async function staysAtItsButton(page: Page, name: RegExp): Promise<void> {
  const button = page.getByRole('button', { name }).first();
  await button.waitFor();
  // A row that is drawn anew takes its menu with it.
  await settled(page);
  await page.evaluate(() => (document.body.style.minHeight = '3000px'));
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  for (const height of [0.25, 0.5, 0.75]) {
    const wanted = Math.round(window.height * height);
    const scrolled = await button.evaluate((element, to) => {
      scrollBy({ top: element.getBoundingClientRect().top - to, behavior: 'instant' });
      return Math.round(element.getBoundingClientRect().top);
    }, wanted);
    await button.click();
    const menu = page.getByRole('menu').locator('xpath=..');
    const before = await menu.boundingBox();
    expect(before?.y, `opened from ${scrolled}`).toBeGreaterThanOrEqual(0);
    expect((before?.y ?? 0) + (before?.height ?? 0)).toBeLessThanOrEqual(window.height);
    expect((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThanOrEqual(window.width);
    expect(await topOf(button), 'opening scrolled the page').toBe(scrolled);
    // Its last item can be scrolled to. By the wheel: looking for it with a click may scroll the page, and the menu with it.
    const last = page.getByRole('menuitemradio').last();
    if (!(await isOnTop(last))) {
      await page.mouse.move((before?.x ?? 0) + 20, (before?.y ?? 0) + 20);
      await page.mouse.wheel(0, window.height);
      await expect.poll(() => isOnTop(last)).toBe(true);
    }

    expect(await topOf(button), 'scrolling the menu scrolled the page').toBe(scrolled);
    expect(await apart(button, menu)).toBe(6);
    const at = await topOf(button);
    await page.evaluate(() => scrollBy({ top: 20, behavior: 'instant' }));
    await expect.poll(() => topOf(button)).toBe(at - 20);
    await expect.poll(() => apart(button, menu)).toBe(6);
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'hidden' });
  }
}

/** How far a menu stands from its button. */
async function apart(button: Locator, menu: Locator): Promise<number> {
  const [at, shown] = [await button.boundingBox(), await menu.boundingBox()];
  if (!at || !shown) throw new Error('Not both are shown.');
  return Math.round(Math.max(shown.y - at.y - at.height, at.y - shown.y - shown.height));
}

/** Whether its middle is to be seen and would take a click. */
function isOnTop(element: Locator): Promise<boolean> {
  return element.evaluate((shown) => {
    const { x, y, width, height } = shown.getBoundingClientRect();
    return shown.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}

function topOf(element: Locator): Promise<number> {
  return element.evaluate((shown) => Math.round(shown.getBoundingClientRect().top));
}

/** A browser of before anchor positioning. */
function withoutAnchors(): void {
  const supports = CSS.supports.bind(CSS);
  CSS.supports = (...asked: [string, string?]) =>
    !asked.join().includes('anchor') && (supports as (...all: (string | undefined)[]) => boolean)(...asked);
}

function focusedText(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.textContent);
}

type Step = 'pointerenter' | 'pointerleave' | 'open' | 'closed';

/** Has the page keep when the pointer last came to or left the submenu's item, and when the submenu last opened or closed. */
function noteSteps(): void {
  const item = document.querySelector('[aria-haspopup="menu"][role="menuitem"]');
  const steps: Partial<Record<Step, number>> = {};
  Object.assign(window, { steps });
  for (const step of ['pointerenter', 'pointerleave'] as const)
    item?.parentElement?.addEventListener(step, () => (steps[step] = performance.now()));
  item?.nextElementSibling?.addEventListener('beforetoggle', (event) => {
    steps[(event as ToggleEvent).newState as 'open' | 'closed'] = performance.now(); // the two there are
  });
}

/** Milliseconds between two steps. */
function took(page: Page, from: Step, to: Step): Promise<number> {
  return page.evaluate(
    ([start, end]) => {
      const { steps } = window as unknown as { steps: Record<Step, number> }; // put there above
      // A timer counts whole milliseconds.
      return Math.ceil(steps[end] - steps[start]);
    },
    [from, to] as const,
  );
}
