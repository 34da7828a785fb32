import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect } from 'vitest';
import { paths } from '#client/paths.ts';
import { startSignInProvider, type SignInProvider } from '#test/sign-in-provider.ts';
import { expectAccessible } from './support/accessibility.ts';
import { journey as anywhere } from './support/journey.ts';
import { type Program, startProgram } from './support/program.ts';
import { settled } from './support/settled.ts';

const client = { clientId: 'moorings', clientSecret: 'a secret that only the two of them know' };
/** The first company that is founded after the one that is there from the start. */
const companyId = 2;
let provider: SignInProvider;

/** On a program of its own, which is told its address, and a provider that knows it there: tried again, it is the first again. */
const journey = anywhere.extend('program', async ({}, { onCleanup }): Promise<Program> => {
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;
  const calls = `${publicUrl}/api/sign-in/provider/${companyId}`;
  provider = await startSignInProvider(
    [{ ...client, callbackUrl: `${calls}/callback`, logoutUrl: `${calls}/logout` }],
    { publicUrl, serverUrl: () => publicUrl },
  );
  const env = { PORT: String(port), PUBLIC_URL: publicUrl, OUTGOING_ALLOW: '127.0.0.1' };
  const { stop, ...program } = await startProgram({ demo: false, env });
  onCleanup(async () => {
    await provider.close();
    await stop();
  });
  return { ...program, beyond: [provider.issuer] };
});

describe('signing in with one’s company', () => {
  journey(
    'is set up, lets somebody in the first time, and ends when they leave',
    { timeout: 240_000 },
    async ({ visit, newPerson }) => {
      const founder = await newPerson('recruiter');
      const settings = await visit(
        async (api) => {
          const founded = await api.post('/api/companies', { data: { name: 'Vaadhoo Resort' } });
          expect(await founded.json()).toMatchObject({ id: companyId });
          return paths.singleSignOn;
        },
        { as: founder },
      );
      await settings.getByLabel('Issuer').fill(provider.issuer);
      await settings.getByLabel('Client ID').fill(client.clientId);
      await settings.getByLabel('Client secret', { exact: true }).fill(client.clientSecret);
      await settings.getByRole('checkbox', { name: 'Allow single sign-on' }).check();
      await settings.getByRole('button', { name: 'Save single sign-on' }).click();
      await settings.getByRole('status').getByText('Single sign-on saved').waitFor();
      expect(await settings.getByLabel('Client secret', { exact: true }).inputValue()).toBe('');
      await settings.getByRole('button', { name: 'Test the connection' }).click();
      await settings.getByText('The provider answers and knows this site.').waitFor();
      await settings.getByRole('textbox', { name: 'Domain' }).fill('vaadhoo.example');
      await settings.getByRole('button', { name: 'Add domain' }).click();
      await settings.getByText('Not confirmed yet').waitFor();

      const admin = await visit(`${paths.settings}?tab=operator`, { as: await newPerson('admin') });
      await admin.getByRole('button', { name: 'Confirm vaadhoo.example of Vaadhoo Resort' }).click();
      await admin.getByText('Confirmed', { exact: true }).waitFor();

      const person = { sub: 'aishath-1', email: 'aishath@vaadhoo.example', email_verified: true };
      const page = await visit(paths.authThen(paths.notifications));
      await page.getByRole('button', { name: 'Use single sign-on' }).click();
      await page.getByLabel('Work email').fill(person.email);
      await expectAccessible(page);
      provider.signedIn = undefined;
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByText('Your company’s sign-in was cancelled.').waitFor();

      provider.signedIn = { ...person, given_name: 'Aishath', family_name: 'Shiuna' };
      await page.getByRole('button', { name: 'Use single sign-on' }).click();
      await page.getByLabel('Work email').fill(person.email);
      await page.keyboard.press('Enter');
      await page.waitForURL(paths.notifications);
      await page.goto(paths.dashboard());
      await page.getByRole('heading', { level: 1, name: /^Welcome, .*Aishath/ }).waitFor();
      await page.goto(paths.ownAccount);
      await page.getByText('Connected with Vaadhoo Resort').waitFor();
      await settled(page);

      await page.getByRole('button', { name: /account of/ }).click();
      await page.getByRole('menuitem', { name: 'Log out' }).click();
      await page.waitForURL(/\/auth/);
      await page.goto(paths.authThen(paths.ownAccount));
      await page.getByRole('button', { name: 'Use single sign-on' }).click();
      await page.getByLabel('Work email').fill(person.email);
      await page.keyboard.press('Enter');
      await page.getByText('None: you sign in through Vaadhoo Resort.').waitFor();
      await page.getByRole('button', { name: 'Set a password' }).click();
      await page.getByLabel('New password', { exact: true }).fill('two boats and a rope');
      await page.getByLabel('Confirm new password', { exact: true }).fill('two boats and a rope');
      await page.getByRole('button', { name: 'Set password' }).click();
      const confirming = page.getByRole('dialog', { name: 'Confirm it’s you' });
      provider.signedIn = undefined;
      await confirming.getByRole('button', { name: 'Sign in at your company' }).click();
      await confirming.getByText('Your company’s sign-in was cancelled.').waitFor();
      provider.signedIn = person;
      await confirming.getByRole('button', { name: 'Sign in at your company' }).click();
      await page.getByRole('status').getByText('Password set').waitFor();
      await page.getByText('Last changed on').waitFor();

      await provider.logOut(person.sub, provider.sessionOf(person.sub));
      await page.getByRole('link', { name: 'Dashboard' }).first().click();
      await page.waitForURL(/\/auth/);
    },
  );
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const taken = createServer().listen(0, '127.0.0.1', () => {
      // The cast: a server that listens on TCP has an address of this shape.
      const { port } = taken.address() as AddressInfo;
      taken.close(() => resolve(port));
    });
  });
}
