import { expect } from 'vitest';
import { paths } from '#client/paths.ts';
import { violationsOf } from './support/accessibility.ts';
import { journey } from './support/journey.ts';

journey(
  'a developer goes from the keys to a first call, and reads every call here, in either theme and on a phone',
  async ({ visit }) => {
    const page = await visit(paths.settingsTab('keys'), { as: 'company_admin' });
    await page.getByRole('link', { name: 'How to begin' }).click();
    await page.getByRole('heading', { level: 1, name: 'For developers' }).waitFor();
    const first = await page.getByRole('region', { name: 'the first call' }).textContent();
    expect(first).toContain(`${new URL(page.url()).origin}/api/applications?limit=10`);

    await page.getByRole('link', { name: 'All calls' }).click();
    await page.getByRole('heading', { name: 'Moorings API' }).waitFor();
    for (const [size, theme] of [
      ['wide', 'light'],
      ['narrow', 'dark'],
    ] as const) {
      const reader = await visit(`${paths.apiReader}#tag/jobs/POST/api/jobs`, { size, theme });
      await reader.getByRole('heading', { name: 'Post a job' }).waitFor();
      await reader.getByText('curl').first().waitFor();
      expect(await reader.evaluate(() => document.documentElement.dataset['theme'])).toBe(theme);
      // The package draws only what is looked at; to have it all drawn, as is done elsewhere, takes minutes.
      expect(await violationsOf(reader)).toEqual([]);
      const room = await reader.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(room).toBeLessThanOrEqual(0);
    }
  },
);

journey(
  'the type of a refusal leads to words on what it means and what to do',
  async ({ visit, program }) => {
    const refused = await fetch(`${program.origin}/api/applications`, {
      headers: { accept: 'application/json' },
    });
    const { type } = (await refused.json()) as { type: string };
    const page = await visit(type);
    await page.getByRole('heading', { level: 1, name: 'Problems and what to do' }).waitFor();
    const problem = page.locator(':target');
    await problem.getByText('Authorization: Bearer').waitFor();
    expect(await problem.evaluate((shown) => shown.getBoundingClientRect().top < innerHeight)).toBe(true);
  },
);
