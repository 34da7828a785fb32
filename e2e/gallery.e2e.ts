import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';

// Only the program of `npm run dev` has this page; what is built for others has it not.
let server: ViteDevServer;

beforeAll(async () => {
  const root = path.join(import.meta.dirname, '..');
  server = await createServer({
    root,
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, hmr: false },
  });
  await server.listen();
});
afterAll(() => server.close());

journey('every piece of the kit can be seen and used by everybody, light and dark', async ({ browser }) => {
  // The spinner never comes to rest by itself.
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto(new URL('gallery.html', server.resolvedUrls?.local[0]).href);
  await page.getByRole('heading', { name: 'Gallery' }).waitFor();
  // Both themes stand beside each other.
  await expectAccessible(page, { themes: ['light'] });
  for (const theme of ['light', 'dark']) {
    const pane = page.getByRole('region', { name: theme, exact: true });
    for (const name of ['Dialog', 'Sheet', 'ConfirmDialog', 'RenameDialog']) {
      await pane.getByRole('button', { name, exact: true }).click();
      await page.getByRole('dialog').waitFor();
      await expectAccessible(page, { themes: ['light'] });
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    await pane.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('menu').first().waitFor();
    await expectAccessible(page, { themes: ['light'] });
    await page.keyboard.press('Escape');
  }
  expect(problems).toEqual([]);
  await page.close();
});
