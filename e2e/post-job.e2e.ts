import { describe, expect } from 'vitest';
import { paths } from '#client/paths.ts';
import { expectAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { sidewaysAt320 } from './support/settled.ts';

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
      const title = `Boat Captain ${Date.now()}`;
      await page.getByRole('textbox', { name: 'Title' }).focus();
      await page.keyboard.type(title);
      await page.keyboard.press('Tab');
      await page.keyboard.type('Malé');
      await page.getByLabel('Salary range').focus();
      await page.keyboard.type('USD 1,400-1,800 per month');
      await page.getByText('Understood as USD 1,400 to 1,800 a month.').waitFor();
      await page.keyboard.press('Tab');
      await page.keyboard.type('Takes guests to the reef and home again.');
      await page.getByLabel('Skills', { exact: true }).focus();
      await page.keyboard.type('Navigation');
      await page.keyboard.press('Enter');
      await page.keyboard.type('navigation');
      await page.keyboard.press('Enter');
      expect(
        await page.getByRole('list', { name: 'Skills listed' }).getByRole('listitem').allInnerTexts(),
      ).toEqual(['Navigation']);
      expect(await page.getByLabel('Application deadline').inputValue()).toMatch(/^\d{4}-\d\d-\d\d$/);
      await page.getByRole('button', { name: 'Post Job' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('status').getByText('Job posted').waitFor();
      await page.waitForURL((url) => url.pathname === paths.jobs);
      await page.getByRole('link', { name: title, exact: true }).waitFor();
    },
  );

  journey(
    'without a title or description says so at the fields and in a summary',
    async ({ visit, newPerson }) => {
      const page = await visit(paths.postJob, { as: await newPerson('recruiter') });
      await page.getByRole('button', { name: 'Post Job' }).click();
      await page.getByRole('link', { name: 'Title is required' }).click();
      expect(
        await page.getByRole('textbox', { name: 'Title' }).evaluate((box) => box === document.activeElement),
      ).toBe(true);
      expect(await page.getByText('Description is required').count()).toBe(2);
    },
  );

  journey('that was begun survives a reload', async ({ visit, newPerson }) => {
    const page = await visit(paths.postJob, { as: await newPerson('recruiter') });
    await page.getByRole('textbox', { name: 'Title' }).fill('Sous Chef');
    await page.reload();
    await page.getByText('This was kept from your last visit.').waitFor();
    expect(await page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('Sous Chef');
    await page.getByRole('button', { name: 'Start over' }).click();
    expect(await page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('');
  });

  journey(
    'is accessible in both themes, with errors too, and fits the narrowest phone',
    async ({ visit, newPerson }) => {
      const page = await visit(paths.postJob, { as: await newPerson('recruiter') });
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Post Job' }).click();
      await page.getByRole('heading', { name: 'Please check this form' }).waitFor();
      await expectAccessible(page);
      expect(await sidewaysAt320(page)).toBe(0);
    },
  );
});
