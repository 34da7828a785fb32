import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { paths } from '#client/paths.ts';
import { expectAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { foundCompany, postJob, untilRecommended } from './support/market.ts';

describe('a job seeker who is matched', () => {
  journey('says what they can, what they want next and what they value', async ({ visit, newPerson }) => {
    const page = await visit(paths.jobs, { as: await newPerson('job_seeker') });
    await page.getByRole('link', { name: 'Complete your profile to see your match' }).first().click();
    const skills = page.getByRole('combobox', { name: 'Skills' });
    for (const skill of ['Scuba diving', 'Nitrox', 'First aid']) {
      await skills.fill(skill);
      await page.keyboard.press('Enter');
    }
    await saved(page);

    await page.getByRole('tab', { name: 'Career Goals' }).click();
    const wanted = page.getByRole('combobox', { name: 'Job titles you want' });
    await wanted.pressSequentially('diving inst');
    await page.getByRole('option', { name: 'Diving Instructor', exact: true }).waitFor();
    await page.keyboard.press('ArrowDown');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('listbox').waitFor({ state: 'hidden' });
    await wanted.pressSequentially('r');
    await page.getByRole('option', { name: 'Diving Instructor', exact: true }).click();
    await page.getByRole('button', { name: 'Remove Diving Instructor' }).waitFor();
    await page.getByLabel('Places you would work in', { exact: true }).fill('Baa Atoll');
    await page.getByLabel('Full Time').check();
    await page.getByLabel('Least pay a month').fill('a lot');
    await page.getByLabel('Care for the sea and nature').check();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('link', { name: /^Least pay must be a whole amount/ }).click();
    await page.getByLabel('Least pay a month').fill('1,200');
    await saved(page);
    await page.reload();
    await page.getByRole('button', { name: 'Remove Baa Atoll' }).waitFor();
    expect(await page.getByLabel('Least pay a month').inputValue()).toBe('1200');
    expect(await page.getByLabel('Care for the sea and nature').isChecked()).toBe(true);
  });

  journey('reads why a job fits, sorts by match, and switches matching off', async ({ visit, newPerson }) => {
    const { fitting, other, words } = await twoJobs(
      await visit(paths.home, { as: await newPerson('recruiter') }),
    );
    const page = await visit(
      async (api) => {
        await api.put('/api/profile/job-seeker', { data: diver });
        await untilRecommended(api, fitting.id);
        return `${paths.jobs}?q=${words}`;
      },
      { as: await newPerson('job_seeker') },
    );
    await page.getByLabel('Sort by').selectOption('Best match');
    await page.waitForURL(/sort=match/);
    await page.getByRole('article').first().getByRole('heading', { name: fitting.title }).waitFor();
    expect(await page.getByRole('article').getByRole('heading').allTextContents()).toEqual([
      fitting.title,
      other.title,
    ]);

    const why = page.getByRole('article', { name: fitting.title }).getByRole('button', { name: /match/ });
    await why.focus();
    await page.keyboard.press('Enter');
    const reasons = page.getByRole('dialog', { name: /^Why “Dive Instructor/ });
    await reasons.getByText(/^3 of the/).waitFor();
    await reasons.getByText(/^Not found: .*Stage lighting/).waitFor();
    await page.keyboard.press('Escape');
    await reasons.waitFor({ state: 'hidden' });
    await page.waitForFunction(() => document.activeElement?.textContent?.includes('match'));

    await why.click();
    await reasons.getByRole('link', { name: /^The words behind it/ }).click();
    await page.waitForURL(paths.jobMatch(fitting.id));
    await page.waitForFunction(() => document.activeElement?.id === 'match');
    const panel = page.getByRole('region', { name: 'How you match' });
    await panel.getByText('from 2 of 4 parts').waitFor();
    await panel.getByRole('heading', { name: 'What would raise your match' }).waitFor();
    await panel.getByRole('link', { name: 'Stage lighting' }).waitFor();
    await expectAccessible(page);
    await panel.getByRole('link', { name: 'Turn it off' }).click();

    await page.getByRole('switch', { name: 'Match me with jobs' }).uncheck();
    await page.getByRole('status').getByText('Matching is off').waitFor();
    await page.goto(paths.job(fitting.id));
    await page.getByRole('button', { name: 'Apply Now' }).first().waitFor();
    expect(await page.getByRole('region', { name: 'How you match' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: /match/ }).count()).toBe(0);
    await page.goto(paths.recommendedJobs);
    await page.getByRole('heading', { name: 'Matching is off' }).waitFor();
  });

  journey('is recommended what fits, the first three on the dashboard', async ({ visit }) => {
    const page = await visit(paths.dashboard('job_seeker'), { as: 'job_seeker' });
    const recommended = page.getByRole('region', { name: 'Recommended Jobs' });
    await recommended.getByText('Open jobs that best match your profile.').waitFor();
    expect(await recommended.getByRole('article').count()).toBe(3);
    await recommended.getByRole('link', { name: 'All recommended jobs' }).click();
    await page.getByRole('heading', { level: 1, name: 'Recommended Jobs' }).waitFor();
    await page.getByRole('article').first().waitFor();
    const scores = await page.getByRole('article').getByRole('button', { name: /match/ }).allInnerTexts();
    const figures = scores.map((text) => Number.parseInt(text, 10));
    expect(figures.length).toBeGreaterThanOrEqual(3);
    expect(figures).toEqual(figures.toSorted((a, b) => b - a));
    await page.getByRole('link', { name: 'How matching works' }).click();
    await page.getByRole('heading', { level: 2, name: 'What it never looks at' }).waitFor();
  });
});

const diver = { skills: ['Scuba diving', 'Nitrox', 'First aid'], goalTitles: ['Dive Instructor'] };

/** One that fits the diver above and one that does not, found by words of their own. */
async function twoJobs({ request: api }: Page) {
  const words = `Fathom ${Date.now().toString(36)}`;
  await foundCompany(api, `${words} House`);
  const fitting = await postJob(api, {
    title: `Dive Instructor ${words}`,
    skillsRequired: ['Scuba diving', 'Nitrox', 'First aid', 'Stage lighting'],
  });
  const other = await postJob(api, {
    title: `Pastry Chef ${words}`,
    skillsRequired: ['Baking', 'Chocolate'],
  });
  return { fitting, other, words };
}

async function saved(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('status').getByText('Profile updated').waitFor();
  await page.getByRole('button', { name: 'Save changes' }).waitFor();
  await page.getByText('Not saved yet.').waitFor({ state: 'hidden' });
}
