import { describe, expect } from 'vitest';
import { paths } from '#client/paths.ts';
import { expectAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { applyFor, foundCompany, postJob, verifyCompany } from './support/market.ts';

describe('what is written to several', () => {
  journey(
    'begins with a template, is seen and counted before it is sent, and reaches each by name',
    { timeout: 240_000 },
    async ({ visit, newPerson }) => {
      const recruiter = await newPerson('recruiter');
      const seekers = [await newPerson('job_seeker'), await newPerson('job_seeker')];
      const company = `Writing ${Date.now()}`;
      let job = 0;
      const page = await visit(
        async (api) => {
          await foundCompany(api, company);
          await api.put('/api/company/settings', { data: { autoResponseEmail: 'Dear {name}, thank you.' } });
          job = (await postJob(api, { title: 'Night Porter' })).id;
          return paths.templates;
        },
        { as: recruiter },
      );
      // Only a company that the platform has verified answers by mail.
      const office = await visit(
        async (api) => {
          await verifyCompany(api, company);
          return paths.adminCompanies;
        },
        { as: 'admin' },
      );
      await office.close();
      // As over plain http, where browsers draw no UUIDs.
      await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'));
      const applications: number[] = [];
      for (const seeker of seekers) {
        const theirs = await visit(
          async (api) => {
            await api.put('/api/user', {
              data: { email: `${seeker.username}@mail.example`, currentPassword: seeker.password },
            });
            const { id } = await applyFor(api, job);
            applications.push(id);
            return paths.application(id);
          },
          { as: seeker },
        );
        await theirs.close();
      }

      await page.reload();
      await page.getByRole('button', { name: 'New template' }).click();
      const form = page.getByRole('dialog', { name: 'New template' });
      await form.getByRole('textbox', { name: 'Name' }).fill('First call');
      const text = form.getByRole('textbox', { name: 'Message' });
      await text.fill('Dear {{frist_name}}');
      await form.getByRole('button', { name: 'Save template' }).click();
      await form
        .getByText(/no placeholder called “frist_name”/)
        .first()
        .waitFor();
      await text.fill('Dear ');
      await form.getByRole('button', { name: 'Full name' }).click();
      await form
        .getByRole('region', { name: 'Preview' })
        .getByText(/^Dear \S/)
        .waitFor();
      expect(await text.inputValue()).toBe('Dear {{full_name}}');
      await text.press('End');
      await text.pressSequentially(', about {{job_title}}: when can we call?');
      await expectAccessible(page);
      await form.getByRole('button', { name: 'Save template' }).click();
      await page.getByRole('heading', { name: 'First call' }).waitFor();

      await page.goto(paths.pipeline(job));
      await page.getByRole('button', { name: 'Select all in Submitted' }).click();
      await page.getByRole('button', { name: 'Message…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Write to 2 people' });
      await dialog.getByRole('button', { name: 'First call' }).click();
      await dialog.getByRole('button', { name: 'Review recipients' }).click();
      await dialog.getByRole('heading', { name: '2 people will get this message' }).waitFor();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Send to 2 people' }).click();
      await page.getByRole('status').getByText('Message sent').waitFor();

      for (const [at, seeker] of seekers.entries()) {
        const theirs = await visit(paths.application(applications[at] ?? 0), { as: seeker });
        await theirs.getByText(`Dear ${seeker.displayName}, about Night Porter: when can we call?`).waitFor();
      }

      // A selection is kept where rejecting is left.
      await page.getByRole('button', { name: 'Select all in Submitted' }).click();
      await page.getByRole('button', { name: 'Move to…' }).click();
      await page.getByRole('menuitem', { name: 'Rejected' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('region', { name: 'Selected candidates' }).getByText('2 selected').waitFor();

      // The same from the list: a range with Shift, from the row one is on.
      await page.goto(paths.applicationsTo(job));
      const log = page.getByRole('log', { name: 'Announcements' });
      await page
        .getByRole('checkbox', { name: /^Select \u2068/ })
        .nth(1)
        .click({ modifiers: ['Shift'] });
      await log.getByText('2 selected').waitFor();
      await page.getByRole('button', { name: 'Clear selection' }).click();

      // Columns are a choice that a view keeps.
      await page.getByRole('button', { name: 'Columns' }).click();
      await page.getByRole('checkbox', { name: 'Notes' }).uncheck();
      await page.getByRole('button', { name: 'Move Status left' }).click();
      await page.keyboard.press('Escape');
      const heads = page.getByRole('columnheader');
      await heads.filter({ hasText: 'Notes' }).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Views' }).click();
      await page.getByRole('menuitem', { name: 'Save these filters…' }).click();
      await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Night Porters');
      await page.getByRole('button', { name: 'Save view' }).click();
      await page.getByRole('button', { name: 'Night Porters' }).waitFor();
      expect((await heads.allTextContents()).slice(1, 4)).toEqual(['Name', 'Status', 'Job']);
      await page.getByRole('button', { name: 'Columns' }).click();
      await page.getByRole('button', { name: 'Reset columns' }).click();
      await page.keyboard.press('Escape');
      await heads.filter({ hasText: 'Notes' }).waitFor();
      await page.getByRole('button', { name: 'Views' }).click();
      await page.getByRole('menuitemradio', { name: 'Night Porters' }).click();
      await heads.filter({ hasText: 'Notes' }).waitFor({ state: 'detached' });
      expect((await heads.allTextContents()).slice(1, 4)).toEqual(['Name', 'Status', 'Job']);

      // Half a note stays on the device; what is left is said.
      const noted = async () => {
        const answer = await page.request.get(`/api/applications/${applications[0]}`);
        return ((await answer.json()) as { recruiterNotes?: string | null }).recruiterNotes ?? null; // As the API describes it.
      };
      await page.getByRole('row', { name: seekers[0]?.displayName ?? '' }).focus();
      await page.keyboard.press('n');
      await page.getByRole('dialog', { name: /^Notes on/ }).waitFor();
      await page.keyboard.type('Reads the manual', { delay: 5 });
      await page.reload();
      expect(await noted()).toBeNull();
      await page.getByRole('row', { name: seekers[0]?.displayName ?? '' }).focus();
      await page.keyboard.press('n');
      await page.getByRole('dialog', { name: /^Notes on/ }).waitFor();
      await page.keyboard.press('Control+End');
      await page.keyboard.type(' before asking.');
      await page.keyboard.press('Escape');
      await page.getByRole('status').getByText('Notes saved').waitFor();
      expect(await noted()).toBe('Reads the manual before asking.');

      // What is typed right after the key goes where it is asked for: a message's text, a new tag.
      const opened = page.getByRole('dialog');
      const firstRow = page.getByRole('row', { name: seekers[0]?.displayName ?? '' });
      await firstRow.focus();
      await page.keyboard.type('mWhen can');
      expect(await opened.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('When can');
      await page.keyboard.press('Escape');
      await opened.waitFor({ state: 'hidden' });
      await page.waitForFunction(() => document.activeElement?.role === 'row');
      // Esc loses none of it; who cancels begins anew.
      for (const kept of ['When can', '']) {
        await page.keyboard.press('m');
        expect(await opened.getByRole('textbox', { name: 'Message' }).inputValue()).toBe(kept);
        await opened.getByRole('button', { name: 'Cancel' }).click();
        await opened.waitFor({ state: 'hidden' });
        await page.waitForFunction(() => document.activeElement?.role === 'row');
      }
      await page.keyboard.type('eCalm\nKind\n');
      for (const tag of ['Calm', 'Kind'])
        await opened.getByRole('button', { name: `Remove tag ${tag}` }).waitFor();
      await page.keyboard.press('Escape');
      await opened.waitFor({ state: 'hidden' });
      await page.waitForFunction(() => document.activeElement?.role === 'row');
      await page.keyboard.type('xjxmBoth');
      expect(await opened.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('Both');
      await page.keyboard.press('Escape');
      await opened.waitFor({ state: 'hidden' });
      await page.keyboard.press('Escape');
      await log.getByText('Selection cleared').waitFor();

      // Who applies meanwhile pushes nothing down.
      const third = await newPerson('job_seeker');
      const top = page.locator('[role="row"][id]').first();
      const place = await top.boundingBox();
      const late = await visit(async (api) => paths.application((await applyFor(api, job)).id), {
        as: third,
      });
      await late.close();
      await page.getByRole('button', { name: '1 new' }).waitFor();
      const seen = page.getByRole('row', { name: seekers[1]?.displayName ?? '' });
      expect((await seen.boundingBox())?.y).toBe(place?.y);
      await page.getByRole('button', { name: '1 new' }).click();
      await page.getByRole('button', { name: '1 new' }).waitFor({ state: 'detached' });
      await page.getByRole('row', { name: third.displayName }).waitFor();

      // By keys: one by one, and all that is shown.
      await page.goto(paths.applicationsTo(job));
      await page.getByRole('link', { name: seekers[0]?.displayName ?? '' }).focus();
      await page.keyboard.press('x');
      await log.getByText('1 selected').waitFor();
      const everybody = page.getByRole('checkbox', { name: 'Select all 3 shown' });
      await everybody.press(' ');
      await log.getByText('3 selected').waitFor();
      // So large that no bar lies over anything.
      await page.setViewportSize({ width: 1280, height: 2000 });
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Message…' }).press('Enter');
      await page.getByRole('dialog', { name: 'Write to 3 people' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Clear selection' }).press('Enter');
      await log.getByText('Selection cleared').waitFor();
      await page.waitForFunction(() => document.activeElement?.role === 'row');

      // Closer together, for whoever wants more of them at once.
      const rowHeight = () =>
        page
          .locator('[role="row"][id]')
          .first()
          .evaluate((row) => row.clientHeight);
      const usual = await rowHeight();
      await page.goto(paths.ownAccount);
      await page.getByRole('radio', { name: 'Compact' }).check();
      await page.goto(paths.applicationsTo(job));
      await page.locator('[role="row"][id]').first().waitFor();
      expect(await rowHeight()).toBeLessThan(usual);

      // In a single message the template is filled in at once, and may be changed.
      await page.goto(paths.application(applications[0] ?? 0));
      await page.getByText(/^Email waiting to be sent: .Your application: Night Porter/).waitFor();
      await page.getByRole('button', { name: 'Use a template' }).click();
      await page.getByRole('menuitem', { name: 'First call' }).click();
      const box = page.getByRole('textbox', { name: /^Message to/ });
      expect(await box.inputValue()).toContain(`Dear ${seekers[0]?.displayName}, about Night Porter`);
    },
  );
});
