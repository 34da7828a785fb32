import { describe, expect } from 'vitest';
import { paths } from '#client/paths.ts';
import { expectAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { settled, sidewaysAt320 } from './support/settled.ts';
import { foundCompany, postJob } from './support/market.ts';

describe('the directory of companies', () => {
  journey('is searched by name, and the address keeps the search', async ({ visit, newPerson }) => {
    const name = `Kuredhoo Sails ${Date.now()}`;
    const founder = await newPerson('recruiter');
    const founding = await visit(paths.companies, { as: founder });
    await foundCompany(founding.request, name);

    const page = await visit(paths.companies, { as: await newPerson('job_seeker') });
    await page.getByLabel('Search by name').fill(name);
    await page.waitForURL((url) => url.searchParams.get('search') === name);
    await page.getByText('1 company', { exact: true }).waitFor();
    await page.reload();
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
    await row.getByText('Employer not verified').waitFor();
    await row.getByText('No open jobs').waitFor();
    await row.getByRole('link', { name }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.goBack();
    expect(await page.getByLabel('Search by name').inputValue()).toBe(name);
  });

  journey('says when no name fits, and shows them all again', async ({ visit, newPerson }) => {
    const page = await visit(`${paths.companies}?search=xyzzy`, { as: await newPerson('job_seeker') });
    await page.getByRole('heading', { name: 'No company has this name' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Show all companies' }).click();
    await page.getByRole('main').getByRole('listitem').nth(1).waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  journey('says why it could not be loaded, and tries again', async ({ visit, newPerson }) => {
    const page = await visit(paths.resources, { as: await newPerson('job_seeker') });
    const refused = { status: 429, contentType: 'text/plain', body: 'Too many requests.' };
    await page.route('**/api/companies?*', (route) => route.fulfill(refused), { times: 1 });
    await page.goto(paths.companies);
    const failure = page.getByRole('alert').filter({ hasText: 'Companies could not be loaded' });
    await failure.getByText('429: Too many requests.').waitFor();
    await failure.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('link', { name: 'Atoll Line Ferries', exact: true }).waitFor();
  });
});

describe('a company’s page', () => {
  journey('shows who it is, where else it is found, and its open jobs', async ({ visit, newPerson }) => {
    const founder = await newPerson('hiring_manager');
    const founding = await visit(paths.companies, { as: founder });
    const name = `Fulidhoo Boats ${Date.now()}`;
    await foundCompany(founding.request, name);
    await founding.request.put('/api/company/settings', {
      data: {
        industry: 'Boatbuilding',
        description: 'We build dhonis.',
        website: 'https://www.fulidhoo.example/about',
        twitterUrl: 'http://social.example/fulidhoo',
      },
    });
    await postJob(founding.request, { title: 'Shipwright' });

    const page = await visit(`${paths.companies}?search=${encodeURIComponent(name)}`, {
      as: await newPerson('job_seeker'),
    });
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByText('We build dhonis.').waitFor();
    await page.getByText('Boatbuilding').waitFor();
    const website = page.getByRole('link', { name: 'fulidhoo.example' });
    expect(await website.getAttribute('href')).toBe('https://www.fulidhoo.example/about');
    expect(await website.getAttribute('rel')).toContain('noopener');
    // An address that is not https is shown, and is no link.
    await page.getByText('http://social.example/fulidhoo').waitFor();
    expect(await page.getByRole('link', { name: 'Twitter' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Ask to join' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Shipwright', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Shipwright' }).waitFor();
  });

  journey('lets who hires ask to join, once', async ({ visit, newPerson }) => {
    const founding = await visit(paths.companies, { as: await newPerson('recruiter') });
    const name = `Veligandu Lodge ${Date.now()}`;
    await foundCompany(founding.request, name);

    const page = await visit(`${paths.companies}?search=${encodeURIComponent(name)}`, {
      as: await newPerson('recruiter'),
    });
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('button', { name: `Ask to join ${name}` }).click();
    await page.getByRole('status').getByText('Request sent').waitFor();
    await page.getByText('Asked to join').waitFor();
    await page.reload();
    await page.getByText('Asked to join').waitFor();
    expect(await page.getByRole('button', { name: 'Ask to join' }).count()).toBe(0);
  });

  journey('that is not there says so', async ({ visit, newPerson }) => {
    const page = await visit(paths.company(2_000_000_000), { as: await newPerson('job_seeker') });
    await page.getByRole('heading', { level: 1, name: 'Company Not Found' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'All companies' }).click();
    await page.waitForURL(paths.companies);
    await settled(page);
    expect(await sidewaysAt320(page)).toBe(0);
  });
});
