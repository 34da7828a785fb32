import { describe, expect } from 'vitest';
import { paths } from '#client/paths.ts';
import { expectAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { applyFor, foundCompany, postJob } from './support/market.ts';
import { sidewaysAt320 } from './support/settled.ts';

describe('an administrator', () => {
  journey(
    'shuts an account out and lets it in again, on the record',
    async ({ visit, newPerson, program }) => {
      const person = await newPerson('recruiter');
      const page = await visit(paths.adminUsers, { as: 'admin' });
      await page.getByLabel('Search by name, username or email').fill(person.username);
      await page.waitForURL((url) => url.searchParams.get('search') === person.username);
      const row = page.getByRole('row', { name: new RegExp(person.username) });
      await row.getByRole('button', { name: /^Actions for/ }).click();
      await page.getByRole('menuitem', { name: 'Disable account…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Disable this account?' });
      await dialog.getByText('This is recorded in the audit log under your name.').waitFor();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Disable account' }).click();
      await row.getByText('Disabled').waitFor();
      const { username, password } = person;
      const signIn = async () => {
        const body = JSON.stringify({ username, password });
        const headers = { 'Content-Type': 'application/json' };
        return (await fetch(`${program.origin}/api/login`, { method: 'POST', headers, body })).status;
      };
      expect(await signIn()).toBe(401);
      await page.getByRole('button', { name: 'Undo' }).click();
      await row.getByText('Disabled').waitFor({ state: 'detached' });
      expect(await signIn()).toBe(200);

      await page.getByRole('navigation', { name: 'Administration' }).getByText('Audit log').click();
      await page.getByLabel('About').selectOption('Accounts');
      const entries = page.getByRole('row', { name: new RegExp(person.username) });
      await entries.filter({ hasText: 'disabled: no' }).waitFor();
      await entries.filter({ hasText: 'disabled: yes' }).getByText('Account changed').waitFor();
    },
  );

  journey(
    'gives a role that can be given, and nothing of their own',
    async ({ visit, newPerson, program }) => {
      const person = await newPerson('recruiter');
      const page = await visit(paths.adminUsersNamed(person.username), { as: 'admin' });
      const row = page.getByRole('row', { name: new RegExp(person.username) });
      await row.getByRole('button', { name: /^Actions for/ }).click();
      await page.getByRole('menuitem', { name: 'Change role…' }).click();
      const dialog = page.getByRole('dialog');
      const offered = await dialog.getByLabel('New role').getByRole('option').allTextContents();
      expect(offered).toEqual(['Job Seeker', 'Hiring Manager', 'Company Admin']);
      await dialog.getByLabel('New role').selectOption('Company Admin');
      await dialog.getByRole('button', { name: 'Change role' }).click();
      await row.getByText('Company Admin').waitFor();

      await page.goto(paths.adminUsersNamed(program.people.admin?.username ?? ''));
      await page.getByText('Your own account').waitFor();
      expect(await page.getByRole('button', { name: /^Actions for/ }).count()).toBe(0);
    },
  );

  journey('sees how the server is doing, and goes on to what waits', async ({ visit }) => {
    const page = await visit(paths.dashboard('admin'), { as: 'admin' });
    await page.getByRole('navigation', { name: 'Administration' }).getByText('Health').click();
    const server = page.getByRole('region', { name: 'Server' });
    await server.getByText(/^version \d+\.\d+\.\d+ on /).waitFor();
    await server.getByText(/^[\d.]+ MB$/).waitFor();
    await page
      .getByRole('region', { name: 'Database' })
      .getByText(/^\d+ of \d+ in use$/)
      .waitFor();
    const requests = page.getByRole('region', { name: 'Last five minutes' });
    await requests.getByText(/^95 of 100 under \d+/).waitFor();
    await expectAccessible(page);
    await page.getByRole('navigation', { name: 'Administration' }).getByText('Background work').click();
    await page.getByRole('heading', { name: 'Queues' }).waitFor();
  });

  journey(
    'sees that a server is lost, people are refused, and other systems take and give nothing',
    async ({ visit }) => {
      const page = await visit(paths.dashboard('admin'), { as: 'admin' });
      await page.route('**/api/admin/health', async (route) => {
        const answer = await route.fetch();
        const now = await answer.json();
        Object.assign(now.server, { servers: 1, wanted: 2 });
        Object.assign(now.server.lately, { refused: 1_200 });
        Object.assign(now.outside, { securityLogSeconds: 2_400, repliesSeconds: 3_000 });
        await route.fulfill({ response: answer, json: now });
      });
      await page.goto(paths.adminHealth);
      const marked = page.locator('[data-urgent]');
      await marked.getByText('1 of 2 answering').waitFor();
      await marked.getByText('1,200').waitFor();
      await marked.getByText('Not forwarded for 40 minutes').waitFor();
      await marked.getByText('Not checked for 50 minutes').waitFor();
    },
  );

  journey('verifies a company, and suspends one until it is lifted', async ({ visit, newPerson }) => {
    const name = `Lighthouse Lodge ${process.pid}${Date.now()}`;
    let job = 0;
    await visit(
      async (api) => {
        await foundCompany(api, name);
        job = (await postJob(api, { title: 'Lamp Keeper' })).id;
        return paths.job(job);
      },
      { as: await newPerson('recruiter') },
    );
    const page = await visit(paths.adminCompanies, { as: 'admin' });
    await page.getByLabel('Search by name').fill(name);
    const row = page.getByRole('row', { name: new RegExp(name) });
    const decide = async (item: string, button: string) => {
      await row.getByRole('button', { name: /^Actions for/ }).click();
      await page.getByRole('menuitem', { name: item }).click();
      await page.getByRole('dialog').getByRole('button', { name: button }).click();
    };
    await row.getByText('Not verified').waitFor();
    await decide('Verify company…', 'Verify company');
    await row.getByText('Verified', { exact: true }).waitFor();
    await decide('Suspend company…', 'Suspend company');
    await row.getByText('Suspended').waitFor();
    const seeker = await visit(paths.job(job), { as: 'job_seeker' });
    await seeker.getByRole('heading', { level: 1, name: 'Job Not Found' }).waitFor();
    await decide('Lift suspension…', 'Lift suspension');
    await row.getByText('Verified', { exact: true }).waitFor();

    await row.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Set number of employees…' }).click();
    await page.getByRole('textbox', { name: 'Employees' }).fill('forty');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Employees must be a whole number from 0 to 10,000,000').waitFor();
    await page.getByRole('textbox', { name: 'Employees' }).fill('41');
    await page.getByRole('button', { name: 'Save' }).click();
    await row.getByText('41', { exact: true }).waitFor();
  });

  journey('takes a job down, whoever posted it', async ({ visit, newPerson }) => {
    // A word as long as some are, which no line of a phone has room for.
    const title = `Unterwasserarchäologiemuseumsführerin ${process.pid}${Date.now()}`;
    await visit(
      async (api) => {
        await postJob(api, { title });
        return paths.manageJobs;
      },
      { as: await newPerson('hiring_manager') },
    );
    const page = await visit(`${paths.adminJobs}?search=${encodeURIComponent(title)}&status=active`, {
      as: 'admin',
    });
    const row = page.getByRole('row', { name: new RegExp(title) });
    await row.getByRole('button', { name: `Status of ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Pause…' }).click();
    await page.getByText('This is recorded in the audit log under your name.').waitFor();
    await page.getByRole('button', { name: 'Pause job' }).click();
    await row.getByText('Paused').waitFor();
    await page.getByRole('status').getByText('Job paused').waitFor();
    await page.goto(paths.adminAudit);
    const entry = page.getByRole('row', { name: new RegExp(title) });
    await entry.getByText('from active to paused').waitFor();
    expect(await sidewaysAt320(page)).toBe(0);
  });

  journey('finds one application among all', async ({ visit, newPerson }) => {
    const title = `Purser ${process.pid}${Date.now()}`;
    let job = 0;
    let application = 0;
    await visit(
      async (api) => {
        job = (await postJob(api, { title })).id;
        return paths.job(job);
      },
      { as: await newPerson('recruiter') },
    );
    const seeker = await newPerson('job_seeker');
    await visit(
      async (api) => {
        application = (await applyFor(api, job)).id;
        return paths.applications;
      },
      { as: seeker },
    );
    const page = await visit(paths.adminApplications, { as: 'admin' });
    await page.getByLabel('Search by applicant, job or company').fill(title);
    const row = page.getByRole('row', { name: new RegExp(title) });
    await row.getByText(seeker.displayName).waitFor();
    await page.getByLabel('Status').selectOption('Hired');
    await page.getByRole('heading', { name: 'No applications found' }).waitFor();
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.waitForURL(paths.adminApplications);
    await page.goBack();
    await page.goBack();
    await row.getByRole('link', { name: /^View/ }).click();
    await page.waitForURL(paths.application(application));
  });

  journey('reads on where the list stopped', async ({ visit }) => {
    const page = await visit(paths.adminUsers, { as: 'admin' });
    await page.getByRole('main').getByText('25 shown').waitFor();
    await page.getByRole('button', { name: 'Load more' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('log', { name: 'Announcements' }).getByText('50 shown').waitFor();
    await page.waitForFunction(() => document.activeElement === document.querySelectorAll('tbody > tr')[25]);
  });

  journey('reads what the platform has written to people', async ({ visit }) => {
    const page = await visit(paths.adminMail, { as: 'admin' });
    await page.getByRole('button', { name: /^Read/ }).first().click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText('Attempts').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await page.getByLabel('State').selectOption('Failed');
    await page.waitForURL(/state=given_up/);
  });

  journey('is the only one these pages are for', async ({ visit }) => {
    for (const path of [paths.adminUsers, paths.adminAudit]) {
      const page = await visit(path, { as: 'company_admin' });
      await page.getByRole('heading', { name: "You don't have access to this page" }).waitFor();
    }
  });
});
