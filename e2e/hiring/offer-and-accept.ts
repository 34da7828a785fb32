import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';

/** Both on the application's page: an offer is written, seen as the candidate will see it, sent and signed, which hires. */
export async function offerAndAccept(posted: Page, theirs: Page, candidate: string): Promise<void> {
  await posted.getByRole('button', { name: 'Offer', exact: true }).click();
  const form = posted.getByRole('dialog', { name: /^Offer to / });
  await form.getByRole('button', { name: 'Save offer' }).click();
  await form.getByRole('link', { name: 'First day is required' }).waitFor();
  await expectAccessible(posted);
  await form.getByLabel('First day').fill(inDays(45));
  await form.getByLabel('Answer by').fill(inDays(10));
  await form.getByLabel('Basic pay').fill('1,800');
  // What is typed stays, until it is saved or discarded.
  await form.getByRole('button', { name: 'Finish later' }).click();
  await posted.getByRole('button', { name: 'Offer', exact: true }).click();
  expect(await form.getByLabel('Basic pay').inputValue()).toBe('1,800');
  await form.getByLabel(/^About how much/).fill('400');
  await form.getByRole('button', { name: 'Add an allowance' }).click();
  await form.getByLabel('Allowance 1', { exact: true }).fill('Boat');
  await form.getByLabel('Amount').fill('50');
  await form.getByRole('button', { name: 'Save offer' }).click();

  const offer = posted.getByRole('region', { name: 'Offer', exact: true });
  await offer.getByRole('button', { name: 'Preview' }).click();
  const preview = posted.getByRole('dialog', { name: /will see/ });
  await preview.getByText(`Dear ${candidate},`).waitFor();
  const asPreviewed = await preview.getByRole('article').innerText();
  await expectAccessible(posted);
  await preview.getByRole('button', { name: 'Close preview' }).click();
  await offer.getByRole('button', { name: 'Send offer' }).click();
  await posted
    .getByRole('dialog', { name: /^Send this offer/ })
    .getByRole('button', { name: 'Send offer' })
    .click();
  await offer.getByText('Sent', { exact: true }).waitFor();
  await askedBeforeRejecting(posted);

  const yours = theirs.getByRole('region', { name: 'Your offer' });
  await yours.getByText('USD 1,850').waitFor();
  expect(await yours.getByRole('article').innerText()).toBe(asPreviewed);
  await expectAccessible(theirs);
  await yours.getByRole('button', { name: 'Accept offer' }).click();
  const accepting = theirs.getByRole('dialog', { name: 'Accept this offer?' });
  await accepting.getByRole('button', { name: 'Accept offer' }).click();
  await accepting.getByRole('link', { name: 'Type your full name to sign' }).waitFor();
  await accepting.getByRole('textbox', { name: 'Your full name' }).fill(candidate);
  await accepting.getByRole('button', { name: 'Accept offer' }).click();
  await yours.getByText(/You accepted this offer on/).waitFor();

  await offer.getByText('Accepted', { exact: true }).waitFor();
  await posted.getByText('Hired', { exact: true }).first().waitFor();
}

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** Whoever has an open offer is not rejected in passing: until that is answered they are shown where they stand. */
async function askedBeforeRejecting(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Update Status' }).click();
  await page.getByRole('menuitemradio', { name: 'Rejected' }).click();
  const question = page.getByRole('dialog', { name: /^Reject / });
  await question.getByText(/Can’t wait: .* Their offer is withdrawn/).waitFor();
  const shown = (status: string) => page.getByRole('main').getByText(status, { exact: true });
  await shown('Offered').first().waitFor();
  expect(await shown('Rejected').filter({ visible: true }).count()).toBe(0);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'hidden' });
  expect(await shown('Rejected').filter({ visible: true }).count()).toBe(0);
}
