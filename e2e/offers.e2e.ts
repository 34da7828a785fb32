import { describe, expect } from 'vitest';
import { paths } from '#client/paths.ts';
import { expectAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { applyFor, foundCompany, postJob } from './support/market.ts';

describe('an offer', () => {
  journey(
    'is written, seen as the candidate will see it, sent and accepted, which hires; then both get the first day ready',
    async ({ visit, newPerson }) => {
      const recruiter = await newPerson('recruiter');
      const seeker = await newPerson('job_seeker');
      let job = 0;
      let id = 0;
      const posted = await visit(
        async (api) => {
          await foundCompany(api, `Offering ${Date.now()}`);
          await api.post('/api/onboarding-templates', { data: boatCrew });
          job = (await postJob(api, { title: 'Boat Captain' })).id;
          return paths.job(job);
        },
        { as: recruiter },
      );
      const theirs = await visit(
        async (api) => {
          id = (await applyFor(api, job)).id;
          return paths.application(id);
        },
        { as: seeker },
      );

      await posted.goto(paths.application(id));
      await posted.getByRole('button', { name: 'Make an offer' }).click();
      const form = posted.getByRole('dialog', { name: /^Offer to / });
      await form.getByRole('button', { name: 'Save offer' }).click();
      await form.getByRole('link', { name: 'Say when the first day is' }).waitFor();
      await expectAccessible(posted);
      await form.getByLabel('First day').fill(inDays(45));
      await form.getByLabel('Answer by').fill(inDays(10));
      await form.getByLabel('Basic pay').fill('1,800');
      await form.getByLabel(/^About how much/).fill('400');
      await form.getByRole('button', { name: 'Add an allowance' }).click();
      await form.getByLabel('Allowance 1', { exact: true }).fill('Boat');
      await form.getByLabel('Amount').fill('50');
      await form.getByRole('button', { name: 'Save offer' }).click();

      const offer = posted.getByRole('region', { name: 'Offer', exact: true });
      await offer.getByRole('button', { name: 'Preview' }).click();
      const preview = posted.getByRole('dialog', { name: /will see/ });
      await preview.getByText(`Dear ${seeker.displayName},`).waitFor();
      const asPreviewed = await preview.getByRole('article').innerText();
      await expectAccessible(posted);
      await preview.getByRole('button', { name: 'Close preview' }).click();
      await offer.getByRole('button', { name: 'Send offer' }).click();
      await posted
        .getByRole('dialog', { name: /^Send this offer/ })
        .getByRole('button', { name: 'Send offer' })
        .click();
      await offer.getByText('Sent', { exact: true }).waitFor();

      const yours = theirs.getByRole('region', { name: 'Your offer' });
      await yours.getByText('USD 1,850').waitFor();
      expect(await yours.getByRole('article').innerText()).toBe(asPreviewed);
      await expectAccessible(theirs);
      await yours.getByRole('button', { name: 'Accept offer' }).click();
      const accepting = theirs.getByRole('dialog', { name: 'Accept this offer?' });
      await accepting.getByRole('button', { name: 'Accept offer' }).click();
      await accepting.getByRole('link', { name: 'Type your full name to sign' }).waitFor();
      await accepting.getByRole('textbox', { name: 'Your full name' }).fill(seeker.displayName);
      await accepting.getByRole('button', { name: 'Accept offer' }).click();
      await yours.getByText(/You accepted this offer on/).waitFor();

      await offer.getByText('Accepted', { exact: true }).waitFor();
      await posted.getByText('Hired', { exact: true }).first().waitFor();
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
    },
  );
});

const boatCrew = {
  name: 'Boat crew',
  tasks: [
    { title: 'Seaman’s book', side: 'candidate', day: -14 },
    { title: 'Cabin', side: 'company', day: -2 },
  ],
};
/** The beginning of a PNG, which is all that is looked at. */
const picture = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(64)]);

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
