import { expect } from 'vitest';
import { paths } from '#client/paths.ts';
import { exportOf, openQuestions } from '#test/people-exports.ts';
import { expectAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { foundCompany } from './support/market.ts';

journey('a company moves in from a Greenhouse export, and takes it back', async ({ visit, newPerson }) => {
  const person = await newPerson('recruiter');
  const page = await visit(paths.candidates, { as: person });
  await foundCompany(page.request, `Reef Movers ${Date.now()}`);
  await page.reload();
  await page.getByRole('link', { name: 'Move in from another system' }).click();
  await page.getByRole('combobox', { name: 'Other system' }).selectOption('Greenhouse');
  await page.locator('input[type=file]').setInputFiles({
    name: 'greenhouse.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      exportOf.greenhouse.replace('hassan@gh.example', 'nowhere').replace('Face to Face', 'Zeta'),
    ),
  });

  await page.getByRole('heading', { name: 'greenhouse.csv' }).waitFor();
  const first = page.getByRole('table', { name: 'First lines' }).getByRole('row').nth(1);
  expect(await first.innerText()).toContain('Aminath Shifa');
  await page.getByRole('combobox', { name: 'Zeta is here' }).selectOption('Interviewing');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Check all lines' }).click();
  const lines = page.getByRole('table', { name: 'Lines' });
  await lines.getByText('Email must look like name@example.com').waitFor();
  await page.getByRole('checkbox', { name: /^Import only the good lines/ }).check();
  await page.getByRole('button', { name: 'Import 3 lines' }).click();
  await page.getByText(/Imported: 3 imported, 1 refused/).waitFor();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'All imports' }).click();
  await page.getByRole('link', { name: 'All candidates' }).click();
  await page.getByRole('article', { name: 'Aminath Shifa' }).waitFor();
  // What would be read by nobody is not sent: with a message they are left out, without one they are not.
  await page.goto(paths.applications);
  await page
    .getByRole('checkbox', { name: /^Select \u2068Aminath/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Move to…' }).click();
  await page.getByRole('menuitem', { name: 'Rejected' }).click();
  const rejecting = page.getByRole('dialog', { name: /^Reject/ });
  const leftOut = rejecting.getByText('Left out: was imported and has no account here to read the message');
  await rejecting.getByText(/^Notified /).waitFor();
  await rejecting.getByRole('combobox', { name: 'Message' }).selectOption('Write a message');
  await rejecting.getByRole('textbox', { name: 'Message' }).fill('Thank you for your time.');
  await leftOut.waitFor();
  expect(await rejecting.getByRole('button', { name: /^Reject/ }).isDisabled()).toBe(true);
  await rejecting.getByRole('combobox', { name: 'Message' }).selectOption('No message, status only');
  await leftOut.waitFor({ state: 'detached' });
  await rejecting.getByRole('button', { name: 'Cancel' }).click();

  await page.goto(paths.moveIn);
  await page.getByRole('link', { name: 'greenhouse.csv' }).click();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  await page.getByText(/Undone: 1 refused, 3 undone/).waitFor();
});

journey(
  'a recruiter imports jobs, says what the file leaves open, and undoes it',
  async ({ visit, newPerson }) => {
    const person = await newPerson('recruiter');
    const page = await visit(paths.manageJobs, { as: person });
    await foundCompany(page.request, `Reef Importers ${Date.now()}`);
    await page.reload();
    await page.getByRole('main').getByRole('link', { name: 'Import jobs' }).click();
    await page.locator('input[type=file]').setInputFiles({
      name: 'jobs.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(openQuestions),
    });
    await page.getByRole('heading', { name: 'jobs.csv' }).waitFor();
    await page.getByRole('combobox', { name: 'Currency' }).selectOption('USD');
    await page.getByRole('combobox', { name: 'Pay period' }).selectOption('A month');
    await page.getByRole('combobox', { name: 'Dates' }).selectOption('Day, month, year');
    const first = page.getByRole('table', { name: 'First lines' }).getByRole('row').nth(1);
    await first.getByText('USD 900 per month').waitFor();
    await page.getByRole('button', { name: 'Check all lines' }).click();
    await page.getByText('Title is missing').last().waitFor();
    await page
      .getByRole('combobox', { name: 'Lines' })
      .selectOption('Like a job you have, or another line (1)');
    await page.getByText('Looks like line 2').waitFor();
    await page.getByRole('checkbox', { name: /^Leave out reef guide/ }).check();
    await page.getByRole('checkbox', { name: /^Import only the good lines/ }).check();
    await page.getByRole('button', { name: 'Import 1 line' }).click();
    await page.getByText(/Imported: 1 imported, 1 left out, 1 refused/).waitFor();
    await expectAccessible(page);

    await page.goto(`${paths.manageJobs}?status=draft`);
    await page.getByRole('link', { name: 'Reef guide' }).first().waitFor();
    await page.goto(paths.importJobs);
    await page.getByRole('link', { name: 'jobs.csv' }).click();
    await page.getByRole('button', { name: 'Undo import' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
    await page.getByText(/Undone: .*1 undone/).waitFor();
  },
);
