import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { paths } from '#client/paths.ts';
import { submenuDelay } from '#client/ui/timings.ts';
import { expectAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';

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

    // Away and in again: it is still there.
    await page.mouse.move(5, 5);
    await choice.hover();
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
