import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { paths } from '#client/paths.ts';
import type { Answer } from '#contract/api.ts';
import { expectAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { applyFor, postJob } from './support/market.ts';

describe('many applications at once', () => {
  journey(
    'are moved once their number has been typed, whatever moves them, and never more than the server takes',
    async ({ visit, newPerson }) => {
      let job = 0;
      const page = await visit(
        async (api) => {
          job = (await postJob(api)).id;
          return paths.job(job);
        },
        { as: await newPerson('recruiter') },
      );
      const theirs = await visit(async (api) => paths.application((await applyFor(api, job)).id), {
        as: await newPerson('job_seeker'),
      });
      await theirs.close();
      const { showing, sent } = await asIfManyHadApplied(page);
      const dialog = page.getByRole('dialog', { name: 'Move 21 candidates?' });
      const number = dialog.getByRole('textbox', { name: 'Type 21 to go on' });
      const selectAll = page.getByRole('button', { name: 'Select all in Submitted' });

      showing(21);
      await page.goto(paths.pipeline(job));
      await selectAll.click();
      await page.getByRole('article').first().focus();
      await page.keyboard.press(']');
      await number.waitFor();
      await page.keyboard.type('21');
      expect(await number.inputValue()).toBe('21');
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await dialog.waitFor({ state: 'hidden' });
      const column = page.getByRole('region', { name: /^Interviewing / });
      await page.getByRole('article').first().dragTo(column);
      expect(await number.inputValue()).toBe('');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Move to…' }).click();
      await page.getByRole('menuitem', { name: 'Screening' }).click();
      expect(await number.inputValue()).toBe('');
      expect(sent).toEqual([]);
      await dialog.getByRole('button', { name: 'Move to Screening' }).waitFor();
      await number.fill('21');
      await number.press('Enter');
      await page.getByRole('status').getByText('21 candidates moved to Screening.').waitFor();
      expect(sent).toEqual([21]);

      showing(201);
      await page.reload();
      await selectAll.click();
      await page.getByRole('article').first().focus();
      await saysSo(page, ']', 'Move at most 200 at a time');
      await saysSo(page, '6', 'Reject at most 200 at a time');
      await page.goto(paths.applicationsTo(job));
      await page.getByRole('checkbox', { name: 'Select all 201 shown' }).check();
      await saysSo(page, '3', 'Move at most 200 at a time');
      await saysSo(page, 'm', 'Write to at most 200 at a time');
      await saysSo(page, 'e', 'Tag at most 200 at a time');
      expect(sent).toEqual([21]);
    },
  );
});

describe('an interview in a company of many', () => {
  journey('is held by those who are found by their names', async ({ visit, newPerson }) => {
    let job = 0;
    const page = await visit(
      async (api) => {
        job = (await postJob(api)).id;
        return paths.job(job);
      },
      { as: await newPerson('recruiter') },
    );
    const theirs = await visit(async (api) => paths.application((await applyFor(api, job)).id), {
      as: await newPerson('job_seeker'),
    });
    const id = Number(new URL(theirs.url()).pathname.split('/').at(-1));
    await theirs.close();
    await page.route(
      ({ pathname }) => pathname === `/api/applications/${id}/interviewers`,
      async (route) => {
        const response = await route.fetch();
        const answer = (await response.json()) as Answer<'GET /api/applications/:id/interviewers'>; // As the API describes it.
        const others = Array.from({ length: 40 }, (_, at) => ({
          id: 1_000_000_000 + at,
          name: `Colleague ${at}`,
        }));
        await route.fulfill({ response, json: { ...answer, people: [...answer.people, ...others] } });
      },
    );
    await page.goto(paths.application(id));
    await page.getByRole('button', { name: 'Arrange interview' }).click();
    const panel = page.getByRole('group', { name: 'Interviewers' });
    const shown = panel.getByRole('checkbox');
    await expect.poll(() => shown.count()).toBe(41);
    const find = panel.getByRole('textbox', { name: 'Find a person' });
    await find.fill('league 39');
    await expect.poll(() => shown.count()).toBe(1);
    await panel.getByRole('checkbox', { name: 'Colleague 39' }).check();
    // What was found is chosen below: nothing is sent by it.
    await find.press('Enter');
    await find.fill('nobody');
    await panel.getByText('No one has this name.').waitFor();
    await find.fill('');
    await expect.poll(() => shown.count()).toBe(41);
    expect(await panel.getByRole('checkbox', { name: 'Colleague 39' }).isChecked()).toBe(true);
    expect(await page.getByText(/^Choose |is required/).allTextContents()).toEqual([]);
    await expectAccessible(page);
  });
});

async function saysSo(page: Page, key: string, words: string): Promise<void> {
  await page.keyboard.press(key);
  await page.getByRole('alert').getByText(words).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
}

/** Shows the one who has applied so many times; what is sent of them moves nobody. */
async function asIfManyHadApplied(page: Page) {
  let many = 1;
  const sent: number[] = [];
  const times = <One extends { id: number }>([one]: readonly One[]) =>
    one ? Array.from({ length: many }, (_, at) => ({ ...one, id: at ? 1_000_000_000 + at : one.id })) : [];
  await page.route(
    ({ pathname }) => pathname === '/api/board',
    async (route) => {
      const response = await route.fetch();
      const board = (await response.json()) as Answer<'GET /api/board'>; // As the API describes it.
      await route.fulfill({ response, json: { ...board, cards: times(board.cards) } });
    },
  );
  await page.route(
    ({ pathname }) => pathname === '/api/applications',
    async (route) => {
      const response = await route.fetch();
      const list = (await response.json()) as Answer<'GET /api/applications'>; // As above.
      await route.fulfill({ response, json: times(list) });
    },
  );
  await page.route(
    ({ pathname }) => pathname === '/api/applications/moves',
    async (route) => {
      const { moves } = route.request().postDataJSON() as { moves: { id: number; status: string }[] }; // As above.
      sent.push(moves.length);
      const statusUpdatedAt = new Date().toISOString();
      await route.fulfill({
        json: { moved: moves.map((move) => ({ ...move, statusUpdatedAt })), refused: [] },
      });
    },
  );
  return { sent, showing: (count: number) => void (many = count) };
}
