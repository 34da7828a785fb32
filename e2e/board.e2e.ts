import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { paths } from '#client/paths.ts';
import { expectAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { applyFor, postJob } from './support/market.ts';
import { cutOff, reconnect } from './support/outage.ts';
import type { Person } from './support/person.ts';
import type { Address, Visit } from './support/visitors.ts';

const card = (page: Page, person: Person) => page.getByRole('article', { name: person.displayName });
const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name} `) });

describe('the pipeline board', () => {
  journey('moves a card by dragging it, and takes that back', async ({ visit, newPerson }) => {
    const { seekers, recruiter, job } = await threeApplied(visit, newPerson);
    const [first] = seekers;
    const page = await visit(paths.pipeline(job), { as: recruiter });
    await card(page, first).dragTo(column(page, 'Interviewing'));
    await column(page, 'Interviewing').getByRole('article', { name: first.displayName }).waitFor();
    await column(page, 'Submitted').getByText('2', { exact: true }).waitFor();
    const toast = page.getByRole('status').filter({ hasText: 'Status updated' });
    await toast.getByRole('button', { name: 'Undo' }).click();
    await column(page, 'Submitted').getByRole('article', { name: first.displayName }).waitFor();
    await expectAccessible(page);
  });

  journey('is worked by keys alone: walk, peek, move, take back', async ({ visit, newPerson }) => {
    const { seekers, recruiter, job } = await threeApplied(visit, newPerson);
    const page = await visit(paths.pipeline(job), { as: recruiter });
    const top = page.getByRole('article').first();
    await top.waitFor();
    await top.focus();
    const name = await top.getAttribute('aria-label');
    await page.keyboard.press(' ');
    await page.getByRole('complementary', { name: name ?? '' }).waitFor();
    await page.keyboard.press('ArrowDown');
    const second = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    expect(second).not.toBe(name);
    await page.getByRole('complementary', { name: second ?? '' }).waitFor();
    await page.keyboard.press('Escape');
    const name2 = second ?? '';
    const inColumn = (status: string) => column(page, status).getByRole('article', { name: name2 });
    await page.keyboard.press('4');
    await inColumn('Offered').waitFor();
    await hasFocus(inColumn('Offered'));
    await page.keyboard.press('Control+z');
    await inColumn('Submitted').waitFor();

    // The focus goes with the card, whatever moved it: the next key moves it on.
    for (const reducedMotion of ['reduce', 'no-preference'] as const) {
      await page.emulateMedia({ reducedMotion });
      await hasFocus(inColumn('Submitted'));
      await page.keyboard.press(']');
      await page.keyboard.press(']');
      await hasFocus(inColumn('Interviewing'));
      await page.keyboard.press('[');
      await hasFocus(inColumn('Screening'));
      await page.keyboard.press('m');
      await page.getByRole('menuitemradio', { name: 'Offered' }).waitFor();
      await page.keyboard.press('4');
      await hasFocus(inColumn('Offered'));
      await page.keyboard.press('1');
      await hasFocus(inColumn('Submitted'));
    }

    // Where a move cannot be made, the card is back as it was, the focus on it, and its name and a Retry in what is said.
    await expect.poll(() => page.locator('article[aria-busy="true"]').count()).toBe(0);
    await page.reload();
    await inColumn('Submitted').focus();
    const since = await inColumn('Submitted').getByRole('time').getAttribute('datetime');
    await cutOff(page);
    await page.keyboard.press(']');
    const said = page.getByRole('alert').filter({ hasText: `${name2}\u2069 was not moved.` });
    await said.waitFor();
    await hasFocus(inColumn('Submitted'));
    expect(await inColumn('Submitted').getByRole('time').getAttribute('datetime')).toBe(since);
    await reconnect(page);
    await said.getByRole('button', { name: 'Retry' }).click();
    await inColumn('Screening').waitFor();

    // Whoever scrolls to the end still sees what the columns are.
    await page.setViewportSize({ width: 1280, height: 420 });
    await page.evaluate(() => scrollTo({ top: 10_000, behavior: 'instant' }));
    const heading = await column(page, 'Submitted').getByRole('heading', { level: 2 }).boundingBox();
    expect(heading?.y).toBeGreaterThanOrEqual(56);
    expect(seekers.map(({ displayName }) => displayName)).toContain(second);
  });

  journey('keeps a card where it was put, whatever it hears meanwhile', async ({ visit, newPerson }) => {
    const { seekers, recruiter, job } = await threeApplied(visit, newPerson);
    const [first] = seekers;
    const page = await visit(paths.pipeline(job), { as: recruiter });
    await card(page, first).waitFor();
    const held = Promise.withResolvers<void>();
    await page.route('**/api/applications/moves', async (route) => {
      await held.promise;
      await route.continue();
    });
    await card(page, first).focus();
    await page.keyboard.press('4');
    await column(page, 'Offered').getByRole('article', { name: first.displayName }).waitFor();

    // Before the server has heard of the move, it tells of somebody new, and of everybody as it knows them.
    const late = await newPerson('job_seeker');
    await visit(
      async (api) => {
        await applyFor(api, job);
        return paths.job(job);
      },
      { as: late },
    );
    await card(page, late).waitFor();
    await column(page, 'Offered').getByRole('article', { name: first.displayName }).waitFor();
    held.resolve();
    await page.getByRole('status').filter({ hasText: 'Status updated' }).waitFor();
    await column(page, 'Offered').getByRole('article', { name: first.displayName }).waitFor();
    await column(page, 'Submitted').getByText('3', { exact: true }).waitFor();
  });

  journey(
    'moves several at once, and shows a colleague’s move with their name',
    async ({ visit, newPerson }) => {
      const { seekers, recruiter, job } = await threeApplied(visit, newPerson);
      const page = await visit(paths.pipeline(job), { as: recruiter });
      const other = await visit(paths.pipeline(job), { as: recruiter });
      await column(other, 'Submitted').getByRole('article').first().waitFor();
      await page.getByRole('button', { name: 'Select all in Submitted' }).click();
      await page.getByRole('button', { name: 'Move to…' }).click();
      await page.getByRole('menuitem', { name: 'Screening' }).click();
      await column(page, 'Screening').getByText('3', { exact: true }).waitFor();
      await expectAccessible(page);
      // The same person's other window hears of it too.
      await column(other, 'Screening').getByRole('article', { name: seekers[0].displayName }).waitFor();
    },
  );
});

async function hasFocus(article: Locator): Promise<void> {
  await article.waitFor();
  await expect.poll(() => article.evaluate((element) => element === document.activeElement)).toBe(true);
}

async function threeApplied(
  visit: (address: Address, visit?: Visit) => Promise<Page>,
  newPerson: (userType: 'recruiter' | 'job_seeker') => Promise<Person>,
) {
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
  const seekers: [Person, Person, Person] = [
    await newPerson('job_seeker'),
    await newPerson('job_seeker'),
    await newPerson('job_seeker'),
  ];
  for (const seeker of seekers) {
    const page = await visit(
      async (api) => {
        await applyFor(api, job);
        return paths.job(job);
      },
      { as: seeker },
    );
    await page.close();
  }
  return { recruiter, job, seekers };
}
