import { randomInt } from 'node:crypto';
import { describe, expect } from 'vitest';
import { paths } from '#client/paths.ts';
import { expectAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { applyFor, postJob } from './support/market.ts';
import { settled, sidewaysAt320 } from './support/settled.ts';

describe('managing jobs', () => {
  journey('begins with the way to the first posting', async ({ visit, newPerson }) => {
    const page = await visit(paths.manageJobs, { as: await newPerson('recruiter') });
    await page.getByRole('heading', { name: "You haven't posted any jobs yet" }).waitFor();
    await page.getByRole('tab', { name: 'All 0' }).waitFor();
    await page.getByRole('link', { name: 'Post New Job' }).first().click();
    await page.waitForURL(paths.postJob);
  });

  journey('pauses a job by keyboard, at once and with a way back', async ({ visit, newPerson }) => {
    const page = await visit(
      async (api) => {
        await postJob(api, { title: 'Night Auditor' });
        await postJob(api, { title: 'Sous Chef' });
        return paths.manageJobs;
      },
      { as: await newPerson('recruiter') },
    );
    const row = page.getByRole('row', { name: /Night Auditor/ });
    await row.getByRole('button', { name: 'Status of Night Auditor' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Pause' }).waitFor();
    await page.keyboard.press('Enter');
    await row.getByText('Paused').waitFor();
    await page.getByRole('tab', { name: 'Paused 1' }).waitFor();
    await page.getByRole('status').getByText('Job paused').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await row.getByText('Active').waitFor();
    await page.getByRole('tab', { name: 'Active 2' }).waitFor();
  });

  journey(
    'and looking for one follow what is posted elsewhere: here at once, there behind a notice that moves nothing',
    async ({ visit, newPerson }) => {
      const recruiter = await newPerson('recruiter');
      // Everybody's market: the same journey walked once more finds nothing of the first time.
      const reader = `Tide Gauge Reader of ${coined()}`;
      const mechanic = reader.replace('Reader', 'Mechanic');
      const own = await visit(
        async (api) => {
          await postJob(api, { title: reader });
          return paths.manageJobs;
        },
        { as: recruiter },
      );
      await own.getByRole('row', { name: reader }).waitFor();
      const looking = await visit(`${paths.jobs}?q=${reader.split(' ').at(-1)}`, {
        as: await newPerson('job_seeker'),
      });
      const first = looking.getByRole('article').filter({ hasText: reader });
      await first.waitFor();
      await settled(looking);
      const before = await first.boundingBox();

      const elsewhere = await visit(paths.profile, { as: recruiter, size: 'narrow' });
      await postJob(elsewhere.request, { title: mechanic });
      await own.getByRole('row', { name: mechanic }).waitFor();
      await own.getByRole('tab', { name: 'All 2' }).waitFor();
      await looking.getByRole('status').getByText('Jobs have been added or changed.').waitFor();
      expect(await first.boundingBox()).toEqual(before);
      expect(await looking.getByRole('article').count()).toBe(1);
      await settled(looking);
      await expectAccessible(looking);

      await looking.getByRole('button', { name: 'Show', exact: true }).press('Enter');
      await looking.getByRole('heading', { name: mechanic }).waitFor();
      await looking.waitForFunction(() => document.activeElement?.matches('article:first-of-type a'));
      // What others post meanwhile is news again.
      const show = looking.getByRole('button', { name: 'Show', exact: true });
      while ((await show.count()) > 0) await show.press('Enter', { timeout: 3_000 }).catch(() => undefined);
    },
  );

  journey('asks before it closes one, and says what becomes of it', async ({ visit, newPerson }) => {
    const recruiter = await newPerson('recruiter');
    let job = 0;
    const page = await visit(
      async (api) => {
        job = (await postJob(api, { title: 'Pastry Chef' })).id;
        return paths.manageJobsIn('active');
      },
      { as: recruiter },
    );
    await visit(
      async (api) => {
        await applyFor(api, job);
        return paths.job(job);
      },
      { as: await newPerson('job_seeker') },
    );
    await page.reload();
    const row = page.getByRole('row', { name: /Pastry Chef/ });
    await row.getByRole('button', { name: 'Status of Pastry Chef' }).click();
    await page.getByRole('menuitem', { name: 'Close…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Close this job?' });
    await dialog.getByText('The application to it stays').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await row.getByText('Active').waitFor();

    await row.getByRole('button', { name: 'Status of Pastry Chef' }).click();
    await page.getByRole('menuitem', { name: 'Close…' }).click();
    await dialog.getByRole('button', { name: 'Close job' }).click();
    await row.getByText('Closed', { exact: true }).waitFor();
    await row.getByText('Shown until you leave').waitFor();
    await page.getByRole('tab', { name: 'Closed 1' }).click();
    await page.waitForURL(paths.manageJobsIn('closed'));
    await page.getByRole('row', { name: /Pastry Chef/ }).waitFor();
    await page.getByRole('link', { name: '1 application for' }).click();
    await page.waitForURL(paths.applicationsTo(job));
    await page.goBack();
    await page.getByRole('tab', { name: /^Closed/, selected: true }).waitFor();
  });

  journey('holds its search in the address, and says when nothing fits', async ({ visit, newPerson }) => {
    const page = await visit(
      async (api) => {
        await postJob(api, { title: 'Boatbuilder' });
        await postJob(api, { title: 'Receptionist' });
        return paths.manageJobs;
      },
      { as: await newPerson('hiring_manager') },
    );
    await page.getByLabel('Search your jobs').fill('boatb');
    await page.getByRole('tab', { name: 'All 1' }).waitFor();
    await page.waitForURL(/search=boatb/);
    await page.reload();
    expect(await page.getByLabel('Search your jobs').inputValue()).toBe('boatb');
    await page.getByRole('rowheader', { name: 'Boatbuilder' }).waitFor();
    expect(await page.getByRole('rowheader').count()).toBe(1);
    await page.getByLabel('Search your jobs').fill('lighthouse');
    await page.getByRole('heading', { name: 'No jobs found.' }).waitFor();
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await page.getByRole('rowheader', { name: 'Receptionist' }).waitFor();
    await settled(page);
    expect(await sidewaysAt320(page)).toBe(0);
  });

  journey('tells a company admin who posts, and leaves them the status', async ({ visit }) => {
    const page = await visit(paths.jobsPost, { as: 'company_admin' });
    await page.waitForURL(paths.manageJobs);
    await page.getByRole('heading', { name: 'Recruiters and hiring managers post jobs' }).waitFor();
    await page.getByRole('rowheader').first().waitFor();
    expect(await page.getByRole('link', { name: 'Post New Job' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: /^Edit/ }).count()).toBe(0);
    await page
      .getByRole('button', { name: /^Status of/ })
      .first()
      .waitFor();
  });

  journey('is not for job seekers', async ({ visit }) => {
    const page = await visit(paths.manageJobs, { as: 'job_seeker' });
    await page.getByRole('heading', { level: 1, name: "You don't have access to this page" }).waitFor();
  });
});

describe('editing a job', () => {
  journey('begins with what it says, keeps what is typed, and saves it', async ({ visit, newPerson }) => {
    let job = 0;
    const page = await visit(
      async (api) => {
        const posted = await postJob(api, {
          title: 'Ferry Pilot',
          location: 'Malé',
          department: 'Bridge',
          skillsRequired: ['Radar'],
          applicationDeadline: '2099-01-31',
        });
        job = posted.id;
        return paths.editJob(job);
      },
      { as: await newPerson('recruiter') },
    );
    const title = page.getByRole('combobox', { name: 'Title' });
    await title.waitFor();
    expect(await title.inputValue()).toBe('Ferry Pilot');
    expect(await page.getByLabel('Department').inputValue()).toBe('Bridge');
    expect(await page.getByLabel('Application deadline').inputValue()).toBe('2099-01-31');
    await page.getByRole('list', { name: 'Required skills listed' }).getByText('Radar').waitFor();
    await settled(page);
    await expectAccessible(page);

    await title.fill('Ferry Captain');
    await page.getByText('Not saved yet.').waitFor();
    await page.reload();
    await page.getByText('Restored from your last visit.').waitFor();
    expect(await title.inputValue()).toBe('Ferry Captain');
    await page.getByLabel('Application deadline').fill('2001-01-01');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('link', { name: 'Choose today or a later day.' }).waitFor();
    await page.getByLabel('Application deadline').fill('');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('status').getByText('Job saved').waitFor();
    await page.waitForURL(paths.job(job));
    await page.getByRole('heading', { level: 1, name: 'Ferry Captain' }).waitFor();
    await page.goto(paths.editJob(job));
    await title.waitFor();
    expect(await page.getByLabel('Application deadline').inputValue()).toBe('');
    expect(await page.getByText('Not saved yet.').count()).toBe(0);
  });

  journey('is for those who run it; to others there is no such job', async ({ visit, newPerson }) => {
    let job = 0;
    await visit(
      async (api) => {
        job = (await postJob(api, { title: 'Harbour Master' })).id;
        return paths.job(job);
      },
      { as: await newPerson('recruiter') },
    );
    const page = await visit(paths.editJob(job), { as: await newPerson('hiring_manager') });
    await page.getByRole('heading', { level: 1, name: 'Job Not Found' }).waitFor();
    const seeker = await visit(paths.editJob(job), { as: 'job_seeker' });
    await seeker.getByRole('heading', { name: "You don't have access to this page" }).waitFor();
  });
});

const coined = () => Array.from({ length: 8 }, () => 'aeioumnrst'[randomInt(10)]).join('');
