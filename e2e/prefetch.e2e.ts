import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '#client/paths.ts';
import { journey } from './support/journey.ts';
import { settled } from './support/settled.ts';

journey('what a link leads to is fetched while one is still pointing at it', async ({ visit }) => {
  const page = await visit(paths.dashboard('job_seeker'), { as: 'job_seeker' });
  await hearsNothing(page);
  await page.reload();
  await settled(page);
  await page.mouse.move(640, 300);
  const asked = requestsOf(page);
  const sections = page.getByRole('navigation', { name: 'Workspace' });

  // A pointer that only passes over asks for nothing.
  const box = await sections.getByRole('link', { name: 'Browse Jobs' }).boundingBox();
  if (!box) throw new Error('The link has no place.');
  // Sent together, so that nothing this machine does comes between.
  await Promise.all([page.mouse.move(box.x + 9, box.y + 9), page.mouse.move(640, 300)]);
  await page.waitForTimeout(300);
  expect(asked()).not.toContain('/api/jobs/facets');

  for (const [link, call, shown] of [
    ['Applications', '/api/applications', 'Applications'],
    ['Browse Jobs', '/api/jobs', 'Browse Jobs'],
  ] as const) {
    await Promise.all([
      page.waitForResponse((response) => new URL(response.url()).pathname === call),
      sections.getByRole('link', { name: link }).hover(),
    ]);
    expect(new URL(page.url()).pathname).not.toBe(call.slice('/api'.length));
    await sections.getByRole('link', { name: link }).click();
    await page.getByRole('heading', { level: 1, name: shown }).waitFor();
    await settled(page);
    await page.getByRole('main').getByRole('article').first().waitFor();
    // The visit itself asked for it no second time.
    expect(asked().filter((path) => path === `${call}${call === '/api/jobs' ? '/facets' : ''}`)).toHaveLength(
      1,
    );
  }

  // The same for one job, by the keyboard.
  const job = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const address = `/api${await job.getAttribute('href')}`;
  await Promise.all([
    page.waitForResponse((response) => new URL(response.url()).pathname === address),
    job.focus(),
  ]);
  expect(asked()).toContain(address);
});

journey('the jobs are asked for before any code has come, and once', async ({ visit, newPerson }) => {
  const page = await visit(paths.home, { as: await newPerson('job_seeker') });
  await settled(page);
  await hearsNothing(page);
  const asked = requestsOf(page);
  const answered = Promise.all(
    ['/api/jobs', '/api/jobs/facets'].map((call) =>
      page.waitForResponse((response) => new URL(response.url()).pathname === call),
    ),
  );
  // As on a slow line: the code comes late, the answers do not wait for it.
  await page.route('**/assets/*.js', async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto(paths.jobs);
  await page.getByRole('main').getByRole('article').first().waitFor();
  await settled(page);
  const early = asked().filter((path) => /^\/api\/(user$|jobs)/.test(path));
  // Whether one is still signed in may be asked again, when one's own account has changed a moment ago.
  expect([...new Set(early)].toSorted()).toEqual(['/api/jobs', '/api/jobs/facets', '/api/user']);
  expect(early.filter((path) => path !== '/api/user')).toHaveLength(2);
});

journey(
  'a heading that is there from the start stays while the screen takes its place',
  async ({ visit }) => {
    const page = await visit(paths.home, { as: 'company_admin' });
    await page.addInitScript(() => {
      const shown: (string | undefined)[] = [];
      Object.assign(window, { shown });
      new MutationObserver(() => {
        const heading = document.querySelector('h1')?.textContent;
        if (shown.at(-1) !== heading) shown.push(heading);
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(paths.settings);
    await page.getByRole('tab', { name: 'Members' }).waitFor();
    const shown = await page.evaluate(() => (window as unknown as { shown: unknown[] }).shown);
    // Nothing at first, before the page itself has come.
    expect(shown.filter((heading) => heading !== undefined)).toEqual(['Settings']);
    expect(shown.indexOf('Settings')).toBe(shown.length - 1);
  },
);

journey('what a platform admin points at is not read before they mean to', async ({ visit }) => {
  const page = await visit(paths.dashboard('admin'), { as: 'admin' });
  await settled(page);
  const asked = requestsOf(page);
  await page.getByRole('navigation', { name: 'Workspace' }).getByRole('link', { name: 'Candidates' }).hover();
  await page.waitForTimeout(400);
  expect(asked()).not.toContain('/api/company/candidates');
});

/** What other journeys do at the same time would be fetched too: from the next page load on, none of it is heard. */
async function hearsNothing(page: Page): Promise<void> {
  // Left open and without an answer, as on a slow line.
  await page.route('**/api/live*', () => {});
}

/** The calls' paths from now on, but for those the page makes by itself. */
function requestsOf(page: Page): () => string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !/live|notifications/.test(pathname)) asked.push(pathname);
  });
  return () => asked;
}
