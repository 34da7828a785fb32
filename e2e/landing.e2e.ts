import { describe, expect } from 'vitest';
import { paths } from '#client/paths.ts';
import { journey } from './support/journey.ts';
import { settled } from './support/settled.ts';

const headline = 'Find your perfect career match.';

describe('the landing page', () => {
  journey('says what the product is, in the words and figures agreed', async ({ visit }) => {
    const page = await visit(paths.home);
    await page.getByRole('heading', { level: 1, name: headline }).waitFor();
    const text = await page.locator('body').innerText();
    expect(text).toContain(
      'AI matching of candidates to jobs by skills, experience, cultural fit and career goals.',
    );
    expect(text).toContain('An end-to-end recruitment workflow from sourcing to onboarding.');
    expect(text).toContain('Real-time analytics and market insight.');
    expect(text).toContain('Integration with existing HR systems');
    for (const words of ['100K+', 'job seekers', '5K+', 'companies', '50K+', 'job matches'])
      expect(text).toContain(words);
    for (const title of ['How it works', 'What it costs', 'Find your berth.']) expect(text).toContain(title);
    expect(text).toContain('Software Engineer');
    expect(text).toContain('HR Director');
    expect(text).toContain(`© ${new Date().getFullYear()}`);
    const portraits = page.getByRole('region', { name: 'From both sides of the table' }).locator('img');
    await portraits.first().scrollIntoViewIfNeeded();
    await page.waitForFunction(() =>
      [...document.images].filter(({ src }) => src.includes('.svg')).every(({ complete }) => complete),
    );
    expect(
      await portraits.evaluateAll((images) =>
        images.map((image) => (image as HTMLImageElement).naturalWidth > 0),
      ),
    ).toEqual([true, true]);
  });

  journey('leads to the jobs and to the employers’ page, through signing in', async ({ visit }) => {
    const page = await visit(paths.home);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Find Jobs' }).click();
    await page.waitForURL(paths.authThen(paths.jobs));
    await page.goBack();
    expect(await main.getByRole('link', { name: 'For Employers' }).getAttribute('href')).toBe(
      paths.employers,
    );
  });

  journey(
    'has a way for each who comes: signing in, signing up, or on to the dashboard',
    async ({ visit, newPerson }) => {
      const stranger = await visit(paths.home);
      const bar = stranger.getByRole('banner');
      await bar.getByRole('link', { name: 'Sign Up' }).waitFor();
      expect(await bar.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe(paths.auth);
      expect(await bar.getByRole('link', { name: 'Dashboard' }).count()).toBe(0);

      const seeker = await visit(paths.home, { as: await newPerson('job_seeker') });
      await seeker.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
      await seeker.waitForURL(paths.dashboard('job_seeker'));
    },
  );
});

describe('before any of our code has run', () => {
  journey('the landing page stands there to be read, and stays as it is', async ({ visit }) => {
    for (const as of [undefined, 'job_seeker'] as const) {
      const page = await visit(paths.home, { as, theme: 'dark' });
      const held = Promise.withResolvers<void>();
      await page.route('**/assets/*.js', async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.reload({ waitUntil: 'commit' });
      await page.getByRole('heading', { level: 1, name: 'Find your perfect career match.' }).waitFor();
      await page.getByText('100K+').waitFor();
      await page.getByText(`© ${new Date().getFullYear()}`).waitFor();
      const link = page.getByRole('link', { name: 'For Employers' }).first();
      expect(await link.getAttribute('href')).toBe(paths.employers);
      const main = await page.evaluateHandle(() => document.querySelector('main'));
      const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);

      held.resolve();
      const account = as
        ? page.getByRole('button', { name: /account of/ })
        : page.getByRole('link', { name: 'Sign Up' });
      await account.waitFor();
      await page.getByRole('button', { name: 'Use the light theme' }).waitFor();
      await page.waitForFunction(() => document.title.startsWith('Find your perfect career match.'));
      // Not drawn anew.
      expect(await main.evaluate((before) => before === document.querySelector('main'))).toBe(true);
      expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(background);
    }
  });

  journey('every screen shows the bar', async ({ visit }) => {
    const page = await visit(paths.home, { as: 'job_seeker' });
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(paths.jobs, { waitUntil: 'commit' });
    const here = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Find Jobs' });
    await here.waitFor();
    expect(await here.getAttribute('aria-current')).toBe('page');
    held.resolve();
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});

describe('finding one’s way', () => {
  journey('the page one goes to is named, begins at the top and takes the focus', async ({ visit }) => {
    const page = await visit(paths.home);
    await settled(page);
    expect(await page.title()).toBe(`${headline} · Moorings`);
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
    await page.getByRole('heading', { level: 1, name: 'Pricing' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    expect(await page.title()).toBe('Pricing · Moorings');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.locator('[aria-live="polite"]', { hasText: 'Pricing' }).waitFor({ state: 'attached' });
  });

  journey('with the keyboard one can leave out the bar', async ({ visit }) => {
    const page = await visit(paths.home);
    await settled(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Find Jobs');
  });

  journey('an unknown address says so in the words agreed, and leads on', async ({ visit, newPerson }) => {
    const seeker = await newPerson('job_seeker');
    for (const as of [undefined, seeker]) {
      const page = await visit('/no/such/page', { as });
      await page.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor();
      await page.getByText('Did you forget to add the page to the router?').waitFor();
      expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(0);
    }
    const page = await visit(`${paths.jobs}/abc`, { as: seeker });
    await page.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor();
  });

  journey('on a phone the menu opens, and closes by its button, the backdrop and Esc', async ({ visit }) => {
    const page = await visit(paths.home, { size: 'narrow' });
    await settled(page);
    const opener = page.getByRole('button', { name: 'Open menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const closings = [
      () => page.getByRole('button', { name: 'Close menu' }).click(),
      () => page.mouse.click(8, 400),
      () => page.keyboard.press('Escape'),
    ];
    for (const close of closings) {
      await opener.click();
      await menu.waitFor();
      await close();
      await menu.waitFor({ state: 'hidden' });
      expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
    }
    await opener.click();
    const links = await menu
      .getByRole('link')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    expect(links).toEqual([
      paths.jobs,
      paths.companies,
      paths.about,
      paths.contact,
      paths.auth,
      paths.signUp,
    ]);
    await menu.getByRole('link', { name: 'Get Started' }).click();
    await page.waitForURL(paths.signUp);
    await menu.waitFor({ state: 'hidden' });
  });
});

describe('the theme', () => {
  journey(
    'is light until one chooses the dark one, which then is there before anything is painted',
    async ({ visit }) => {
      const page = await visit(paths.home);
      await settled(page);
      const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
      expect(await theme()).toBe('light');
      await page.getByRole('button', { name: 'Use the dark theme' }).click();
      expect(await theme()).toBe('dark');
      await page.addInitScript(() => {
        document.addEventListener('readystatechange', () => {
          window.name ||= `${document.documentElement.dataset['theme']} while ${document.readyState}`;
        });
      });
      await page.reload();
      expect(await page.evaluate(() => window.name)).toBe('dark while interactive');
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
    },
  );
});

describe('a button that is only an icon', () => {
  journey(
    'says what it does when pointed at or reached by keyboard, and Esc takes that away',
    async ({ visit }) => {
      const page = await visit(paths.home);
      await settled(page);
      const tip = page.locator('[role="tooltip"]:popover-open');
      const toggle = page.getByRole('button', { name: 'Use the dark theme' });
      await toggle.hover();
      await tip.getByText('Use the dark theme').waitFor();
      await page.keyboard.press('Escape');
      await tip.waitFor({ state: 'detached' });
      await page.mouse.move(0, 400);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Resources' }).focus();
      await page.keyboard.press('Tab');
      await tip.getByText('Use the dark theme').waitFor();
    },
  );
});
