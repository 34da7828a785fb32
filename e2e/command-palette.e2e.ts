import { describe, expect } from 'vitest';
import { paths } from '#client/paths.ts';
import { expectAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { tabTo } from './support/keyboard.ts';
import { applyFor, postJob } from './support/market.ts';

describe('the command palette', () => {
  journey(
    'leads by a few letters to a place, and gives the focus back on Esc',
    async ({ visit, newPerson }) => {
      const page = await visit(paths.profile, { as: await newPerson('job_seeker') });
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press('Control+k');
      const box = page.getByRole('combobox', { name: 'Go to or do' });
      await box.waitFor();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await box.waitFor({ state: 'detached' });
      await page.keyboard.press('Control+k');
      await page.keyboard.type('appl');
      await page.getByRole('option', { name: /^Applications/, selected: true }).waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname === paths.applications);
    },
  );

  journey('stays open for whoever opens it again in the moment it closes', async ({ visit, newPerson }) => {
    const page = await visit(paths.profile, { as: await newPerson('job_seeker') });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    const box = page.getByRole('combobox', { name: 'Go to or do' });
    await box.fill('appl');
    // The browser says that a dialog has closed a moment after it has: the key comes in between, as on a slow machine.
    await page.getByRole('dialog', { name: 'Command palette' }).evaluate(async (palette) => {
      palette.dispatchEvent(new Event('cancel', { cancelable: true }));
      while (palette.hasAttribute('open')) await Promise.resolve();
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }));
    });
    await page.evaluate(() => new Promise((drawn) => setTimeout(drawn, 100)));
    expect(await box.inputValue()).toBe('');
  });

  journey('finds jobs and companies, and says when there is nothing', async ({ visit, newPerson }) => {
    const page = await visit(paths.profile, { as: await newPerson('job_seeker') });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Go to or do' }).fill('zzzzzz');
    await page.getByText('Nothing found').waitFor();
    await page.getByRole('combobox', { name: 'Go to or do' }).fill('dive');
    const options = page.getByRole('option');
    await options.first().waitFor();
    expect(await options.count()).toBeGreaterThan(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => /^\/(jobs|companies)\/\d+$/.test(url.pathname));
  });

  journey(
    'leads by keys alone to the pipeline, moves a card there, and goes back to the list with the same filter',
    async ({ visit, newPerson }) => {
      const recruiter = await newPerson('recruiter');
      const seeker = await newPerson('job_seeker');
      let title = '';
      const posted = await visit(
        async (api) => {
          const job = await postJob(api);
          title = job.title;
          return paths.job(job.id);
        },
        { as: recruiter },
      );
      const job = Number(new URL(posted.url()).pathname.split('/').at(-1));
      await visit(
        async (api) => {
          await applyFor(api, job);
          return paths.job(job);
        },
        { as: seeker },
      );
      const page = await visit(paths.dashboard('recruiter'), { as: recruiter });
      await page.getByRole('heading', { level: 1 }).waitFor();

      // A field in the bar says that there is a palette; the keys are faster.
      const field = page.getByRole('button', { name: 'Search or jump to…' });
      await tabTo(page, field);
      await page.keyboard.press('Enter');
      await page.getByRole('combobox', { name: 'Go to or do' }).waitFor();
      await page.keyboard.type(title.slice(0, 12));
      await page.getByRole('option', { name: /Pipeline · / }).waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('interv');
      await page.getByRole('option', { name: /^Interviews/, selected: true }).waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname === paths.interviews);
      await page.getByRole('heading', { level: 1, name: 'Interviews' }).waitFor();

      // In one go, as by hand: to wait for the answer to the first would take longer than the second is waited for.
      await Promise.all(['g', 'b'].map((key) => page.keyboard.press(key)));
      await page.waitForURL((url) => url.pathname === paths.board);
      const card = page.getByRole('article', { name: seeker.displayName });
      await card.waitFor();
      await page.keyboard.press('/');
      await page.keyboard.type(seeker.displayName);
      await page.waitForURL((url) => url.searchParams.get('search') === seeker.displayName);
      await page.keyboard.press('Tab');
      await tabTo(page, card);
      await page.keyboard.press('?');
      const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
      await keys.getByText('Move one column').waitFor();
      await keys.getByText('Go to Applications').waitFor();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await keys.waitFor({ state: 'detached' });

      await page.keyboard.press('Control+k');
      await page.keyboard.type('move to screening');
      await page
        .getByRole('option', { name: new RegExp(`Move to Screening: ${seeker.displayName}`), selected: true })
        .waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('region', { name: 'Screening 1' }).getByRole('article').waitFor();

      await tabTo(page, page.getByRole('link', { name: 'List', exact: true }));
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname === paths.applications);
      expect(new URL(page.url()).searchParams.get('search')).toBe(seeker.displayName);
    },
  );
});
