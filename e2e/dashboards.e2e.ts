import { describe, expect } from 'vitest';
import { paths } from '#client/paths.ts';
import { journeyOnEmpty } from './support/journey.ts';
import { applyFor, postJob, untilRecommended } from './support/market.ts';
import { settled, sidewaysAt320 } from './support/settled.ts';
import { expectAccessible } from './support/accessibility.ts';

const journey = journeyOnEmpty;

describe('the job seeker’s dashboard', () => {
  journey('takes whoever is new by the hand', async ({ visit, newPerson }) => {
    const person = await newPerson('job_seeker');
    const page = await visit(paths.dashboard('job_seeker'), { as: person });
    await page.getByRole('heading', { level: 1, name: /^Welcome, / }).waitFor();
    await page.getByRole('heading', { name: 'Three steps to your first application' }).waitFor();
    await page.getByRole('heading', { name: "You haven't applied to any jobs yet" }).waitFor();
    await page.getByText('0% of your profile is filled in').waitFor();
    await settled(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Complete Profile' }).click();
    await page.waitForURL(paths.profile);
  });

  journey('shows what fits, what is saved and how applications stand', async ({ visit, newPerson }) => {
    const recruiter = await newPerson('recruiter');
    const seeker = await newPerson('job_seeker');
    // The server is this file's, so what an earlier try posted is still there.
    const stamp = Date.now();
    let applied = 0;
    let fitting = 0;
    await visit(
      async (api) => {
        applied = (await postJob(api, { title: `Chef de Partie ${stamp}` })).id;
        fitting = (await postJob(api, { title: `Dive Instructor ${stamp}`, skillsRequired: ['PADI'] })).id;
        await postJob(api, { title: `Spa Therapist ${stamp}` });
        return paths.dashboard('recruiter');
      },
      { as: recruiter },
    );
    const page = await visit(
      async (api) => {
        await api.put('/api/profile/job-seeker', { data: { title: 'Dive Instructor', skills: ['PADI'] } });
        await applyFor(api, applied);
        await untilRecommended(api, fitting);
        return paths.dashboard('job_seeker');
      },
      { as: seeker },
    );
    const recommended = page.getByRole('region', { name: 'Recommended Jobs' });
    await recommended.getByText(/^The first( \d+)? match(es)? your profile\./).waitFor();
    const titles = await recommended.getByRole('article').getByRole('heading').allTextContents();
    expect(titles[0]).toBe(`Dive Instructor ${stamp}`);
    expect(titles).not.toContain(`Chef de Partie ${stamp}`);

    await recommended.getByRole('button', { name: `Save: Dive Instructor ${stamp}` }).click();
    await recommended.getByRole('button', { name: new RegExp(`^Saved: Dive Instructor ${stamp}`) }).waitFor();
    await page.reload();
    const figures = page.getByRole('list', { name: 'Figures' });
    await figures.getByRole('link', { name: 'Saved Jobs 1' }).click();
    await page.waitForFunction(() => document.activeElement?.id === 'saved-jobs');
    await page
      .getByRole('region', { name: 'Saved Jobs' })
      .getByRole('link', { name: `Dive Instructor ${stamp}` })
      .waitFor();
    expect(await page.getByRole('heading', { name: /^Three steps/ }).count()).toBe(0);

    const row = page.getByRole('row', { name: new RegExp(`Chef de Partie ${stamp}`) });
    await row.getByText('Submitted').waitFor();
    await row.getByRole('link', { name: /View Details/ }).click();
    await page.getByRole('heading', { level: 1, name: `Chef de Partie ${stamp}` }).waitFor();
  });
});

describe('the recruiter’s dashboard', () => {
  journey('begins empty, with the way to a first posting', async ({ visit, newPerson }) => {
    const page = await visit(paths.dashboard('recruiter'), { as: await newPerson('recruiter') });
    await page.getByText('You have 0 new applications and 0 interviews scheduled.').waitFor();
    await page.getByRole('heading', { name: "You haven't posted any jobs yet" }).waitFor();
    await page.getByRole('heading', { name: 'No applications received yet' }).waitFor();
    await page.getByRole('heading', { name: 'You post as an independent employer' }).waitFor();
    await settled(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Post New Job' }).first().click();
    await page.waitForURL(paths.postJob);
  });

  journey('lists one’s own jobs and the latest candidates, by number', async ({ visit, newPerson }) => {
    const recruiter = await newPerson('recruiter');
    const seeker = await newPerson('job_seeker');
    let job = 0;
    let application = { id: 0, jobSeekerId: 0 };
    await visit(
      async (api) => {
        job = (await postJob(api, { title: 'Night Auditor', location: 'Hulhumalé' })).id;
        return paths.job(job);
      },
      { as: recruiter },
    );
    await visit(
      async (api) => {
        application = await applyFor(api, job);
        return paths.job(job);
      },
      { as: seeker },
    );

    const page = await visit(paths.dashboard('recruiter'), { as: recruiter });
    await page.getByText('You have 1 new application and 0 interviews scheduled.').waitFor();
    const row = page.getByRole('table', { name: 'Your jobs' }).getByRole('row', { name: /Night Auditor/ });
    await row.getByText('Hulhumalé').waitFor();
    expect(await row.getByRole('link', { name: 'View Night Auditor' }).getAttribute('href')).toBe(
      paths.job(job),
    );
    expect(await row.getByRole('link', { name: 'Edit Night Auditor' }).getAttribute('href')).toBe(
      paths.editJob(job),
    );
    const candidate = page
      .getByRole('table', { name: 'Recent applications' })
      .getByRole('row', { name: new RegExp(`Candidate #${application.jobSeekerId}`) });
    expect(await candidate.getByText(seeker.displayName).count()).toBe(0);
    await candidate.getByRole('link', { name: /Review/ }).click();
    await page.waitForURL(paths.application(application.id));
    await page.goBack();
    await page.getByRole('link', { name: '1 application for Night Auditor' }).click();
    await page.waitForURL(paths.applicationsTo(job));
  });

  journey('and the job seeker’s become blocks on a phone', async ({ visit, newPerson }) => {
    const recruiter = await newPerson('recruiter');
    const page = await visit(
      async (api) => {
        await postJob(api);
        return paths.dashboard('recruiter');
      },
      { as: recruiter, size: 'narrow' },
    );
    await page.getByRole('rowheader', { name: 'Boat Captain' }).waitFor();
    await settled(page);
    await expectAccessible(page);
    expect(await sidewaysAt320(page)).toBe(0);
  });
});
