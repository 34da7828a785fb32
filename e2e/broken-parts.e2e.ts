import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { paths } from '#client/paths.ts';
import { expectAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { onPurpose } from './support/problems.ts';
import { firstOf } from './support/screens.ts';

const anApplication = firstOf('/api/applications?status=screening', paths.application);

describe('arranging an interview', () => {
  journey(
    'goes on while its year is typed anew by keyboard, and says so when it is left half typed',
    async ({ visit }) => {
      const page = await visit(anApplication, { as: 'recruiter' });
      const sheet = await openForm(page);
      const time = sheet.getByLabel(/^Type a time/);
      const year = new Date().getFullYear() + 1;
      await time.fill(`${year}-03-14T10:00`);
      await sheet.getByText(`14 March ${year}`).waitFor();
      await time.focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.type('2');
      expect(await time.inputValue()).toBe('0002-03-14T10:00');
      await sheet.getByRole('button', { name: 'Propose times' }).click();
      await sheet.getByText('Give each time in full, its year with four digits').first().waitFor();
      expect(await sheet.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('First talk');

      await time.focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.type(String(year + 1));
      expect(await time.inputValue()).toBe(`${year + 1}-03-14T10:00`);
      await sheet.getByText(`14 March ${year + 1}`).waitFor();
    },
  );
});

describe('what breaks while it is drawn', () => {
  journey('stays in its dialog, is told to the server, and gives back what was typed', async ({ visit }) => {
    const page = await visit(anApplication, { as: 'recruiter' });
    const sheet = await openForm(page);
    await sheet.getByRole('textbox', { name: 'Location or meeting link' }).fill('Jetty 2');
    const told = page.waitForResponse((response) => response.url().endsWith('/api/browser-errors'));
    await breakDates(page);
    await sheet.getByLabel(/^Type a time/).fill(`${new Date().getFullYear() + 1}-03-14T10:00`);

    const broken = sheet.getByRole('alert');
    await broken.getByText('what you typed is kept').waitFor();
    expect(await broken.innerText()).not.toMatch(/connection/);
    const report = (await told).request().postDataJSON();
    expect((await told).status()).toBe(204);
    expect(report).toMatchObject({ kind: 'drawing', name: 'RangeError', screen: '/applications/:id' });
    expect(report.components.length).toBeGreaterThan(3);
    expect(JSON.stringify(report)).not.toContain(onPurpose);

    await mendDates(page);
    await expectAccessible(page);
    await broken.getByRole('button', { name: 'Try again' }).click();
    expect(await sheet.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('First talk');
    expect(await sheet.getByRole('textbox', { name: 'Location or meeting link' }).inputValue()).toBe(
      'Jetty 2',
    );
    await sheet.getByRole('button', { name: 'Close' }).click();
    await sheet.waitFor({ state: 'hidden' });
    // What is typed about an interview is kept until it is sent.
    await openForm(page);
    expect(await sheet.getByRole('textbox', { name: 'Location or meeting link' }).inputValue()).toBe(
      'Jetty 2',
    );
  });
});

describe('what breaks while a press is answered', () => {
  journey('is told to the server, and the page stays', async ({ visit }) => {
    const page = await visit(paths.resources, {});
    await page.evaluate((message) => {
      document.querySelector = () => {
        throw new TypeError(message);
      };
    }, onPurpose);
    const told = page.waitForRequest((request) => request.url().endsWith('/api/browser-errors'));
    await page.getByRole('button', { name: 'Use the dark theme' }).click();
    expect((await told).postDataJSON()).toMatchObject({
      kind: 'event',
      name: 'TypeError',
      screen: '/resources',
    });
  });
});

async function openForm(page: Page) {
  await page.getByRole('button', { name: 'Interview', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: /^Interview with/ });
  await sheet.getByRole('textbox', { name: 'Title' }).fill('First talk');
  return sheet;
}

/** The platform itself fails, as it does where a browser knows less than we think. */
async function breakDates(page: Page): Promise<void> {
  await page.evaluate((message) => {
    const { prototype } = Date;
    const whole = Object.getOwnPropertyDescriptor(prototype, 'toISOString') ?? {};
    Object.assign(globalThis, { mend: () => Object.defineProperty(prototype, 'toISOString', whole) });
    prototype.toISOString = () => {
      throw new RangeError(message);
    };
  }, onPurpose);
}

async function mendDates(page: Page): Promise<void> {
  await page.evaluate(() => (globalThis as unknown as { mend: () => void }).mend()); // put there above
}
