import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { type Theme, turnTo } from './theme.ts';

// target-size runs only when its tag, the last one, is asked for.
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Throws when axe finds anything against WCAG 2.2 AA on the page as it stands, in either theme unless told which. */
export async function expectAccessible(
  page: Page,
  themes: readonly Theme[] = ['light', 'dark'],
): Promise<void> {
  const before = (await page.evaluate(() => document.documentElement.dataset['theme'])) as Theme | undefined;
  const found: string[] = [];
  for (const theme of themes) {
    await turnTo(page, theme);
    found.push(...(await violations(page)).map((violation) => `${theme}: ${violation}`));
  }
  await turnTo(page, before ?? 'light');
  if (found.length > 0) throw new Error(`axe found, on ${page.url()}:\n${found.join('\n')}`);
}

async function violations(page: Page): Promise<string[]> {
  // Legacy means without looking into frames of other sites, which we have none of; it takes half the time.
  const result = await new AxeBuilder({ page }).setLegacyMode(true).withTags(levels).analyze();
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html}\n  ${node.failureSummary?.replaceAll('\n', '\n  ') ?? ''}`),
  );
}
