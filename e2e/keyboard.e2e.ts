import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { paths } from '#client/paths.ts';
import type { UserType } from '#domain/people.ts';
import { journey } from './support/journey.ts';
import { tabTo } from './support/keyboard.ts';
import { applyFor, foundCompany, postJob } from './support/market.ts';
import type { Person } from './support/person.ts';
import { settled } from './support/settled.ts';
import type { Address, Visit } from './support/visitors.ts';

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name }).first();
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** Nothing here is clicked, hovered or given the focus but by keys. */
describe('without a mouse', () => {
  journey('one signs up, applies and sees how that stands', async ({ visit, newPerson }) => {
    const employer = await visit(paths.home, { as: await newPerson('recruiter') });
    const title = `Night Porter ${Date.now()}`;
    const job = await postJob(employer.request, { title });

    const page = await visit(paths.authThen(paths.job(job.id)));
    await settled(page);
    await tabTo(page, page.getByRole('tab', { name: 'Sign In' }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const words: [string, string][] = [
      ['First name (optional)', 'Aminath'],
      ['Last name (optional)', 'Rasha'],
      ['Username', `aminath${Date.now()}`],
      ['Password', 'a lantern at the jetty'],
      ['Confirm password', 'a lantern at the jetty'],
    ];
    for (const [label, text] of words) {
      await tabTo(page, field(page, label));
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: title }).waitFor();

    await tabTo(page, button(page, 'Apply Now'));
    await page.keyboard.press('Enter');
    await tabTo(page, field(page, 'Cover letter (optional)'));
    await page.keyboard.type('I am awake at night anyway.');
    await tabTo(page, button(page, 'Send'));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('dialog').getByRole('link', { name: 'View application' }));
    await page.keyboard.press('Enter');
    await page.getByText('Submitted', { exact: true }).waitFor();
    await page.getByText('I am awake at night anyway.').waitFor();
    await page.waitForFunction(() => document.activeElement?.localName === 'h1');
  });

  journey('one does what the day asks for, row by row', async ({ visit, newPerson }) => {
    const recruiter = await newPerson('recruiter');
    const stamp = Date.now();
    let job = 0;
    const page = await visit(
      async (api) => {
        await foundCompany(api, `Today ${stamp}`);
        // Whoever applies is promised an answer by tomorrow.
        await api.put('/api/company/settings', { data: { answerDays: 1 } });
        job = (await postJob(api, { title: `Deck Hand ${stamp}` })).id;
        return paths.dashboard('recruiter');
      },
      { as: recruiter },
    );
    const list = page.getByRole('region', { name: /^Needs you today/ });
    const rows = list.getByRole('listitem');
    await list.getByText(/^Nothing needs you right now/).waitFor();
    await settled(page);
    const applied: { id: number; name: string }[] = [];
    for (const _ of [1, 2, 3]) {
      const person = await newPerson('job_seeker');
      await visit(
        async (api) => {
          applied.push({ id: (await applyFor(api, job)).id, name: person.displayName });
          return paths.applications;
        },
        { as: person },
      );
    }
    // They come by themselves, and one of them is hired elsewhere, with everything to be done before today.
    const [first, second, third] = applied;
    await page.request.put(`/api/applications/${third?.id}/status`, { data: { status: 'hired' } });
    const today = new Intl.DateTimeFormat('sv', { timeZone: 'Indian/Maldives' }).format(Date.now());
    await page.request.post(`/api/applications/${third?.id}/onboarding`, { data: { startDate: today } });
    const task = list.getByRole('button', { name: new RegExp(`^Mark done: .* for ${third?.name}`) }).first();
    await task.waitFor();
    const before = await rows.count();

    const name = await task.getAttribute('aria-label');
    await tabTo(page, task, 60);
    await page.keyboard.press('Enter');
    await page
      .getByRole('status')
      .getByText(/: done$/)
      .waitFor();
    // The row is gone, and the focus is on what the row in its place asks for.
    await list.getByRole('button', { name: name ?? '', exact: true }).waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.closest('[data-row]'));

    await tabTo(page, button(list, `Update Status of ${first?.name}`), 60);
    await page.keyboard.press('Enter');
    await page.keyboard.press('3');
    await button(list, `Update Status of ${first?.name}`).waitFor({ state: 'detached' });

    await tabTo(page, button(list, `Reject ${second?.name}`), 60);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: /^Reject / });
    await dialog.waitFor();
    // The focus is among the reasons: a figure chooses one, Enter rejects.
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'reason');
    await page.keyboard.press('2');
    await dialog.getByRole('radio', { name: 'Not enough experience', checked: true }).waitFor();
    await page.keyboard.press('Enter');
    await button(list, `Reject ${second?.name}`).waitFor({ state: 'detached' });
    // Only what is asked anew knows the others’ state.
    await expect.poll(() => list.getByText('Answer due').count()).toBe(0);
    expect(before).toBeGreaterThan(3);
  });

  journey('one posts a job', async ({ visit, newPerson }) => {
    const page = await visit(paths.dashboard('hiring_manager'), { as: await newPerson('hiring_manager') });
    await settled(page);
    const title = `Boat Carpenter ${Date.now()}`;
    await tabTo(page, page.getByRole('link', { name: 'Define New Job Requirements' }).first());
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('combobox', { name: 'Title' }));
    await page.keyboard.type(title);
    await tabTo(page, page.getByRole('combobox', { name: 'Employment type' }));
    await page.keyboard.press('ArrowDown');
    await tabTo(page, field(page, 'Description'));
    await page.keyboard.type('You mend what the sea has taken.');
    await tabTo(page, page.getByRole('combobox', { name: 'Required skills' }));
    await page.keyboard.type('Carpentry');
    await page.keyboard.press('Enter');
    await tabTo(page, button(page, 'Post Job'));
    await page.keyboard.press('Enter');
    await page.getByRole('article', { name: title }).getByText('Part Time').waitFor();
  });

  journey(
    'one sorts the applications, selects some, moves them, and takes that back',
    async ({ visit, newPerson }) => {
      const { page, names } = await someApplications(visit, newPerson, 3);
      const rows = page.locator('[role="row"][id]');
      const inOrder = () => rows.locator('a[href^="/applications/"]').allInnerTexts();
      // From the search, which / finds, into the headings, and on into the rows: one stop, and its controls.
      await page.keyboard.press('/');
      await page.waitForFunction(() => document.activeElement?.localName === 'input');
      await tabTo(page, button(page, 'Name'));
      await page.keyboard.press('Enter');
      await page.waitForURL(/sort=name$/);
      const sorted = names.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
      await expect.poll(inOrder).toEqual(sorted);
      await tabTo(page, rows.first());
      await page.keyboard.press('j');
      await hasFocus(page, sorted[1]);
      await page.keyboard.press('Shift+ArrowDown');
      await hasFocus(page, sorted[2]);
      await page.getByText('2 selected').first().waitFor();
      await page.keyboard.press('3');
      await page.getByRole('tab', { name: 'Interviewing 2' }).waitFor();
      await hasFocus(page, sorted[2]);
      await page.getByRole('status').getByText('Status updated').first().waitFor();
      await page.keyboard.press('Control+z');
      await page.getByRole('tab', { name: 'Submitted 3' }).waitFor();

      // One of them by the menu in its row, where the focus stays.
      await page.keyboard.press('k');
      await tabTo(page, button(rows.nth(1), /^Update Status/));
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.activeElement?.role === 'menuitemradio');
      await page.keyboard.press('Escape');
      await page.waitForFunction(() =>
        document.activeElement?.getAttribute('aria-label')?.startsWith('Update Status'),
      );

      // Rejecting asks; Escape leaves them where they are.
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('x');
      await page.keyboard.press('k');
      await page.keyboard.press('x');
      await page.keyboard.press('6');
      const question = page.getByRole('dialog', { name: /^Reject 2/ });
      await question.getByText(sorted[0] ?? '', { exact: false }).waitFor();
      await page.keyboard.press('Escape');
      await question.waitFor({ state: 'hidden' });
      await page.getByRole('tab', { name: 'Rejected 0' }).waitFor();

      // A tag for both, a peek, and the page of one.
      await page.keyboard.press('e');
      await page.getByRole('dialog', { name: 'Tags of 2 candidates' }).waitFor();
      await page.keyboard.type('Night shift');
      await page.keyboard.press('Enter');
      await page.getByRole('status').getByText('2 candidates have the tag').waitFor();
      await hasFocus(page, sorted[0]);
      await page.keyboard.press('Space');
      await page
        .getByRole('complementary', { name: sorted[0] })
        .getByText('Night shift', { exact: true })
        .waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('complementary', { name: sorted[0] }).waitFor({ state: 'detached' });
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: sorted[0] }).waitFor();
    },
  );

  journey('one changes the settings of a company', async ({ visit, newPerson }) => {
    const person = await newPerson('recruiter');
    const founding = await visit(paths.home, { as: person });
    await foundCompany(founding.request, `Reef Bakery ${Date.now()}`);
    const page = await visit(paths.settings, { as: person });
    await settled(page);
    await tabTo(page, field(page, 'Industry'));
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Bakeries');
    await tabTo(page, button(page, 'Save Settings'), 60);
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('Settings Updated').waitFor();
    await page.reload();
    await expect.poll(() => field(page, 'Industry').inputValue()).toBe('Bakeries');
  });

  journey('one arranges an interview in a week, and reschedules it', async ({ visit, newPerson }) => {
    const { page } = await someApplications(visit, newPerson, 1);
    const [application] = await (await page.request.get('/api/applications')).json();
    const interviews = async () =>
      (await (await page.request.get(`/api/applications/${application.id}/interviews`)).json()) as {
        state: string;
        times: { startsAt: string }[];
      }[];
    await page.goto(paths.application(application.id));
    await settled(page);
    await page.keyboard.press('i');
    const sheet = page.getByRole('dialog', { name: /^Interview with/ });
    const place = sheet.locator('[role="option"][tabindex="0"]');
    await tabTo(page, place);
    // Two days on, where it is early still: a time, another, and the first taken away again.
    for (const key of ['ArrowRight', 'ArrowRight', 'Enter', 'ArrowDown', 'ArrowDown', 'Enter'])
      await page.keyboard.press(key);
    const chosen = sheet.getByRole('list', { name: 'Chosen times' }).getByRole('listitem');
    await chosen.nth(1).waitFor();
    for (const key of ['ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
    await expect.poll(() => chosen.count()).toBe(1);
    expect(await sheet.getByRole('option', { selected: true }).first().getAttribute('aria-label')).toMatch(
      /, 09:00 to 09:45/,
    );
    await tabTo(page, sheet.getByRole('button', { name: 'Propose times' }));
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('Times proposed').waitFor();
    await sheet.waitFor({ state: 'hidden' });
    const [before] = await interviews();
    expect(before).toMatchObject({ state: 'proposed', times: [{}] });

    // The next day on which everybody is free is chosen already.
    await page.goto(`${paths.interviews}?view=agenda`);
    await settled(page);
    await tabTo(page, button(page, /^Reschedule/));
    await page.keyboard.press('Enter');
    const other = page.getByRole('dialog', { name: /^Reschedule/ });
    await tabTo(page, other.getByRole('button', { name: 'Propose this time' }));
    await page.keyboard.press('Enter');
    await other.waitFor({ state: 'hidden' });
    const [after] = await interviews();
    expect(after?.times).toHaveLength(1);
    expect(after?.times).not.toEqual(before?.times);
  });

  journey('one opens the menu of a phone, closes it and follows it', async ({ visit }) => {
    const page = await visit(paths.home, { size: 'narrow' });
    await settled(page);
    const opener = button(page, 'Open menu');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    await menu.waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Open menu');
    await page.keyboard.press('Enter');
    await tabTo(page, menu.getByRole('link', { name: 'About' }));
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === paths.about);
    await menu.waitFor({ state: 'hidden' });
    await page.waitForFunction(() => document.activeElement?.localName === 'h1');
  });
});

/** The list of a recruiter to whose one job some people have applied, and what they are called. */
async function someApplications(
  visit: (address: Address, visit?: Visit) => Promise<Page>,
  newPerson: (userType: UserType) => Promise<Person>,
  count: number,
): Promise<{ page: Page; names: string[] }> {
  const recruiter = await newPerson('recruiter');
  const employer = await visit(paths.home, { as: recruiter });
  await foundCompany(employer.request, `Reef Kitchen ${Date.now()}`);
  const { id } = await postJob(employer.request);
  const names: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const seeker = await newPerson('job_seeker');
    await applyFor((await visit(paths.home, { as: seeker })).request, id);
    names.push(seeker.displayName);
  }
  const page = await visit(paths.applications, { as: recruiter });
  await settled(page);
  return { page, names };
}

async function hasFocus(page: Page, name: string | undefined): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      document.activeElement?.role === 'row' && document.activeElement.textContent?.includes(wanted),
    name ?? '',
  );
}
