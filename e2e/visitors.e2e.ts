import { simpleParser } from 'mailparser';
import { type Page, request } from 'playwright-core';
import { describe, expect } from 'vitest';
import { paths } from '#client/paths.ts';
import { badLine } from '#test/bad-line.ts';
import { eventually } from '#test/eventually.ts';
import type { Mailbox } from '#test/mailbox.ts';
import { expectAccessible } from './support/accessibility.ts';
import { lookAt } from './support/faces.ts';
import { journeyOnOpenPlatform } from './support/journey.ts';
import { signInQuietly } from './support/people.ts';
import type { Program } from './support/program.ts';
import { type Screen, visitorScreens } from './support/screens.ts';
import { sidewaysAt320 } from './support/settled.ts';
import { draftCareersSite, expectPublished, slugOfDemo } from './visitors/careers-site.ts';
import { boardIn, ownWebsite, triesToRead } from './visitors/own-website.ts';

describe.each(visitorScreens)('$name', (screen) => {
  journeyOnOpenPlatform('is accessible and fits every phone', async ({ visit, newPerson }) =>
    lookAt(screen, 'visitor', true, { visit, newPerson }),
  );
});

describe('jobs in a frame', () => {
  journeyOnOpenPlatform('is accessible and fits every phone', async ({ visit, newPerson }) => {
    const address = paths.framedBoard(slugOfDemo);
    const screen: Screen = { name: 'jobs in a frame', address, roles: ['visitor'] };
    // Its policy lets no script run, so that nobody could look at it: here it comes without.
    const visitUnlocked: typeof visit = async (_, how) => {
      const page = await visit(paths.jobs, how);
      await page.route(`**${address}`, async (route) => {
        const reply = await route.fetch();
        await route.fulfill({ body: await reply.body(), contentType: 'text/html; charset=utf-8' });
      });
      await page.goto(address);
      return page;
    };
    await lookAt(screen, 'visitor', true, { visit: visitUnlocked, newPerson });
  });
});

/** Who hires, as a program, with a job of theirs. */
async function hiring({ origin, people }: Program) {
  const recruiter = people.recruiter;
  if (!recruiter) throw new Error('The demo has no recruiter.');
  const api = await request.newContext({ baseURL: origin });
  await signInQuietly(api, origin, recruiter);
  const posted = await api.post('/api/jobs', {
    data: { title: 'Skipper of a dhoni', description: 'Two trips a day.' },
  });
  const { id } = (await posted.json()) as { id: number }; // What the call answers.
  const sent = async () => {
    const reply = await api.get(`/api/applications?job=${id}`);
    return (await reply.json()) as { id: number }[]; // As above.
  };
  return { api, jobId: id, sent };
}

/** The link in the newest mail to an address. */
async function linkTo(box: Mailbox, address: string, path: string): Promise<string> {
  let link = '';
  await eventually(async () => {
    const mail = box.received.findLast(({ to }) => to.includes(address));
    const { text = '' } = mail ? await simpleParser(mail.text) : {};
    link = new RegExp(`/${path}/[\\w-]{43}`).exec(text)?.[0] ?? '';
    return link !== '';
  });
  return link;
}

const resume = {
  name: 'Ali Rasheed.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Ali Rasheed\nSkipper\n'.repeat(2_000)),
};

describe('somebody without an account', () => {
  journeyOnOpenPlatform(
    'comes from a search engine, reads, applies, confirms and is hired, without a script',
    async ({ browser, program, box }) => {
      const { api, jobId, sent } = await hiring(program);
      const window = await browser.newContext({ baseURL: program.origin, javaScriptEnabled: false });
      const page = await window.newPage();
      await page.goto(`${paths.jobs}?location=Mal%C3%A9`);
      await page.getByRole('navigation', { name: 'Filters' }).waitFor();
      await page.getByRole('searchbox', { name: 'Search jobs' }).fill('dhoni');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('heading', { level: 1, name: /dhoni/ }).waitFor();
      await page
        .getByRole('navigation', { name: 'Filters' })
        .getByRole('link', { name: 'Clear all' })
        .click();
      await page.locator(`a[href="${paths.job(jobId)}"]`).click();
      await page.getByRole('heading', { level: 1, name: 'Skipper of a dhoni' }).waitFor();
      await page.getByRole('link', { name: 'Apply' }).first().click();

      await page.getByLabel('Phone').fill('+960 777 1234');
      await page.getByLabel('Résumé (optional)').setInputFiles(resume);
      await page.getByRole('button', { name: 'Send application' }).click();
      await page.getByRole('link', { name: 'Name is required.' }).waitFor();
      expect(await page.getByLabel('Phone').inputValue()).toBe('+960 777 1234');
      await page.getByText('is here already').waitFor();
      await page.getByLabel('Name').fill('Ali Rasheed');
      await page.getByLabel('Email').fill(`ali-${jobId}@example.mv`);
      await page.getByRole('button', { name: 'Send application' }).click();
      await page.getByRole('heading', { name: 'One step left: confirm your address' }).waitFor();
      expect(await sent()).toEqual([]);

      await page.goto(await linkTo(box, `ali-${jobId}@example.mv`, 'applied'));
      await page.getByRole('button', { name: 'Yes, I applied' }).click();
      await page.getByRole('heading', { name: 'Your application' }).waitFor();
      const [application] = await sent();
      expect(application).toMatchObject({ applicantName: 'Ali Rasheed', file: { name: resume.name } });
      const moved = await api.put(`/api/applications/${application?.id}/status`, {
        data: { status: 'hired' },
      });
      expect(moved.status(), await moved.text()).toBe(200);
      await page.reload();
      await page.getByText('Hired', { exact: true }).first().waitFor();
      expect(await window.cookies()).toEqual([]);
      await window.close();
      await api.dispose();
    },
  );

  journeyOnOpenPlatform(
    'arrives over a line that breaks, from a page that is closed while it sends',
    async ({ visit, browser, program, box }) => {
      const { api, jobId } = await hiring(program);
      const address = `mariyam-${jobId}@example.mv`;
      const line = await badLine(Number(new URL(program.origin).port), {
        bytesPerSecond: 40_000,
        roundTripMs: 60,
        lost: 10,
        cutAfterMs: 4_000,
      });
      const window = await browser.newContext({ baseURL: program.origin });
      const page = await window.newPage();
      await page.goto(paths.applyAsVisitor(jobId));
      await page.getByLabel('Name').fill('Mariyam Shifa');
      await page.getByLabel('Email').fill(address);
      await page.getByLabel('Résumé (optional)').setInputFiles(resume);
      // The page has come; from here on the line is bad.
      await window.route(/\/api\/public\//, async (route) => {
        const url = route.request().url().replace(program.origin, line.address);
        const reply = await route.fetch({ url, timeout: 5_000 }).catch(() => undefined);
        await (reply ? route.fulfill({ response: reply }) : route.abort()).catch(() => undefined);
      });
      await page.getByRole('button', { name: 'Send application' }).click();
      await page.getByText(/^Sending/).waitFor();
      await page.close();

      const again = await window.newPage();
      await again.goto(paths.applyAsVisitor(jobId));
      const heading = again.getByRole('heading', { name: 'One step left: confirm your address' });
      await heading.waitFor({ timeout: 120_000 });
      const reply = await api.get(`/api/unconfirmed-applications?job=${jobId}`);
      expect(await reply.json()).toMatchObject([
        { name: 'Mariyam Shifa', files: [{ name: resume.name, size: resume.buffer.length }] },
      ]);
      await line.close();
      await window.close();
      await api.dispose();

      const inbox = await visit(`${paths.applications}?job=${jobId}`, { as: 'recruiter' });
      await inbox.getByText(/^Address not confirmed \(/).click();
      const waiting = inbox.getByText(address);
      await waiting.waitFor();
      // What a link of the mail leads to is as fit to be read as the rest.
      const link = await visit(await linkTo(box, address, 'applied'));
      await expectAccessible(link);
      await link.getByRole('button', { name: 'Yes, I applied' }).click();
      await link.getByRole('heading', { name: 'Your application' }).waitFor();
      await expectAccessible(link);
      // Who hires sees at once that it counts.
      await inbox.getByRole('link', { name: 'Mariyam Shifa' }).first().waitFor();
      await waiting.waitFor({ state: 'detached' });
    },
  );

  journeyOnOpenPlatform(
    'applies for a job that is being flooded, with work that a worker does, and who hires sees it come',
    async ({ visit, program }) => {
      const { api, jobId } = await hiring(program);
      const calls = `/api/public/jobs/${jobId}/applications`;
      for (const name of ['Ali', 'Mariyam']) {
        const { token } = (await (await api.get(`${calls}/token`)).json()) as { token: string }; // What the call answers.
        const data = { token, name, email: `${name}-${jobId}@example.mv` };
        expect((await api.post(calls, { data })).status()).toBe(201);
      }
      const inbox = await visit(paths.applications, { as: 'recruiter' });
      await inbox.getByText(/^Address not confirmed \(/).click();
      const page = await visit(paths.applyAsVisitor(jobId));
      await page.getByLabel('Name').fill('Hassan Didi');
      await page.getByLabel('Email').fill(`hassan-${jobId}@example.mv`);
      await page.getByLabel('Résumé (optional)').setInputFiles(resume);
      const worker = page.waitForEvent('worker');
      await page.getByRole('button', { name: 'Send application' }).click();
      await worker;
      await page.getByRole('heading', { name: 'One step left: confirm your address' }).waitFor();
      // Who hires sees it come, as what it is.
      const come = inbox.getByRole('listitem').filter({ hasText: `hassan-${jobId}@example.mv` });
      await come.getByText('Address not confirmed').waitFor();
      await api.dispose();
    },
  );

  journeyOnOpenPlatform(
    'is emailed new jobs of a search, and ends that by one press',
    async ({ visit, box }) => {
      const address = `reader-${Date.now()}@example.mv`;
      const page = await visit(`${paths.jobs}?q=dive`);
      await page.getByRole('textbox', { name: 'Email' }).fill(address);
      await page.getByRole('button', { name: 'Email me new jobs' }).click();
      await page.getByRole('heading', { name: 'One step left: confirm your address' }).waitFor();
      await expectAccessible(page);
      await page.goto(await linkTo(box, address, 'alerts'));
      await page.getByLabel('Every week').check();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Yes, email me new jobs' }).click();
      await page.getByRole('heading', { name: 'Your job alert' }).waitFor();
      await page.getByText(/^Every week there are new jobs/).waitFor();
      await page.getByRole('button', { name: 'End this alert' }).click();
      await page.getByRole('heading', { name: 'Your alert has ended' }).waitFor();
      await expectAccessible(page);
    },
  );
});

describe('a company’s careers site', () => {
  journeyOnOpenPlatform(
    'is put in order, coloured, looked at and published; a visitor searches and applies there without a script',
    async ({ visit, browser, program, box }) => {
      const headline = 'Stay a season, or ten';
      const address = paths.careersSite(slugOfDemo);
      const editor = await visit(paths.settingsTab('careers'), { as: 'company_admin' });
      await draftCareersSite(editor, headline);
      const window = await browser.newContext({ baseURL: program.origin, javaScriptEnabled: false });
      const page = await window.newPage();
      await page.goto(address);
      await page.getByRole('heading', { level: 1, name: /^Work at/ }).waitFor();

      await editor.getByRole('button', { name: 'Publish', exact: true }).click();
      await editor.getByText('Careers site published').waitFor();
      await page.reload();
      await expectPublished(page, headline);
      expect((await page.content()).toLowerCase()).toContain('#ffd400');
      await page.getByRole('searchbox', { name: 'Search jobs' }).fill('steward');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('link', { name: 'All jobs' }).waitFor();
      const jobs = page.getByRole('region', { name: 'Open jobs' }).getByRole('heading', { level: 3 });
      expect(await jobs.first().innerText()).toBe('Kitchen Steward');
      await jobs.first().getByRole('link').click();
      await page.getByRole('link', { name: 'Apply' }).first().click();
      await page.getByLabel('Name').fill('Shifa Naseem');
      await page.getByLabel('Email').fill('shifa.careers@example.mv');
      await page.getByRole('button', { name: 'Send application' }).click();
      await page.getByRole('heading', { name: 'One step left: confirm your address' }).waitFor();
      await page.goto(await linkTo(box, 'shifa.careers@example.mv', 'applied'));
      await page.getByRole('button', { name: 'Yes, I applied' }).click();
      await page.getByRole('heading', { name: 'Your application' }).waitFor();
      expect(await window.cookies()).toEqual([]);
      await window.close();
    },
  );
});

describe('a company’s own website', () => {
  journeyOnOpenPlatform(
    'shows its jobs under a strict policy, by keyboard, in any direction, and keeps nothing',
    async ({ browser, program }) => {
      const { slug, open } = await ownWebsite(browser, program);
      const { page, problems } = await open(
        `<meta name="color-scheme" content="light dark">${boardIn(program, slug)}`,
      );
      const board = page.getByRole('region', { name: /^Jobs at / });
      const jobs = board.getByRole('heading', { level: 3 });
      await jobs.first().waitFor();
      expect(await page.getByRole('link', { name: 'Our open jobs' }).isVisible()).toBe(false);
      expect(await board.getByRole('button', { name: 'Show more jobs' }).isVisible()).toBe(false);
      await expectAccessible(page);
      await page.evaluate(() => (document.documentElement.dir = 'rtl'));
      expect(await sidewaysAt320(page)).toBe(0);
      const [first, apply] = await Promise.all([
        board.getByRole('listitem').first().boundingBox(),
        jobs.first().boundingBox(),
      ]);
      expect((apply?.x ?? 0) + (apply?.width ?? 0)).toBeCloseTo((first?.x ?? 0) + (first?.width ?? 0), 0);
      await page.evaluate(() => (document.documentElement.dir = 'ltr'));

      const counted = await jobs.count();
      const title = await jobs.last().innerText();
      await page.keyboard.press('Tab');
      await page.keyboard.type(title.toUpperCase());
      await board.getByRole('status').getByText(` of ${counted} jobs`).waitFor();
      await page.keyboard.type(' and nothing like it');
      await board.getByText('No jobs match').waitFor();
      await board.getByRole('searchbox', { name: 'Search jobs' }).fill(title);
      const link = jobs.getByRole('link', { name: title, exact: true }).first();
      for (let pressed = 0; pressed < 6; pressed += 1) {
        if (await link.evaluate((it) => it.matches(':focus'))) break;
        await page.keyboard.press('Tab');
      }
      expect(problems).toEqual([]);
      expect(await page.context().cookies()).toEqual([]);
      expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      expect(new URL(page.url()).origin).toBe(program.origin);
    },
  );

  journeyOnOpenPlatform(
    'keeps its link where no script runs, nobody is known, or it is not the company’s',
    async ({ browser, program }) => {
      const { site, slug, api, open } = await ownWebsite(browser, program);
      const link = (page: Page) => page.getByRole('link', { name: 'Our open jobs' });
      const plain = await open(boardIn(program, slug), { javaScriptEnabled: false });
      await link(plain.page).waitFor();

      // Two on one page: what fails leaves the other alone.
      const two = await open(boardIn(program, 'nobody-at-all') + boardIn(program, slug));
      await two.page.getByRole('region', { name: /^Jobs at / }).waitFor();
      expect(await link(two.page).filter({ visible: true }).count()).toBe(1);

      const stranger = await open('<p>Nothing yet</p>', { at: site.nextDoor });
      await Promise.all([
        stranger.page.waitForEvent('requestfailed', (failed) =>
          failed.url().includes('/api/public/companies/'),
        ),
        stranger.page.goto(site.nextDoor + site.page(boardIn(program, slug))),
      ]);
      await link(stranger.page).waitFor();

      const listed = await api.get(`/api/public/companies/${slug}/jobs?closed=no&texts=no`);
      const [newest] = (await listed.json()) as { id: number; title: string }[]; // What the call answers.
      const links = (page: Page) => page.locator(`a[href$="/jobs/${newest?.id}"]`);
      const before = await open(boardIn(program, slug));
      await links(before.page).waitFor();
      const closes = await api.put(`/api/jobs/${newest?.id}`, { data: { status: 'closed' } });
      expect(closes.status(), await closes.text()).toBe(200);
      const after = await open(boardIn(program, slug));
      await after.page.getByRole('heading', { level: 3 }).first().waitFor();
      expect(await links(after.page).count()).toBe(0);
    },
  );

  journeyOnOpenPlatform(
    'has them in a frame, which knows nobody; and who is signed in cannot be read from there',
    async ({ browser, program }) => {
      const { site, slug, open } = await ownWebsite(browser, program);
      const person = program.people.recruiter;
      if (!person) throw new Error('The demo has no recruiter.');
      const framed = (path: string) =>
        `<h1>Ours</h1><iframe title="Our open jobs" width="600" height="600" src="${program.origin}${path}"></iframe>`;
      // At the program's own host: of all pages of others the ones whose requests take the cookie along.
      const { page, problems } = await open('<p>Nothing yet</p>', { at: site.nextDoor });
      await signInQuietly(page.context().request, program.origin, person);
      await page.goto(site.nextDoor + site.page(framed(`/embed/${slug}`)));
      const frame = page.frameLocator('iframe');
      await frame.getByRole('searchbox', { name: 'Search jobs' }).fill('zookeeper');
      await frame.getByRole('button', { name: 'Search' }).press('Enter');
      await frame.getByText('No jobs match').waitFor();
      await frame.getByRole('link', { name: 'All jobs' }).click();
      const [opened] = await Promise.all([
        page.waitForEvent('popup'),
        frame.getByRole('heading', { level: 2 }).first().getByRole('link').click(),
      ]);
      await opened.getByRole('heading', { level: 1 }).first().waitFor();
      expect(await opened.evaluate(() => window.opener === null)).toBe(true);
      expect(problems).toEqual([]);

      const inside = page.frames().find((one) => one !== page.mainFrame());
      const known = await inside?.evaluate(() => {
        try {
          return [document.cookie, localStorage.length];
        } catch (error) {
          return (error as Error).name; // Whatever the browser says to it.
        }
      });
      expect(known).toBe('SecurityError');
      expect(await inside?.evaluate(() => window.origin)).toBe('null');
      expect(await page.evaluate(() => document.querySelector('iframe')?.contentDocument)).toBeNull();

      const tries = await triesToRead(page, program);
      expect(tries).toEqual(Object.fromEntries(Object.keys(tries).map((name) => [name, 'TypeError'])));
      for (const path of ['/dashboard', '/jobs/1', '/companies/1', '/api/user']) {
        await page.goto(site.nextDoor + site.page(framed(path)));
        const shown = page.frames().find((one) => one !== page.mainFrame());
        expect(shown?.url(), path).toMatch(/^chrome-error:/);
      }
    },
  );
});

journeyOnOpenPlatform(
  'who has mistyped their new address takes it back before a stranger confirms it',
  async ({ visit, newPerson, box }) => {
    const person = await newPerson('job_seeker');
    const page = await visit(paths.settings, { as: person });
    const change = (email: string) =>
      page.evaluate(
        async (body) => {
          const headers = { 'content-type': 'application/json' };
          await fetch('/api/user', { method: 'PUT', headers, body });
        },
        JSON.stringify({ email, currentPassword: person.password }),
      );
    const [own, mistyped] = [`${person.username}@example.mv`, `${person.username}@exmaple.mv`];
    await change(own);
    await eventually(() => box.received.some(({ to }) => to.includes(own)));
    const { text = '' } = await simpleParser(box.received.find(({ to }) => to.includes(own))?.text ?? '');
    await page.goto(/\/confirm-email#[\w-]+/.exec(text)?.[0] ?? '');
    await page.getByRole('button', { name: 'Confirm email address' }).click();
    await page.getByRole('heading', { name: 'Email address confirmed' }).waitFor();

    await change(mistyped);
    await page.goto(paths.settings);
    await page.getByText(`${mistyped} takes its place once it is confirmed.`).waitFor();
    await page.getByRole('button', { name: 'Keep current address' }).click();
    await page.getByRole('status').getByText('Address kept').waitFor();
    expect(await page.getByText(mistyped).count()).toBe(0);
  },
);
