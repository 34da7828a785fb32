import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '#client/paths.ts';
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
  expect(await focusedText(page)).toBe('Last 90 days');
  await page.keyboard.press('Escape');
  expect(await focusedText(page)).toBe('Filter');
});

function focusedText(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.textContent);
}
