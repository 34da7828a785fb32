import { expect } from 'vitest';
import { paths } from '#client/paths.ts';
import { expectAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { applyFor, postJob } from './support/market.ts';
import { cutOff, reconnect } from './support/outage.ts';

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
    await cutOff(page);
    await places.getByRole('link', { name: 'Candidates' }).click();
    await page.getByRole('alert').getByText('503: The database does not answer.').first().waitFor();
    await page.getByRole('status').getByText('The server does not answer.').waitFor();
    await reconnect(page);
    await page.getByRole('article').filter({ hasText: seeker.displayName }).waitFor();
    await page.getByRole('status').getByText('The server does not answer.').waitFor({ state: 'detached' });
  },
);
