import { describe, expect } from 'vitest';
import { paths } from '#client/paths.ts';
import { userTypes } from '#domain/people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { applyFor, postJob } from './support/market.ts';
import { settled, sidewaysAt320 } from './support/settled.ts';

describe('the hiring manager’s dashboard', () => {
  journey('begins empty, with the way to the first requirements', async ({ visit, newPerson }) => {
    const page = await visit(paths.dashboard(), { as: await newPerson('hiring_manager') });
    await page.waitForURL(paths.dashboard('hiring_manager'));
    await page.getByRole('heading', { name: 'No candidates awaiting review' }).waitFor();
    await page.getByRole('heading', { name: 'No active job requirements' }).waitFor();
    await page.getByRole('link', { name: 'Open Positions 0' }).waitFor();
    await settled(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Define New Job Requirements' }).first().click();
    await page.waitForURL(paths.postJob);
  });

  journey('shows who waits for review, and what one is hiring for', async ({ visit, newPerson }) => {
    const manager = await newPerson('hiring_manager');
    const [first, second] = [await newPerson('job_seeker'), await newPerson('job_seeker')];
    const jobs: number[] = [];
    await visit(
      async (api) => {
        jobs.push((await postJob(api, { title: 'Dive Guide', department: 'Diving' })).id);
        jobs.push((await postJob(api, { title: 'Deck Hand' })).id);
        jobs.push((await postJob(api, { title: 'Cook', status: 'draft' })).id);
        return paths.manageJobs;
      },
      { as: manager },
    );
    const applications: number[] = [];
    for (const person of [first, second]) {
      await visit(
        async (api) => {
          for (const job of jobs.slice(0, 2)) applications.push((await applyFor(api, job)).id);
          return paths.applications;
        },
        { as: person },
      );
    }
    const page = await visit(
      async (api) => {
        await api.put(`/api/applications/${applications[0]}/status`, { data: { status: 'screening' } });
        return paths.dashboard('hiring_manager');
      },
      { as: manager },
    );
    await page.getByRole('link', { name: 'Open Positions 2 your jobs taking applications now' }).waitFor();
    await page.getByRole('link', { name: 'Candidates 2 people who applied to your jobs' }).waitFor();
    await page.getByRole('link', { name: 'Interviews 0' }).waitFor();
    await page.getByRole('link', { name: 'Hiring Pipeline 4' }).waitFor();

    const requirements = page.getByRole('region', { name: 'Active Job Requirements' });
    await requirements.getByRole('row', { name: /Dive Guide.*Diving/ }).waitFor();
    await requirements.getByRole('row', { name: /Deck Hand.*Not stated/ }).waitFor();
    await requirements.getByText('A dash means no department.').waitFor();
    expect(await requirements.getByText('Cook').count()).toBe(0);

    const waiting = page.getByRole('region', { name: 'Candidates Awaiting Review' }).getByRole('row');
    await expect.poll(() => waiting.count()).toBe(2);
    await waiting.filter({ hasText: first.displayName }).getByRole('link', { name: 'Review' }).click();
    await page.waitForURL(paths.application(applications[0] ?? 0));
  });
});

describe('the company admin’s dashboard', () => {
  journey('shows five jobs, five applications and where to go from there', async ({ visit }) => {
    const page = await visit(paths.dashboard('company_admin'), { as: 'company_admin' });
    const main = page.getByRole('main');
    for (const [label, target] of [
      ['Manage jobs', paths.manageJobs],
      ['Review applications', paths.applications],
      ['Find candidates', paths.candidates],
      ['See analytics', paths.analytics],
      ['Company settings', paths.settings],
    ] as const) {
      expect(await main.getByRole('link', { name: label, exact: true }).getAttribute('href')).toBe(target);
    }
    const rows = (name: string) => page.getByRole('table', { name }).getByRole('rowheader');
    await rows('Recent jobs').first().waitFor();
    await rows('Recent applications').first().waitFor();
    expect(await rows('Recent jobs').count()).toBe(5);
    expect(await rows('Recent applications').count()).toBe(5);
    await page.getByRole('link', { name: /^Active Job Postings/ }).click();
    await page.waitForURL(paths.manageJobsIn('active'));
    await page.getByRole('tab', { name: /^Active/, selected: true }).waitFor();
  });

  journey('tells whoever belongs to no company why it is empty', async ({ visit, newPerson }) => {
    const page = await visit(paths.dashboard('company_admin'), { as: await newPerson('company_admin') });
    await page.getByRole('heading', { name: 'You’re not in a company yet' }).waitFor();
    await page.getByRole('heading', { name: 'No jobs posted yet' }).waitFor();
    await settled(page);
    await expectAccessible(page);
  });
});

describe('the administrator’s dashboard', () => {
  journey('shows the latest of everything, each list leading to all of it', async ({ visit }) => {
    const page = await visit(paths.dashboard('admin'), { as: 'admin' });
    const rows = (name: string) => page.getByRole('table', { name }).getByRole('rowheader');
    for (const [name, count] of [
      ['Recent users', 5],
      ['Companies', 5],
      ['Recent jobs', 10],
    ] as const) {
      await rows(name).first().waitFor();
      expect(await rows(name).count()).toBe(count);
    }
    for (const [label, target] of [
      [/^Total Users \d/, paths.adminUsers],
      [/^Active Companies \d/, paths.adminCompanies],
      [/^Job Postings \d/, paths.adminJobs],
      [/^Applications \d/, paths.adminApplications],
      ['All users', paths.adminUsers],
      ['All companies', paths.adminCompanies],
      ['All jobs', paths.adminJobs],
    ] as const) {
      expect(await page.getByRole('link', { name: label }).getAttribute('href')).toBe(target);
    }
    expect(await sidewaysAt320(page)).toBe(0);
  });
});

describe('a dashboard of another role', () => {
  journey.for(userTypes.map((role, index) => [role, userTypes[(index + 1) % userTypes.length]] as const))(
    'is not for a %s',
    async ([role, other], { visit }) => {
      const page = await visit(paths.dashboard(other), { as: role });
      await page.getByRole('heading', { level: 1, name: "You don't have access to this page" }).waitFor();
    },
  );
});
