import { describe, expect } from 'vitest';
import { paths } from '#client/paths.ts';
import { expectAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { foundCompany } from './support/market.ts';

describe('a job with questions', () => {
  journey(
    'is posted, answered by somebody who applies, and shows what is not as hoped',
    async ({ visit, newPerson }) => {
      const recruiter = await newPerson('recruiter');
      const seeker = await newPerson('job_seeker');
      const title = `Deckhand ${Date.now()}`;
      const page = await visit(
        async (api) => {
          await foundCompany(api, `Asking ${Date.now()}`);
          return paths.postJob;
        },
        { as: recruiter },
      );
      await page.getByRole('combobox', { name: 'Title' }).fill(title);
      await page.getByRole('textbox', { name: 'Description' }).fill('Ropes, fenders and guests.');
      const questions = page.getByRole('group', { name: 'Questions for applicants' });
      await questions.getByRole('button', { name: 'Add a question' }).click();
      const first = questions.getByRole('listitem').nth(0);
      await first.getByRole('textbox', { name: 'Question' }).fill('Can you swim?');
      await first.getByRole('checkbox', { name: 'Yes' }).check();
      await questions.getByRole('button', { name: 'Add a question' }).click();
      const second = questions.getByRole('listitem').nth(1);
      await second.getByRole('combobox', { name: 'Answered by' }).selectOption({ label: 'Text' });
      await second.getByRole('checkbox', { name: 'Must be answered' }).uncheck();
      await page.getByRole('button', { name: 'Post Job' }).click();
      await page.getByRole('link', { name: 'Question 2: Write the question' }).click();
      await page.keyboard.type('Why this boat?');
      await questions.getByText('Preview: what applicants are asked').click();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Post Job' }).click();
      await page.getByRole('status').getByText('Job posted').waitFor();

      const theirs = await visit(`${paths.jobs}?q=${encodeURIComponent(title)}`, { as: seeker });
      await theirs.getByRole('link', { name: title }).first().click();
      await theirs.getByRole('button', { name: 'Apply Now' }).first().click();
      const sheet = theirs.getByRole('dialog', { name: `Apply: ${title}` });
      await sheet.getByRole('button', { name: 'Send' }).click();
      await sheet.getByRole('link', { name: 'Please answer this question: Can you swim?' }).waitFor();
      await sheet.getByRole('group', { name: 'Can you swim?' }).getByRole('radio', { name: 'No' }).check();
      await sheet.getByRole('textbox', { name: 'Why this boat?' }).fill('It floats.');
      // What is answered survives a reload.
      await theirs.reload();
      await theirs.getByRole('button', { name: 'Apply Now' }).first().click();
      const kept = sheet.getByRole('group', { name: 'Can you swim?' }).getByRole('radio', { name: 'No' });
      await kept.waitFor();
      expect(await kept.isChecked()).toBe(true);
      await expectAccessible(theirs);
      await sheet.getByRole('button', { name: 'Send' }).click();
      const receipt = theirs.getByRole('dialog', { name: 'Application sent' });
      await receipt.getByText('It floats.').waitFor();
      expect(await receipt.getByText('Expected ').count()).toBe(0);

      await page.goto(paths.board);
      const card = page.getByRole('article', { name: seeker.displayName });
      await card.getByText('1 answer to check').waitFor();
      await card.getByRole('link', { name: seeker.displayName }).click();
      const answers = page.getByRole('region', { name: 'Answers' });
      await answers.getByText('Expected yes').waitFor();
      await answers.getByText('It floats.').waitFor();
      await expectAccessible(page);
    },
  );
});
