import { describe } from 'vitest';
import { paths } from '#client/paths.ts';
import { expectAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { applyFor, postJob } from './support/market.ts';

describe('candidate and employer', () => {
  journey(
    'write to each other on an application, and each hears of it at once',
    async ({ visit, newPerson }) => {
      const recruiter = await newPerson('recruiter');
      const seeker = await newPerson('job_seeker');
      let job = 0;
      let id = 0;
      const posted = await visit(
        async (api) => {
          job = (await postJob(api)).id;
          return paths.job(job);
        },
        { as: recruiter },
      );
      const theirs = await visit(
        async (api) => {
          id = (await applyFor(api, job)).id;
          return paths.application(id);
        },
        { as: seeker },
      );
      await posted.goto(paths.application(id));
      await posted
        .getByRole('textbox', { name: `Message to ${seeker.displayName}` })
        .fill('When could you begin?');
      await posted.getByRole('button', { name: 'Send message' }).click();
      const messages = posted.getByRole('region', { name: 'Latest' });
      await messages.getByText('When could you begin?').waitFor();

      await theirs.getByRole('region', { name: 'Messages' }).getByText('When could you begin?').waitFor();
      await messages.getByText('Read', { exact: true }).waitFor();
      await expectAccessible(theirs);

      // Elsewhere the bell tells.
      await posted.goto(paths.jobs);
      await theirs.getByRole('textbox', { name: /^Message to / }).fill('On the first of May.');
      await theirs.keyboard.press('Control+Enter');
      await posted.getByRole('link', { name: /^Notifications, \d+ unread$/ }).click();
      await posted.getByRole('link', { name: /wrote to you about/ }).click();
      await posted.waitForURL(paths.application(id));
      await posted.getByText('On the first of May.').waitFor();
      await posted.getByRole('link', { name: 'Notifications', exact: true }).waitFor();
    },
  );
});
