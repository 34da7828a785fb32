import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { resume } from './apply-with-pdf.ts';

/**
 * The recruiter, whose list was open before anybody had applied, moves who has just done so and reads what they sent;
 * the applicant watches it happen. Both end on the application's page.
 */
export async function moveToScreening(page: Page, theirs: Page, applicant: string): Promise<void> {
  const card = theirs.getByRole('article', { name: 'Boat Captain' });
  await card.getByText('Submitted', { exact: true }).waitFor();
  await page.getByRole('button', { name: `Update Status of ${applicant}` }).click();
  await page.getByRole('menuitemradio', { name: 'Screening' }).click();
  await card.getByText('Screening', { exact: true }).waitFor();
  expect(await card.getByText('Submitted', { exact: true }).count()).toBe(0);

  await page.getByRole('link', { name: applicant, exact: true }).click();
  // The list shows the letter too, folded and unfolded, until the page has come.
  await page.getByRole('heading', { level: 1, name: applicant }).waitFor();
  await page.getByText('Ready on Monday.').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /Download résumé/ }).click();
  expect((await download).suggestedFilename()).toBe(resume.name);
}
