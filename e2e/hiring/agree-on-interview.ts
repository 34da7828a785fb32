import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { instantIn, spanIn, wallClockIn } from '#domain/time-zones.ts';
import { expectAccessible } from '../support/accessibility.ts';

const male = 'Indian/Maldives';
/** What clocks in Malé show in so many minutes. */
const clock = (minutes: number) => wallClockIn(male, new Date(Date.now() + minutes * 60_000).toISOString());

/** Three times are proposed on the application's page, the candidate takes the first; gives the time in words. */
export async function agreeOnInterview(page: Page, theirs: Page, interviewer: string): Promise<string> {
  await page.getByRole('button', { name: 'Arrange interview' }).click();
  const sheet = page.getByRole('dialog', { name: /^Interview with/ });
  await sheet.getByRole('textbox', { name: 'Title' }).fill('First talk');
  await sheet.getByRole('textbox', { name: /What to score/ }).fill('Knots\nCalm');
  await sheet.getByRole('checkbox', { name: interviewer }).check();
  const times = [clock(40), clock(180), clock(300)];
  for (const time of times) {
    await sheet.getByLabel(/^Type a time/).fill(time);
    await sheet.getByRole('button', { name: 'Add time' }).click();
  }
  expect(
    await sheet.getByRole('checkbox', { name: 'Move the application to Interviewing' }).isChecked(),
  ).toBe(true);
  await sheet.getByRole('button', { name: 'Propose times' }).click();
  await page.getByRole('status').getByText('Times proposed').waitFor();

  const interview = theirs.getByRole('article', { name: 'First talk' });
  const first = spanIn(male, instantIn(male, times[0] ?? '') ?? '', 45);
  await interview.getByRole('radio', { name: first }).check();
  await expectAccessible(theirs);
  await interview.getByRole('button', { name: 'Book this time' }).click();
  await theirs.getByRole('status').getByText('Interview booked').waitFor();
  const download = theirs.waitForEvent('download');
  await interview.getByRole('link', { name: /Calendar file/ }).click();
  expect((await download).suggestedFilename()).toBe('interview.ics');
  return first;
}
