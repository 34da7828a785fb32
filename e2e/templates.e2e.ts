import { describe, expect } from 'vitest';
import { paths } from '#client/paths.ts';
import { expectAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { applyFor, foundCompany, postJob, verifyCompany } from './support/market.ts';

describe('what is written to several', () => {
  journey(
    'begins with a template, is seen and counted before it is sent, and reaches each by name',
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
      await form.getByRole('button', { name: 'The candidate’s whole name' }).click();
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
      await page.getByRole('button', { name: 'Write to…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Write to 2 people' });
      await dialog.getByRole('button', { name: 'Use a template' }).click();
      await page.getByRole('menuitem', { name: 'First call' }).click();
      await dialog.getByRole('button', { name: 'See whom it reaches' }).click();
      await dialog.getByRole('heading', { name: '2 people will get this message' }).waitFor();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Send to 2 people' }).click();
      await page.getByRole('status').getByText('Message sent').waitFor();

      for (const [at, seeker] of seekers.entries()) {
        const theirs = await visit(paths.application(applications[at] ?? 0), { as: seeker });
        await theirs.getByText(`Dear ${seeker.displayName}, about Night Porter: when can we call?`).waitFor();
      }

      // The same from the list, by keys: one by one, and all that is shown.
      await page.goto(paths.applicationsTo(job));
      const log = page.getByRole('log', { name: 'Announcements' });
      await page.getByRole('link', { name: seekers[0]?.displayName ?? '' }).focus();
      await page.keyboard.press('x');
      await log.getByText('1 selected').waitFor();
      const everybody = page.getByRole('checkbox', { name: 'Select all 2 shown' });
      await everybody.press(' ');
      await log.getByText('2 selected').waitFor();
      // So large that no bar lies over anything.
      await page.setViewportSize({ width: 1280, height: 2000 });
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Write to…' }).press('Enter');
      await page.getByRole('dialog', { name: 'Write to 2 people' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Clear selection' }).press('Enter');
      await log.getByText('Nobody selected').waitFor();
      expect(await everybody.evaluate((box) => box === document.activeElement)).toBe(true);

      // In a single message the template is filled in at once, and may be changed.
      await page.goto(paths.application(applications[0] ?? 0));
      await page.getByText(/^Mail waiting to be sent: .Your application: Night Porter/).waitFor();
      await page.getByRole('button', { name: 'Use a template' }).click();
      await page.getByRole('menuitem', { name: 'First call' }).click();
      const box = page.getByRole('textbox', { name: /^Message to/ });
      expect(await box.inputValue()).toContain(`Dear ${seekers[0]?.displayName}, about Night Porter`);
    },
  );
});
