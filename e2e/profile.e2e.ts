import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { paths } from '#client/paths.ts';
import { expectAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { settled, sidewaysAt320 } from './support/settled.ts';

describe('a job seeker’s personal info', () => {
  journey('is saved, and the bar says what would add most', async ({ visit, newPerson }) => {
    const page = await visit(paths.profile, { as: await newPerson('job_seeker') });
    await page.getByText('0% of your profile is filled in').waitFor();
    await page.getByRole('link', { name: 'Write a short summary' }).click();
    await focusedOn(page, 'summary');
    await page.keyboard.type('Eight years under water.');
    await page.getByLabel('Professional title').fill('Dive Instructor');
    await page.getByLabel('Location').fill('Malé');
    await page.getByLabel('Phone').fill('+960 777 1234');
    await page.getByLabel('Résumé URL').fill('https://example.mv/cv.pdf');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('status').getByText('Profile updated').waitFor();
    await page.getByText('60% of your profile is filled in').waitFor();
    await page.reload();
    await page.getByText('60% of your profile is filled in').waitFor();
    expect(await page.getByLabel('Professional title').inputValue()).toBe('Dive Instructor');
  });

  journey(
    'takes skills by Enter, button, comma and paste, each once, and takes them off again',
    async ({ visit, newPerson }) => {
      const page = await visit(paths.profile, { as: await newPerson('job_seeker') });
      const box = page.getByLabel('Skills', { exact: true });
      const listed = () =>
        page.getByRole('list', { name: 'Skills listed' }).getByRole('listitem').allInnerTexts();
      await box.fill('  PADI ');
      await page.keyboard.press('Enter');
      await box.fill('padi');
      await page.getByRole('button', { name: 'Add skill' }).click();
      await box.pressSequentially('First aid,');
      expect(await listed()).toEqual(['PADI', 'First aid']);
      await page.getByRole('button', { name: 'Remove PADI' }).click();
      expect(await listed()).toEqual(['First aid']);
      await page.waitForFunction(() => document.activeElement?.ariaLabel === 'Remove First aid');

      // What was typed and never added is saved too.
      await box.fill('Night diving; Compressor');
      expect(await listed()).toEqual(['First aid', 'Night diving', 'Compressor']);
      await box.fill('Navigation');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await page.getByRole('status').getByText('Profile updated').waitFor();
      expect(await listed()).toEqual(['First aid', 'Night diving', 'Compressor', 'Navigation']);
    },
  );

  journey(
    'that was typed and not saved survives a reload and the end of the session',
    async ({ visit, newPerson }) => {
      const person = await newPerson('job_seeker');
      const page = await visit(paths.profile, { as: person });
      await page.getByLabel('Summary').fill('I was not saved.');
      await page.reload();
      expect(await page.getByLabel('Summary').inputValue()).toBe('I was not saved.');
      await page.getByText('Not saved yet.').waitFor();

      await page.request.post('/api/logout');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await page.waitForURL(paths.authThen(paths.profile));
      await page.getByLabel('Username').fill(person.username);
      await page.getByLabel('Password', { exact: true }).fill(person.password);
      await page.getByRole('button', { name: 'Sign In' }).click();
      expect(await page.getByLabel('Summary').inputValue()).toBe('I was not saved.');

      await page.getByRole('button', { name: 'Discard changes' }).click();
      expect(await page.getByLabel('Summary').inputValue()).toBe('');
      await page.reload();
      await settled(page);
      expect(await page.getByLabel('Summary').inputValue()).toBe('');
    },
  );

  journey('says what is wrong before anything is sent', async ({ visit, newPerson }) => {
    const page = await visit(paths.profile, { as: await newPerson('job_seeker') });
    await page.getByLabel('Résumé URL').fill('javascript:alert(1)');
    await page.getByRole('button', { name: 'Save changes' }).click();
    const summary = page.getByRole('region', { name: 'Please check this form' });
    await summary.getByRole('link', { name: /^Résumé URL must be a web address/ }).click();
    await focusedOn(page, 'resumeUrl');
    await expectAccessible(page);
  });

  journey('lets employers find this person from the moment they say so', async ({ visit, newPerson }) => {
    const page = await visit(paths.profile, { as: await newPerson('job_seeker') });
    const found = page.getByRole('switch', { name: 'Let employers find me' });
    await found.focus();
    await page.keyboard.press('Space');
    await page.getByRole('status').getByText('Profile updated').waitFor();
    await page.reload();
    await found.waitFor();
    expect(await found.isChecked()).toBe(true);
  });
});

describe('experience', () => {
  journey('is added, changed, deleted and brought back', async ({ visit, newPerson }) => {
    const page = await visit(paths.profile, { as: await newPerson('job_seeker') });
    await page.getByRole('tab', { name: 'Experience' }).click();
    await page.waitForURL(`${paths.profile}?tab=experience`);
    await page.getByRole('button', { name: 'Add experience' }).click();
    await focusedOn(page, 'title');
    const form = page.getByRole('form', { name: 'Add experience' });
    await form.getByRole('button', { name: 'Add experience' }).click();
    const summary = form.getByRole('region', { name: 'Please check this form' });
    expect(await summary.getByRole('link').allTextContents()).toEqual(
      expect.arrayContaining(['Title is required', 'Company is required', 'Start date is required']),
    );

    await form.getByLabel('Title').fill('Divemaster');
    await form.getByLabel('Company').fill('Blue Lagoon Divers');
    await form.getByLabel('Start date').fill('2023-06');
    await form.getByLabel('End date').fill('2023-02');
    await form.getByRole('button', { name: 'Add experience' }).click();
    await form.locator('#endDate-error').getByText('The end date is before the start date').waitFor();
    await expectAccessible(page);

    // What still goes on has no end, and nothing typed is lost on the way.
    await form.getByLabel('I work here now').check();
    expect(await form.getByLabel('End date').isDisabled()).toBe(true);
    await page.reload();
    expect(await form.getByLabel('Company').inputValue()).toBe('Blue Lagoon Divers');
    await form.getByRole('button', { name: 'Add experience' }).click();
    await page.getByRole('status').getByText('Experience added').waitFor();
    await page.getByText('Jun 2023 – present').waitFor();
    await page.getByText('15% of your profile is filled in').waitFor();

    await page.getByRole('button', { name: 'Edit Divemaster, Blue Lagoon Divers' }).click();
    const editing = page.getByRole('form', { name: 'Edit experience' });
    await editing.getByLabel('I work here now').uncheck();
    await editing.getByLabel('End date').fill('2024-05');
    await editing.getByRole('button', { name: 'Save experience' }).click();
    await page.getByText('Jun 2023 – May 2024 (1 year)').waitFor();

    await page.getByRole('button', { name: 'Delete Divemaster, Blue Lagoon Divers' }).click();
    const toast = page.getByRole('status').filter({ hasText: 'Experience deleted' });
    await page.getByRole('heading', { name: 'No experience yet' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === 'Add experience');
    await toast.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Jun 2023 – May 2024 (1 year)').waitFor();
  });
});

describe('education', () => {
  journey('is added with what is known of it', async ({ visit, newPerson }) => {
    const page = await visit(paths.profilePart('education'), { as: await newPerson('job_seeker') });
    const form = page.getByRole('form', { name: 'Add education' });
    await form.getByLabel('Institution').fill('Villa College');
    await form.getByLabel('Degree').fill('Diploma');
    await form.getByRole('button', { name: 'Add education' }).click();
    await page.getByRole('status').getByText('Education added').waitFor();
    await page.getByRole('heading', { name: 'Diploma' }).waitFor();
    await page.getByText('10% of your profile is filled in').waitFor();
  });
});

describe('the account', () => {
  journey('of everyone has a name and an e-mail address to change', async ({ visit, newPerson }) => {
    const person = await newPerson('company_admin');
    const page = await visit(paths.profile, { as: person });
    const account = page.getByRole('region', { name: 'Account' });
    await account.getByText('Company Admin').waitFor();
    expect(await page.getByRole('tab').count()).toBe(0);
    await account.getByRole('button', { name: 'Edit account' }).click();
    await focusedOn(page, 'firstName');
    await account.getByLabel('First name').fill('ޢައިޝަތު');
    await account.getByLabel('Last name').fill('ނަދާ');
    await account.getByLabel('Email').fill('nobody');
    await account.getByRole('button', { name: 'Save account' }).click();
    await account.getByRole('link', { name: 'Email must look like name@example.com' }).waitFor();
    await account.getByLabel('Email').fill(`nadha.${person.username}@example.mv`);
    await account.getByLabel('Current password', { exact: true }).fill(person.password);
    await account.getByRole('button', { name: 'Save account' }).click();
    await page.getByRole('status').getByText('Profile updated').waitFor();
    await account.getByText('ޢައިޝަތު ނަދާ').waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === 'Edit account');
  });

  journey('that is saved late takes away no form that was opened since', async ({ visit, newPerson }) => {
    const page = await visit(paths.profile, { as: await newPerson('job_seeker') });
    const card = page.getByRole('region', { name: 'Account' });
    await card.getByRole('button', { name: 'Edit account' }).click();
    await card.getByLabel('First name').fill('Aminath');
    const line = Promise.withResolvers<void>();
    await page.route('**/api/user', async (route) => {
      if (route.request().method() === 'PUT') await line.promise;
      await route.fallback();
    });
    const setOut = page.waitForRequest((sent) => sent.method() === 'PUT');
    await card.getByRole('button', { name: 'Save account' }).click();
    await setOut;
    await card.getByRole('button', { name: 'Cancel' }).click();
    await card.getByRole('button', { name: 'Change password' }).click();
    const password = card.getByLabel('Current password', { exact: true });
    await password.fill('a boat');
    line.resolve();
    await page.getByRole('status').getByText('Profile updated').waitFor();
    expect(await password.inputValue()).toBe('a boat');
    expect(await password.evaluate((field) => field === document.activeElement)).toBe(true);
  });

  journey('takes a new password from whoever knows the old one', async ({ visit, newPerson }) => {
    const person = await newPerson('job_seeker');
    const page = await visit(paths.profile, { as: person });
    await page.getByRole('button', { name: 'Change password' }).click();
    const fill = async (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
    await fill('Current password', 'not this one');
    await fill('New password', 'short');
    await fill('Confirm new password', 'other');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByRole('link', { name: 'New password needs at least 8 characters' }).waitFor();
    await page.getByRole('link', { name: 'Passwords do not match' }).waitFor();

    await fill('New password', 'calm water on a boat');
    await fill('Confirm new password', 'calm water on a boat');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByRole('alert').getByText('Update failed').waitFor();
    await page.getByRole('link', { name: 'Current password is wrong.' }).waitFor();
    await expectAccessible(page);

    await fill('Current password', person.password);
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByRole('status').getByText('Password changed').waitFor();
  });

  journey('and the profile fit a phone with their forms open', async ({ visit, newPerson }) => {
    const page = await visit(paths.profilePart('experience'), {
      as: await newPerson('job_seeker'),
      size: 'narrow',
    });
    await page.getByRole('form', { name: 'Add experience' }).waitFor();
    await page.getByRole('button', { name: 'Edit account' }).click();
    await expectAccessible(page);
    expect(await sidewaysAt320(page)).toBe(0);
  });
});

async function focusedOn(page: Page, id: string): Promise<void> {
  await page.waitForFunction((wanted) => document.activeElement?.id === wanted, id);
}
