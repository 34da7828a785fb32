import { expect } from 'vitest';
import { paths } from '#client/paths.ts';
import { expectAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { settled } from './support/settled.ts';

journey('the voluntary questions are answered, changed and taken back', async ({ visit, newPerson }) => {
  const page = await visit(paths.ownFairness, { as: await newPerson('job_seeker') });
  const questions = page.getByRole('region', { name: 'Fairness questions' });
  await questions.getByLabel('Sex').selectOption({ label: 'Woman' });
  await questions.getByRole('button', { name: 'Save answers' }).click();
  await page.getByRole('status').getByText('Answers saved').waitFor();
  await page.reload();
  await questions.getByRole('button', { name: 'Delete my answers' }).waitFor();
  expect(await questions.getByLabel('Sex').inputValue()).toBe('woman');
  await settled(page);
  await expectAccessible(page);
  await questions.getByRole('button', { name: 'Delete my answers' }).click();
  await page.getByRole('status').getByText('Answers deleted').waitFor();
  expect(await questions.getByLabel('Sex').inputValue()).toBe('');
});

journey('the fairness report is the company admin’s, from their analytics', async ({ visit }) => {
  const page = await visit(paths.analytics, { as: 'company_admin' });
  await page.getByRole('main').getByRole('link', { name: 'Fairness report' }).click();
  await page.getByRole('heading', { level: 1, name: 'Fairness report' }).waitFor();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await settled(page);
  await expectAccessible(page);
});

journey('the fairness report is not for recruiters', async ({ visit }) => {
  const page = await visit(paths.fairness, { as: 'recruiter' });
  await page.getByRole('heading', { name: "You don't have access to this page" }).waitFor();
});
