import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { paths } from '#client/paths.ts';
import { eventually } from '#test/eventually.ts';
import { expectAccessible } from './support/accessibility.ts';
import { journeyOnEmpty as journey } from './support/journey.ts';
import { foundCompany, postJob } from './support/market.ts';
import type { Person } from './support/person.ts';
import { sidewaysAt320 } from './support/settled.ts';

type Visit = (address: string, visit?: { as?: Person; size?: 'wide' | 'narrow' }) => Promise<Page>;

let market: Promise<void> | undefined;

/** The market of this file, made once: 45 jobs of a resort, and three of a dive centre. */
async function withJobs(visit: Visit, newPerson: (role: 'recruiter') => Promise<Person>): Promise<void> {
  const description = 'Work by the water.';
  market ??= (async () => {
    const resort = await visit(paths.home, { as: await newPerson('recruiter') });
    await foundCompany(resort.request, 'Kunfunadhoo Resort');
    for (let number = 1; number <= 45; number += 1) {
      await postJob(resort.request, {
        title: `Gardener ${number}`,
        description,
        location: 'Baa Atoll',
        employmentType: number <= 5 ? 'part_time' : 'full_time',
      });
    }
    const centre = await visit(paths.home, { as: await newPerson('recruiter') });
    await foundCompany(centre.request, 'Blue Hole Centre');
    await postJob(centre.request, {
      title: 'Dive Guide',
      description,
      location: 'Vaavu Atoll',
      skillsRequired: ['English', 'Rescue Diver', 'First aid', 'Nitrox'],
      salaryRange: 'USD 900–1,100 a month',
      experienceLevel: 'Mid level',
    });
    await postJob(centre.request, {
      title: 'Dive Instructor',
      description,
      location: 'Vaavu Atoll',
      employmentType: 'contract',
    });
    await postJob(centre.request, {
      title: 'Compressor Hand',
      description,
      location: 'Malé',
      employmentType: 'contract',
    });
  })();
  return market;
}

const links = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');
const search = (page: Page) => new URL(page.url()).search;

describe('searching for jobs', () => {
  journey('finds while one types, and the address holds the search', async ({ visit, newPerson }) => {
    await withJobs(visit, newPerson);
    const page = await visit(paths.dashboard('job_seeker'), { as: await newPerson('job_seeker') });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Find Jobs' }).click();
    await page.getByRole('heading', { name: '48 jobs' }).waitFor();
    const box = page.getByRole('combobox', { name: 'Search jobs' });
    await box.pressSequentially('dive gui');
    await page.getByRole('heading', { name: '1 job', exact: true }).waitFor();
    await page.getByRole('status').getByText('1 job found').waitFor();
    // What was typed last may still be on its way, and find the same.
    await expect.poll(() => search(page)).toBe('?q=dive+gui');
    await page.reload();
    await page.getByRole('link', { name: 'Dive Guide', exact: true }).waitFor();
    expect(await page.getByRole('article').locator('mark').allTextContents()).toEqual(['Dive', 'Guide']);
    expect(await box.inputValue()).toBe('dive gui');
    // Beside the open job the list is marked as well.
    await page.getByRole('link', { name: 'Dive Guide', exact: true }).click();
    const beside = page.getByRole('navigation', { name: 'Search results' });
    await beside.getByRole('link', { name: 'Dive Guide' }).waitFor();
    expect(await beside.locator('mark').allTextContents()).toEqual(['Dive', 'Guide']);
    await expectAccessible(page);
    await page.goBack();
    // Typing leaves no trail of half words behind.
    await page.goBack();
    await page.waitForURL((url) => url.pathname === paths.dashboard('job_seeker'));
  });

  journey(
    'narrows by choosing, step by step, and Back takes each step back',
    async ({ visit, newPerson }) => {
      await withJobs(visit, newPerson);
      const page = await visit(paths.jobs, { as: await newPerson('job_seeker') });
      const filters = page.getByRole('complementary', { name: 'Filters' });
      await filters.getByRole('checkbox', { name: 'Contract 2 jobs' }).check();
      await page.getByRole('heading', { name: '2 jobs' }).waitFor();
      await filters.getByRole('checkbox', { name: 'Malé 1 job' }).check();
      await page.getByRole('heading', { name: '1 job', exact: true }).waitFor();
      expect(search(page)).toBe('?type=contract&location=Mal%C3%A9');
      // The counts may be there before the jobs.
      await expect.poll(() => links(page).allInnerTexts()).toEqual(['Compressor Hand']);
      // Ticked in its place, and once more above the list.
      expect(await filters.getByRole('checkbox', { name: /Malé/ }).isChecked()).toBe(true);
      expect(await filters.getByRole('checkbox', { name: /Internship 0 jobs/ }).isDisabled()).toBe(true);
      const chips = page.getByRole('list', { name: 'Filters in use' });
      expect(await chips.getByRole('button').allInnerTexts()).toEqual(['Contract', 'Malé']);
      await page.goBack();
      await page.getByRole('heading', { name: '2 jobs' }).waitFor();
      await chips.getByRole('button', { name: 'Remove filter: Contract' }).click();
      await page.getByRole('heading', { name: '48 jobs' }).waitFor();
      expect(await filters.getByRole('checkbox', { name: /Contract/ }).isChecked()).toBe(false);
    },
  );

  journey('makes filters of words that are such, to be taken off again', async ({ visit, newPerson }) => {
    await withJobs(visit, newPerson);
    const page = await visit(paths.jobs, { as: await newPerson('job_seeker') });
    const box = page.getByRole('combobox', { name: 'Search jobs' });
    await box.fill('part time gardener in Baa');
    await page.getByRole('heading', { name: '5 jobs' }).waitFor();
    const chips = page.getByRole('list', { name: 'Filters in use' });
    expect(await chips.getByRole('button').allInnerTexts()).toEqual(['Part Time', 'Baa Atoll']);
    await page.getByText('part time and in Baa are filters here.').waitFor();
    await expectAccessible(page);
    await chips.getByRole('button', { name: 'Remove filter: Part Time' }).click();
    await page.getByRole('heading', { name: '45 jobs' }).waitFor();
    expect(await box.inputValue()).toBe('gardener');
    expect(search(page)).toBe('?q=gardener&location=Baa+Atoll');
    // The words themselves can be searched for, too.
    await page.goBack();
    await page.getByRole('link', { name: 'Search for them as words' }).click();
    await page.getByRole('heading', { name: 'No jobs found.' }).waitFor();
    expect(await box.inputValue()).toBe('"part time" gardener "in Baa"');
  });

  journey('suggests titles, skills, companies and places while one types', async ({ visit, newPerson }) => {
    await withJobs(visit, newPerson);
    const page = await visit(paths.jobs, { as: await newPerson('job_seeker') });
    const box = page.getByRole('combobox', { name: 'Search jobs' });
    const suggested = page.getByRole('listbox', { name: 'Suggested searches' });
    await box.pressSequentially('dive i');
    await suggested.getByRole('option', { name: 'Dive Instructor Job title' }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await box.inputValue()).toBe('Dive Instructor');
    await suggested.waitFor({ state: 'hidden' });
    await page.getByRole('heading', { name: '1 job', exact: true }).waitFor();
    // A place narrows the list, and what was typed before it stays.
    await box.fill('');
    await box.pressSequentially('guide vaa');
    await suggested.getByRole('option', { name: 'Vaavu Atoll Place' }).click();
    await page.getByRole('button', { name: 'Remove filter: Vaavu Atoll' }).waitFor();
    expect(search(page)).toBe('?q=guide&location=Vaavu+Atoll');
    // Esc closes the list and leaves what was typed.
    await box.pressSequentially(' blue');
    await suggested.getByRole('option', { name: 'Blue Hole Centre Company' }).waitFor();
    await page.keyboard.press('Escape');
    await suggested.waitFor({ state: 'hidden' });
    expect(await box.inputValue()).toBe('guide blue');
  });

  journey(
    'puts a slip right, says so, and takes the words as typed if one wants that',
    async ({ visit, newPerson }) => {
      await withJobs(visit, newPerson);
      const page = await visit(paths.home, { as: await newPerson('job_seeker') });
      await eventually(async () => {
        const answer = await page.request.get('/api/jobs?search=gardiner');
        return answer.headers()['corrected-search'] === 'gardener';
      });
      await page.goto(`${paths.jobs}?q=gardiner`);
      await page.getByText('Showing results for gardener').waitFor();
      await page.getByRole('heading', { name: '45 jobs' }).waitFor();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Search for gardiner as typed' }).click();
      await page.getByRole('heading', { name: 'No jobs found.' }).waitFor();
      expect(search(page)).toBe('?q=%22gardiner%22');
      await page.getByText('Did you mean').getByRole('link', { name: 'gardener' }).click();
      await page.getByRole('heading', { name: '45 jobs' }).waitFor();
    },
  );

  journey('by pay asks in one currency and says what it leaves out', async ({ visit, newPerson }) => {
    await withJobs(visit, newPerson);
    const page = await visit(paths.jobs, { as: await newPerson('job_seeker') });
    await page.getByLabel('Currency').selectOption('USD');
    await page.getByLabel('At least').fill('1000');
    await page.getByRole('heading', { name: '1 job', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Remove filter: At least 1,000 a month' }).waitFor();
    expect(search(page)).toBe('?salary=1000&currency=USD');
    await page.getByRole('button', { name: 'Clear all' }).click();
    await page.getByRole('heading', { name: '48 jobs' }).waitFor();
    expect(await page.getByLabel('At least').inputValue()).toBe('');
  });

  journey('by a company takes one click on its name', async ({ visit, newPerson }) => {
    await withJobs(visit, newPerson);
    const page = await visit(`${paths.jobs}?q=dive`, { as: await newPerson('job_seeker') });
    await page.getByRole('article').first().getByRole('link', { name: 'Blue Hole Centre' }).click();
    await page.getByRole('button', { name: 'Remove filter: Blue Hole Centre' }).waitFor();
    expect(search(page)).toMatch(/^\?q=dive&company=\d+$/);
  });

  journey('that finds nothing says what to let go of, with true counts', async ({ visit, newPerson }) => {
    await withJobs(visit, newPerson);
    const page = await visit(`${paths.jobs}?q=dive+gardener&type=contract`, {
      as: await newPerson('job_seeker'),
    });
    await page.getByRole('heading', { name: 'No jobs found.' }).waitFor();
    await expectAccessible(page);
    const way = page.getByRole('listitem').filter({ hasText: 'Leave out ‘gardener’' });
    await way.getByText('1 job', { exact: false }).waitFor();
    await way.getByRole('link').click();
    await page.getByRole('link', { name: 'Dive Instructor', exact: true }).waitFor();
    expect(await links(page).count()).toBe(1);
  });

  journey('says why it failed, and tries again', async ({ visit, newPerson }) => {
    await withJobs(visit, newPerson);
    const page = await visit(paths.profile, { as: await newPerson('job_seeker') });
    const refused = { status: 429, contentType: 'text/plain', body: 'Too many requests.' };
    await page.route('**/api/jobs?*', (route) => route.fulfill(refused), { times: 1 });
    await page.goto(paths.jobs);
    const failure = page.getByRole('alert').filter({ hasText: 'The jobs could not be loaded' });
    await failure.getByText('429: Too many requests.').waitFor();
    await failure.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('link', { name: 'Dive Guide', exact: true }).waitFor();
  });
});

describe('the list of jobs', () => {
  journey('goes on where one stopped, and is found again as it was left', async ({ visit, newPerson }) => {
    await withJobs(visit, newPerson);
    const page = await visit(paths.jobs, { as: await newPerson('job_seeker') });
    await page.getByText('20 of 48 shown').waitFor();
    await page.getByRole('button', { name: 'Load more' }).click();
    await page.getByText('40 of 48 shown').waitFor();
    const first = links(page).nth(20);
    expect(await first.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(search(page)).toBe('?pages=2');

    const opened = (await links(page).nth(30).textContent()) ?? '';
    await links(page).nth(30).click();
    await page.getByRole('heading', { level: 1, name: opened }).waitFor();
    await page.goBack();
    await page.getByText('40 of 48 shown').waitFor();
    const left = page.getByRole('link', { name: opened, exact: true });
    await page.waitForFunction(() => document.activeElement?.closest('article') !== null);
    expect(await left.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(await left.evaluate((link) => link.getBoundingClientRect().top > 0)).toBe(true);
    await page.reload();
    await page.getByText('40 of 48 shown').waitFor();
  });

  journey('stands beside the job one has opened from it', async ({ visit, newPerson }) => {
    await withJobs(visit, newPerson);
    const page = await visit(`${paths.jobs}?q=dive`, { as: await newPerson('job_seeker') });
    await page.getByRole('link', { name: 'Dive Guide', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Dive Guide' }).waitFor();
    expect(search(page)).toBe('');
    const results = page.getByRole('navigation', { name: 'Search results' });
    await expectAccessible(page);
    await results.getByRole('link', { name: /^Dive Instructor/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Dive Instructor' }).waitFor();
    await results.getByRole('link', { name: 'Back to the results' }).click();
    await page.getByRole('heading', { name: '2 jobs' }).waitFor();
    expect(search(page)).toBe('?q=dive');
  });

  journey('is walked by keyboard alone', async ({ visit, newPerson }) => {
    await withJobs(visit, newPerson);
    const page = await visit(paths.jobs, { as: await newPerson('job_seeker') });
    await page.getByRole('heading', { name: '48 jobs' }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('dive');
    await page.getByRole('heading', { name: '2 jobs' }).waitFor();
    await expect.poll(() => links(page).count()).toBe(2);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    const title = await links(page).first().innerText();
    expect(
      await links(page)
        .first()
        .evaluate((link) => link === document.activeElement),
    ).toBe(true);
    await page.keyboard.press('s');
    await page.getByRole('button', { name: `Saved: ${title}. Take it off the saved jobs` }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('button', { name: `Saved: ${title}` }).waitFor();
  });

  journey('leaves single keys alone when they are switched off', async ({ visit, newPerson }) => {
    await withJobs(visit, newPerson);
    const page = await visit(paths.jobs, { as: await newPerson('job_seeker') });
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await expectAccessible(page);
    await page.getByRole('switch', { name: 'Single-key shortcuts' }).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    const box = page.getByRole('combobox', { name: 'Search jobs' });
    expect(await box.evaluate((field) => field === document.activeElement)).toBe(false);
    await page.reload();
    await page.getByText('20 of 48 shown').waitFor();
    await page.keyboard.press('j');
    expect(
      await links(page)
        .first()
        .evaluate((link) => link === document.activeElement),
    ).toBe(false);
  });

  journey('shows what each side can do with a job', async ({ visit, newPerson }) => {
    await withJobs(visit, newPerson);
    const seeker = await visit(`${paths.jobs}?q=guide`, { as: await newPerson('job_seeker') });
    const card = seeker.getByRole('article');
    await card.getByRole('link', { name: 'Apply: Dive Guide' }).waitFor();
    // A card has no text before it was laid out once (content-visibility).
    await expect
      .poll(() => card.innerText())
      .toMatch(
        /BH\s+Dive Guide\s+Blue Hole Centre\s+Employer not verified\s+Complete your profile to see your match\s+Vaavu Atoll\s+USD 900–1,100 a month\s+Full Time\s+Recently\s+English\s+Rescue Diver\s+First aid\s+\+1 more/,
      );
    const hiring = await visit(`${paths.jobs}?q=guide`, { as: await newPerson('hiring_manager') });
    await hiring.getByRole('article').getByRole('link', { name: 'View Details: Dive Guide' }).click();
    await hiring.getByRole('heading', { level: 1, name: 'Dive Guide' }).waitFor();
    expect(await hiring.getByRole('button', { name: 'Apply Now' }).count()).toBe(0);
  });

  journey('says what a posting leaves open', async ({ visit, newPerson }) => {
    await withJobs(visit, newPerson);
    const page = await visit(`${paths.jobs}?q=compressor`, { as: await newPerson('job_seeker') });
    const card = page.getByRole('article');
    await card.getByText('Salary not stated').waitFor();
    await card.getByText('Skills TBD').waitFor();
  });
});

describe('on a phone', () => {
  journey('filters are chosen together and shown at once', async ({ visit, newPerson }) => {
    await withJobs(visit, newPerson);
    const page = await visit(paths.jobs, { as: await newPerson('job_seeker'), size: 'narrow' });
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('checkbox', { name: /Part Time/ }).check();
    await sheet.getByRole('checkbox', { name: /Contract/ }).check();
    expect(search(page)).toBe('');
    await sheet.getByRole('button', { name: 'Show 7 jobs' }).waitFor();
    await expectAccessible(page);
    expect(await sidewaysAt320(page)).toBe(0);
    await sheet.getByRole('button', { name: 'Show 7 jobs' }).click();
    await page.getByRole('heading', { name: '7 jobs' }).waitFor();
    await page.getByRole('button', { name: 'Filters (2)' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: '48 jobs' }).waitFor();
  });
});
