import { expect } from 'vitest';
import { paths } from '#client/paths.ts';
import { expectAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { applyFor, postJob } from './support/market.ts';
import { cutOff, reconnect } from './support/outage.ts';
import { outage } from './support/problems.ts';
import type { Answer } from '#contract/api.ts';

journey(
  'without a line that is said, changes wait and are sent later, and pages come by themselves when it is back',
  async ({ visit, newPerson }) => {
    const recruiter = await newPerson('recruiter');
    const seeker = await newPerson('job_seeker');
    let job = 0;
    const page = await visit(
      async (api) => {
        job = (await postJob(api)).id;
        return paths.jobs;
      },
      { as: recruiter },
    );
    const theirs = await visit(
      async (api) => {
        await applyFor(api, job);
        return paths.applications;
      },
      { as: seeker },
    );
    await theirs.close();
    await page.goto(paths.pipeline(job));
    const inColumn = (status: string) =>
      page
        .getByRole('region', { name: new RegExp(`^${status} `) })
        .getByRole('article', { name: seeker.displayName });
    const places = page.getByRole('navigation', { name: 'Workspace' });
    const bar = page
      .getByRole('status')
      .filter({ hasText: 'You are offline. Changes are kept and sent later.' });
    await inColumn('Submitted').focus();
    expect(await bar.count()).toBe(0);

    // Also out of reach is what the browser kept of another journey's visit to the page below.
    const code = '**/assets/*';
    await page.route(code, (route) => route.abort('internetdisconnected'));
    await page.context().setOffline(true);
    await bar.waitFor();
    await page.keyboard.press(']');
    await inColumn('Screening').waitFor();
    await bar.getByText('Not sent yet: a move.').waitFor();
    await expectAccessible(page);

    // Code that is not there yet, inside the frame.
    await places.getByRole('link', { name: 'Analytics' }).click();
    await page.getByRole('main').getByRole('heading', { name: 'This page is not loaded yet' }).waitFor();
    expect(await places.isVisible()).toBe(true);
    expect(await bar.getByText('Not sent yet: a move.').isVisible()).toBe(true);
    await expectAccessible(page);

    await page.unroute(code);
    const sent = page.waitForResponse((answer) => answer.url().endsWith('/api/applications/moves'));
    await page.context().setOffline(false);
    await sent;
    await page.getByRole('heading', { name: 'Analytics', level: 1 }).waitFor();
    await bar.waitFor({ state: 'detached' });
    await page.goto(paths.pipeline(job));
    await inColumn('Screening').waitFor();

    // A server that does not answer: said too, and over without a press.
    await places.getByRole('link', { name: 'Interviews' }).click();
    const week = page.getByRole('region', { name: 'Week' });
    await week.getByText('No interviews in these days.').waitFor();
    await cutOff(page);
    await places.getByRole('link', { name: 'Candidates' }).click();
    await page.getByRole('alert').getByText('503: The database does not answer.').first().waitFor();
    await page.getByRole('status').getByText('The server does not answer.').waitFor();
    // What was shown once stays, though it can’t be asked for anew.
    const failed = page.waitForResponse((answer) => answer.url().includes('/api/interviews?'));
    await places.getByRole('link', { name: 'Interviews' }).click();
    await failed;
    await page.evaluate(() => new Promise((drawn) => setTimeout(drawn, 100)));
    await week.waitFor();
    await places.getByRole('link', { name: 'Candidates' }).click();
    await reconnect(page);
    await page.getByRole('article').filter({ hasText: seeker.displayName }).waitFor();
    await page.getByRole('status').getByText('The server does not answer.').waitFor({ state: 'detached' });
  },
);

journey('a word why an offer goes back is kept until it has arrived', async ({ visit, newPerson }) => {
  const page = await visit(paths.jobs, { as: await newPerson('recruiter') });
  const name = 'Aishath Shiuna';
  await page.route('**/api/dashboard/today*', async (route) => {
    const response = await route.fetch();
    const today = (await response.json()) as Answer<'GET /api/dashboard/today'>; // As the API describes it.
    const row = { kind: 'approval', id: 7, urgency: 'later', name, applicationId: 7, jobTitle: 'Captain' };
    const terms = { at: new Date().toISOString(), by: 'Ali', currency: 'USD', basicPay: 900, etag: 'read' };
    const counts = { ...today.counts, approval: 1 };
    await route.fulfill({ response, json: { rows: [{ ...row, ...terms }], counts } });
  });
  await page.route('**/api/offers/7/decision', (route) =>
    route.fulfill({ status: 503, headers: { [outage]: 'yes' }, body: 'The database does not answer.' }),
  );
  await page.goto(paths.dashboard('recruiter'));
  const back = page.getByRole('button', { name: /^Return: / });
  await back.click();
  const note = page.getByRole('dialog').getByLabel('Note');
  await note.fill('The pay is last year’s.');
  await page.getByRole('button', { name: 'Return offer' }).click();
  await page.getByRole('alert').getByText('503: The database does not answer.').waitFor();
  await back.click();
  expect(await note.inputValue()).toBe('The pay is last year’s.');
});
