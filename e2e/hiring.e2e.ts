import { describe, expect } from 'vitest';
import { paths } from '#client/paths.ts';
import { responseDaysLimits } from '#domain/response-times.ts';
import { agreeOnInterview } from './hiring/agree-on-interview.ts';
import { applyWithPdf } from './hiring/apply-with-pdf.ts';
import { moveToScreening } from './hiring/move-to-screening.ts';
import { offerAndAccept } from './hiring/offer-and-accept.ts';
import { boatCrew, onboard } from './hiring/onboard.ts';
import { scoreApart } from './hiring/score-apart.ts';
import { expectAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { applyFor, foundCompany, joinCompany, postJob, verifyCompany } from './support/market.ts';

describe('hiring', () => {
  journey(
    'goes from a PDF to the last task before the first day, and each side sees what the other does',
    { timeout: 240_000 },
    async ({ visit, newPerson }) => {
      const recruiter = await newPerson('recruiter');
      const seeker = await newPerson('job_seeker');
      const colleague = await newPerson('hiring_manager');
      const page = await visit(
        async (api) => {
          await foundCompany(api, `Hiring ${Date.now()}`);
          await api.post('/api/onboarding-templates', { data: boatCrew });
          return paths.applications;
        },
        { as: recruiter },
      );
      const job = await postJob(page.request, { title: 'Boat Captain' });
      const others = await visit(`${paths.interviews}?view=agenda`, { as: colleague });
      await joinCompany(page.request, others.request, job.companyId);

      const theirs = await visit(paths.job(job.id), { as: seeker });
      await applyWithPdf(theirs, job.id);
      await theirs.goto(paths.applications);
      await moveToScreening(page, theirs, seeker.displayName);
      const application = new URL(page.url()).pathname;

      await theirs.goto(application);
      const time = await agreeOnInterview(page, theirs, colleague.displayName);
      await others.reload();
      await others.getByRole('button', { name: /^Details: .*First talk/ }).click();
      await others.getByRole('article', { name: 'First talk' }).getByText(time).waitFor();
      await others.goto(`${application}?tab=interviews`);
      await scoreApart(page, others, colleague.displayName);
      expect(await theirs.getByText('Scorecard').count()).toBe(0);

      await offerAndAccept(page, theirs, seeker.displayName);
      await onboard(page, theirs);
    },
  );

  journey(
    'that falls silent is reminded of who waits, and ends with kind words to them',
    async ({ visit, newPerson }) => {
      const recruiter = await newPerson('recruiter');
      const seeker = await newPerson('job_seeker');
      const title = `Night Auditor ${Date.now()}`;
      let jobId = 0;
      const page = await visit(
        async (api) => {
          await foundCompany(api, `Promising ${Date.now()}`);
          await api.put('/api/company/settings', { data: { answerDays: responseDaysLimits.min } });
          jobId = (await postJob(api, { title })).id;
          return paths.notifications;
        },
        { as: recruiter },
      );
      const theirs = await visit(async (api) => paths.application((await applyFor(api, jobId)).id), {
        as: seeker,
      });
      const steps = theirs.getByRole('list', { name: 'Your application so far' });
      await steps.getByText('Not opened yet').waitFor();
      await steps.getByText(/^Answer promised by/).waitFor();

      await page.getByRole('link', { name: /is waiting for your answer/ }).click();
      await page.getByText(/^Due/).first().waitFor();
      await steps.getByText(/^Seen/).waitFor();

      await page.goto(paths.manageJobs);
      await page.getByRole('button', { name: `Status of ${title}` }).click();
      await page.getByRole('menuitem', { name: 'Close…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Close this job?' });
      await dialog.getByText('1 person still waits for an answer.').waitFor();
      await expectAccessible(page);
      const words = 'Dear {name}, we have found somebody for {job}. Thank you for your time.';
      await dialog.getByRole('textbox', { name: 'Message' }).fill(words);
      await dialog.getByRole('button', { name: 'Close job' }).click();
      await page.getByRole('row', { name: title }).getByText('Closed', { exact: true }).waitFor();

      await theirs
        .getByRole('region', { name: 'Messages' })
        .getByText(`we have found somebody for ${title}. Thank you for your time.`)
        .waitFor();
      await steps.getByText(/^Answered/).waitFor();
      await theirs.getByText('Rejected', { exact: true }).first().waitFor();
      await expectAccessible(theirs);
    },
  );

  journey('begins with an invitation from the pool, and they apply', async ({ visit, newPerson }) => {
    const recruiter = await newPerson('recruiter');
    const seeker = await newPerson('job_seeker');
    const title = `Boat Captain ${Date.now()}`;
    const theirs = await visit(
      async (api) => {
        await api.put('/api/profile/job-seeker', { data: { title: 'Captain', discoverable: true } });
        return paths.dashboard('job_seeker');
      },
      { as: seeker },
    );
    const company = `Inviting ${Date.now()}`;
    const founding = await visit(
      async (api) => {
        await foundCompany(api, company);
        await postJob(api, { title });
        return paths.candidates;
      },
      { as: recruiter },
    );
    await founding.getByRole('complementary', { name: /is waiting to be verified/ }).waitFor();
    await expectAccessible(founding);
    await visit(
      async (api) => {
        await verifyCompany(api, company);
        return paths.adminCompanies;
      },
      { as: 'admin' },
    );
    const page = await visit(`${paths.candidates}?search=${encodeURIComponent(seeker.username)}`, {
      as: recruiter,
    });
    await page
      .getByRole('link', { name: /View Profile/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^Invite/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Invite/ });
    await dialog.getByRole('combobox', { name: 'Job' }).selectOption({ label: title });
    await dialog.getByRole('textbox', { name: /Message/ }).fill('We need somebody who knows the channels.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await page.getByRole('status').getByText('Invitation sent').waitFor();

    const invitation = theirs.getByRole('article', { name: title });
    await invitation.getByText('We need somebody who knows the channels.').waitFor();
    await invitation.getByRole('link', { name: `View ${title}` }).click();
    await theirs.getByRole('button', { name: 'Apply Now' }).first().click();
    const sheet = theirs.getByRole('dialog', { name: `Apply: ${title}` });
    await sheet.getByRole('button', { name: 'Send' }).click();
    await theirs.getByRole('dialog', { name: 'Application sent' }).waitFor();
    await theirs.goto(paths.dashboard('job_seeker'));
    await theirs.getByRole('heading', { name: 'Recent Applications' }).waitFor();
    expect(await theirs.getByRole('heading', { name: 'Invitations' }).count()).toBe(0);
  });
});
