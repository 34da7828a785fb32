import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { paths } from '#client/paths.ts';
import type { UserType } from '#domain/people.ts';
import { journey } from './support/journey.ts';
import { tabTo } from './support/keyboard.ts';
import { applyFor, foundCompany, postJob } from './support/market.ts';
import type { Person } from './support/person.ts';
import { settled } from './support/settled.ts';
import type { Address, Visit } from './support/visitors.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** Nothing here is clicked, hovered or given the focus but by keys. */
describe('without a mouse', () => {
  journey('one signs up, applies and sees how that stands', async ({ visit, newPerson }) => {
    const employer = await visit(paths.home, { as: await newPerson('recruiter') });
    const title = `Night Porter ${Date.now()}`;
    const job = await postJob(employer.request, { title });

    const page = await visit(paths.authThen(paths.job(job.id)));
    await settled(page);
    await tabTo(page, page.getByRole('tab', { name: 'Sign In' }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const words: [string, string][] = [
      ['First name (optional)', 'Aminath'],
      ['Last name (optional)', 'Rasha'],
      ['Username', `aminath${Date.now()}`],
      ['Password', 'a lantern at the jetty'],
      ['Confirm password', 'a lantern at the jetty'],
    ];
    for (const [label, text] of words) {
      await tabTo(page, field(page, label));
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: title }).waitFor();

    await tabTo(page, button(page, 'Apply Now'));
    await page.keyboard.press('Enter');
    await tabTo(page, field(page, 'Cover letter (optional)'));
    await page.keyboard.type('I am awake at night anyway.');
    await tabTo(page, button(page, 'Send'));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('dialog').getByRole('link', { name: 'View application' }));
    await page.keyboard.press('Enter');
    await page.getByText('Submitted', { exact: true }).waitFor();
    await page.getByText('I am awake at night anyway.').waitFor();
    await page.waitForFunction(() => document.activeElement?.localName === 'h1');
  });

  journey('one posts a job', async ({ visit, newPerson }) => {
    const page = await visit(paths.dashboard('hiring_manager'), { as: await newPerson('hiring_manager') });
    await settled(page);
    const title = `Boat Carpenter ${Date.now()}`;
    await tabTo(page, page.getByRole('link', { name: 'Define New Job Requirements' }).first());
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('combobox', { name: 'Title' }));
    await page.keyboard.type(title);
    await tabTo(page, page.getByRole('combobox', { name: 'Employment type' }));
    await page.keyboard.press('ArrowDown');
    await tabTo(page, field(page, 'Description'));
    await page.keyboard.type('You mend what the sea has taken.');
    await tabTo(page, page.getByRole('combobox', { name: 'Required skills' }));
    await page.keyboard.type('Carpentry');
    await page.keyboard.press('Enter');
    await tabTo(page, button(page, 'Post Job'));
    await page.keyboard.press('Enter');
    await page.getByRole('article', { name: title }).getByText('Part Time').waitFor();
  });

  journey('one moves an application, and takes that back', async ({ visit, newPerson }) => {
    const { page, name } = await oneApplication(visit, newPerson);
    const card = page.getByRole('article', { name });
    await tabTo(page, button(page, /^Update Status/));
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.role === 'menuitemradio');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() =>
      document.activeElement?.getAttribute('aria-label')?.startsWith('Update Status'),
    );
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.role === 'menuitemradio');
    await page.keyboard.press('5');
    await card.getByText('Hired', { exact: true }).waitFor();
    await page.getByRole('status').getByText('Status updated').waitFor();
    await page.keyboard.press('Control+z');
    await card.getByText('Submitted', { exact: true }).waitFor();
    await page.getByRole('tab', { name: 'Submitted 1' }).waitFor();
  });

  journey('one writes a note', async ({ visit, newPerson }) => {
    const { page } = await oneApplication(visit, newPerson);
    await tabTo(page, button(page, 'Add notes'));
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.localName === 'textarea');
    await page.keyboard.type('Knows the house.');
    await tabTo(page, button(page, 'Save notes'));
    await page.keyboard.press('Enter');
    await page.getByText('Knows the house.').waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === 'Edit notes');
  });

  journey('one changes the settings of a company', async ({ visit, newPerson }) => {
    const person = await newPerson('recruiter');
    const founding = await visit(paths.home, { as: person });
    await foundCompany(founding.request, `Reef Bakery ${Date.now()}`);
    const page = await visit(paths.settings, { as: person });
    await settled(page);
    await tabTo(page, field(page, 'Industry'));
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Bakeries');
    await tabTo(page, button(page, 'Save Settings'), 60);
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('Settings Updated').waitFor();
    await page.reload();
    await expect.poll(() => field(page, 'Industry').inputValue()).toBe('Bakeries');
  });

  journey('one opens the menu of a phone, closes it and follows it', async ({ visit }) => {
    const page = await visit(paths.home, { size: 'narrow' });
    await settled(page);
    const opener = button(page, 'Open menu');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    await menu.waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Open menu');
    await page.keyboard.press('Enter');
    await tabTo(page, menu.getByRole('link', { name: 'About' }));
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === paths.about);
    await menu.waitFor({ state: 'hidden' });
    await page.waitForFunction(() => document.activeElement?.localName === 'h1');
  });
});

/** The list of a recruiter to whose one job one person has applied. */
async function oneApplication(
  visit: (address: Address, visit?: Visit) => Promise<Page>,
  newPerson: (userType: UserType) => Promise<Person>,
): Promise<{ page: Page; name: string }> {
  const [recruiter, seeker] = [await newPerson('recruiter'), await newPerson('job_seeker')];
  const employer = await visit(paths.home, { as: recruiter });
  const { id } = await postJob(employer.request);
  await applyFor((await visit(paths.home, { as: seeker })).request, id);
  const page = await visit(paths.applications, { as: recruiter });
  await settled(page);
  return { page, name: seeker.displayName };
}
