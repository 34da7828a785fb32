import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { paths } from '#client/paths.ts';
import { anyPicture } from '#test/pictures.ts';
import { expectAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { outage } from './support/problems.ts';
import { foundCompany } from './support/market.ts';
import { signInQuietly } from './support/people.ts';
import { settled } from './support/settled.ts';

describe('personal settings', () => {
  journey('are for everyone: theme and shortcuts are kept on the device', async ({ visit, newPerson }) => {
    const page = await visit(paths.settings, { as: await newPerson('job_seeker') });
    await page.getByRole('radio', { name: 'Dark' }).check();
    await page.getByRole('switch', { name: 'Single-key shortcuts' }).click();
    await page.reload();
    await settled(page);
    expect(await page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
    expect(await page.getByRole('switch', { name: 'Single-key shortcuts' }).isChecked()).toBe(false);
    expect(await page.getByLabel('Company name').count()).toBe(0);
  });

  journey(
    'show every place one is signed in, and end one',
    async ({ visit, newPerson, program, browser }) => {
      const person = await newPerson('job_seeker');
      const page = await visit(paths.settings, { as: person });
      const elsewhere = await browser.newContext({ userAgent: 'Mozilla/5.0 (iPhone) Safari/605' });
      await signInQuietly(elsewhere.request, program.origin, person);
      await page.reload();
      const sessions = page.getByRole('region', { name: 'Where you are signed in' });
      await sessions.getByText('This device').waitFor();
      const other = sessions.getByRole('button', { name: 'End the session on Safari on iOS' });
      await other.click();
      await page.getByRole('status').getByText('Session ended').waitFor();
      expect(await other.count()).toBe(0);
      expect((await elsewhere.request.get(`${program.origin}/api/user`)).status()).toBe(401);
      await elsewhere.close();
    },
  );

  journey(
    'make an address for one’s calendar, another one that ends it, and turn it off',
    async ({ visit, newPerson, program }) => {
      const page = await visit(paths.settings, { as: await newPerson('job_seeker') });
      const calendar = page.getByRole('region', { name: 'Calendar', exact: true });
      const made = async () => {
        const dialog = page.getByRole('dialog', { name: 'Your calendar’s address' });
        const url = await dialog.getByLabel('Calendar address', { exact: true }).inputValue();
        await dialog.getByRole('button', { name: 'Done' }).click();
        return url;
      };
      const statusOf = async (url: string) => (await fetch(program.origin + new URL(url).pathname)).status;
      await calendar.getByRole('button', { name: 'Make an address' }).click();
      const first = await made();
      expect(await statusOf(first)).toBe(200);
      await page.reload();
      await calendar.getByText(/last read/).waitFor();
      await calendar.getByRole('button', { name: 'Make a new address' }).click();
      await page.getByRole('button', { name: 'Make new address' }).click();
      const second = await made();
      expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
      await calendar.getByRole('button', { name: 'Turn off' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
      await page.getByRole('status').getByText('Calendar turned off').waitFor();
      expect(await statusOf(second)).toBe(404);
      await calendar.getByRole('button', { name: 'Make an address' }).waitFor();
    },
  );

  journey('find a time zone by a part of its place, and go by it at once', async ({ visit, newPerson }) => {
    const page = await visit(paths.settings, { as: await newPerson('job_seeker') });
    const zone = page.getByRole('combobox', { name: 'Your time zone' });
    const save = page.getByRole('button', { name: 'Save time zone' });
    await zone.fill('nowhere');
    await save.click();
    await page.getByRole('link', { name: /^Time zone must be one of the IANA list/ }).waitFor();
    expect(await zone.inputValue()).toBe('nowhere');
    await zone.fill('auck');
    await page.getByRole('option', { name: /Pacific\/Auckland/ }).click();
    await save.click();
    await page.getByRole('status').getByText('Time zone saved').waitFor();
    await page.reload();
    await waitForValue(page, 'Your time zone', 'Pacific/Auckland');
    // Where the account's clocks are elsewhere than this device's, one press goes back.
    await page.getByRole('button', { name: /as on this device$/ }).click();
    expect(await zone.inputValue()).not.toBe('Pacific/Auckland');
  });

  journey('change the password', async ({ visit, newPerson }) => {
    const page = await visit(paths.settings, { as: await newPerson('job_seeker') });
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByLabel('Current password').fill('a boat on calm water');
    await page.getByLabel('New password', { exact: true }).fill('a boat on rough water');
    await page.getByLabel('Confirm new password').fill('a boat on rough water');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByRole('status').getByText('Password changed').waitFor();
  });
});

describe('a company', () => {
  journey('is created, and its settings are then one’s own to change', async ({ visit, newPerson }) => {
    const page = await visit(paths.settings, { as: await newPerson('recruiter') });
    const name = `Dhigurah Divers ${Date.now()}`;
    await page.getByRole('button', { name: 'Create a company' }).click();
    await page.getByRole('button', { name: 'Create company', exact: true }).click();
    await page.getByRole('link', { name: 'Company name is required' }).click();
    await page.keyboard.type('Moorings');
    await page.getByRole('button', { name: 'Create company', exact: true }).click();
    await page.getByRole('alert').getByText('Company not created').waitFor();
    await page.getByLabel('Company name').fill(name);
    await expectAccessible(page);
    await page.getByLabel('Location').fill('South Ari Atoll');
    await page.getByRole('button', { name: 'Create company', exact: true }).click();
    await page.getByRole('status').getByText('Company created').waitFor();
    await page.getByRole('tab', { name: 'Company', exact: true }).waitFor();
    await waitForValue(page, 'Company name', name);
    // Nothing of it waits in the next company’s form.
    expect(await page.evaluate(() => Object.keys(localStorage).join(' '))).not.toContain('new-company');
  });

  journey(
    'has twelve fields that are checked, kept while they are not saved, and saved',
    async ({ visit, newPerson }) => {
      const page = await ownCompany(visit, await newPerson('hiring_manager'));
      const days = page.getByLabel('Default application deadline (days)', { exact: true });
      expect(await days.getAttribute('min')).toBe('1');
      expect(await days.getAttribute('max')).toBe('365');
      await days.fill('366');
      await page.getByLabel('Twitter URL').fill('social.example');
      await page.getByRole('button', { name: 'Save Settings' }).click();
      const summary = page.getByRole('region', { name: 'Please check this form' });
      expect(await summary.getByRole('link').allTextContents()).toEqual(
        expect.arrayContaining([
          'Default application deadline must be 1 to 365 days',
          'Twitter URL must be a web address that begins with http:// or https://',
        ]),
      );
      await expectAccessible(page);

      const texts = {
        Industry: 'Diving',
        Website: 'https://divers.example',
        Description: 'Small groups, long dives.',
        'Contact email': 'hello@divers.example',
        Phone: '+960 777 1234',
        Address: 'Harbour road 4',
        'Default application deadline (days)': '45',
        'Auto-response email template': 'Dear {name}, {company} has your application for {job}.',
        'LinkedIn URL': 'https://linkedin.example/divers',
        'Twitter URL': 'https://social.example/divers',
        'Glassdoor URL': 'https://reviews.example/divers',
      };
      for (const [label, text] of Object.entries(texts))
        await page.getByLabel(label, { exact: true }).fill(text);
      await page.getByText('Not saved yet.').waitFor();
      await page.reload();
      await waitForValue(page, 'Industry', 'Diving');
      await page.getByRole('button', { name: 'Save Settings' }).click();
      await page.getByRole('status').getByText('Settings Updated').waitFor();
      expect(await page.getByText('Not saved yet.').count()).toBe(0);
      await page.reload();
      for (const [label, text] of Object.entries(texts)) await waitForValue(page, label, text);

      // The days are what the next posting is prefilled with.
      await page.goto(paths.postJob);
      const wanted = new Date(Date.now() + 45 * 86_400_000).getTime();
      const prefilled = Date.parse(await page.getByLabel('Application deadline').inputValue());
      expect(Math.abs(prefilled - wanted)).toBeLessThan(2 * 86_400_000);
    },
  );

  journey(
    'makes an API key, and a program calls with it until it is ended',
    async ({ visit, newPerson, program }) => {
      const page = await ownCompany(visit, await newPerson('hiring_manager'));
      await page.goto(paths.settingsTab('keys'));
      await page.getByRole('button', { name: 'Make a key' }).click();
      const sheet = page.getByRole('dialog', { name: 'New API key' });
      await sheet.getByLabel('Name').fill('Payroll');
      await sheet.getByRole('button', { name: 'Make key' }).click();
      await sheet.getByRole('link', { name: 'Choose at least one scope' }).click();
      await page.keyboard.press('Space');
      expect(await sheet.getByRole('checkbox', { name: 'Read jobs' }).isChecked()).toBe(true);
      await expectAccessible(page);
      await sheet.getByRole('button', { name: 'Make key' }).click();
      const key = await page.getByLabel('API key', { exact: true }).inputValue();
      await page.getByRole('button', { name: 'Done' }).click();
      await page.getByText('Never used').waitFor();

      const asked = async (path: string) => {
        const reply = await fetch(program.origin + path, { headers: { authorization: `Bearer ${key}` } });
        return `${reply.status} ${reply.ok ? '' : await reply.text()}`;
      };
      expect(await asked('/api/jobs')).toBe('200 ');
      expect(await asked('/api/applications')).toBe('403 This API key needs the scope applications:read.');
      await page.reload();
      await page.getByText(/^Last used /).waitFor();
      await page.getByRole('button', { name: /^End Payroll/ }).click();
      await page.getByRole('button', { name: 'End key' }).click();
      await page.getByRole('status').getByText('Key ended').waitFor();
      expect(await asked('/api/jobs')).toBe('401 This API key was ended.');
    },
  );

  journey('has a logo, cropped by keys alone', async ({ visit, newPerson }) => {
    const person = await newPerson('recruiter');
    const page = await visit(paths.settingsTab('pictures'), { as: person });
    await foundCompany(page.request, `Laccadive Lagoons ${Date.now()}`);
    await page.reload();
    const pictures = page.getByRole('region', { name: 'Logo' });
    await pictures.getByLabel('Logo', { exact: true }).setInputFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: anyPicture,
    });
    const dialog = page.getByRole('dialog', { name: 'Crop logo' });
    await dialog.getByLabel('Part that is kept. Arrow keys move it.').focus();
    await page.keyboard.press('ArrowRight');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save logo' }).click();
    await pictures.getByRole('button', { name: 'Remove logo' }).waitFor();
    await page.getByRole('status').getByText('Logo saved').waitFor();
    const shown = pictures.locator('picture img');
    await expect.poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(64);
  });

  journey('has its settings changed by keyboard alone', async ({ visit, newPerson }) => {
    const page = await ownCompany(visit, await newPerson('hiring_manager'));
    const focused = (name: string) =>
      page.waitForFunction((wanted) => document.activeElement?.textContent === wanted, name);
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('Tab');
    await focused('Company');
    await page.keyboard.press('ArrowRight');
    await focused('Members');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /^Members/ }).waitFor();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await page.getByLabel('Company name').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Charter boats');
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('Settings Updated').waitFor();
    await waitForValue(page, 'Industry', 'Charter boats');
    await page.waitForFunction(() => document.activeElement?.id === 'industry');
  });

  journey('whose name another has is refused, and what was typed stays', async ({ visit, newPerson }) => {
    const page = await ownCompany(visit, await newPerson('recruiter'));
    await page.getByLabel('Company name').fill('Odegiri Island Resort');
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await page.getByRole('alert').getByText('Update Failed').waitFor();
    await page.getByRole('link', { name: 'Another company has this name.' }).waitFor();
    await waitForValue(page, 'Company name', 'Odegiri Island Resort');
  });

  journey('is joined: asked for, confirmed, given a role, removed', async ({ visit, newPerson }) => {
    const admin = await ownCompany(visit, await newPerson('recruiter'));
    const company = await admin.getByLabel('Company name').inputValue();
    const joiner = await newPerson('hiring_manager');

    const page = await visit(paths.settings, { as: joiner });
    await page.getByRole('button', { name: 'Join a company' }).click();
    await page.getByRole('dialog').getByLabel('Company name').fill(company);
    await page.getByRole('button', { name: `Ask to join ${company}` }).click();
    await page.getByRole('status').getByText('Request sent').waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByText(`You asked to join ${company}.`).waitFor();

    await admin.getByRole('tab', { name: 'Members' }).click();
    await admin.getByRole('button', { name: `Confirm ${joiner.displayName}` }).click();
    await admin.getByRole('status').getByText(`${joiner.displayName} is a member now`).waitFor();
    await admin.getByRole('button', { name: `Hiring Manager, role of ${joiner.displayName}` }).click();
    await expectAccessible(admin);
    await admin.getByRole('menuitemradio', { name: 'Company Admin' }).click();
    await admin.getByRole('status').getByText(`${joiner.displayName} is Company Admin now`).waitFor();

    await page.reload();
    await waitForValue(page, 'Company name', company);

    await admin.getByRole('button', { name: `Remove ${joiner.displayName}` }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Remove member' }).click();
    await admin.getByRole('status').getByText(`${joiner.displayName} was removed`).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Create a company' }).waitFor();
  });

  journey('is not left by its last admin', async ({ visit, newPerson }) => {
    const page = await ownCompany(visit, await newPerson('recruiter'));
    await page.getByRole('tab', { name: 'Personal' }).click();
    await page.getByRole('button', { name: /^Leave company/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave company', exact: true }).click();
    await page
      .getByText('This is the company’s last admin. Make someone else a company admin first.')
      .waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Leave company');
  });

  journey('is asked for in vain: the request is withdrawn', async ({ visit, newPerson }) => {
    const admin = await ownCompany(visit, await newPerson('recruiter'));
    const company = await admin.getByLabel('Company name').inputValue();
    const [found] = (await (
      await admin.request.get(`/api/companies?search=${encodeURIComponent(company)}`)
    ).json()) as { id: number }[]; // The contract's Company.
    const page = await visit(paths.companies, { as: await newPerson('recruiter') });
    await page.request.post(`/api/companies/${found?.id}/members`);
    await page.goto(paths.settings);
    await page.getByRole('button', { name: `Withdraw request: ${company}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw request', exact: true }).click();
    await page.getByRole('status').getByText('Request withdrawn').waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === 'Your company');
  });

  journey('of any name is a platform admin’s to choose; the open one stands first', async ({ visit }) => {
    const page = await visit(paths.settings, { as: 'admin' });
    await waitForValue(page, 'Company name', 'Independent employers');
    await page.getByRole('button', { name: 'Choose another company' }).click();
    await page.getByRole('dialog').getByLabel('Company name').fill('Odegiri');
    await page.getByRole('button', { name: 'Choose Odegiri Island Resort' }).click();
    await waitForValue(page, 'Company name', 'Odegiri Island Resort');
    expect(new URL(page.url()).searchParams.get('company')).toMatch(/^\d+$/);
    await page.getByRole('tab', { name: 'Members' }).click();
    await page.getByRole('heading', { name: /^Members/ }).waitFor();
    expect(new URL(page.url()).searchParams.get('tab')).toBe('members');
  });
});

type VisitAs = (address: string, visit: { as: Parameters<typeof signInQuietly>[2] }) => Promise<Page>;

/** The settings of a company this person has just founded. */
async function ownCompany(visit: VisitAs, person: Parameters<typeof signInQuietly>[2]): Promise<Page> {
  const page = await visit(paths.companies, { as: person });
  await foundCompany(page.request, `Rasdhoo Charters of ${person.username}`);
  await page.goto(paths.settings);
  await page.getByLabel('Company name').waitFor();
  return page;
}

async function waitForValue(page: Page, label: string, value: string): Promise<void> {
  const box = page.getByRole('main').getByLabel(label, { exact: true }).and(page.locator('input, textarea'));
  await box.waitFor();
  await expect.poll(() => box.inputValue()).toBe(value);
}

journey('a choice of notifications that fails takes no other one back', async ({ visit, newPerson }) => {
  const page = await visit(paths.ownSetting('Notifications'), { as: await newPerson('recruiter') });
  const inApp = (what: string) => page.getByRole('group', { name: what }).getByRole('checkbox');
  const [first, second] = [
    inApp('A message about an application'),
    inApp('Someone withdraws an application'),
  ];
  const line = Promise.withResolvers<void>();
  let isFirst = true;
  await page.route('**/api/notifications/choices', async (route) => {
    if (!isFirst || route.request().method() !== 'PUT') return route.fallback();
    isFirst = false;
    await line.promise;
    return route.fulfill({ status: 503, headers: { [outage]: 'yes' }, body: 'Try again.' });
  });
  const setOut = page.waitForRequest((sent) => sent.method() === 'PUT');
  // The box follows what is kept of the choices, a moment after the press.
  await first.click();
  await setOut;
  await expect.poll(() => first.isChecked()).toBe(false);
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await second.click();
  await kept;
  line.resolve();
  await page.getByRole('alert').getByText('Update failed').waitFor();
  expect(await first.isChecked()).toBe(true);
  expect(await second.isChecked()).toBe(false);
});

journey('what a platform admin changes is said to be not saved yet', async ({ visit }) => {
  const page = await visit(paths.settingsTab('operator'), { as: 'admin' });
  const name = page.getByLabel('Name', { exact: true });
  await name.waitFor();
  const before = await name.inputValue();
  await name.fill('Odegiri Recruiting');
  await page.getByText('Not saved yet.').waitFor();
  await page.reload();
  await page.getByText('Restored from your last visit.').waitFor();
  expect(await name.inputValue()).toBe('Odegiri Recruiting');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  expect(await name.inputValue()).toBe(before);
  await page.reload();
  await expect.poll(() => name.inputValue()).toBe(before);
  expect(await page.getByText('Not saved yet.').count()).toBe(0);
});

journey('a template that is being written is kept until it is cancelled', async ({ visit, newPerson }) => {
  const page = await ownCompany(visit, await newPerson('hiring_manager'));
  const kinds = [
    { at: paths.settingsTab('templates'), add: 'New offer template', text: 'Letter' },
    { at: paths.settingsTab('templates'), add: 'New onboarding list', text: 'Name' },
    { at: paths.templates, add: 'New template', text: 'Message' },
  ];
  for (const { at, add, text } of kinds) {
    await page.goto(at);
    const open = page.getByRole('button', { name: add });
    const dialog = page.getByRole('dialog', { name: add });
    const written = dialog.getByRole('textbox', { name: text, exact: true });
    await open.click();
    const blank = await written.inputValue();
    await written.fill('Dear {{name}}, welcome aboard.');
    // A press beside the dialog.
    await page.mouse.click(5, 300);
    await dialog.waitFor({ state: 'hidden' });
    await open.click();
    expect(await written.inputValue()).toBe('Dear {{name}}, welcome aboard.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await open.click();
    expect(await written.inputValue()).toBe(blank);
    await page.keyboard.press('Escape');
  }
});

journey('what is answered late closes no dialog that was opened since', async ({ visit, newPerson }) => {
  const page = await ownCompany(visit, await newPerson('hiring_manager'));
  await page.goto(paths.settingsTab('templates'));
  const offers = page.getByRole('region', { name: 'Offers' });
  const button = (act: 'Edit' | 'Delete', name: string) =>
    offers.getByRole('button', { name: new RegExp(`^${act} .*${name}`) });
  const dialog = page.getByRole('dialog', { name: 'Offer template' });
  const letter = dialog.getByLabel('Letter');
  for (const name of ['Chefs', 'Crew', 'Divers']) {
    await offers.getByRole('button', { name: 'New offer template' }).click();
    const making = page.getByRole('dialog', { name: 'New offer template' });
    await making.getByLabel('Name').fill(name);
    await making.getByRole('button', { name: 'Save template' }).click();
    await button('Edit', name).waitFor();
  }
  /** Leaves a question unanswered, opens another one, and is told of the first only then. */
  const meanwhile = async (method: string, send: () => Promise<void>, said: string) => {
    const line = Promise.withResolvers<void>();
    const address = '**/api/offer-templates/*';
    await page.route(address, (route) => line.promise.then(() => route.continue()), { times: 1 });
    const setOut = page.waitForRequest((sent) => sent.method() === method);
    await send();
    await setOut;
    await page.keyboard.press('Escape');
    // By key: what the button above is called may lie over this one.
    await button('Edit', 'Divers').press('Enter');
    await letter.fill(`Dear {{full_name}}, ${said}.`);
    line.resolve();
    await page.getByRole('status').getByText(said).waitFor();
    expect(await letter.inputValue()).toBe(`Dear {{full_name}}, ${said}.`);
    expect(await letter.evaluate((area) => area === document.activeElement)).toBe(true);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  };
  const removing = page.getByRole('dialog', { name: /^Delete .*Chefs/ });
  await meanwhile(
    'DELETE',
    async () => {
      await button('Delete', 'Chefs').click();
      await removing.getByRole('button', { name: 'Delete template' }).click();
    },
    'Template deleted',
  );
  await button('Edit', 'Chefs').waitFor({ state: 'detached' });
  await meanwhile(
    'PUT',
    async () => {
      await button('Edit', 'Crew').click();
      await letter.fill('Dear {{full_name}}, come aboard.');
      await dialog.getByRole('button', { name: 'Save template' }).click();
    },
    'Template saved',
  );
  // What was saved is no draft any more.
  await offers.getByText('Dear {{full_name}}, come aboard.').waitFor();
  await button('Edit', 'Crew').click();
  expect(await letter.inputValue()).toBe('Dear {{full_name}}, come aboard.');
});
