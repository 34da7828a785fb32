import { describe, expect } from 'vitest';
import { paths } from '#client/paths.ts';
import { instantIn, wallClockIn, spanIn } from '#domain/time-zones.ts';
import { expectAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { applyFor, foundCompany, postJob } from './support/market.ts';

const male = 'Indian/Maldives';
/** What clocks in Malé show in so many minutes. */
const clock = (minutes: number) => wallClockIn(male, new Date(Date.now() + minutes * 60_000).toISOString());

describe('a recruiter and a candidate', () => {
  journey(
    'agree on one of three times, and the interviewers score by themselves first',
    async ({ visit, newPerson }) => {
      const recruiter = await newPerson('recruiter');
      const seeker = await newPerson('job_seeker');
      const colleague = await newPerson('hiring_manager');
      let jobId = 0;
      let companyId = 0;
      let applicationId = 0;
      const page = await visit(
        async (api) => {
          await foundCompany(api, `Meeting ${Date.now()}`);
          const job = await postJob(api);
          jobId = job.id;
          companyId = job.companyId;
          return paths.dashboard('recruiter');
        },
        { as: recruiter },
      );
      const theirs = await visit(
        async (api) => {
          applicationId = (await applyFor(api, jobId)).id;
          return paths.application(applicationId);
        },
        { as: seeker },
      );
      const others = await visit(
        async (api) => {
          await api.post(`/api/companies/${companyId}/members`);
          return paths.dashboard('hiring_manager');
        },
        { as: colleague },
      );
      const members = await page.request.get(`/api/companies/${companyId}/members`);
      for (const { userId, verified } of (await members.json()) as { userId: number; verified: boolean }[])
        if (!verified)
          await page.request.put(`/api/companies/${companyId}/members/${userId}`, {
            data: { verified: true },
          });

      await page.goto(paths.application(applicationId));
      await page.getByRole('button', { name: 'Arrange interview' }).click();
      const sheet = page.getByRole('dialog', { name: /^Interview with/ });
      await sheet.getByRole('textbox', { name: 'Title' }).fill('First talk');
      await sheet.getByRole('textbox', { name: /What to score/ }).fill('Knots\nCalm');
      await sheet.getByRole('checkbox', { name: colleague.displayName }).check();
      await sheet.getByRole('button', { name: 'Add a time' }).click();
      await sheet.getByRole('button', { name: 'Add a time' }).click();
      const times = [clock(40), clock(180), clock(300)];
      for (const [index, time] of times.entries())
        await sheet.getByLabel(`Time ${index + 1}`, { exact: true }).fill(time);
      expect(
        await sheet.getByRole('checkbox', { name: 'Move the application to Interviewing' }).isChecked(),
      ).toBe(true);
      await sheet.getByRole('button', { name: 'Propose times' }).click();
      await page.getByRole('status').getByText('Times proposed').waitFor();

      const interview = theirs.getByRole('article', { name: 'First talk' });
      const first = spanIn(male, instantIn(male, times[0] ?? ''), 45);
      await interview.getByRole('radio', { name: first }).check();
      await expectAccessible(theirs);
      await interview.getByRole('button', { name: 'Book this time' }).click();
      await theirs.getByRole('status').getByText('Interview booked').waitFor();
      const download = theirs.waitForEvent('download');
      await interview.getByRole('link', { name: /Calendar file/ }).click();
      expect((await download).suggestedFilename()).toBe('interview.ics');

      await others.goto(paths.interviews);
      await others.getByRole('article', { name: 'First talk' }).getByText(first).waitFor();
      await others.goto(paths.application(applicationId));
      await score(others, 'Yes');
      await others.getByText('Yours: Yes').waitFor();

      const scorecards = page.getByRole('region', { name: 'First talk' });
      await scorecards.getByText('1 scorecard is hidden from you until you have handed in yours.').waitFor();
      await score(page, 'No');
      await scorecards.getByText(new RegExp(`${colleague.displayName}.*: Yes`)).waitFor();
      await scorecards.getByRole('table', { name: 'How far the interviewers agree' }).waitFor();
      await expectAccessible(page);
      expect(await theirs.getByText('Scorecard').count()).toBe(0);
    },
  );
});

type Page = Parameters<typeof expectAccessible>[0];

async function score(page: Page, recommendation: string): Promise<void> {
  await page.getByRole('button', { name: /Write scorecard: .*First talk/ }).click();
  const sheet = page.getByRole('dialog', { name: /^Scorecard/ });
  for (const attribute of ['Knots', 'Calm'])
    await sheet
      .getByRole('combobox', { name: new RegExp(attribute) })
      .selectOption({ label: 'What the job needs' });
  await sheet
    .getByRole('combobox', { name: 'Go on with this person?' })
    .selectOption({ label: recommendation });
  await sheet.getByRole('button', { name: 'Hand in' }).click();
  await page.getByRole('status').getByText('Scorecard handed in').waitFor();
}
