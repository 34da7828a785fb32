import { stat } from 'node:fs/promises';
import { describe, expect } from 'vitest';
import { paths } from '#client/paths.ts';
import { expectAccessible } from './support/accessibility.ts';
import { journeyOnEmpty } from './support/journey.ts';
import { foundCompany } from './support/market.ts';

describe('a company that moves out', () => {
  journeyOnEmpty(
    'makes an export of its data, sees when it is there, and downloads it; its jobs download as CSV',
    async ({ visit, newPerson }) => {
      const page = await visit(paths.settings, { as: await newPerson('recruiter') });
      await foundCompany(page.request, `Fihalhohi ${Date.now()}`);
      await page.goto(paths.settingsTab('export'));
      await page.getByRole('button', { name: 'Make an export' }).click();
      await page.getByRole('link', { name: 'Download' }).waitFor();
      await page.getByText(/\d records · 0 files/).waitFor();
      await expectAccessible(page);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Download' }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/^fihalhohi-[\d-]+\.tar\.gz$/);
      expect((await stat(await file.path())).size).toBeGreaterThan(1_000);
      await page.goto(paths.manageJobs);
      const [list] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Download CSV' }).click(),
      ]);
      expect(list.suggestedFilename()).toMatch(/^jobs-[\d-]+\.csv$/);
    },
  );
});
