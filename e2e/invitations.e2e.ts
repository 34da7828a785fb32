import { describe, expect } from 'vitest';
import { paths } from '#client/paths.ts';
import { expectAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { foundCompany, postJob } from './support/market.ts';

describe('an employer and somebody who wants to be found', () => {
  journey('invites them to a job, and they apply', async ({ visit, newPerson }) => {
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
    const page = await visit(
      async (api) => {
        await foundCompany(api, `Inviting ${Date.now()}`);
        await postJob(api, { title });
        return `${paths.candidates}?search=${encodeURIComponent(seeker.username)}`;
      },
      { as: recruiter },
    );
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
