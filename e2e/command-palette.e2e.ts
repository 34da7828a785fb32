import { describe, expect } from 'vitest';
import { paths } from '#client/paths.ts';
import { expectAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';

describe('the command palette', () => {
  journey(
    'leads by a few letters to a place, and gives the focus back on Esc',
    async ({ visit, newPerson }) => {
      const page = await visit(paths.profile, { as: await newPerson('job_seeker') });
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press('Control+k');
      const box = page.getByRole('combobox', { name: 'Go to or do' });
      await box.waitFor();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await box.waitFor({ state: 'detached' });
      await page.keyboard.press('Control+k');
      await page.keyboard.type('appl');
      await page.getByRole('option', { name: /^Applications/, selected: true }).waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname === paths.applications);
    },
  );

  journey('finds jobs and companies, and says when there is nothing', async ({ visit, newPerson }) => {
    const page = await visit(paths.profile, { as: await newPerson('job_seeker') });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Go to or do' }).fill('zzzzzz');
    await page.getByText('Nothing found').waitFor();
    await page.getByRole('combobox', { name: 'Go to or do' }).fill('dive');
    const options = page.getByRole('option');
    await options.first().waitFor();
    expect(await options.count()).toBeGreaterThan(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => /^\/(jobs|companies)\/\d+$/.test(url.pathname));
  });
});
