import { describe, expect } from 'vitest';
import { paths } from '#client/paths.ts';
import { expectAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { settled, sidewaysAt320 } from './support/settled.ts';

describe('the page for employers', () => {
  journey('needs somebody signed in, like all but the start', async ({ visit }) => {
    const page = await visit(paths.employers);
    await page.waitForURL(paths.authThen(paths.employers));
  });

  journey('leads to posting, to candidates and to the settings', async ({ visit, newPerson }) => {
    const page = await visit(paths.employers, { as: await newPerson('recruiter') });
    await page.getByRole('heading', { level: 1, name: 'Find Top Talent in the Maldives' }).waitFor();
    const main = page.getByRole('main');
    const addresses = await main
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(
      expect.arrayContaining([paths.jobsCreate, paths.candidates, paths.settings, paths.pricing]),
    );
    await main.getByRole('link', { name: 'Set up your company' }).click();
    await page.waitForURL(paths.settings);
    await page.goBack();
    await main.getByRole('link', { name: 'Post a Job' }).first().click();
    await page.waitForURL(paths.postJob);
  });

  journey('tells a job seeker that posting needs another account', async ({ visit, newPerson }) => {
    const page = await visit(paths.employers, { as: await newPerson('job_seeker'), size: 'narrow' });
    await page.getByText('You’re signed in as a job seeker.').waitFor();
    await settled(page);
    await expectAccessible(page);
    expect(await sidewaysAt320(page)).toBe(0);
  });
});
