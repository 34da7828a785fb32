import type { Page } from 'playwright-core';
import type { Task } from './hand.ts';

const first = (page: Page) => page.locator('[role="row"][id]').first();
const said = (page: Page, words: string) => page.getByRole('status').getByText(words).first().waitFor();

/** What is done from the table of applications. */
export const listTasks: readonly Task[] = [
  {
    name: 'New applicants of a job',
    address: '/jobs/manage',
    act: async (hand) => {
      await hand.press(hand.page.getByRole('link', { name: /applications? for/ }).first());
      await first(hand.page).waitFor();
    },
  },
  {
    name: 'Next status',
    address: '/applications?tab=submitted',
    act: async (hand) => {
      await hand.key('2');
      await said(hand.page, 'Status updated');
    },
  },
  {
    name: 'Bulk reject 10',
    address: '/applications?tab=submitted&sort=oldest',
    act: async (hand) => {
      const boxes = hand.page.getByRole('checkbox', { name: /^Select \u2068/ });
      // From the row one is on.
      hand.presses += 1;
      await boxes.nth(9).click({ modifiers: ['Shift'] });
      await hand.key('6');
      await hand.press(hand.page.getByRole('dialog').getByRole('button', { name: /^Reject 10/ }));
      await hand.page.getByRole('dialog').waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'Note',
    address: '/applications',
    act: async (hand) => {
      await hand.key('n');
      await hand.page.getByRole('dialog').waitFor();
      await hand.words('Calm on the radio.');
      // It saves itself once it is left, and not half a note before.
      await hand.key('Escape');
      await said(hand.page, 'Notes saved');
    },
  },
  {
    name: 'Message from a template',
    address: '/applications',
    act: async (hand) => {
      await hand.key('m');
      const dialog = hand.page.getByRole('dialog');
      await hand.press(dialog.getByRole('button', { name: 'Still reading' }));
      await hand.press(dialog.getByRole('button', { name: 'Send', exact: true }));
      await said(hand.page, 'Message sent');
    },
  },
];
