import type { Page } from 'playwright-core';
import { outage } from './problems.ts';

/** From now on the page is answered with 503 whatever it asks the server, but for who is signed in. */
export async function cutOff(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => pathname.startsWith('/api/') && pathname !== '/api/user',
    (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        headers: { [outage]: 'yes' },
        body: JSON.stringify({ detail: 'The database does not answer.' }),
      }),
  );
}

export async function reconnect(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'wait' });
}
