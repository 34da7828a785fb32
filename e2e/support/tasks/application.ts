import type { Page } from 'playwright-core';
import type { Task } from './hand.ts';
import { kit } from './kit.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** What is done from the page of an application, once its list was left by Enter on a row. */
export const applicationTasks: readonly Task[] = [
  {
    name: 'Next applicant',
    address: '/applications?tab=submitted',
    before: openFirst,
    act: async (hand) => {
      await next(hand.page, () => hand.key('j'));
    },
  },
  {
    name: 'Reject with a reason and a letter',
    address: '/applications?tab=submitted',
    // The letter is that of the last rejection: the first of all has two presses more.
    before: async (page) => {
      await openFirst(page);
      await page.keyboard.press('r');
      const dialog = page.getByRole('dialog', { name: /^Reject / });
      await dialog.getByLabel('Message').selectOption({ label: 'Still reading' });
      await dialog.getByRole('button', { name: /^Reject / }).click();
      await page.getByText('Rejected', { exact: true }).first().waitFor();
      await next(page, () => page.keyboard.press('j'));
    },
    act: async (hand) => {
      await hand.key('r');
      const dialog = hand.page.getByRole('dialog', { name: /^Reject / });
      await dialog.getByRole('button', { name: /^Reject / }).waitFor();
      await hand.key('2');
      await hand.key('Enter');
      await hand.page.getByText('Rejected', { exact: true }).first().waitFor();
    },
  },
  {
    name: 'Arrange an interview',
    address: '/applications?tab=screening',
    before: openFirst,
    act: async (hand) => {
      await hand.key('i');
      const sheet = hand.page.getByRole('dialog', { name: /^Interview with/ });
      const free = sheet.locator('[role="option"]:not([aria-disabled="true"])');
      await hand.press(free.nth(5));
      await hand.press(sheet.getByRole('button', { name: 'Propose times' }));
      await hand.page.getByRole('status').getByText('Times proposed').waitFor();
    },
  },
  {
    name: 'Scorecard of three attributes',
    address: '/applications?tab=interviewing',
    before: async (page) => {
      await openFirst(page);
      const id = new URL(page.url()).pathname.split('/').pop();
      const soon = new Date(Math.ceil(Date.now() / 60_000 + 60) * 60_000).toISOString();
      const me = (await (await page.request.get('/api/user')).json()) as { id: number };
      const made = await page.request.post(`/api/applications/${id}/interviews`, {
        headers: { origin: new URL(page.url()).origin },
        data: { ...kit, panel: [me.id], times: [soon], fixed: true },
      });
      if (!made.ok()) throw new Error(`No interview to score: ${made.status()} ${await made.text()}`);
      // With all that it fetches: what can be scored is known then.
      await page.reload({ waitUntil: 'networkidle' });
    },
    act: async (hand) => {
      await hand.key('s');
      const sheet = hand.page.getByRole('dialog', { name: /^Scorecard/ });
      await sheet.getByRole('radio').first().waitFor();
      for (const key of ['3', '4', '3', '4', 'Enter']) await hand.key(key);
      await hand.page.getByRole('status').getByText('Scorecard handed in').waitFor();
    },
  },
];

async function openFirst(page: Page): Promise<void> {
  await page.locator('[role="row"][id]').first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Write' }).waitFor();
}

/** Until somebody else is shown. */
async function next(page: Page, press: () => Promise<void>): Promise<void> {
  const name = await heading(page).innerText();
  await press();
  await page.waitForFunction((before) => document.querySelector('h1')?.innerText !== before, name);
}
