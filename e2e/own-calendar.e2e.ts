import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished } from 'vitest';
import { paths } from '#client/paths.ts';
import { expectAccessible } from './support/accessibility.ts';
import { journeyOnEmpty } from './support/journey.ts';
import { applyFor, foundCompany, postJob } from './support/market.ts';

/** The calendar of somebody who is at something on each day from ten to noon, by no zone's clocks: by theirs. */
const daily = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'BEGIN:VEVENT',
  'UID:1@example.com',
  'SUMMARY:Salary talk with Hassan',
  'DTSTART:20240101T100000',
  'DTEND:20240101T120000',
  'RRULE:FREQ=DAILY',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

async function calendarServer(): Promise<string> {
  const http = createServer(({ url }, response) => {
    if (url === '/secret/me.ics') response.setHeader('content-type', 'text/calendar').end(daily);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void http.close());
  // The cast: a server that listens on TCP has an address of this shape.
  return `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
}

describe('somebody’s own calendar', () => {
  journeyOnEmpty(
    'is given, shows as busy while arranging, forbids nothing, and is removed',
    async ({ visit, newPerson }) => {
      const at = await calendarServer();
      const page = await visit(paths.settings, { as: await newPerson('recruiter') });
      await foundCompany(page.request, `Fihalhohi ${Date.now()}`);
      await page.goto(paths.ownSetting('Your own calendar'));
      const section = page.getByRole('region', { name: 'Your own calendar' });
      await section.getByRole('button', { name: 'Add a calendar' }).click();
      const sheet = page.getByRole('dialog', { name: 'Add a calendar' });
      const address = sheet.getByRole('textbox', { name: 'Calendar address' });
      await address.fill(`${at}/nowhere.ics`);
      await sheet.getByRole('button', { name: 'Add calendar' }).click();
      await sheet.getByRole('link', { name: /^There is nothing at this address/ }).click();
      await expectAccessible(page);
      await address.fill(`${at}/secret/me.ics`);
      await sheet.getByRole('button', { name: 'Add calendar' }).click();
      await section.getByText(/^Read from 127\.0\.0\.1/).waitFor();
      expect(await page.content()).not.toContain('/secret/');

      const { id: jobId } = await postJob(page.request);
      const seeker = await visit(paths.jobs, { as: await newPerson('job_seeker') });
      const { id } = await applyFor(seeker.request, jobId);
      await page.goto(paths.application(id));
      await page.getByRole('button', { name: 'Arrange interview' }).click();
      const arranging = page.getByRole('dialog', { name: /^Interview with/ });
      const week = arranging.getByRole('listbox', { name: 'Times to offer' });
      await arranging.getByRole('button', { name: 'Later days' }).click();
      const busy = week.getByRole('option', { name: / is busy$/ }).first();
      await busy.waitFor();
      expect(await page.content()).not.toContain('Salary talk');
      await busy.click();
      await arranging
        .getByRole('list', { name: 'Chosen times' })
        .getByText(/ is busy$/)
        .waitFor();
      await expectAccessible(page);
      await arranging.getByRole('textbox', { name: 'Title' }).fill('First talk');
      await arranging.getByRole('button', { name: 'Propose times' }).click();
      await page.getByRole('status').getByText('Times proposed').waitFor();

      await page.goto(paths.ownSetting('Your own calendar'));
      await section.getByRole('button', { name: 'Remove' }).click();
      await page.getByRole('button', { name: 'Remove calendar' }).click();
      await page.getByRole('status').getByText('Calendar removed').waitFor();
      await section.getByRole('button', { name: 'Add a calendar' }).waitFor();
    },
  );
});
