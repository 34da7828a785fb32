import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '#client/paths.ts';
import { plainPdf } from '#test/pdf.ts';
import { expectAccessible } from '../support/accessibility.ts';

export const resume = {
  name: 'cv.pdf',
  mimeType: 'application/pdf',
  buffer: plainPdf(['# Work Experience', 'Boat Captain, Sea House', 'March 2019 - Present']),
};

/**
 * Somebody who came with a file and nothing else applies: nothing is sent without the file while it is on its way, and what they have begun to
 * write survives a look at the profile.
 */
export async function applyWithPdf(page: Page, jobId: number): Promise<void> {
  await page.goto(paths.job(jobId));
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('Add your résumé').waitFor();
  await sheet.getByLabel('Cover letter').fill('Ready on Monday.');
  const line = Promise.withResolvers<void>();
  await page.route('**/api/files', (route) => line.promise.then(() => route.continue()), { times: 1 });
  await sheet.locator('input[type="file"]').setInputFiles(resume);
  await sheet.getByRole('button', { name: 'Send' }).click();
  await sheet.getByRole('link', { name: 'Wait until the file has arrived' }).waitFor();
  line.resolve();
  await sheet.getByRole('radio', { name: /cv\.pdf/, checked: true }).waitFor();
  await expectAccessible(page);
  await sheet.getByRole('link', { name: 'Fill your profile from it' }).click();
  await page.getByText('We found 1 job').waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  expect(await sheet.getByLabel('Cover letter').inputValue()).toBe('Ready on Monday.');
  await sheet.getByRole('button', { name: 'Send' }).click();
  const receipt = page.getByRole('dialog', { name: 'Application sent' });
  await receipt.getByText('cv.pdf').waitFor();
}
