import { expect } from 'vitest';
import { paths } from '#client/paths.ts';
import { expectAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { applyFor, foundCompany, postJob } from './support/market.ts';
import type { Person } from './support/person.ts';
import { settled } from './support/settled.ts';
import type { Address, Visit } from './support/visitors.ts';

journey('an application is read in the order of its list, by keys too', async ({ visit, newPerson }) => {
  const recruiter = await newPerson('recruiter');
  const [early, late] = [await newPerson('job_seeker'), await newPerson('job_seeker')];
  const [, latest = 0] = await applicants(visit, recruiter, [early, late]);

  const page = await visit(paths.applicationsIn('submitted'), { as: recruiter });
  await page.getByRole('link', { name: late.displayName }).click();
  await page.getByRole('heading', { level: 1, name: late.displayName }).waitFor();
  await page.getByText('1 of 2').waitFor();
  await page.keyboard.press(']');
  await page.getByRole('heading', { level: 1, name: early.displayName }).waitFor();
  await page.getByText('2 of 2').waitFor();
  expect(await page.getByRole('link', { name: 'Next' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Previous' }).click();
  await page.getByText('1 of 2').waitFor();
  await page.reload();
  await page.getByText('1 of 2').waitFor();
  await settled(page);
  await expectAccessible(page);

  // From here by keys alone: the next, a note, back, a scorecard in six presses, a message.
  await page.keyboard.press('j');
  await page.getByRole('heading', { level: 1, name: early.displayName }).waitFor();
  await page.keyboard.press('n');
  await page.keyboard.type('Knows the atolls.');
  await page.keyboard.press('Control+Enter');
  await page
    .getByRole('region', { name: /^Notes on/ })
    .getByText('Knows the atolls.')
    .waitFor();
  await page.keyboard.press('k');
  await page.getByRole('heading', { level: 1, name: late.displayName }).waitFor();
  await page.keyboard.press('s');
  await page.getByRole('dialog', { name: /^Scorecard/ }).waitFor();
  await page.waitForFunction(() => document.activeElement?.matches('input[name="step0"]'));
  for (const key of ['4', '3', '2', '4', 'Enter']) await page.keyboard.press(key);
  await page.getByText('Yours: Yes').waitFor();
  await page.keyboard.press('m');
  await page.keyboard.type('When can we talk?');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('log', { name: 'Announcements' }).getByText('Message sent').waitFor();
  await page.goto(`${paths.application(latest)}?tab=timeline`);
  await page.getByText('When can we talk?').waitFor();
  await page.goBack();

  await page.getByRole('link', { name: 'Back to the list' }).click();
  await page.waitForFunction(() => document.activeElement?.id.startsWith('application-'));
  expect(new URL(page.url()).search).toBe('?tab=submitted');
});

journey('an application is moved and noted on its page', async ({ visit, newPerson }) => {
  const recruiter = await newPerson('recruiter');
  const seeker = await newPerson('job_seeker');
  const [id = 0] = await applicants(visit, recruiter, [seeker]);
  const page = await visit(paths.application(id), { as: recruiter });
  await page.getByText('Ready on Monday.').waitFor();
  await page.getByRole('button', { name: /Update Status/ }).click();
  await page.keyboard.press('3');
  await page.getByText('Interviewing', { exact: true }).first().waitFor();
  await page.getByText('Moved from Submitted to Interviewing').waitFor();
  await page.getByRole('button', { name: 'Add notes' }).click();
  await page.getByRole('textbox', { name: 'Note for your hiring team' }).fill('Knows the atolls.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await page
    .getByRole('region', { name: /^Notes on/ })
    .getByText('Knows the atolls.')
    .waitFor();
});

journey('a colleague is mentioned in the notes, and told', async ({ visit, newPerson }) => {
  const [recruiter, colleague] = [await newPerson('recruiter'), await newPerson('recruiter')];
  let company = 0;
  await visit(
    async (api) => {
      await foundCompany(api, `Notes of ${recruiter.username}`);
      company = (await postJob(api)).companyId;
      return paths.company(company);
    },
    { as: recruiter },
  );
  const theirs = await visit(
    async (api) => {
      await api.post(`/api/companies/${company}/members`);
      return paths.notifications;
    },
    { as: colleague },
  );
  const [id = 0] = await applicants(visit, recruiter, [await newPerson('job_seeker')]);
  const page = await visit(
    async (api) => {
      // The cast: what the contract says of the members.
      const members = (await (await api.get(`/api/companies/${company}/members`)).json()) as {
        userId: number;
        verified: boolean;
      }[];
      const asked = members.find(({ verified }) => !verified);
      await api.put(`/api/companies/${company}/members/${asked?.userId}`, { data: { verified: true } });
      return paths.application(id);
    },
    { as: recruiter },
  );
  await page.getByRole('button', { name: 'Add notes' }).click();
  const notes = page.getByRole('textbox', { name: 'Note for your hiring team' });
  await notes.pressSequentially('Sailed with @');
  await page.getByRole('option', { name: colleague.displayName }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await notes.pressSequentially('once.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await page
    .getByRole('region', { name: /^Notes on/ })
    .getByText(`@${colleague.displayName}`)
    .waitFor();
  await theirs.getByRole('link', { name: /mentioned you in the notes/ }).waitFor();
});

journey('an application is read and withdrawn by the one who sent it', async ({ visit, newPerson }) => {
  const seeker = await newPerson('job_seeker');
  const [id = 0] = await applicants(visit, await newPerson('recruiter'), [seeker]);
  const page = await visit(paths.application(id), { as: seeker, size: 'narrow' });
  await page.getByRole('heading', { level: 1, name: 'Boat Captain' }).waitFor();
  expect(await page.getByText('Recruiter notes').count()).toBe(0);
  await page.getByRole('button', { name: /^Withdraw/ }).click();
  await page.getByRole('button', { name: 'Withdraw application' }).click();
  await page.getByText('You withdrew on').waitFor();
  await page.getByRole('region', { name: 'Timeline' }).getByText('You withdrew').waitFor();
});

journey('an application of somebody else’s is not there', async ({ visit, newPerson }) => {
  const [id = 0] = await applicants(visit, await newPerson('recruiter'), [await newPerson('job_seeker')]);
  const page = await visit(paths.application(id), { as: await newPerson('job_seeker') });
  await page.getByRole('heading', { level: 1, name: 'Application not found' }).waitFor();
});

/** The ids of applications to one job of the recruiter's, in the order in which they were sent. */
async function applicants(
  visit: (address: Address, visit?: Visit) => Promise<unknown>,
  recruiter: Person,
  seekers: readonly Person[],
): Promise<number[]> {
  let job = 0;
  const ids: number[] = [];
  await visit(
    async (api) => {
      job = (await postJob(api)).id;
      return paths.job(job);
    },
    { as: recruiter },
  );
  for (const as of seekers) {
    await visit(
      async (api) => {
        ids.push((await applyFor(api, job, { coverLetter: 'Ready on Monday.' })).id);
        return paths.job(job);
      },
      { as },
    );
  }
  return ids;
}
