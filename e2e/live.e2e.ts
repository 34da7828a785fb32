import { describe, expect } from 'vitest';
import { paths } from '#client/paths.ts';
import { journey } from './support/journey.ts';
import { applyFor, postJob } from './support/market.ts';

describe('what others do appears by itself', () => {
  journey('a job seeker sees their application move while they look', async ({ visit, newPerson }) => {
    const recruiter = await newPerson('recruiter');
    const seeker = await newPerson('job_seeker');
    let job = 0;
    const moving = await visit(
      async (api) => {
        job = (await postJob(api)).id;
        return paths.applications;
      },
      { as: recruiter },
    );
    const looking = await visit(
      async (api) => {
        await applyFor(api, job);
        return paths.applications;
      },
      { as: seeker },
    );
    const card = looking.getByRole('article', { name: 'Boat Captain' });
    await card.getByText('Submitted', { exact: true }).waitFor();

    // The recruiter's list was open before anybody had applied.
    await moving.getByRole('button', { name: `Update Status of ${seeker.displayName}` }).click();
    await moving.getByRole('menuitemradio', { name: 'Interviewing' }).click();

    await card.getByText('Interviewing', { exact: true }).waitFor();
    expect(await card.getByText('Submitted', { exact: true }).count()).toBe(0);
  });
});
