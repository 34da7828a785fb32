import { expect } from 'vitest';
import { paths } from '#client/paths.ts';
import { expectAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { applyFor, postJob } from './support/market.ts';
import { settled } from './support/settled.ts';

journey('candidates are none before anyone has applied', async ({ visit, newPerson }) => {
  const page = await visit(paths.candidates, { as: await newPerson('recruiter') });
  await page.getByRole('heading', { name: 'No candidates yet' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Post New Job' }).click();
  await page.waitForURL(paths.postJob);
});

journey('candidates are not shown to job seekers', async ({ visit }) => {
  const page = await visit(paths.candidates, { as: 'job_seeker' });
  await page.getByRole('heading', { name: "You don't have access to this page" }).waitFor();
});

journey('a candidate is searched, opened, moved and can be written to', async ({ visit, newPerson }) => {
  const recruiter = await newPerson('recruiter');
  const seeker = await newPerson('job_seeker');
  let job = 0;
  await visit(
    async (api) => {
      job = (await postJob(api, { title: 'Night Auditor' })).id;
      return paths.job(job);
    },
    { as: recruiter },
  );
  await visit(
    async (api) => {
      await api.put('/api/user', {
        data: { email: `${seeker.username}@mail.example`, currentPassword: seeker.password },
      });
      await api.put('/api/profile/job-seeker', {
        data: { title: 'Bookkeeper', summary: 'Counts twice.', skills: ['Ledgers', 'Dhivehi'] },
      });
      await api.post('/api/work-experience', {
        data: { company: 'Harbour Bank', title: 'Clerk', startDate: '2020-02-01T00:00:00.000Z' },
      });
      await applyFor(api, job);
      return paths.job(job);
    },
    { as: seeker },
  );

  const page = await visit(paths.candidates, { as: recruiter });
  const card = page.getByRole('article', { name: seeker.displayName });
  await card.getByText('Bookkeeper').waitFor();
  await card.getByRole('link', { name: `Contact \u2068${seeker.displayName}\u2069` }).waitFor();
  const box = page.getByRole('searchbox');
  await box.fill('xyzzy');
  await page.getByRole('heading', { name: 'No candidates found' }).waitFor();
  await box.fill('ledger');
  await card.waitFor();
  expect(new URL(page.url()).searchParams.get('search')).toBe('ledger');

  await card.getByRole('link', { name: /View Profile/ }).click();
  await page.getByRole('heading', { level: 1, name: seeker.displayName }).waitFor();
  await page.getByRole('region', { name: 'Work experience' }).getByText('Harbour Bank').waitFor();
  expect(
    await page
      .getByRole('main')
      .getByRole('link', { name: /Contact/ })
      .getAttribute('href'),
  ).toMatch(/^\/applications\/\d+#message$/);
  const applications = page.getByRole('region', { name: 'Applications to your jobs' });
  await applications.getByRole('button', { name: /Update Status/ }).click();
  await page.getByRole('menuitemradio', { name: 'Screening' }).click();
  await applications.getByText('Screening', { exact: true }).first().waitFor();
  await settled(page);
  await expectAccessible(page);

  await applications.getByRole('link', { name: 'Night Auditor' }).click();
  await page.getByRole('region', { name: 'Latest' }).getByText('Moved from Submitted to Screening').waitFor();
  await page.getByRole('link', { name: 'Back to the candidate' }).click();
  await page.getByRole('region', { name: 'Work experience' }).waitFor();
});

journey('a candidate one may not see is not there', async ({ visit }) => {
  const page = await visit(paths.candidate(2_000_000_000), { as: 'recruiter' });
  await page.getByRole('heading', { level: 1, name: 'Candidate not found' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Candidates' }).click();
  await page.waitForURL(paths.candidates);
});
