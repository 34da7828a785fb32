import type { Page } from 'playwright-core';
import { expectAccessible } from '../support/accessibility.ts';

/** Two interviewers, each on the application's page: the second sees what the first thinks only once both have said it. */
export async function scoreApart(page: Page, others: Page, colleague: string): Promise<void> {
  await score(others, 'Yes');
  await others.getByText('Yours: Yes').waitFor();

  const scorecards = page.getByRole('region', { name: 'First talk' });
  await scorecards.getByText('1 scorecard is hidden from you until you have handed in yours.').waitFor();
  await score(page, 'No');
  await scorecards.getByText(new RegExp(`${colleague}.*: Yes`)).waitFor();
  await scorecards.getByRole('table', { name: 'How far the interviewers agree' }).waitFor();
  await expectAccessible(page);
}

async function score(page: Page, recommendation: string): Promise<void> {
  await page.getByRole('button', { name: /Write scorecard: .*First talk/ }).click();
  const sheet = page.getByRole('dialog', { name: /^Scorecard/ });
  for (const attribute of ['Knots', 'Calm'])
    await sheet
      .getByRole('group', { name: attribute })
      .getByRole('radio', { name: 'Meets what the job needs' })
      .check();
  await sheet
    .getByRole('group', { name: 'Overall recommendation' })
    .getByRole('radio', { name: recommendation, exact: true })
    .check();
  await sheet.getByRole('button', { name: 'Hand in' }).click();
  await page.getByRole('status').getByText('Scorecard handed in').waitFor();
}
