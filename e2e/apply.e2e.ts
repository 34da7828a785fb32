import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { paths } from '#client/paths.ts';
import type { Application } from '#contract/api.ts';
import { expectAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { applyFor, postJob } from './support/market.ts';
import { settled, sidewaysAt320 } from './support/settled.ts';

const sheet = (page: Page) => page.getByRole('dialog');

async function applications(page: Page): Promise<Application[]> {
  const response = await page.request.get('/api/applications');
  return (await response.json()) as Application[]; // The server parses every answer by the contract.
}

describe('applying', () => {
  journey('takes three presses, and is seen everywhere afterwards', async ({ visit, newPerson }) => {
    const employer = await visit(paths.home, { as: await newPerson('recruiter') });
    const title = `Deckhand ${Date.now()}`;
    const job = await postJob(employer.request, { title });
    const page = await visit(`${paths.jobs}?q=${encodeURIComponent(title)}`, {
      as: await newPerson('job_seeker'),
    });
    await page.getByRole('link', { name: `Apply: ${title}` }).click();
    await page.getByRole('button', { name: 'Apply Now' }).click();
    await sheet(page).getByText('Employer not verified.').waitFor();
    await sheet(page).getByRole('button', { name: 'Send' }).click();
    await sheet(page).getByRole('heading', { name: 'Application sent' }).waitFor();
    const [sent] = await applications(page);
    await sheet(page).getByText(String(sent?.id), { exact: true }).waitFor();
    await expectAccessible(page);
    await sheet(page).getByRole('button', { name: 'Back to the job' }).click();
    await page.getByText('You applied on').waitFor();
    expect(await page.getByRole('button', { name: /^Apply/ }).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');

    await page.getByRole('link', { name: 'Back to the results' }).click();
    await page.getByRole('article').getByText('Applied', { exact: true }).waitFor();
    await page.goto(paths.applications);
    await page.getByRole('heading', { name: title }).waitFor();
    const looking = await visit(paths.job(job.id), { as: await newPerson('job_seeker') });
    await looking.getByRole('definition').filter({ hasText: /^1$/ }).waitFor();
  });

  journey('starts with the résumé of the profile, and shows what was sent', async ({ visit, newPerson }) => {
    const employer = await visit(paths.home, { as: await newPerson('recruiter') });
    const job = await postJob(employer.request);
    const page = await visit(paths.home, { as: await newPerson('job_seeker') });
    const resumeUrl = 'https://cv.example/aishath.pdf';
    await page.request.put('/api/profile/job-seeker', { data: { resumeUrl, phone: '+960 777 1234' } });
    await page.goto(paths.job(job.id));
    await page.getByRole('button', { name: 'Apply for This Job' }).click();
    await sheet(page).getByText('+960 777 1234').waitFor();
    expect(await sheet(page).getByLabel('Résumé link').inputValue()).toBe(resumeUrl);
    await sheet(page).getByLabel('Cover letter').fill('Dear all,\n\n- I swim\n- I cook');
    await sheet(page).getByText('28 of 8,000 characters').waitFor();
    await sheet(page).getByRole('button', { name: 'Send' }).click();
    await sheet(page).getByRole('link', { name: resumeUrl }).waitFor();
    expect(await sheet(page).getByRole('listitem').allInnerTexts()).toEqual(['I swim', 'I cook']);
    const [sent] = await applications(page);
    expect(sent).toMatchObject({
      customResumeUrl: resumeUrl,
      coverLetter: 'Dear all,\n\n- I swim\n- I cook',
    });
  });

  journey('loses nothing when the sheet is closed or the page reloaded', async ({ visit, newPerson }) => {
    const employer = await visit(paths.home, { as: await newPerson('recruiter') });
    const job = await postJob(employer.request);
    const page = await visit(paths.job(job.id), { as: await newPerson('job_seeker') });
    const opener = page.getByRole('button', { name: 'Apply Now' });
    await opener.click();
    await sheet(page).getByLabel('Cover letter').fill('Half a letter');
    await page.keyboard.press('Escape');
    await sheet(page).waitFor({ state: 'hidden' });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.reload();
    await opener.click();
    expect(await sheet(page).getByLabel('Cover letter').inputValue()).toBe('Half a letter');
  });

  journey('twice by a lost answer is one application', async ({ visit, newPerson }) => {
    const employer = await visit(paths.home, { as: await newPerson('recruiter') });
    const job = await postJob(employer.request);
    const page = await visit(paths.job(job.id), { as: await newPerson('job_seeker') });
    // It arrives, but the connection breaks before the answer does.
    await page.route(
      `**/api/jobs/${job.id}/applications`,
      async (route) => {
        await route.fetch();
        await route.abort('aborted');
      },
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Apply Now' }).click();
    await sheet(page).getByLabel('Cover letter').fill('Only once');
    await sheet(page).getByRole('button', { name: 'Send' }).click();
    await sheet(page).getByRole('heading', { name: 'Not sent yet. Your text is still here' }).waitFor();
    await sheet(page).getByRole('button', { name: 'Send' }).click();
    await sheet(page).getByRole('heading', { name: 'Application sent' }).waitFor();
    expect(await applications(page)).toHaveLength(1);
  });

  journey('again after a failure sends the same once more', async ({ visit, newPerson }) => {
    const employer = await visit(paths.home, { as: await newPerson('recruiter') });
    const job = await postJob(employer.request);
    const page = await visit(paths.job(job.id), { as: await newPerson('job_seeker') });
    await page.route(`**/api/jobs/${job.id}/applications`, (route) => route.abort('aborted'), { times: 1 });
    await page.getByRole('button', { name: 'Apply Now' }).click();
    await sheet(page).getByLabel('Cover letter').fill('Still here');
    await sheet(page).getByRole('button', { name: 'Send' }).click();
    await page.getByRole('alert').getByText('Application not sent').waitFor();
    expect(await sheet(page).getByLabel('Cover letter').inputValue()).toBe('Still here');
    await sheet(page).getByRole('button', { name: 'Send' }).click();
    await sheet(page).getByRole('heading', { name: 'Application sent' }).waitFor();
    expect(await applications(page)).toHaveLength(1);
  });

  journey(
    'with a link that is none says so at the field and above the form',
    async ({ visit, newPerson }) => {
      const employer = await visit(paths.home, { as: await newPerson('recruiter') });
      const job = await postJob(employer.request);
      const page = await visit(paths.job(job.id), { as: await newPerson('job_seeker') });
      await page.getByRole('button', { name: 'Apply Now' }).click();
      const link = sheet(page).getByLabel('Résumé link');
      await link.fill('javascript:alert(1)');
      await sheet(page).getByRole('button', { name: 'Send' }).click();
      await sheet(page)
        .getByRole('link', { name: /Résumé link must be a web address/ })
        .click();
      expect(await link.evaluate((field) => field === document.activeElement)).toBe(true);
      await expectAccessible(page);
      expect(await applications(page)).toEqual([]);
    },
  );
});

describe('a job', () => {
  journey(
    'that is closed says so to whoever applied, and is gone for others',
    async ({ visit, newPerson }) => {
      const employer = await visit(paths.home, { as: await newPerson('recruiter') });
      const job = await postJob(employer.request, { title: 'Dive Instructor' });
      const applicant = await visit(paths.home, { as: await newPerson('job_seeker') });
      await applyFor(applicant.request, job.id);
      await employer.request.put(`/api/jobs/${job.id}`, { data: { status: 'closed' } });
      await applicant.goto(paths.job(job.id));
      await applicant.getByText('This job isn’t taking applications at the moment').waitFor();
      await applicant.getByRole('heading', { name: 'Similar open jobs' }).waitFor();
      await settled(applicant);
      await expectAccessible(applicant);
      const other = await visit(paths.job(job.id), { as: await newPerson('job_seeker') });
      await other.getByRole('heading', { level: 1, name: 'Job Not Found' }).waitFor();
      await other.getByText("The job you're looking for doesn't exist or has been removed.").waitFor();
      await other.getByRole('main').getByRole('link', { name: 'Browse Jobs' }).click();
      await other.getByRole('heading', { level: 1, name: 'Browse Jobs' }).waitFor();
    },
  );

  journey('is handed on as a link that knows it was shared', async ({ visit, newPerson }) => {
    const employer = await visit(paths.home, { as: await newPerson('recruiter') });
    const job = await postJob(employer.request);
    const page = await visit(paths.job(job.id), { as: await newPerson('job_seeker') });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Share Job' }).click();
    await page.getByRole('status').getByText('Link copied').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).pathname).toBe(paths.job(job.id));

    const friend = await visit(link, { as: await newPerson('job_seeker') });
    await friend.getByRole('button', { name: 'Apply Now' }).click();
    const request = friend.waitForRequest((sent) => sent.method() === 'POST');
    await sheet(friend).getByRole('button', { name: 'Send' }).click();
    expect((await request).postDataJSON()).toMatchObject({ source: 'shared' });
    await sheet(friend).getByRole('heading', { name: 'Application sent' }).waitFor();
  });

  journey('is closed and opened again by whoever runs it', async ({ visit, newPerson }) => {
    const page = await visit(paths.home, { as: await newPerson('recruiter') });
    const job = await postJob(page.request);
    await page.goto(paths.job(job.id));
    await page.getByRole('button', { name: `Status of ${job.title}` }).click();
    await page.getByRole('menuitem', { name: 'Pause' }).click();
    await page.getByText('Paused. Job seekers cannot see it until it is reopened.').waitFor();
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Paused. Job seekers').waitFor({ state: 'detached' });
    const colleague = await visit(paths.job(job.id), { as: await newPerson('hiring_manager') });
    await colleague.getByRole('button', { name: 'Share Job' }).waitFor();
    expect(await colleague.getByRole('button', { name: /^Status/ }).count()).toBe(0);
    expect(await colleague.getByRole('link', { name: 'Edit Job' }).count()).toBe(0);
  });
});

describe('on a phone', () => {
  journey('Apply stays within reach and covers nothing that has the focus', async ({ visit, newPerson }) => {
    const employer = await visit(paths.home, { as: await newPerson('recruiter') });
    const lines = Array.from({ length: 60 }, (_, line) => `- Line ${line + 1} of what you will do`);
    const job = await postJob(employer.request, { description: lines.join('\n') });
    const page = await visit(paths.job(job.id), { as: await newPerson('job_seeker'), size: 'narrow' });
    const apply = page.getByRole('button', { name: 'Apply Now' });
    await apply.waitFor();
    const bar = await apply.boundingBox();
    expect(bar?.height).toBeGreaterThanOrEqual(44);
    const top = (bar?.y ?? 0) - 8;
    for (let press = 0; press < 25; press += 1) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate((line) => {
        const focused = document.activeElement;
        const inBars = focused?.closest('nav, header, [class*="bar"]');
        return focused && !inBars ? focused.getBoundingClientRect().top >= line : false;
      }, top);
      expect(covered).toBe(false);
    }
    await apply.click();
    await expectAccessible(page);
    expect(await sidewaysAt320(page)).toBe(0);
  });
});
