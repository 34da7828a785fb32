import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { paths } from '#client/paths.ts';
import { expectAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { applyFor, foundCompany, postJob } from './support/market.ts';
import type { Person } from './support/person.ts';
import type { Address, Visit } from './support/visitors.ts';

describe('what a company keeps about candidates', () => {
  journey('tags and lists them, and finds them by both', async ({ visit, newPerson }) => {
    const { recruiter, seekers } = await employer(visit, newPerson, 2);
    const [first] = seekers;
    const page = await visit(paths.board, { as: recruiter });
    await page
      .getByRole('article', { name: new RegExp(`^${first.displayName}`) })
      .click({ position: { x: 60, y: 50 } });
    const peek = page.getByRole('complementary', { name: first.displayName });
    await peek.getByRole('button', { name: 'Add tag' }).click();
    await peek.getByRole('combobox', { name: 'New tag' }).fill('Night watch');
    await page.keyboard.press('Enter');
    await peek.getByRole('button', { name: 'Remove tag Night watch' }).waitFor();
    await peek.getByRole('button', { name: 'Lists with' }).click();
    await page.getByRole('menuitem', { name: 'New list…' }).click();
    const dialog = page.getByRole('dialog', { name: 'New list' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Next season');
    await dialog.getByRole('checkbox', { name: 'Share it with my company' }).check();
    await dialog.getByRole('button', { name: 'Create list' }).click();
    await page.getByRole('status').getByText('Added to list').waitFor();

    await page.getByRole('link', { name: 'Candidates' }).first().click();
    await page.getByRole('combobox', { name: 'Tag', exact: true }).selectOption({ label: 'Night watch (1)' });
    await page.getByRole('article').nth(1).waitFor({ state: 'detached' });
    await page.getByRole('article', { name: first.displayName }).getByText('Night watch').waitFor();
    await page.getByRole('combobox', { name: 'Tag', exact: true }).selectOption('');
    await page.getByRole('article').nth(1).waitFor();
    await page.getByRole('combobox', { name: 'List' }).selectOption({ label: 'Next season (1)' });
    await page.getByText('Shared with your company').waitFor();
    await page.getByRole('article').nth(1).waitFor({ state: 'detached' });
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Manage list' }).click();
    await page.getByRole('menuitem', { name: 'Empty it…' }).click();
    await page.getByRole('button', { name: 'Empty list' }).click();
    await page.getByRole('heading', { name: 'This list is empty' }).waitFor();
    expect(new URL(page.url()).searchParams.get('list')).not.toBeNull();
  });

  journey('takes two accounts for one person, and takes that back', async ({ visit, newPerson }) => {
    const name = `Mariyam Nashwa${Date.now()}`;
    const { recruiter } = await employer(visit, newPerson, 2, name);
    const page = await visit(`${paths.candidates}?search=${encodeURIComponent(name)}`, { as: recruiter });
    await page.getByRole('article', { name }).nth(1).waitFor();
    await page.getByRole('link', { name: 'Review', exact: true }).click();
    const pair = page.getByRole('list', { name: 'Possible duplicates' }).getByRole('article');
    await pair.getByText('same name and same phone').waitFor();
    await expectAccessible(page);
    await pair.getByRole('button', { name: 'Same person: merge' }).click();
    await page.getByRole('heading', { name: 'No duplicates found' }).waitFor();
    await page.getByRole('link', { name: 'All candidates' }).click();
    await page.getByRole('searchbox').fill(name);
    const found = page.getByRole('article', { name });
    await found.getByRole('link', { name: /^View Profile/ }).click();
    await page.getByText('Your company treats the account').waitFor();
    const applications = page.getByRole('region', { name: 'Applications to your jobs' });
    await applications.getByRole('listitem').nth(1).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Undo: / }).click();
    await page.getByText('You may already have this candidate').waitFor();
    await applications.getByRole('listitem').nth(1).waitFor({ state: 'detached' });
    expect(await applications.getByRole('listitem').count()).toBe(1);
  });

  journey('keeps filters of the board, and opens with them', async ({ visit, newPerson }) => {
    const { recruiter } = await employer(visit, newPerson, 1);
    const page = await visit(paths.board, { as: recruiter });
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Not answered yet' }).click();
    await page.waitForURL(/waiting=true/);
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitem', { name: 'Save these filters…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save these filters' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Still waiting');
    await dialog.getByRole('checkbox', { name: 'Make this my default view' }).check();
    await dialog.getByRole('button', { name: 'Save view' }).click();
    await page.getByRole('button', { name: 'Still waiting' }).waitFor();
    await page.goto(paths.board);
    await page.waitForURL(/waiting=true/);
    await page.getByRole('button', { name: 'Still waiting' }).click();
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: 'Rename this view…' }).click();
    const renaming = page.getByRole('dialog', { name: 'Rename view' });
    await renaming.getByRole('textbox', { name: 'Name' }).fill('Silence');
    await renaming.getByRole('button', { name: 'Rename' }).click();
    await page.getByRole('button', { name: 'Silence' }).waitFor();
    await page.goto(`${paths.board}?search=nobody`);
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitem', { name: 'Save these filters under' }).click();
    await page.getByRole('menuitem', { name: 'Silence' }).click();
    await page.getByRole('button', { name: 'Silence' }).click();
    await page.getByRole('menuitemradio', { name: 'Everything' }).click();
    await page.getByRole('button', { name: 'Views' }).waitFor();
    expect(await page.getByRole('list', { name: 'Filters in use' }).count()).toBe(0);
  });
});

/** A company with as many applicants, each to a job of their own; with a name all of them have it, and one phone. */
async function employer(
  visit: (address: Address, visit?: Visit) => Promise<Page>,
  newPerson: (userType: 'recruiter' | 'job_seeker') => Promise<Person>,
  applicants: number,
  name?: string,
): Promise<{ recruiter: Person; seekers: [Person, ...Person[]] }> {
  const recruiter = await newPerson('recruiter');
  const jobs: number[] = [];
  const posted = await visit(
    async (api) => {
      await foundCompany(api, `Keeping ${recruiter.username}`);
      for (let count = 0; count < applicants; count += 1)
        jobs.push((await postJob(api, { title: `Boat Captain ${count + 1}` })).id);
      return paths.board;
    },
    { as: recruiter },
  );
  await posted.close();
  const seekers: Person[] = [];
  for (const job of jobs) {
    const seeker = await newPerson('job_seeker');
    const page = await visit(
      async (api) => {
        if (name) await same(api, name);
        await applyFor(api, job);
        return paths.job(job);
      },
      { as: seeker },
    );
    await page.close();
    seekers.push(seeker);
  }
  const [first, ...others] = seekers;
  if (!first) throw new Error('An employer of a journey needs an applicant.');
  return { recruiter, seekers: [first, ...others] };
}

async function same(api: Parameters<typeof applyFor>[0], name: string): Promise<void> {
  const [firstName, lastName] = name.split(' ');
  await api.put('/api/user', { data: { firstName, lastName } });
  await api.put('/api/profile/job-seeker', { data: { phone: '+960 777 4321' } });
}
