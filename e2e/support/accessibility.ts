import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { type Theme, turnTo } from './theme.ts';

// target-size runs only when its tag, the last one, is asked for.
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

// All that differs between the themes are colours; these two rules look at them.
const ofColours = ['color-contrast', 'link-in-text-block'];

/** Throws when axe finds anything against WCAG 2.2 AA on the page as it stands, in either theme unless told which. */
export async function expectAccessible(
  page: Page,
  themes: readonly [Theme, ...Theme[]] = ['light', 'dark'],
): Promise<void> {
  const before = (await page.evaluate(() => document.documentElement.dataset['theme'])) as Theme | undefined;
  const found: string[] = [];
  for (const [index, theme] of themes.entries()) {
    await turnTo(page, theme);
    const rules = index === 0 ? levels : ofColours;
    found.push(...(await violations(page, rules)).map((violation) => `${theme}: ${violation}`));
  }
  await turnTo(page, before ?? 'light');
  if (found.length > 0) throw new Error(`axe found, on ${page.url()}:\n${found.join('\n')}`);
}

async function violations(page: Page, runOnly: string[]): Promise<string[]> {
  const result = await new AxeBuilder({ page })
    // Legacy means without looking into frames of other sites, which we have none of; it takes half the time.
    .setLegacyMode(true)
    // To tell what is as it should be takes three times as long as to look.
    .options({ runOnly, resultTypes: ['violations'] })
    .analyze();
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html}\n  ${node.failureSummary?.replaceAll('\n', '\n  ') ?? ''}`),
  );
}
