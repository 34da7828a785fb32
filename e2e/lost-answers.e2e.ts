import type { APIRequestContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '#client/paths.ts';
import type { Interview, JobSummary, Message, Offer } from '#contract/api.ts';
import { journey } from './support/journey.ts';
import { applyFor, foundCompany, offerOf, postJob } from './support/market.ts';
import type { Person } from './support/person.ts';
import { outage } from './support/problems.ts';
import type { Address, Visit } from './support/visitors.ts';

const unanswered = { status: 503, headers: { [outage]: 'yes' }, body: 'Try again.' };

/** The next call to an address is done, and its answer lost on the way. */
async function loseAnswer(page: Page, address: string): Promise<void> {
  let isLost = false;
  await page.route(address, async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.fallback();
    isLost = true;
    await route.fetch();
    return route.fulfill(unanswered);
  });
}

/** Somebody who hires, and an application to a job of theirs. */
async function oneApplicant(
  visit: (address: Address, visit?: Visit) => Promise<Page>,
  [recruiter, seeker]: [Person, Person],
): Promise<{ api: APIRequestContext; id: number }> {
  let [job, id] = [0, 0];
  const found: { api?: APIRequestContext } = {};
  await visit(
    async (api) => {
      await foundCompany(api, `Lost answers of ${recruiter.username}`);
      // Whoever applies is promised an answer by tomorrow.
      await api.put('/api/company/settings', { data: { answerDays: 1 } });
      job = (await postJob(api)).id;
      found.api = api;
      return paths.manageJobs;
    },
    { as: recruiter },
  );
  const theirs = await visit(
    async (api) => {
      id = (await applyFor(api, job)).id;
      return paths.applications;
    },
    { as: seeker },
  );
  await theirs.close();
  if (!found.api) throw new Error('Nothing was posted.');
  return { api: found.api, id };
}

async function read<What>(api: APIRequestContext, address: string): Promise<What> {
  return (await (await api.get(address)).json()) as What; // As the API describes it.
}

journey(
  'more time for an offer, and a message about it, arrive once however often they are sent',
  async ({ visit, newPerson }) => {
    const [recruiter, seeker] = [await newPerson('recruiter'), await newPerson('job_seeker')];
    const { api, id } = await oneApplicant(visit, [recruiter, seeker]);
    const offers = `/api/applications/${id}/offers`;
    const made = await api.post(offers, { data: offerOf(1_000, { answerIn: 3 }) });
    const { id: first } = (await made.json()) as Offer; // As the API describes it.
    await api.post(`/api/offers/${first}/send`);
    const page = await visit(paths.dashboard('recruiter'), { as: recruiter });

    await page.getByRole('button', { name: /^Remind: / }).click();
    const message = page.getByRole('dialog', { name: /^Message to / });
    await loseAnswer(page, '**/api/applications/*/messages');
    await message.getByRole('button', { name: 'Send message' }).click();
    await page.getByRole('alert').filter({ hasText: 'Message not sent' }).waitFor();
    await message.getByRole('button', { name: 'Send message' }).click();
    await page.getByRole('status').getByText('Message sent').waitFor();
    expect(await read<Message[]>(api, `/api/applications/${id}/messages`)).toHaveLength(1);

    await page.getByRole('button', { name: /^Extend: / }).click();
    const extending = page.getByRole('dialog', { name: /^More time for / });
    await extending.getByLabel('Answer by').fill(offerOf(1_000, { answerIn: 12 }).answerBy);
    await page.route('**/api/offers/*/send', (route) => route.fulfill(unanswered), { times: 1 });
    await extending.getByRole('button', { name: 'Extend offer' }).click();
    const failed = page.getByRole('alert').filter({ hasText: 'That didn’t work' });
    await failed.getByText(/Try again\./).waitFor();
    // What has been done by then is shown: the new version, which nobody has sent.
    await page.getByRole('link', { name: /^Finish the offer to / }).waitFor();
    await failed.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('Offer extended').waitFor();
    const all = await read<Offer[]>(api, offers);
    expect(all.map(({ state, version }) => `${version} ${state}`)).toEqual(['2 sent', '1 replaced']);
    await page.getByRole('link', { name: /^Finish the offer to / }).waitFor({ state: 'detached' });
  },
);

journey('times whose answer was lost are proposed once', async ({ visit, newPerson }) => {
  const [recruiter, seeker] = [await newPerson('recruiter'), await newPerson('job_seeker')];
  const { api, id } = await oneApplicant(visit, [recruiter, seeker]);
  const page = await visit(paths.application(id), { as: recruiter });
  await page.getByRole('button', { name: 'Arrange interview' }).click();
  const sheet = page.getByRole('dialog', { name: /^Interview with/ });
  await sheet.getByLabel(/^Type a time/).fill(`${offerOf(1_000, { answerIn: 3 }).answerBy}T10:00`);
  await sheet.getByRole('button', { name: 'Add time' }).click();
  const interviews = `/api/applications/${id}/interviews`;
  await loseAnswer(page, `**${interviews}`);
  const propose = sheet.getByRole('button', { name: 'Propose times' });
  await propose.click();
  await sheet.getByText(/Try again\./).waitFor();
  await propose.click();
  await page.getByRole('status').getByText('Times proposed').waitFor();
  expect(await read<Interview[]>(api, interviews)).toHaveLength(1);
});

journey('a job whose answer was lost is there once, as it was written last', async ({ visit, newPerson }) => {
  const page = await visit(paths.postJob, { as: await newPerson('recruiter') });
  await loseAnswer(page, '**/api/jobs');
  const title = `Sous Chef ${Date.now()}`;
  await page.getByRole('combobox', { name: 'Title' }).fill(title);
  const lost = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.getByLabel('Description', { exact: true }).fill('You cook.');
  // It is kept as a draft by itself, and nobody knows that it was.
  await lost;
  await page.getByLabel('Description', { exact: true }).fill('You cook every day.');
  await page.getByRole('button', { name: 'Post Job' }).click();
  await page.getByRole('status').getByText('Job posted').waitFor();
  await page.goto(paths.manageJobs);
  await page.getByText(title).first().waitFor();
  const mine = await read<JobSummary[]>(page.request, '/api/jobs?scope=own');
  expect(mine.filter((job) => job.title === title)).toMatchObject([{ status: 'active' }]);
});
