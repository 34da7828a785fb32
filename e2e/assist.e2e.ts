import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '#client/paths.ts';
import { expectAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { applyFor, foundCompany, postJob, verifyCompany } from './support/market.ts';
import { settled } from './support/settled.ts';

const job = {
  title: 'Dive Instructor',
  description: 'You guide two dives a day and teach beginners.',
  skillsRequired: ['Scuba diving', 'First aid', 'English', 'Customer service'],
};
const profile = { title: 'Dive instructor', skills: ['Scuba diving', 'First aid', 'English'] };
const experience = {
  company: 'Reef',
  title: 'Dive instructor',
  startDate: '2020-01-01T00:00:00.000Z',
  isCurrent: true,
};

const assistOn = (page: Page) => page.getByRole('region', { name: 'Assist' });
const open = (assist: Locator) => assist.getByText('Assist', { exact: true }).click();
const reasonsIn = (place: Locator) => place.locator('[data-speaks] > div > span[dir]').allInnerTexts();

journey(
  'a recruiter opens Assist on an application and reads the reasons the applicant reads, and it is gone once switched off',
  async ({ visit, newPerson }) => {
    const [recruiter, seeker, other] = [
      await newPerson('recruiter'),
      await newPerson('job_seeker'),
      await newPerson('job_seeker'),
    ];
    let jobId = 0;
    let application = 0;
    await visit(
      async (api) => {
        jobId = (await postJob(api, job)).id;
        return paths.job(jobId);
      },
      { as: recruiter },
    );
    const own = await visit(
      async (api) => {
        await api.put('/api/profile/job-seeker', { data: profile });
        await api.post('/api/work-experience', { data: experience });
        application = (await applyFor(api, jobId)).id;
        return paths.jobMatch(jobId);
      },
      { as: seeker },
    );
    await own.locator('[data-speaks]').first().waitFor();
    const told = await reasonsIn(own.locator('main'));
    await visit(
      async (api) => {
        await applyFor(api, jobId);
        return paths.jobs;
      },
      { as: other },
    );
    expect(told.length).toBeGreaterThan(3);

    const page = await visit(paths.application(application), { as: recruiter });
    const assist = assistOn(page);
    await assist.waitFor();
    expect(await page.getByText(/\d match/).count()).toBe(0);
    await open(assist);
    await assist.getByText('from 2 of 4 parts').waitFor();
    expect(await reasonsIn(assist)).toEqual(told);
    await settled(page);
    await expectAccessible(page);

    await page.goto(paths.applicationsTo(jobId));
    const names = () => page.locator('[role="row"][id] a[href^="/applications/"]').allInnerTexts();
    await page.locator('[role="row"][id]').first().waitFor();
    const order = await names();
    expect(order).toEqual([other.displayName, seeker.displayName]);
    await open(assistOn(page));
    const scores = assistOn(page).getByRole('list', { name: 'Applicants with scores' }).getByRole('link');
    await scores.first().waitFor();
    expect(await scores.allInnerTexts()).toEqual(order);
    await assistOn(page).getByText('No score').waitFor();
    await assistOn(page).getByLabel('Order').selectOption({ label: 'By match when they applied' });
    await expect.poll(() => scores.allInnerTexts()).toEqual(order.toReversed());
    expect(await names()).toEqual(order);
    await settled(page);
    await expectAccessible(page);

    await page.request.put(`/api/jobs/${jobId}`, { data: { assist: false } });
    await page.goto(paths.application(application));
    await page.getByRole('region', { name: 'Latest' }).waitFor();
    expect(await assistOn(page).count()).toBe(0);
  },
);

journey('people who want to be found are found for a job, with reasons', async ({ visit, newPerson }) => {
  const recruiter = await newPerson('recruiter');
  const seeker = await newPerson('job_seeker');
  let seekerId = 0;
  await visit(
    async (api) => {
      const { id } = (await (await api.get('/api/user')).json()) as { id: number };
      seekerId = id;
      await api.put('/api/profile/job-seeker', { data: { ...profile, discoverable: true } });
      await api.post('/api/work-experience', {
        data: experience,
      });
      return paths.profile;
    },
    { as: seeker },
  );
  const company = `Finders ${Date.now()}`;
  let posted = 0;
  await visit(
    async (api) => {
      await foundCompany(api, company);
      posted = (await postJob(api, job)).id;
      return paths.job(posted);
    },
    { as: recruiter },
  );
  await visit(
    async (api) => {
      await verifyCompany(api, company);
      return paths.adminCompanies;
    },
    { as: 'admin' },
  );
  const page = await visit(paths.job(posted), { as: recruiter });
  // What they say of themselves is read in the background.
  await expect
    .poll(async () => {
      const found = await page.request.get(`/api/jobs/${posted}/candidates`);
      return ((await found.json()) as { id: number }[]).map(({ id }) => id);
    })
    .toContain(seekerId);
  await page.getByRole('link', { name: 'Find candidates' }).click();
  const found = page.getByRole('article', { name: seeker.displayName });
  await found.waitFor();
  await found.getByText('Reasons', { exact: true }).click();
  expect((await reasonsIn(found)).length).toBeGreaterThan(3);
  await settled(page);
  await expectAccessible(page);
  await page.getByLabel('For a job').selectOption({ label: 'For any job' });
  await page.getByRole('searchbox').waitFor();
});

journey('a company admin exports the record of scores', async ({ visit }) => {
  const page = await visit(paths.fairness, { as: 'company_admin' });
  const record = page.getByRole('region', { name: 'Record of match scores' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    record.getByRole('link', { name: 'Export record' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^match-record-\d+-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
});
