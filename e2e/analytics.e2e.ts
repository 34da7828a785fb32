import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { paths } from '#client/paths.ts';
import { expectAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { applyFor, postJob } from './support/market.ts';
import { settled } from './support/settled.ts';

journey('analytics of nothing say that there is not enough data', async ({ visit, newPerson }) => {
  const page = await visit(paths.analytics, { as: await newPerson('recruiter') });
  await page.getByRole('heading', { name: 'Not enough data yet' }).waitFor();
  await page.getByText('None in the previous 30 days either').first().waitFor();
  await page.getByText('No hires in these 30 days').waitFor();
});

journey('analytics hold their days in the address', async ({ visit }) => {
  const page = await visit(paths.analytics, { as: 'company_admin' });
  const quarter = page.getByRole('button', { name: '90 days' });
  await quarter.click();
  await page.getByRole('heading', { name: 'Applications per week' }).waitFor();
  expect(new URL(page.url()).search).toBe('?days=90');
  expect(await quarter.evaluate((button) => button === document.activeElement)).toBe(true);

  await page.getByRole('button', { name: 'Custom' }).click();
  const last = await page.getByLabel('To', { exact: true }).inputValue();
  await page.getByLabel('From', { exact: true }).fill(last);
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.getByText('The last day is before the first').first().waitFor();
  await page.getByLabel('To', { exact: true }).fill(last);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.waitForURL((url) => url.search === `?from=${last}&to=${last}`);
  await page
    .getByText(/in the previous day/)
    .first()
    .waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Applications per week' }).waitFor();
});

journey('each chart has a table and a file, which no spreadsheet executes', async ({ visit, newPerson }) => {
  const recruiter = await newPerson('recruiter');
  let job = 0;
  await visit(
    async (api) => {
      job = (await postJob(api, { title: '=1+1 Cook', department: 'Galley' })).id;
      return paths.job(job);
    },
    { as: recruiter },
  );
  await visit(
    async (api) => {
      await applyFor(api, job, { source: 'shared' });
      return paths.job(job);
    },
    { as: await newPerson('job_seeker') },
  );

  const page = await visit(paths.analytics, { as: recruiter });
  const sources = page.getByRole('region', { name: 'Application sources' });
  await sources.getByText('100% of 1').waitFor();
  await sources.getByRole('button', { name: /^Show table/ }).click();
  await sources.getByRole('row', { name: /Shared link.*1.*100%/ }).waitFor();
  await page.getByRole('region', { name: 'Departments' }).getByText('Galley').first().waitFor();
  await settled(page);
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV: Top jobs' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^top-jobs-.*\.csv$/);
  expect(await text(await file.createReadStream())).toContain(`"'=1+1 Cook","1"`);

  const hires = page.getByRole('region', { name: 'Hires' });
  for (const [label, name, begins] of [
    ['Export CSV', /^hires-.*\.csv$/, '"'],
    ['Export JSON', /^hires-.*\.json$/, '['],
  ] as const) {
    const coming = page.waitForEvent('download');
    await hires.getByRole('link', { name: label }).click();
    const handedOver = await coming;
    expect(handedOver.suggestedFilename()).toMatch(name);
    expect((await text(await handedOver.createReadStream())).startsWith(begins)).toBe(true);
  }
});
