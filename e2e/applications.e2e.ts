import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { paths } from '#client/paths.ts';
import { expectAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { applyFor, foundCompany, postJob } from './support/market.ts';
import type { Person } from './support/person.ts';
import { settled, sidewaysAt320 } from './support/settled.ts';
import type { Address, Visit } from './support/visitors.ts';

const letter = 'Dear team,\nI have held a captain’s licence for nine years.';

describe('a job seeker’s applications', () => {
  journey(
    'show how each stands, with letter, history and the way to the job',
    async ({ visit, newPerson }) => {
      const { job, seeker } = await oneApplication(visit, newPerson);
      const page = await visit(paths.applications, { as: seeker });
      const card = page.getByRole('article', { name: 'Boat Captain' });
      await card.getByText('Submitted', { exact: true }).waitFor();
      await card.getByText('Full Time').waitFor();
      expect(await card.getByRole('button', { name: /Update Status/ }).count()).toBe(0);

      await card.getByText('Cover letter').click();
      await card.getByText('captain’s licence for nine years').last().waitFor();
      await card.getByText('History').click();
      await card.getByText('You applied').waitFor();

      await card.getByRole('link', { name: 'View Job' }).click();
      await page.waitForURL(paths.job(job));
    },
  );

  journey('are withdrawn only after saying what that does', async ({ visit, newPerson }) => {
    const { seeker } = await oneApplication(visit, newPerson);
    const page = await visit(paths.applications, { as: seeker });
    const card = page.getByRole('article', { name: 'Boat Captain' });
    const withdraw = card.getByRole('button', { name: 'Withdraw from Boat Captain' });
    await withdraw.click();
    const dialog = page.getByRole('dialog', { name: 'Withdraw this application?' });
    await dialog.getByText('You cannot apply for this job a second time').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await withdraw.evaluate((button) => button === document.activeElement)).toBe(true);

    await withdraw.click();
    await dialog.getByRole('button', { name: 'Withdraw application' }).click();
    await page.getByRole('status').getByText('Application withdrawn').waitFor();
    await card.getByText('You withdrew on').waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === 'ARTICLE');
    expect(await withdraw.count()).toBe(0);
  });

  journey('that are none say so and lead to jobs', async ({ visit, newPerson }) => {
    const page = await visit(paths.applications, { as: await newPerson('job_seeker') });
    await page.getByRole('heading', { name: 'No applications found' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Browse Jobs' }).click();
    await page.waitForURL(paths.jobs);
  });
});

describe('moving an application', () => {
  journey('needs no mouse, shows at once, and can be undone', async ({ visit, newPerson }) => {
    const { seeker, recruiter } = await oneApplication(visit, newPerson);
    const page = await visit(paths.applications, { as: recruiter });
    const row = page.getByRole('row', { name: seeker.displayName });
    const menu = row.getByRole('button', { name: `Update Status of ${seeker.displayName}` });
    await menu.focus();
    await page.keyboard.press('Enter');
    await focused(page, 'Submitted');
    await page.keyboard.type('of');
    await focused(page, 'Offered');
    await page.keyboard.press('Enter');
    await row.getByText('Offered', { exact: true }).waitFor();
    expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.getByRole('tab', { name: 'Offered 1' }).waitFor();

    const toast = page.getByRole('status').filter({ hasText: 'Status updated' });
    await toast.getByRole('button', { name: 'Undo' }).click();
    await row.getByText('Submitted', { exact: true }).waitFor();
    await page.getByRole('tab', { name: 'Submitted 1' }).waitFor();

    // In the open menu a figure chooses, and the status it has cannot be chosen.
    await menu.click();
    expect(await page.getByRole('menuitemradio', { name: 'Submitted' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    await expectAccessible(page);
    await page.keyboard.press('3');
    await row.getByText('Interviewing', { exact: true }).waitFor();
    await toast.first().waitFor();

    // A press on the row opens the peek, which has the rest.
    await row.getByText('Boat Captain').click();
    const peek = page.getByRole('complementary', { name: seeker.displayName });
    await peek.getByText('Moved from Submitted to Interviewing').waitFor();
    await peek.getByText(`by ${recruiter.displayName}`).first().waitFor();
    await settled(page);
    await expectAccessible(page);
  });

  journey('leaves the row in sight until one leaves the tab', async ({ visit, newPerson }) => {
    const { seeker, recruiter } = await oneApplication(visit, newPerson);
    const page = await visit(paths.applicationsIn('submitted'), { as: recruiter });
    const opened = Promise.withResolvers<void>();
    await page.route('**/api/applications/moves', async (route) => {
      await opened.promise;
      await route.continue();
    });
    const row = page.getByRole('row', { name: seeker.displayName });
    // Counts that are not there yet are read as they were before the move.
    await page.getByRole('tab', { name: 'Submitted 1' }).waitFor();
    await row.getByRole('button', { name: /Update Status/ }).click();
    await page.getByRole('menuitemradio', { name: 'Screening' }).click();
    await row.getByText('Shown until you leave').waitFor();
    await page.getByRole('tab', { name: 'Screening 1' }).click();
    // The tab was opened before the server had done it: there is nothing in it yet.
    await page.getByRole('heading', { name: 'No applications found' }).waitFor();
    opened.resolve();
    await row.getByText('Screening', { exact: true }).waitFor();
    await page.getByRole('tab', { name: 'Submitted 0' }).click();
    await page.getByRole('heading', { name: 'No applications found' }).waitFor();
  });

  journey('that is refused goes back and says why', async ({ visit, newPerson }) => {
    const { id, seeker, recruiter } = await oneApplication(visit, newPerson);
    const page = await visit(paths.applications, { as: recruiter });
    // A network that lets no stream through: the page does not hear that the applicant withdraws.
    await page.route('**/api/live*', (route) => route.fulfill({ status: 204 }));
    await page.reload();
    const row = page.getByRole('row', { name: seeker.displayName });
    await row.waitFor();
    await visit(
      async (api) => {
        await api.post(`/api/applications/${id}/withdraw`);
        return paths.applications;
      },
      { as: seeker },
    );
    await row.getByRole('button', { name: /Update Status/ }).click();
    await page.getByRole('menuitemradio', { name: 'Hired' }).click();
    await page.getByRole('alert').getByText('Update failed').waitFor();
    await page
      .getByRole('alert')
      .getByText(/was not moved/)
      .waitFor();
    await row.getByText('Withdrawn').waitFor();
    expect(await row.getByRole('button', { name: /Update Status/ }).count()).toBe(0);
    await expectAccessible(page);
  });
});

describe('recruiter notes', () => {
  journey(
    'are written from the list, survive a reload unsaved, and never reach the applicant',
    async ({ visit, newPerson }) => {
      const { seeker, recruiter } = await oneApplication(visit, newPerson);
      const page = await visit(paths.applications, { as: recruiter });
      const row = page.getByRole('row', { name: seeker.displayName });
      const dialog = page.getByRole('dialog', { name: /^Notes on/ });
      const notes = dialog.getByRole('textbox', { name: 'Recruiter notes' });
      await row.waitFor();
      await page.keyboard.press('n');
      await dialog.waitFor();
      expect(await notes.evaluate((area) => area === document.activeElement)).toBe(true);
      await notes.fill('Calm on the radio.');
      await page.reload();
      await row.waitFor();
      await page.keyboard.press('n');
      await expect.poll(() => notes.inputValue()).toBe('Calm on the radio.');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Save notes' }).click();
      await page.getByRole('status').getByText('Notes saved').waitFor();
      await row.getByText('1 note').waitFor();

      await row.getByRole('button', { name: /note/ }).click();
      await notes.fill('Something else');
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await page.reload();
      await row.getByTitle('Calm on the radio.').waitFor();

      const theirs = await visit(paths.applications, { as: seeker });
      await theirs.getByRole('article', { name: 'Boat Captain' }).waitFor();
      expect(await theirs.getByText('Calm on the radio.').count()).toBe(0);
    },
  );
});

describe('the list', () => {
  journey('keeps its whole state in the address', async ({ visit, newPerson }) => {
    const { job, seeker, recruiter } = await oneApplication(visit, newPerson);
    const page = await visit(paths.applications, { as: recruiter });
    const card = page.getByRole('row', { name: seeker.displayName });
    await card.waitFor();

    const all = page.getByRole('tab', { name: 'All 1' });
    await all.focus();
    await page.keyboard.press('ArrowRight');
    // The arrows only move: nothing is chosen yet.
    expect(await all.getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Enter');
    await page.waitForURL(paths.applicationsIn('submitted'));

    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('menuitemradio', { name: 'Oldest first' }).click();
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Applied' }).click();
    await page.getByRole('menuitemradio', { name: 'Last 7 days' }).click();
    await page.getByLabel('Job', { exact: true }).selectOption(String(job));
    await page.waitForURL(`${paths.applications}?tab=submitted&sort=oldest&date=7&job=${job}`);
    await card.waitFor();

    await page.reload();
    await card.waitFor();
    // The jobs to choose from may come after the rows.
    await expect.poll(() => page.getByLabel('Job', { exact: true }).inputValue()).toBe(String(job));
    await page.getByRole('button', { name: 'Remove filter: Last 7 days' }).click();
    await page.waitForURL(`${paths.applications}?tab=submitted&sort=oldest&job=${job}`);
    await page.waitForFunction(() => document.activeElement?.textContent === 'Filter');
    await page.goBack();
    await page.waitForURL(`${paths.applications}?tab=submitted&sort=oldest&date=7&job=${job}`);

    await page.goto(`${paths.applications}?tab=hired&date=30`);
    await page.getByText('There is none in Hired, from the last 30 days.').waitFor();
    await page.getByRole('button', { name: 'Remove these filters' }).click();
    await page.waitForURL(paths.applicationsIn('hired'));
    await page.getByRole('button', { name: 'Show all applications' }).click();
    await card.waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('All'));
  });

  journey('comes in pages and moves the focus on to the next', async ({ visit, newPerson }) => {
    const recruiter = await newPerson('recruiter');
    const seeker = await newPerson('job_seeker');
    const jobs: number[] = [];
    await visit(
      async (api) => {
        await foundCompany(api, `Reef ${recruiter.username}`);
        for (let number = 1; number <= 21; number += 1) {
          jobs.push((await postJob(api, { title: `Deckhand ${number}` })).id);
        }
        return paths.jobs;
      },
      { as: recruiter },
    );
    const page = await visit(
      async (api) => {
        for (const job of jobs) await applyFor(api, job);
        return paths.applications;
      },
      { as: seeker },
    );
    await page.getByText('20 of 21 shown').waitFor();
    await page.getByRole('button', { name: 'Load more' }).click();
    const last = page.getByRole('article', { name: 'Deckhand 1', exact: true });
    await page.waitForFunction((card) => document.activeElement?.id === card, await last.getAttribute('id'));
    expect(await page.getByRole('button', { name: 'Load more' }).count()).toBe(0);
  });

  journey('points out the one that was asked for', async ({ visit, newPerson }) => {
    const { id, recruiter } = await oneApplication(visit, newPerson);
    const page = await visit(paths.applicationInList(id), { as: recruiter });
    await page.waitForFunction((card) => document.activeElement?.id === card, `application-${id}`);
  });

  journey(
    'goes on by keys with whoever takes the place of one that has left',
    async ({ visit, newPerson }) => {
      const recruiter = await newPerson('recruiter');
      let job = 0;
      const posted = await visit(
        async (api) => {
          job = (await postJob(api)).id;
          return paths.job(job);
        },
        { as: recruiter },
      );
      await posted.close();
      const apply = async (): Promise<Person> => {
        const as = await newPerson('job_seeker');
        const applied = await visit(
          async (api) => {
            await applyFor(api, job);
            return paths.job(job);
          },
          { as },
        );
        await applied.close();
        return as;
      };
      const [early, middle, late] = [await apply(), await apply(), await apply()];
      const page = await visit(paths.applicationsIn('submitted'), { as: recruiter });
      const row = ({ displayName }: Person) => page.getByRole('row', { name: displayName });
      const hasFocus = (person: Person) => row(person).evaluate((one) => one === document.activeElement);
      await row(middle).focus();
      await page.keyboard.press('2');
      await page.getByText('Shown until you leave').waitFor();
      const another = await apply();
      await row(another).waitFor();
      await row(middle).waitFor({ state: 'detached' });
      await expect.poll(() => hasFocus(early)).toBe(true);
      await page.keyboard.press('2');
      await row(early).getByText('Shown until you leave').waitFor();
      await page.getByRole('tab', { name: 'Submitted 2' }).waitFor();
      expect(await row(late).getByText('Shown until you leave').count()).toBe(0);
    },
  );

  journey('fits a phone', async ({ visit, newPerson }) => {
    const { seeker, recruiter } = await oneApplication(visit, newPerson);
    for (const as of [seeker, recruiter]) {
      const page = await visit(paths.applications, { as, size: 'narrow' });
      await page.getByRole('article').waitFor();
      await settled(page);
      await expectAccessible(page);
      expect(await sidewaysAt320(page)).toBe(0);
    }
  });
});

/** A job of a recruiter's, and a job seeker's application to it. */
async function oneApplication(
  visit: (address: Address, visit?: Visit) => Promise<Page>,
  newPerson: (userType: 'recruiter' | 'job_seeker') => Promise<Person>,
) {
  const recruiter = await newPerson('recruiter');
  const seeker = await newPerson('job_seeker');
  let job = 0;
  let id = 0;
  const posted = await visit(
    async (api) => {
      job = (await postJob(api)).id;
      return paths.job(job);
    },
    { as: recruiter },
  );
  const applied = await visit(
    async (api) => {
      id = (await applyFor(api, job, { coverLetter: letter })).id;
      return paths.job(job);
    },
    { as: seeker },
  );
  await Promise.all([posted.close(), applied.close()]);
  return { recruiter, seeker, job, id };
}

async function focused(page: Page, label: string): Promise<void> {
  await page.waitForFunction((text) => document.activeElement?.textContent?.startsWith(text), label);
}
