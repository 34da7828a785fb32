import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { paths } from '#client/paths.ts';
import { growToPage } from './support/photograph.ts';
import { expectAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { foundCompany } from './support/market.ts';
import { settled, sidewaysAt320 } from './support/settled.ts';

const title = (page: Page) => page.getByRole('combobox', { name: 'Title' });

describe('posting a job', () => {
  journey(
    'is for recruiters and hiring managers; a job seeker is sent to the start',
    async ({ visit, newPerson }) => {
      const page = await visit(paths.postJob, { as: await newPerson('job_seeker') });
      await page.waitForURL((url) => url.pathname === paths.home);
    },
  );

  journey(
    'by keyboard alone, with the salary understood and the skills each once',
    async ({ visit, newPerson }) => {
      const page = await visit(paths.postJob, { as: await newPerson('hiring_manager') });
      const name = `Boat Captain ${Date.now()}`;
      await title(page).focus();
      await page.keyboard.type(name);
      await page.getByRole('combobox', { name: 'Employment type' }).focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Senior');
      await page.getByLabel('Salary range').focus();
      await page.keyboard.type('USD 1,400-1,800 per month');
      await page.getByText('Read from your text: USD 1,400 to 1,800 a month').waitFor();
      await page.keyboard.press('Tab');
      // Past the way to correct what was read.
      await page.keyboard.press('Tab');
      await page.keyboard.type('Takes guests to the reef and home again.');
      await page.getByLabel('Required skills', { exact: true }).focus();
      await page.keyboard.type('Navigation');
      await page.keyboard.press('Enter');
      await page.keyboard.type('navigation');
      await page.keyboard.press('Enter');
      expect(
        await page
          .getByRole('list', { name: 'Required skills listed' })
          .getByRole('listitem')
          .allInnerTexts(),
      ).toEqual(['Navigation']);
      expect(await page.getByLabel('Application deadline').inputValue()).toMatch(/^\d{4}-\d\d-\d\d$/);
      await page.getByRole('button', { name: 'Post Job' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('status').getByText('Job posted').waitFor();
      await page.waitForURL((url) => url.pathname === paths.jobs);
      const card = page.getByRole('article', { name });
      await card.getByText('Part Time').waitFor();
      await card.getByText('Independent employers').waitFor();
      await card.getByText('Employer not verified').waitFor();
    },
  );

  journey(
    'with words that shut people out says why while one types, and asks before it posts them',
    async ({ visit, newPerson }) => {
      const page = await visit(paths.postJob, { as: await newPerson('recruiter') });
      const name = `Waiter ${Date.now()}`;
      await title(page).fill(name);
      await page.getByLabel('Description').fill('Serves breakfast to female guests. Females only.');
      await page.getByText('Whether someone is a man or a woman').waitFor();
      expect(await page.locator('q').allInnerTexts()).toEqual(['Females only']);
      await expectAccessible(page);
      const post = page.getByRole('button', { name: 'Post Job' });
      await post.click();
      const asked = page.getByRole('dialog', { name: 'Some wording may put people off applying' });
      await asked.getByText('Females only').waitFor();
      await expectAccessible(page);
      await asked.getByRole('button', { name: 'Change the text' }).click();
      await asked.waitFor({ state: 'hidden' });
      expect(new URL(page.url()).pathname).toBe(paths.postJob);
      await post.click();
      await asked.getByRole('button', { name: 'Post anyway' }).click();
      await page.getByRole('status').getByText('Job posted').waitFor();
      await page.getByRole('article', { name }).waitFor();
    },
  );

  journey(
    'stands under one’s own company, with the deadline it usually gives',
    async ({ visit, newPerson }) => {
      const page = await visit(paths.home, { as: await newPerson('recruiter') });
      const company = `Veli Boats ${Date.now()}`;
      await foundCompany(page.request, company);
      await page.request.put('/api/company/settings', { data: { applicationDeadlineDays: 1 } });
      await page.goto(paths.postJob);
      await page.getByText(`${company} hasn’t been verified yet`).waitFor();
      const today = await page.getByLabel('Application deadline').getAttribute('min');
      const tomorrow = new Date(Date.parse(`${today}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
      expect(await page.getByLabel('Application deadline').inputValue()).toBe(tomorrow);
      await title(page).fill('Shipwright');
      await page.getByLabel('Description').fill('Builds boats.');
      await page.getByRole('button', { name: 'No deadline' }).click();
      await page.getByText('No deadline: shown as ‘Open’.').waitFor();
      await page.getByRole('button', { name: 'Post Job' }).click();
      await page.waitForURL((url) => url.pathname === paths.jobs);
      await page
        .getByRole('article')
        .filter({ hasText: company })
        .getByRole('link', { name: 'Shipwright', exact: true })
        .click();
      await page.getByRole('definition').getByText('Open', { exact: true }).waitFor();
    },
  );

  journey('shows the job as job seekers will see it', async ({ visit, newPerson }) => {
    const page = await visit(paths.postJob, { as: await newPerson('recruiter') });
    await title(page).fill('Sous Chef');
    await page.getByLabel('Description').fill('You cook.\n\n- Breakfast\n- Dinner');
    const preview = page.locator('aside').filter({ hasText: 'Preview' });
    await preview.getByText('Sous Chef').waitFor();
    await preview.getByText('Salary not stated').waitFor();
    expect(await preview.locator('li', { hasText: /^(Breakfast|Dinner)$/ }).count()).toBe(2);
  });

  journey(
    'without a title or description says so at the fields and in a summary',
    async ({ visit, newPerson }) => {
      const page = await visit(paths.postJob, { as: await newPerson('recruiter') });
      await page.getByRole('button', { name: 'Post Job' }).click();
      await page.getByRole('link', { name: 'Title is required' }).click();
      expect(await title(page).evaluate((box) => box === document.activeElement)).toBe(true);
      expect(await page.getByText('Description is required').count()).toBe(2);
    },
  );

  journey('that fails says why and loses nothing', async ({ visit, newPerson }) => {
    const page = await visit(paths.postJob, { as: await newPerson('recruiter') });
    const refused = { status: 409, contentType: 'text/plain', body: 'You have three open jobs already.' };
    await page.route('**/api/jobs', (route) =>
      /"status":"active"/.test(route.request().postData() ?? '') ? route.fulfill(refused) : route.fallback(),
    );
    await title(page).fill('Sous Chef');
    await page.getByLabel('Description').fill('You cook.');
    await page.getByRole('button', { name: 'Post Job' }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'Posting failed' });
    await toast.getByText('409: You have three open jobs already.').waitFor();
    await page.getByRole('heading', { name: 'Not posted yet. Your text is still here' }).waitFor();
    expect(await title(page).inputValue()).toBe('Sous Chef');
  });

  journey(
    'that was begun survives a reload, and is emptied with a way back',
    async ({ visit, newPerson }) => {
      const page = await visit(paths.postJob, { as: await newPerson('recruiter') });
      await title(page).fill('Sous Chef');
      await page.reload();
      await page.getByText('Restored from your last visit.').waitFor();
      expect(await title(page).inputValue()).toBe('Sous Chef');
      await page.getByRole('button', { name: 'Start over' }).click();
      expect(await title(page).inputValue()).toBe('');
      await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
      expect(await title(page).inputValue()).toBe('Sous Chef');
    },
  );

  journey(
    'from a template by keys alone: named, filled, formatted, taken back and posted',
    async ({ visit, newPerson }) => {
      const page = await visit(paths.postJob, { as: await newPerson('recruiter') });
      const name = `Waitress ${Date.now()}`;
      await title(page).focus();
      await page.keyboard.type(name);
      const offer = page.getByRole('button', { name: 'Use the template “Food and Beverage Attendant”' });
      await offer.waitFor();
      // The first closes what is suggested for the title.
      await page.keyboard.press('Escape');
      await page.keyboard.press('Tab');
      expect(await offer.evaluate((button) => button === document.activeElement)).toBe(true);
      await page.keyboard.press('Enter');
      const description = page.getByLabel('Description');
      await page.waitForFunction(() => {
        const box = document.querySelector('#description');
        return box instanceof HTMLTextAreaElement && box.value.includes('## What you will do');
      });
      expect(await title(page).inputValue()).toBe(name);
      const written = await description.inputValue();
      await description.focus();
      await page.keyboard.press('Control+End');
      await page.keyboard.type('\nJoin us');
      await page.keyboard.press('Control+B');
      expect(await description.inputValue()).toBe(`${written}\n- Join **us**`);
      await page.keyboard.press('Control+z');
      expect(await description.inputValue()).toBe(`${written}\n- Join us`);
      await page.keyboard.press('Shift+Tab');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Bold');
      await page.keyboard.press('End');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Link');
      await page.getByRole('button', { name: 'Post Job' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('status').getByText('Job posted').waitFor();
      await page.getByRole('article', { name }).getByRole('link', { name, exact: true }).click();
      await page.getByRole('heading', { name: 'What you will do', level: 3 }).waitFor();
      expect(await page.getByText('##').count()).toBe(0);
    },
  );

  journey(
    'keeps a draft by itself, which stands in the jobs one runs and is posted or duplicated from there',
    async ({ visit, newPerson }) => {
      const page = await visit(paths.postJob, { as: await newPerson('recruiter') });
      await title(page).fill('Sous Chef');
      await page.getByLabel('Description').fill('You cook **well**.');
      await page.getByText('Draft saved in').waitFor();
      await page.getByLabel('Location').fill('Malé');
      await page.reload();
      expect(await page.getByLabel('Description').inputValue()).toBe('You cook **well**.');
      expect(await page.getByLabel('Location').inputValue()).toBe('Malé');
      await page.getByText('Draft saved in').waitFor();
      await page.goto(paths.manageJobs);
      await page.getByRole('row', { name: /Sous Chef.*Draft/ }).waitFor();
      await page.getByRole('link', { name: 'Duplicate' }).click();
      await page.getByLabel('Description').waitFor();
      expect(await title(page).inputValue()).toBe('Sous Chef');
      await title(page).fill('Pastry Chef');
      await page.getByRole('button', { name: 'Post Job' }).click();
      await page.waitForURL((url) => url.pathname === paths.jobs);
      await page.goto(paths.manageJobs);
      await page.getByRole('row', { name: /Pastry Chef.*Active/ }).waitFor();
      expect(await page.getByText(/copy of/i).count()).toBe(0);
      await page
        .getByRole('row', { name: /Sous Chef.*Draft/ })
        .getByRole('link', { name: 'Edit' })
        .click();
      await page.getByRole('button', { name: 'Discard draft' }).click();
      await page.getByRole('status').getByText('Draft discarded').waitFor();
      await page.getByRole('row', { name: /Sous Chef.*Closed/ }).waitFor();
    },
  );

  journey(
    'that is left before its draft has arrived loses no word, and leaves the next page its address',
    async ({ visit, newPerson }) => {
      const page = await visit(paths.postJob, { as: await newPerson('recruiter') });
      const line = Promise.withResolvers<void>();
      await page.route('**/api/jobs', (route) => line.promise.then(() => route.continue()), { times: 1 });
      const setOut = page.waitForRequest((sent) => sent.method() === 'POST');
      await title(page).fill('Sous Chef');
      await page.getByLabel('Description').fill('You cook.');
      await setOut;
      await page.getByLabel('Location').fill('Malé');
      await page.getByRole('navigation').getByRole('link', { name: 'Applications' }).click();
      await page.getByRole('heading', { level: 1, name: 'Applications' }).waitFor();
      line.resolve();
      await page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.endsWith('.post-job')));
      expect(new URL(page.url()).pathname).toBe(paths.applications);
      await page.goto(paths.manageJobs);
      await page
        .getByRole('row', { name: /Sous Chef.*Draft/ })
        .getByRole('link', { name: 'Edit' })
        .click();
      await expect.poll(() => page.getByLabel('Location').inputValue()).toBe('Malé');
    },
  );

  journey(
    'says what is missing for a good advertisement, and leads to where it is mended',
    async ({ visit, newPerson }) => {
      const page = await visit(paths.postJob, { as: await newPerson('recruiter') });
      await title(page).fill('Sous Chef');
      await page.getByRole('tab', { name: /What’s missing/ }).click();
      // As a whole: half of what the sticky foot happens to cover is no target that is too small.
      await growToPage(page);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Say what the job pays, even as a range.' }).click();
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('salaryRange');
    },
  );

  journey(
    'is accessible in both themes, with errors too, and fits the narrowest phone',
    async ({ visit, newPerson }) => {
      const page = await visit(paths.postJob, { as: await newPerson('recruiter') });
      // The preview makes the page higher once its company is known.
      await settled(page);
      await growToPage(page);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Post Job' }).click();
      await page.getByRole('heading', { name: 'Please check this form' }).waitFor();
      await growToPage(page);
      await expectAccessible(page);
      expect(await sidewaysAt320(page)).toBe(0);
    },
  );
});
