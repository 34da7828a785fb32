import type { APIRequestContext, Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { paths } from '#client/paths.ts';
import type { Application, Message } from '#contract/api.ts';
import { expectAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { applyFor, foundCompany, postJob } from './support/market.ts';
import type { Person } from './support/person.ts';
import { outage } from './support/problems.ts';
import { settled } from './support/settled.ts';
import type { Address, Visit } from './support/visitors.ts';

journey('an application is read in the order of its list, by keys too', async ({ visit, newPerson }) => {
  const recruiter = await newPerson('recruiter');
  const [early, late] = [await newPerson('job_seeker'), await newPerson('job_seeker')];
  const [, latest = 0] = await applicants(visit, recruiter, [early, late]);

  const page = await visit(paths.applicationsIn('submitted'), { as: recruiter });
  await page.getByRole('link', { name: late.displayName }).click();
  await page.getByRole('heading', { level: 1, name: late.displayName }).waitFor();
  await page.getByText('1 of 2').waitFor();
  await page.keyboard.press(']');
  await page.getByRole('heading', { level: 1, name: early.displayName }).waitFor();
  await page.getByText('2 of 2').waitFor();
  expect(await page.getByRole('link', { name: 'Next' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Previous' }).click();
  await page.getByText('1 of 2').waitFor();
  await page.reload();
  await page.getByText('1 of 2').waitFor();
  await settled(page);
  await expectAccessible(page);

  // From here by keys alone: the next, a note, back, a scorecard in six presses, a message.
  await page.keyboard.press('j');
  await page.getByRole('heading', { level: 1, name: early.displayName }).waitFor();
  await page.keyboard.press('n');
  await page.keyboard.type('Knows the atolls.');
  await page.keyboard.press('Control+Enter');
  await page
    .getByRole('region', { name: /^Notes on/ })
    .getByText('Knows the atolls.')
    .waitFor();
  await page.keyboard.press('k');
  await page.getByRole('heading', { level: 1, name: late.displayName }).waitFor();
  await page.keyboard.press('s');
  await page.getByRole('dialog', { name: /^Scorecard/ }).waitFor();
  await page.waitForFunction(() => document.activeElement?.matches('input[name="step0"]'));
  for (const key of ['4', '3', '2', '4', 'Enter']) await page.keyboard.press(key);
  await page.getByText('Yours: Yes').waitFor();
  await page.keyboard.press('m');
  await page.keyboard.type('When can we talk?');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('log', { name: 'Announcements' }).getByText('Message sent').waitFor();
  await page.goto(`${paths.application(latest)}?tab=timeline`);
  await page.getByText('When can we talk?').waitFor();
  await page.goBack();

  await page.getByRole('link', { name: 'Back to the list' }).click();
  await page.waitForFunction(() => document.activeElement?.id.startsWith('application-'));
  expect(new URL(page.url()).search).toBe('?tab=submitted');
});

journey('an application is moved and noted on its page', async ({ visit, newPerson }) => {
  const recruiter = await newPerson('recruiter');
  const seeker = await newPerson('job_seeker');
  const [id = 0] = await applicants(visit, recruiter, [seeker]);
  const page = await visit(paths.application(id), { as: recruiter });
  await page.getByText('Ready on Monday.').waitFor();
  await page.getByRole('button', { name: /Update Status/ }).click();
  await page.keyboard.press('3');
  await page.getByText('Interviewing', { exact: true }).first().waitFor();
  await page.getByText('Moved from Submitted to Interviewing').waitFor();
  await page.getByRole('button', { name: 'Add notes' }).click();
  await page.getByRole('textbox', { name: 'Note for your hiring team' }).fill('Knows the atolls.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await page
    .getByRole('region', { name: /^Notes on/ })
    .getByText('Knows the atolls.')
    .waitFor();
});

journey('moves are taken back, each by its own Undo', async ({ visit, newPerson }) => {
  const recruiter = await newPerson('recruiter');
  const [early, late] = [await newPerson('job_seeker'), await newPerson('job_seeker')];
  const [, latest = 0] = await applicants(visit, recruiter, [early, late]);
  const page = await visit(paths.applications, { as: recruiter });
  const row = (person: Person) => page.getByRole('row', { name: person.displayName });
  const press = async (person: Person, key: string) => {
    await row(person).focus();
    await page.keyboard.press(key);
  };
  const standsIn = (status: string, person: Person) =>
    row(person).getByText(status, { exact: true }).waitFor();
  const undo = page.getByRole('status').getByRole('button', { name: 'Undo' });
  await press(early, '2');
  // It stands for as long as the pointer is on it.
  await undo.hover();

  // While another move is under way the toast takes back what it speaks of.
  const line = Promise.withResolvers<void>();
  await page.route('**/api/applications/moves', (route) => line.promise.then(() => route.continue()));
  await press(late, '4');
  await standsIn('Offered', late);
  await undo.click();
  line.resolve();
  await page.getByRole('status').getByText('moved back').waitFor();
  await standsIn('Submitted', early);
  await standsIn('Offered', late);

  // A rejection that its toast has undone is not undone again in the place of the move before it.
  await press(early, '6');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Reject / })
    .click();
  await undo.click();
  await standsIn('Submitted', early);
  await page.keyboard.press('Control+z');
  await standsIn('Submitted', late);
  await page.getByRole('status').getByText('moved back').waitFor();

  // Of two one cannot be moved: that is said, and that the other was, which can be undone.
  // On a network that lets no stream through: the page hears of it only when it asks again, some seconds later.
  const theirs: { api?: APIRequestContext } = {};
  await visit(
    async (api) => {
      theirs.api = api;
      return paths.applications;
    },
    { as: late },
  );
  await page.route('**/api/live*', (route) => route.fulfill({ status: 204 }));
  await page.reload();
  await row(late).waitFor();
  await press(late, 'x');
  await press(early, 'x');
  await theirs.api?.post(`/api/applications/${latest}/withdraw`);
  await page.keyboard.press('3');
  const said = page.getByRole('alert').filter({ hasText: /moved to Interviewing\. .*was not moved/ });
  await standsIn('Interviewing', early);
  await said.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('status').getByText('moved back').waitFor();
  await standsIn('Submitted', early);
});

describe('an answer that comes late closes no dialog opened since', () => {
  journey('where candidates are rejected', async ({ visit, newPerson }) => {
    const { page, early, late, press, dialog } = await twoInTable(visit, newPerson);
    const answer = await holdBack(page, '**/api/rejections');
    await press(early, '6');
    await dialog('Reject', early)
      .getByRole('button', { name: /^Reject / })
      .click();
    await page.keyboard.press('Escape');
    await press(late, '6');
    await dialog('Reject', late).waitFor();
    answer();
    await page
      .getByRole('status')
      .getByText(/rejected\. Notified/)
      .waitFor();
    expect(await dialog('Reject', late).count()).toBe(1);
  });

  journey('in the table, and leaves who is selected', async ({ visit, newPerson }) => {
    const { page, early, late, press, dialog } = await twoInTable(visit, newPerson);
    const message = (to: Person) => dialog('Write to', to).getByRole('textbox', { name: 'Message' });
    const answer = await holdBack(page, '**/api/messages/bulk');
    await press(early, 'm');
    await message(early).fill('Thank you.');
    await dialog('Write to', early).getByRole('button', { name: 'Send' }).click();
    await page.keyboard.press('Escape');
    await press(late, 'x');
    await press(late, 'm');
    await message(late).fill('When can');
    answer();
    await page.getByRole('status').getByText('Message sent').waitFor();
    await page.keyboard.type(' we talk?');
    expect(await message(late).inputValue()).toBe('When can we talk?');
    await page.keyboard.press('Escape');
    await page.getByRole('tabpanel').getByText('1 selected').waitFor();
  });

  journey('on an application’s page', async ({ visit, newPerson }) => {
    const { page, late, latest, dialog } = await twoInTable(visit, newPerson);
    await page.goto(paths.application(latest));
    await page.getByRole('heading', { level: 1, name: late.displayName }).waitFor();
    const answer = await holdBack(page, '**/scorecards');
    await page.getByRole('button', { name: 'Write scorecard' }).waitFor();
    await page.keyboard.press('s');
    await page.waitForFunction(() => document.activeElement?.matches('input[name="step0"]'));
    const sent = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/scorecards'));
    for (const key of ['4', '3', '2', '4', 'Enter']) await page.keyboard.press(key);
    await sent;
    await page.keyboard.press('Escape');
    await page.keyboard.press('i');
    const sheet = dialog('Interview with', late);
    await sheet.waitFor();
    answer();
    await page.getByRole('status').getByText('Scorecard handed in').waitFor();
    await sheet.getByRole('textbox', { name: 'Title' }).fill('First talk');
  });
});

journey('a colleague is mentioned in the notes, and told', async ({ visit, newPerson }) => {
  const [recruiter, colleague] = [await newPerson('recruiter'), await newPerson('recruiter')];
  let company = 0;
  await visit(
    async (api) => {
      await foundCompany(api, `Notes of ${recruiter.username}`);
      company = (await postJob(api)).companyId;
      return paths.company(company);
    },
    { as: recruiter },
  );
  const theirs = await visit(
    async (api) => {
      await api.post(`/api/companies/${company}/members`);
      return paths.notifications;
    },
    { as: colleague },
  );
  const [id = 0] = await applicants(visit, recruiter, [await newPerson('job_seeker')]);
  const page = await visit(
    async (api) => {
      // The cast: what the contract says of the members.
      const members = (await (await api.get(`/api/companies/${company}/members`)).json()) as {
        userId: number;
        verified: boolean;
      }[];
      const asked = members.find(({ verified }) => !verified);
      await api.put(`/api/companies/${company}/members/${asked?.userId}`, { data: { verified: true } });
      return paths.application(id);
    },
    { as: recruiter },
  );
  await page.getByRole('button', { name: 'Add notes' }).click();
  const notes = page.getByRole('textbox', { name: 'Note for your hiring team' });
  await notes.pressSequentially('Sailed with @');
  await page.getByRole('option', { name: colleague.displayName }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await notes.pressSequentially('once.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await page
    .getByRole('region', { name: /^Notes on/ })
    .getByText(`@${colleague.displayName}`)
    .waitFor();
  await theirs.getByRole('link', { name: /mentioned you in the notes/ }).waitFor();
});

journey(
  'what is written on while a message or note is sent is the next one',
  async ({ visit, newPerson }) => {
    const seeker = await newPerson('job_seeker');
    const recruiter = await newPerson('recruiter');
    const [id = 0] = await applicants(visit, recruiter, [seeker]);
    const page = await visit(paths.application(id), { as: recruiter });
    const writtenOn = async (key: string, box: Locator, call: string, said: Locator) => {
      const begin = async () => {
        await page.getByRole('heading', { level: 1, name: seeker.displayName }).waitFor();
        await page.keyboard.press('Escape');
        await page.keyboard.press(key);
      };
      await begin();
      const line = Promise.withResolvers<void>();
      await page.route(call, (route) => line.promise.then(() => route.continue()), { times: 1 });
      const setOut = page.waitForRequest(call);
      await box.fill('Can we talk?');
      await page.keyboard.press('Control+Enter');
      await setOut;
      await box.pressSequentially(' On Monday?');
      line.resolve();
      await said.waitFor();
      await expect.poll(() => box.inputValue()).toBe('On Monday?');
      expect(await box.evaluate((area) => area === document.activeElement)).toBe(true);
      await page.reload();
      await begin();
      expect(await box.inputValue()).toBe('On Monday?');
      await box.press('Control+Enter');
      await expect.poll(() => box.inputValue()).toBe('');
    };
    const message = page.getByRole('textbox', { name: /^Message to / });
    const announced = page.getByRole('log', { name: 'Announcements' }).getByText('Message sent');
    await writtenOn('m', message, '**/api/applications/*/messages', announced);
    const note = page.getByRole('textbox', { name: 'Note for your hiring team' });
    const saved = page.getByRole('status').getByText('Note saved');
    await writtenOn('n', note, '**/api/applications/*/notes', saved);
    await page
      .getByRole('region', { name: /^Notes on/ })
      .getByText(/Can we talk\?\s+On Monday\?/)
      .waitFor();
    await page.goto(`${paths.application(id)}?tab=timeline`);
    await page.getByText('Can we talk?', { exact: true }).waitFor();
    await page.getByText('On Monday?', { exact: true }).waitFor();
  },
);

journey('a message or note that fails after one has gone on is told of', async ({ visit, newPerson }) => {
  const recruiter = await newPerson('recruiter');
  const [early, late] = [await newPerson('job_seeker'), await newPerson('job_seeker')];
  const [, latest = 0] = await applicants(visit, recruiter, [early, late]);
  const page = await visit(paths.applicationsIn('submitted'), { as: recruiter });
  await page.getByRole('link', { name: late.displayName }).click();
  const shown = (person: Person) =>
    page.getByRole('heading', { level: 1, name: person.displayName }).waitFor();
  /** Writes it, goes on to the next, and only then hears that it did not arrive, as far as one can know. */
  const goneOn = async (key: string, call: string, title: string) => {
    await shown(late);
    const line = Promise.withResolvers<void>();
    await page.route(
      call,
      async (route) => {
        await line.promise;
        await route.fetch();
        await route.fulfill({ status: 503, headers: { [outage]: 'yes' }, body: 'Try again.' });
      },
      { times: 1 },
    );
    const setOut = page.waitForRequest(call);
    await page.keyboard.press(key);
    await page.keyboard.type('Knows the atolls.');
    await page.keyboard.press('Control+Enter');
    await setOut;
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    await shown(early);
    line.resolve();
    const toast = page.getByRole('alert').filter({ hasText: title });
    await toast.getByText('Try again.').waitFor();
    await page.keyboard.press('k');
    await shown(late);
  };
  await goneOn('n', '**/api/applications/*/notes', 'Note not saved');
  // It did arrive. Sent again as it was it is the same note.
  await page.keyboard.press('n');
  const note = page.getByRole('textbox', { name: 'Note for your hiring team' });
  expect(await note.inputValue()).toBe('Knows the atolls.');
  await note.press('Control+Enter');
  await page.getByRole('status').getByText('Note saved').waitFor();
  // The cast: what the contract says of an application.
  const noted = (await (await page.request.get(`/api/applications/${latest}`)).json()) as Application;
  expect(noted.recruiterNotes).toBe('Knows the atolls.');
  await page.goto(paths.applicationsIn('submitted'));
  await page.getByRole('link', { name: late.displayName }).click();
  await goneOn('m', '**/api/applications/*/messages', 'Message not sent');

  // It did arrive. Sent again as it was it is the same message.
  const box = page.getByRole('textbox', { name: /^Message to / });
  expect(await box.inputValue()).toBe('Knows the atolls.');
  await box.press('Control+Enter');
  await expect.poll(() => box.inputValue()).toBe('');
  // The cast: what the contract says of messages.
  const sent = async () =>
    (await (await page.request.get(`/api/applications/${latest}/messages`)).json()) as Message[];
  expect((await sent()).map(({ body }) => body)).toEqual(['Knows the atolls.']);
  // And written anew it is another.
  await box.fill('Knows the atolls.');
  await box.press('Control+Enter');
  await expect.poll(() => box.inputValue()).toBe('');
  expect(await sent()).toHaveLength(2);
});

journey('an application is read and withdrawn by the one who sent it', async ({ visit, newPerson }) => {
  const seeker = await newPerson('job_seeker');
  const [id = 0] = await applicants(visit, await newPerson('recruiter'), [seeker]);
  const page = await visit(paths.application(id), { as: seeker, size: 'narrow' });
  await page.getByRole('heading', { level: 1, name: 'Boat Captain' }).waitFor();
  expect(await page.getByText('Recruiter notes').count()).toBe(0);
  await page.getByRole('button', { name: /^Withdraw/ }).click();
  await page.getByRole('button', { name: 'Withdraw application' }).click();
  await page.getByText('You withdrew on').waitFor();
  await page.getByRole('region', { name: 'Timeline' }).getByText('You withdrew').waitFor();
});

journey('an application of somebody else’s is not there', async ({ visit, newPerson }) => {
  const [id = 0] = await applicants(visit, await newPerson('recruiter'), [await newPerson('job_seeker')]);
  const page = await visit(paths.application(id), { as: await newPerson('job_seeker') });
  await page.getByRole('heading', { level: 1, name: 'Application not found' }).waitFor();
});

async function twoInTable(
  visit: (address: Address, visit?: Visit) => Promise<Page>,
  newPerson: (userType: 'recruiter' | 'job_seeker') => Promise<Person>,
) {
  const recruiter = await newPerson('recruiter');
  const [early, late] = [await newPerson('job_seeker'), await newPerson('job_seeker')];
  const [, latest = 0] = await applicants(visit, recruiter, [early, late]);
  const page = await visit(paths.applications, { as: recruiter });
  const press = async (person: Person, key: string) => {
    await page.getByRole('row', { name: person.displayName }).focus();
    await page.keyboard.press(key);
  };
  const dialog = (what: string, { displayName }: Person) =>
    page.getByRole('dialog', { name: new RegExp(`^${what} .*${displayName}`) });
  return { page, early, late, latest, press, dialog };
}

/** Keeps the next sending to an address from the server until what comes back is called. */
async function holdBack(page: Page, address: string): Promise<() => void> {
  const line = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (route.request().method() === 'POST') await line.promise;
    await route.continue();
  });
  return line.resolve;
}

/** The ids of applications to one job of the recruiter's, in the order in which they were sent. */
async function applicants(
  visit: (address: Address, visit?: Visit) => Promise<unknown>,
  recruiter: Person,
  seekers: readonly Person[],
): Promise<number[]> {
  let job = 0;
  const ids: number[] = [];
  await visit(
    async (api) => {
      job = (await postJob(api)).id;
      return paths.job(job);
    },
    { as: recruiter },
  );
  for (const as of seekers) {
    await visit(
      async (api) => {
        ids.push((await applyFor(api, job, { coverLetter: 'Ready on Monday.' })).id);
        return paths.job(job);
      },
      { as },
    );
  }
  return ids;
}
