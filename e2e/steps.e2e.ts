import { describe, expect } from 'vitest';
import { paths } from '#client/paths.ts';
import { expectAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { applyFor, foundCompany, postJob } from './support/market.ts';

describe('a company', () => {
  journey(
    'names its own steps and walks a candidate through them, who sees the statuses only',
    async ({ visit, newPerson }) => {
      const recruiter = await newPerson('recruiter');
      const seeker = await newPerson('job_seeker');
      let job = 0;
      let id = 0;
      const page = await visit(
        async (api) => {
          await foundCompany(api, `Stepping ${Date.now()}`);
          job = (await postJob(api)).id;
          return paths.steps;
        },
        { as: recruiter },
      );
      const theirs = await visit(
        async (api) => {
          id = (await applyFor(api, job)).id;
          return paths.application(id);
        },
        { as: seeker },
      );
      await page.getByRole('button', { name: 'New template' }).click();
      await page.getByRole('textbox', { name: 'Kind of job' }).fill('Boat crew');
      await page.getByRole('button', { name: 'Add a step to Screening' }).click();
      await page.keyboard.type('Phone call');
      await page.getByRole('button', { name: 'Add a step to Screening' }).click();
      await page.keyboard.type('Trade test');
      // An arrow that has come to the end keeps the focus.
      await page.getByRole('button', { name: 'Move step 2 of Screening up' }).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
        'Move step 1 of Screening up',
      );
      await page.getByRole('button', { name: 'Move step 1 of Screening down' }).click();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Save steps' }).click();
      await page.getByRole('heading', { name: 'Boat crew' }).waitFor();

      await page.goto(paths.editJob(job));
      await page.getByRole('combobox', { name: 'Hiring steps' }).selectOption({ label: 'Boat crew' });
      await page.getByRole('button', { name: 'Save changes' }).click();
      await page.getByRole('status').getByText('Job saved').waitFor();

      await page.goto(paths.pipeline(job));
      const card = page.getByRole('article', { name: seeker.displayName });
      await card.getByRole('button', { name: /^Move/ }).click();
      await page.getByRole('menuitemradio', { name: 'Phone call' }).click();
      const first = page.getByRole('region', { name: 'Phone call 1' });
      await first.getByRole('article', { name: seeker.displayName }).waitFor();
      await expectAccessible(page);
      await first.getByRole('article', { name: seeker.displayName }).focus();
      const moved = page.waitForResponse((answer) => answer.url().endsWith('/moves') && answer.ok());
      await page.keyboard.press('}');
      await page.getByRole('region', { name: 'Trade test 1' }).getByRole('article').waitFor();
      // The page is left in a moment, and the card moves before the server has said so.
      await moved;
      await page.getByRole('status').getByText('moved to Screening').first().waitFor();

      // The one who waits hears of the status, in its own words, and of nothing else.
      await theirs.getByText('The employer is reading your application.').waitFor();
      expect(await theirs.getByText(/Phone call|Trade test/).count()).toBe(0);

      // A step that is in use does not go without a word about who stands there.
      await page.goto(paths.steps);
      await page.getByRole('button', { name: 'Edit Boat crew' }).click();
      await page.getByRole('button', { name: 'Remove step 2 of Screening' }).click();
      await page.getByRole('button', { name: 'Save steps' }).click();
      await page.getByRole('link', { name: 'Say where those go who stand at “Trade test”' }).click();
      await page.getByRole('combobox', { name: /They go to$/ }).selectOption({ label: 'Phone call' });
      await page.getByRole('button', { name: 'Save steps' }).click();
      await page.getByRole('status').getByText('Steps saved').waitFor();
      await page.goto(paths.application(id));
      await page.getByRole('main').getByText('Phone call', { exact: true }).first().waitFor();

      await page.goto(paths.steps);
      await page.getByRole('button', { name: 'Delete Boat crew' }).click();
      await page.getByRole('button', { name: 'Delete template' }).click();
      await page.getByRole('heading', { name: 'No templates yet' }).waitFor();
      await page.waitForFunction(() => document.activeElement?.localName === 'h1');
    },
  );
});
