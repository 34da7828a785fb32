import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { paths } from '#client/paths.ts';
import { expectAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { theHourPasses } from '#test/hour-passes.ts';
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

  journey('moves a card with a finger, and is swiped along', async ({ visit, newPerson }) => {
    const { seekers, recruiter, job } = await threeApplied(visit, newPerson);
    const [first] = seekers;
    const page = await visit(paths.pipeline(job), { as: recruiter, size: 'narrow' });
    const held = card(page, first);
    const place = await held.boundingBox();
    if (!place) throw new Error('The card is not on the screen.');
    // Over a card the board goes along, and nothing is picked up or opened on the way.
    const at = { x: place.x + 200, y: place.y + 20 };
    const touch = await page.context().newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    for (let step = 1; step <= 10; step += 1)
      await touch.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x: at.x - 19 * step, y: at.y }],
      });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForFunction(() => {
      const [one] = document.querySelectorAll('section[aria-labelledby^="column-"]');
      return one && one.getBoundingClientRect().left < 0;
    });
    expect(await page.getByRole('complementary', { name: first.displayName }).count()).toBe(0);
    await held.scrollIntoViewIfNeeded();
    await held.getByRole('button', { name: /^Move / }).tap();
    await page.getByRole('menuitemradio', { name: 'Interviewing' }).tap();
    await column(page, 'Interviewing').getByRole('article', { name: first.displayName }).waitFor();
    await column(page, 'Interviewing').getByRole('heading', { name: first.displayName }).tap();
    await page.getByRole('complementary', { name: first.displayName }).waitFor();
  });

  journey('fits a window of 1280 by 800 whole, and folds what is decided', async ({ visit, newPerson }) => {
    const { recruiter, job } = await threeApplied(visit, newPerson);
    const page = await visit(paths.pipeline(job), { as: recruiter });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('article').first().waitFor();
    const fits = await page.evaluate(() => {
      const columns = [...document.querySelectorAll('section[aria-labelledby^="column-"]')].map((one) =>
        one.getBoundingClientRect(),
      );
      const first = document.querySelector('article')?.getBoundingClientRect();
      return {
        columns: columns.filter(({ left, right }) => left >= 0 && right <= innerWidth).length,
        firstCard: first?.top ?? Infinity,
        // Of cards with all their three lines, and the gap between them.
        cards: ((columns[0]?.bottom ?? 0) - (first?.top ?? 0)) / (65 + 6),
        scrolls: document.documentElement.scrollHeight > innerHeight,
      };
    });
    expect(fits).toMatchObject({ columns: 6, scrolls: false });
    expect(fits.firstCard).toBeLessThan(200);
    expect(fits.cards).toBeGreaterThanOrEqual(8);

    await page.getByRole('button', { name: 'Fold Hired' }).focus();
    await page.keyboard.press('Enter');
    const strip = page.getByRole('button', { name: 'Show Hired, 0' });
    await hasFocus(strip);
    await page.reload();
    await page.getByRole('article').first().focus();
    await page.keyboard.press('5');
    await page.getByRole('button', { name: 'Show Hired, 1' }).waitFor();
    await hasFocus(page.getByRole('article').first());
    await page.getByRole('button', { name: 'Show Hired, 1' }).focus();
    await page.keyboard.press('Enter');
    await column(page, 'Hired').getByRole('article').waitFor();
    await hasFocus(page.getByRole('button', { name: 'Fold Hired' }));
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
    const since = await inColumn('Submitted').getByRole('time').first().getAttribute('datetime');
    await cutOff(page);
    await page.keyboard.press(']');
    const said = page.getByRole('alert').filter({ hasText: `${name2}\u2069 was not moved.` });
    await said.waitFor();
    await hasFocus(inColumn('Submitted'));
    expect(await inColumn('Submitted').getByRole('time').first().getAttribute('datetime')).toBe(since);
    await reconnect(page);
    await said.getByRole('button', { name: 'Retry' }).click();
    await inColumn('Screening').waitFor();

    // Whoever scrolls to the end still sees what the columns are.
    await page.setViewportSize({ width: 1280, height: 420 });
    await page.evaluate(() => scrollTo({ top: 10_000, behavior: 'instant' }));
    const heading = await column(page, 'Submitted').getByRole('heading', { level: 2 }).boundingBox();
    expect(heading?.y).toBeGreaterThanOrEqual(48);
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

  journey('takes nothing back behind an open dialog, nor does the table', async ({ visit, newPerson }) => {
    const { seekers, recruiter, job } = await threeApplied(visit, newPerson);
    const [first, second] = seekers;
    const page = await visit(paths.pipeline(job), { as: recruiter });
    const row = (person: Person) => page.getByRole('row', { name: person.displayName });
    const moved = page.getByRole('status').filter({ hasText: 'Status updated' });
    const pressInDialog = async () => {
      const dialog = page.getByRole('dialog', { name: /^Reject / });
      for (const control of [
        dialog.getByLabel('Message').first(),
        dialog.getByRole('button', { name: 'Cancel' }),
      ]) {
        await control.focus();
        await page.keyboard.press('Control+z');
      }
      await page.keyboard.press('Escape');
    };
    await card(page, first).focus();
    await page.keyboard.press('3');
    await moved.waitFor();
    await card(page, second).focus();
    await page.keyboard.press('6');
    await pressInDialog();
    expect(await column(page, 'Interviewing').getByRole('article').count()).toBe(1);
    await page.keyboard.press('Control+z');
    await column(page, 'Submitted').getByText('3', { exact: true }).waitFor();

    await page.goto(paths.applicationsTo(job));
    await row(first).focus();
    await page.keyboard.press('3');
    await moved.waitFor();
    await row(second).focus();
    await page.keyboard.press('6');
    await pressInDialog();
    expect(await row(first).getByText('Interviewing', { exact: true }).count()).toBe(1);
    await page.keyboard.press('Control+z');
    await row(first).getByText('Submitted', { exact: true }).waitFor();
  });

  journey(
    'rejects three with a reason and a message, takes one back, and an hour later two know',
    async ({ visit, newPerson, program }) => {
      const { seekers, recruiter, job } = await threeApplied(visit, newPerson);
      const page = await visit(paths.pipeline(job), { as: recruiter });
      await page.getByRole('button', { name: 'Select all in Submitted' }).click();
      await page.getByRole('button', { name: 'Move to…' }).click();
      await page.getByRole('menuitem', { name: 'Rejected' }).click();
      const dialog = page.getByRole('dialog', { name: 'Reject 3 candidates?' });
      await dialog
        .getByText(/^Notified/)
        .nth(2)
        .waitFor();
      for (const { displayName } of seekers) await dialog.getByText(displayName).first().waitFor();
      await dialog.getByRole('radio', { name: 'Not enough experience' }).check();
      await dialog.getByLabel('Note').fill('For our eyes only');
      await dialog.getByLabel('Message').first().selectOption('Write a message');
      await dialog.getByRole('textbox', { name: 'Message' }).fill('Dear {{full_name}}, thank you.');
      // A slip of Esc loses none of it.
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Move to…' }).click();
      await page.getByRole('menuitem', { name: 'Rejected' }).click();
      expect(await dialog.getByLabel('Note').inputValue()).toBe('For our eyes only');
      expect(await dialog.getByRole('radio', { name: 'Not enough experience' }).isChecked()).toBe(true);
      await dialog
        .getByRole('region', { name: 'Preview' })
        .getByText(/^Dear \S/)
        .waitFor();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Reject 3 candidates' }).click();
      await page.getByRole('status').filter({ hasText: '3 candidates rejected. Notified' }).waitFor();
      await column(page, 'Rejected').getByText('3', { exact: true }).waitFor();

      const [kept, ...others] = seekers;
      await page.goto(paths.applicationsTo(job));
      const theirs = await visit(paths.applications, { as: kept });
      await theirs.getByText('Submitted', { exact: true }).first().waitFor();
      await page
        .getByRole('button', { name: new RegExp(`^Undo rejection of .*${kept.displayName}`) })
        .click();
      await page
        .getByRole('status')
        .getByText(/undone. They weren’t notified/)
        .waitFor();
      await theHourPasses(program.dataDir, job);
      for (const other of others) {
        const told = await visit(paths.applications, { as: other });
        await told.getByText('Rejected', { exact: true }).first().waitFor();
        await told.getByRole('link', { name: 'Boat Captain' }).first().click();
        await told.getByText(`Dear ${other.displayName}, thank you.`).waitFor();
        expect(await told.getByText(/Not enough experience|For our eyes only/).count()).toBe(0);
      }
      await theirs.reload();
      await theirs.getByText('Submitted', { exact: true }).first().waitFor();
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
