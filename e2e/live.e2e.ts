import { describe, expect } from 'vitest';
import { paths } from '#client/paths.ts';
import { journey } from './support/journey.ts';
import { applyFor, foundCompany, postJob } from './support/market.ts';

describe('what others do appears by itself', () => {
  journey('a job seeker sees their application move while they look', async ({ visit, newPerson }) => {
    const recruiter = await newPerson('recruiter');
    await foundCompany(recruiter);
    const job = await postJob(recruiter, { title: 'Boat Captain' });
    const seeker = await newPerson('job_seeker');
    await applyFor(seeker, job);

    const looking = await visit(paths.applications, { as: seeker });
    const card = looking.getByRole('article', { name: 'Boat Captain' });
    await card.getByText('Submitted', { exact: true }).waitFor();

    const moving = await visit(paths.applications, { as: recruiter });
    await moving.getByRole('button', { name: `Update Status of ${seeker.displayName}` }).click();
    await moving.getByRole('menuitem', { name: 'Interviewing' }).click();

    await card.getByText('Interviewing', { exact: true }).waitFor();
    expect(await card.getByText('Submitted', { exact: true }).count()).toBe(0);
  });
});
