import { describe, expect } from 'vitest';
import { paths } from '#client/paths.ts';
import { expectAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { postJob } from './support/market.ts';
import { cutOff, reconnect } from './support/outage.ts';

describe('a job seeker and their searches', () => {
  journey(
    'saves one with an alert, finds it and what was looked for lately again, renames it, and deletes it by mistake',
    async ({ visit, newPerson }) => {
      const seeker = await newPerson('job_seeker');
      const page = await visit(`${paths.jobs}?q=dive&type=full_time`, { as: seeker });
      await page.getByRole('button', { name: 'Save search' }).click();
      const dialog = page.getByRole('dialog', { name: 'Save search' });
      expect(await dialog.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('dive · Full Time');
      await dialog.getByRole('radio', { name: 'Every day' }).check();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Save search' }).click();
      await page.getByRole('button', { name: 'Search saved' }).waitFor();

      // Another search, from which the saved one is a menu away.
      const box = page.getByRole('combobox', { name: 'Search jobs' });
      await box.fill('waiter');
      await page.waitForURL(/q=waiter/);
      await box.fill('');
      await page.waitForURL((url) => !url.searchParams.has('q'));
      await box.press('ArrowDown');
      await page.getByRole('menuitem', { name: 'dive · Full Time' }).first().click();
      await page.waitForURL(/q=dive&type=full_time/);

      await page.getByRole('button', { name: 'Saved and recent searches' }).click();
      await page.getByRole('menuitem', { name: 'All saved searches' }).click();
      await page.getByRole('heading', { name: 'Saved searches', level: 1 }).waitFor();
      await page.getByText(/^Every day, next on/).waitFor();
      await page.getByRole('button', { name: /^Edit/ }).click();
      const change = page.getByRole('dialog', { name: 'Saved search' });
      await change.getByRole('textbox', { name: 'Name' }).fill('Diving jobs');
      await change.getByRole('radio', { name: 'Every week' }).check();
      await change.getByRole('button', { name: 'Save changes' }).click();
      await page.getByText(/^Every week, next on/).waitFor();
      await page.getByRole('link', { name: 'Diving jobs' }).waitFor();

      await page.getByRole('button', { name: /^Delete/ }).click();
      await page.getByRole('heading', { name: 'No saved searches yet' }).waitFor();
      await cutOff(page);
      await page.getByRole('button', { name: 'Undo' }).click();
      const failed = page.getByRole('alert').filter({ hasText: 'Not restored' });
      await failed.waitFor();
      await reconnect(page);
      await failed.getByRole('button', { name: 'Retry' }).click();
      await page.getByRole('link', { name: 'Diving jobs' }).click();
      await page.waitForURL(/q=dive&type=full_time/);
    },
  );

  journey('asks to be told of jobs like one', async ({ visit, newPerson }) => {
    const recruiter = await newPerson('recruiter');
    const seeker = await newPerson('job_seeker');
    let job = 0;
    await visit(
      async (api) => {
        job = (await postJob(api, { title: 'Lagoon Gardener (Baa)', location: 'Baa Atoll' })).id;
        return paths.job(job);
      },
      { as: recruiter },
    );
    const page = await visit(paths.job(job), { as: seeker });
    await page.getByRole('button', { name: 'Create job alert' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create job alert' });
    expect(await dialog.getByRole('textbox', { name: 'Words to look for' }).inputValue()).toBe(
      'Lagoon Gardener',
    );
    await dialog.getByRole('checkbox', { name: /^Only in/ }).check();
    await dialog.getByText('1 open job is like this now.').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Tell me' }).click();
    await page.getByRole('status').getByText('Search saved').waitFor();
    await page.goto(paths.savedSearches);
    await page.getByRole('link', { name: 'Lagoon Gardener · Baa Atoll' }).waitFor();
  });

  journey('who was told of new jobs comes from there to the search that found them', async ({ visit }) => {
    const page = await visit(paths.jobs, { as: 'job_seeker' });
    // In two pages, the second of which is the last: the focus goes on to what came with it.
    await page.route(/\/api\/notifications\?.*limit=25/, async (route) => {
      const response = await route.fetch({
        url: route
          .request()
          .url()
          .replace(/&?cursor=more/, ''),
      });
      const all = (await response.json()) as unknown[];
      const isLast = route.request().url().includes('cursor=more');
      const headers: Record<string, string> = isLast
        ? {}
        : { Link: '</api/notifications?cursor=more>; rel="next"' };
      await route.fulfill({ headers, json: isLast ? all.slice(1) : all.slice(0, 1) });
    });
    await page.goto(paths.notifications);
    await page.getByRole('button', { name: 'Load more' }).click();
    await page.waitForFunction(() => document.activeElement?.previousElementSibling?.localName === 'li');
    await page.getByRole('link', { name: /new jobs for .*Front office/ }).click();
    await page.waitForURL(/q=front\+office/);
    await page.getByRole('button', { name: 'Search saved' }).waitFor();
  });
});
