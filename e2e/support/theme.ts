import type { Page } from 'playwright-core';

export type Theme = 'light' | 'dark';

/** As if the person had chosen the theme on an earlier visit. */
export async function rememberTheme(page: Page, theme: Theme): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('moorings.theme', chosen), theme);
}

/** Changes the theme of the page as it stands, with whatever is open on it: the one chosen, or what the system prefers where no code runs. */
export async function turnTo(page: Page, theme: Theme): Promise<void> {
  if (await page.evaluate(() => document.getElementById('root') === null))
    await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(async (chosen) => {
    if (document.documentElement.dataset['theme'] === chosen) return;
    document.documentElement.dataset['theme'] = chosen;
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
  }, theme);
}
