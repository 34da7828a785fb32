import type { Page, Route } from 'playwright-core';
import { generate } from 'otplib';
import { describe, expect, inject } from 'vitest';
import { paths } from '#client/paths.ts';
import { expectAccessible } from './support/accessibility.ts';
import { freshCode } from './support/fresh-code.ts';
import { journey as anywhere } from './support/journey.ts';
import { foundCompany } from './support/market.ts';
import { settled } from './support/settled.ts';
import type { Person } from './support/person.ts';
import type { Program } from './support/program.ts';

// Passkeys need an address with a name.
const journey = anywhere.extend('program', (): Program => {
  const program = inject('program');
  return { ...program, origin: program.origin.replace('127.0.0.1', 'localhost') };
});

/** A device that keeps passkeys. Answers how its owner shows a finger whenever one is asked for, or no longer does. */
async function withDevice(page: Page): Promise<(enabled: boolean) => Promise<unknown>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return (enabled) => devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /account of/i }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.waitForURL(paths.auth);
}

async function typePassword(page: Page, { username, password }: Person): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

describe('a second factor', () => {
  journey(
    'a passkey is made in the settings, and then signs in without a name or a password',
    async ({ visit, newPerson }) => {
      const person = await newPerson('job_seeker');
      const page = await visit(paths.settings, { as: person });
      const finger = await withDevice(page);
      const passkeys = page.getByRole('region', { name: 'Passkeys' });
      await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
      await passkeys.getByLabel('Name').fill('Blue phone');
      await passkeys.getByRole('button', { name: 'Add passkey' }).click();
      await page.getByRole('status').getByText('Passkey added').waitFor();
      await passkeys.getByText('Blue phone', { exact: true }).waitFor();

      await page.getByRole('button', { name: 'Make recovery codes' }).click();
      const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
      await codes.nth(9).waitFor();
      await expectAccessible(page);

      // Or the browser's own offer at the username is taken before anything is pressed.
      await finger(false);
      // What that offer needs comes late.
      const options = '**/api/login/passkey/options';
      const offering = Promise.withResolvers<Route>();
      await page.route(options, offering.resolve, { times: 1 });
      await logOut(page);
      const offer = await offering.promise;
      await Promise.all([
        page.waitForResponse(options),
        page.getByRole('button', { name: 'Use a passkey' }).click(),
      ]);
      const waiting = page.getByRole('button', { name: 'Waiting for your passkey…' });
      await waiting.waitFor();
      await Promise.all([page.waitForResponse(options), offer.continue()]);
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
      // It does not call off what was pressed.
      expect(await waiting.count()).toBe(1);

      // A device that was asked before a finger was there goes on waiting: it is asked anew.
      await page.reload();
      await page.route(options, async (route) => {
        if (await waiting.count()) await finger(true);
        await route.continue();
      });
      await page.getByRole('button', { name: 'Use a passkey' }).click();
      await page.waitForURL(paths.dashboard('job_seeker'));
      // The page is kept for the next journey, whose sign-in this device would offer itself for.
      await finger(false);
    },
  );

  journey(
    'that a company asks for is set up before anything else, and asked for from then on',
    async ({ visit, newPerson }) => {
      const person = await newPerson('recruiter');
      const page = await visit(paths.settings, { as: person });
      await foundCompany(page.request, `Harbour ${person.username}`);
      await page.goto(paths.settings);
      await settled(page);
      await page.getByRole('checkbox', { name: 'Everyone here needs a second way to sign in' }).check();
      await page.getByRole('button', { name: 'Save Settings' }).click();

      await page.getByRole('heading', { name: 'Add a second way to sign in' }).waitFor();
      await page.goto(paths.applications);
      await page.getByRole('heading', { name: 'Add a second way to sign in' }).waitFor();
      await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
      const secret = (await page.getByText(/^Key:/).locator('code').innerText()).replaceAll(' ', '');
      await expectAccessible(page);
      await page.getByRole('textbox', { name: 'Code' }).fill(await freshCode(secret));
      await page.getByRole('button', { name: 'Confirm app' }).click();
      await page.getByRole('button', { name: 'Make recovery codes' }).click();
      const recoveryCode = await page
        .getByRole('list', { name: 'Recovery codes' })
        .getByRole('listitem')
        .first()
        .innerText();
      await page.getByRole('button', { name: 'I have saved them' }).click();
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('heading', { name: 'Applications', level: 1 }).waitFor();

      await logOut(page);
      await typePassword(page, person);
      const code = page.getByRole('textbox', { name: 'Code' });
      expect(await code.getAttribute('autocomplete')).toBe('one-time-code');
      await expectAccessible(page);
      await code.fill(await generate({ secret, epoch: Math.floor(Date.now() / 1_000) - 30 }));
      await page.getByRole('button', { name: 'Sign In' }).click();
      await page.getByText(/^That code (has just ended|is wrong)/).waitFor();
      await page.getByRole('button', { name: 'Use a recovery code' }).click();
      await page.getByLabel('Recovery code').fill(recoveryCode.toLowerCase().replaceAll('-', ' '));
      await page.getByRole('button', { name: 'Sign In' }).click();
      await page.waitForURL(paths.dashboard('recruiter'));
    },
  );
});
