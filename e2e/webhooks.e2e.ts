import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { describe, expect, onTestFinished } from 'vitest';
import { paths } from '#client/paths.ts';
import { expectAccessible } from './support/accessibility.ts';
import { journeyOnEmpty } from './support/journey.ts';
import { foundCompany } from './support/market.ts';

interface Got {
  headers: Record<string, string>;
  body: string;
}

/** A program that listens on this machine, and fails as long as it is told to. */
async function listening() {
  const got: Got[] = [];
  const state = { status: 500 };
  const http = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
      got.push({ headers: Object.fromEntries(headers), body });
      response.writeHead(state.status).end(state.status === 500 ? 'out of rope' : '');
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void http.close());
  // The cast: a server that listens on TCP has an address of this shape.
  return { got, state, url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/moorings` };
}

describe('a webhook', () => {
  journeyOnEmpty(
    'is added, tested, found out why it fails, sent again, given another secret, paused and removed',
    async ({ visit, newPerson }) => {
      const receiver = await listening();
      const page = await visit(paths.settings, { as: await newPerson('recruiter') });
      await foundCompany(page.request, `Fihalhohi ${Date.now()}`);
      await page.goto(paths.settingsTab('keys'));
      await page.getByRole('button', { name: 'Add a webhook' }).click();
      const sheet = page.getByRole('dialog', { name: 'New webhook' });
      await sheet.getByLabel('URL').fill('https://10.0.0.1/');
      await sheet.getByRole('button', { name: 'Add webhook' }).click();
      await sheet.getByRole('link', { name: 'Choose at least one event' }).click();
      await page.keyboard.press('Space');
      await sheet.getByRole('button', { name: 'Add webhook' }).click();
      await sheet.getByRole('link', { name: /^URL leads to an address/ }).click();
      await sheet.getByLabel('URL').fill(receiver.url);
      await expectAccessible(page);
      await sheet.getByRole('button', { name: 'Add webhook' }).click();
      const secret = await page.getByLabel('Signing secret', { exact: true }).inputValue();
      await page.getByRole('button', { name: 'Done' }).click();
      await page.getByText('Nothing has arrived yet').waitFor();

      await page.getByRole('button', { name: /^Send test to/ }).click();
      await expect.poll(() => receiver.got.length).toBe(1);
      await page.getByRole('button', { name: /^Log of/ }).click();
      const log = page.getByRole('dialog', { name: /^Log of/ });
      await log.getByText('The receiver answered 500.').first().waitFor();
      // It is tried again after some seconds.
      await log.getByText(/^(1 try|\d+ tries)$/).click();
      await log.getByText('out of rope').first().waitFor();
      await expectAccessible(page);
      receiver.state.status = 204;
      await log.getByRole('button', { name: /^Send again: webhook.test/ }).click();
      await expect.poll(() => receiver.got.length).toBeGreaterThan(1);
      await page.keyboard.press('Escape');
      const [first, ...more] = receiver.got;
      expect(more.every(({ headers }) => headers['webhook-id'] === first?.headers['webhook-id'])).toBe(true);
      for (const { body, headers } of receiver.got)
        expect(new Webhook(secret).verify(body, headers)).toMatchObject({ type: 'webhook.test' });

      await page.getByRole('button', { name: /^Replace secret of/ }).click();
      expect(await page.getByLabel('Signing secret', { exact: true }).inputValue()).not.toBe(secret);
      await page.getByRole('button', { name: 'Done' }).click();
      await page.getByText('old secret works until').waitFor();
      await page.getByRole('button', { name: /^Pause/ }).click();
      await page.getByText('Nothing is sent until you resume it.').waitFor();
      await page.getByRole('button', { name: /^Resume/ }).click();
      await page.getByRole('button', { name: /^Pause/ }).waitFor();
      await page.getByRole('button', { name: /^Remove/ }).click();
      await page.getByRole('button', { name: 'Remove webhook' }).click();
      await page.getByRole('status').getByText('Webhook removed').waitFor();
      expect(await page.getByRole('button', { name: /^Pause/ }).count()).toBe(0);
    },
  );
});
