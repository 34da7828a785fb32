import type { Page } from 'playwright-core';
import { expectAccessible } from '../support/accessibility.ts';

export const boatCrew = {
  name: 'Boat crew',
  tasks: [
    { title: 'Seaman’s book', side: 'candidate', day: -14 },
    { title: 'Cabin', side: 'company', day: -2 },
  ],
};

/** The beginning of a PNG, which is all that is looked at. */
const picture = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(64)]);

/** From the note that the offer was accepted to the last of what was to be done before the first day, each side its own. */
export async function onboard(posted: Page, theirs: Page): Promise<void> {
  await posted.getByRole('link', { name: /^Notifications, \d+ unread$/ }).click();
  await posted.getByRole('link', { name: /has accepted your offer/ }).click();

  await posted.getByRole('button', { name: 'Begin onboarding' }).click();
  const beginning = posted.getByRole('dialog', { name: 'Begin onboarding' });
  await beginning.getByRole('combobox', { name: 'Tasks' }).selectOption({ label: 'Boat crew' });
  await expectAccessible(posted);
  await beginning.getByRole('button', { name: 'Begin', exact: true }).click();
  const ours = posted.getByRole('region', { name: 'Onboarding' });
  await ours.getByText('0 of 2 done').waitFor();

  const before = theirs.getByRole('region', { name: 'Before your first day' });
  const book = before.getByRole('listitem').filter({ hasText: 'Seaman’s book' });
  await book.getByText('Files and notes').click();
  await book
    .locator('input[type=file]')
    .setInputFiles({ name: 'book.png', mimeType: 'image/png', buffer: picture });
  await book.getByRole('link', { name: /^Download: .*book\.png/ }).waitFor();
  await book.getByRole('textbox', { name: 'Note' }).fill('Valid until 2031.');
  await book.getByRole('button', { name: 'Add note' }).click();
  await expectAccessible(theirs);
  await book.getByRole('checkbox', { name: 'Seaman’s book' }).check();

  await ours.getByText('1 of 2 done').waitFor();
  await ours.getByText('Files and notes').first().click();
  await ours.getByText('Valid until 2031.').waitFor();
  await expectAccessible(posted);
  await ours.getByRole('checkbox', { name: 'Cabin' }).check();
  await ours.getByText(/^All done since/).waitFor();
  await before.getByText(/^All done since/).waitFor();
}
