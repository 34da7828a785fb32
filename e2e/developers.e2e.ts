import { expect } from 'vitest';
import { paths } from '#client/paths.ts';
import { journey } from './support/journey.ts';

journey('a developer goes from the keys to a first call, and on to all calls', async ({ visit }) => {
  const page = await visit(paths.settingsTab('keys'), { as: 'company_admin' });
  await page.getByRole('link', { name: 'How to begin' }).click();
  await page.getByRole('heading', { level: 1, name: 'For developers' }).waitFor();
  const first = await page.getByRole('region', { name: 'the first call' }).textContent();
  expect(first).toContain(`${new URL(page.url()).origin}/api/applications?limit=10`);

  await page.getByRole('link', { name: 'All calls' }).click();
  await page.getByRole('heading', { name: 'Moorings API' }).waitFor();
});

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
