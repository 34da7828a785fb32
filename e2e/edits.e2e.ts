import type { APIRequestContext, Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '#client/paths.ts';
import type { Application, Job, Offer } from '#contract/api.ts';
import { expectAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { applyFor, foundCompany, joinCompany, offerOf, postJob } from './support/market.ts';
import type { Person } from './support/person.ts';
import { settled } from './support/settled.ts';
import type { Address, Visit } from './support/visitors.ts';

type Visiting = (address: Address, visit?: Visit) => Promise<Page>;

/** Two who hire for one company, each with a window, and a job of theirs. */
async function colleagues(visit: Visiting, [founder, colleague]: [Person, Person]) {
  const found: { api?: APIRequestContext; job?: Job } = {};
  await visit(
    async (api) => {
      await foundCompany(api, `Edits of ${founder.username}`);
      found.job = await postJob(api, { title: 'Dive Instructor', location: 'Malé' });
      found.api = api;
      return paths.manageJobs;
    },
    { as: founder },
  );
  const { api, job } = found;
  if (!api || !job) throw new Error('Nothing was posted.');
  const theirs: { api?: APIRequestContext } = {};
  await visit(
    async (their) => {
      await joinCompany(api, their, job.companyId);
      theirs.api = their;
      return paths.manageJobs;
    },
    { as: colleague },
  );
  if (!theirs.api) throw new Error('Nobody joined.');
  return { api, job, their: theirs.api };
}

journey('two write the same notes, and neither’s words are lost', async ({ visit, newPerson }) => {
  const [founder, colleague] = [await newPerson('recruiter'), await newPerson('recruiter')];
  const { api, job, their } = await colleagues(visit, [founder, colleague]);
  let id = 0;
  await visit(
    async (applicant) => {
      id = (await applyFor(applicant, job.id)).id;
      return paths.application(id);
    },
    { as: await newPerson('job_seeker') },
  );
  await api.put(`/api/applications/${id}/notes`, { data: { recruiterNotes: 'Call, early.' } });
  const page = await visit(paths.application(id), { as: founder });
  await page.getByRole('button', { name: 'Edit notes' }).click();
  const notes = page.getByRole('textbox', { name: 'Recruiter notes' });
  await notes.fill('Call on Monday, early.');
  await their.put(`/api/applications/${id}/notes`, { data: { recruiterNotes: 'Call on Tuesday, early.' } });
  // What was typed is kept over a reload, and with it what it was typed over.
  await page.reload();
  expect(await notes.inputValue()).toBe('Call on Monday, early.');
  await page.getByText('You’ll see both versions when you save.').waitFor();
  await page.getByRole('button', { name: 'Save notes' }).click();

  const versions = page.getByRole('region', { name: 'Changed while you were editing' });
  await versions.getByText(`${colleague.displayName} saved another version`).waitFor();
  expect(await versions.evaluate((region) => region === document.activeElement)).toBe(true);
  expect(await versions.getByRole('definition').allTextContents()).toEqual([
    'Call on Monday, early.',
    'Call on Tuesday, early.',
  ]);
  expect(await notes.inputValue()).toBe('Call on Monday, early.');
  await settled(page);
  await expectAccessible(page);
  await notes.fill('Call on Tuesday, not Monday.');
  await versions.getByRole('button', { name: 'Use mine' }).click();
  await versions.waitFor({ state: 'detached' });
  const shown = page.getByRole('region', { name: /^Notes on/ }).getByRole('paragraph');
  await shown.filter({ hasText: 'Call on Tuesday, not Monday.' }).waitFor();
  // The cast: what the contract says of an application.
  const kept = (await (await api.get(`/api/applications/${id}`)).json()) as Application;
  expect(kept).toMatchObject({ recruiterNotes: 'Call on Tuesday, not Monday.' });

  // A note that is only added goes under whatever stands there by then, and asks nothing.
  await page.getByRole('button', { name: 'Note', exact: true }).click();
  await page.getByRole('textbox', { name: 'Note for your hiring team' }).fill('She called back.');
  await their.put(`/api/applications/${id}/notes`, { data: { recruiterNotes: 'Called on Tuesday.' } });
  await page.getByRole('button', { name: 'Save note' }).click();
  await shown.filter({ hasText: /Called on Tuesday\.\s+She called back\./ }).waitFor();

  // From the list: what was cancelled does not come back, and what was saved by closing it is no draft any more.
  await page.goto(paths.applications);
  await page.getByRole('row').filter({ hasText: 'Dive Instructor' }).waitFor();
  await page.keyboard.press('n');
  await notes.fill('Something else.');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.keyboard.press('n');
  expect(await notes.inputValue()).toMatch(/She called back\.$/);
  await notes.fill('She starts on Sunday.');
  await page.keyboard.press('Escape');
  await page.getByRole('status').getByText('Notes saved').waitFor();
  await page.goto(paths.application(id));
  await shown.filter({ hasText: 'She starts on Sunday.' }).waitFor();
});

journey('two edit a job: what one left alone stays as the other wrote it', async ({ visit, newPerson }) => {
  const [founder, colleague] = [await newPerson('recruiter'), await newPerson('recruiter')];
  const { api, job, their } = await colleagues(visit, [founder, colleague]);
  const page = await visit(paths.editJob(job.id), { as: founder, size: 'narrow' });
  const title = page.getByRole('combobox', { name: 'Title' });
  const description = page.getByLabel('Description', { exact: true });
  await description.fill('Two dives a day, nights off.');
  await title.fill('Head Instructor');
  const change = { title: 'Lead Instructor', location: 'Baa Atoll' };
  expect((await their.put(`/api/jobs/${job.id}`, { data: change })).ok()).toBe(true);
  await page.getByRole('button', { name: 'Save changes' }).click();

  const versions = page.getByRole('region', { name: 'Changed while you were editing' });
  await versions.getByRole('heading', { name: 'Location' }).waitFor();
  expect(await versions.getByRole('definition').allTextContents()).toEqual([
    'Head Instructor',
    'Lead Instructor',
    'Not changed',
    'Baa Atoll',
  ]);
  await settled(page);
  // The page went down to the conflict, and what is half under the top bar is no small target.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessible(page);
  await versions.getByRole('button', { name: 'Use theirs' }).click();
  await versions.waitFor({ state: 'detached' });
  expect(await title.inputValue()).toBe('Lead Instructor');
  expect(await description.inputValue()).toBe('Two dives a day, nights off.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.waitForURL(paths.job(job.id));
  // The cast: what the contract says of a job.
  const kept = (await (await api.get(`/api/jobs/${job.id}`)).json()) as Job;
  expect(kept).toMatchObject({ ...change, description: 'Two dives a day, nights off.' });
});

journey('a draft changed in two windows is settled without being posted', async ({ visit, newPerson }) => {
  const page = await visit(paths.postJob, { as: await newPerson('recruiter') });
  const description = page.getByLabel('Description', { exact: true });
  await page.getByRole('combobox', { name: 'Title' }).fill('Sous Chef');
  await description.fill('You cook.');
  await page.getByText('Draft saved in').waitFor();
  const [id] = /\d+$/.exec(page.url()) ?? [];
  const job = `/api/jobs/${id}`;
  expect((await page.request.put(job, { data: { description: 'You cook well.' } })).ok()).toBe(true);
  await description.fill('You cook every day.');
  const versions = page.getByRole('region', { name: 'You changed this elsewhere' });
  await versions.getByRole('button', { name: 'Use this one' }).click();
  await versions.waitFor({ state: 'detached' });
  expect(await description.evaluate((area) => area === document.activeElement)).toBe(true);
  await page.getByText('Draft saved in').waitFor();
  // The cast: what the contract says of a job.
  const kept = (await (await page.request.get(job)).json()) as Job;
  expect(kept).toMatchObject({ description: 'You cook every day.', status: 'draft' });
  expect(page.url()).toMatch(new RegExp(`${id}$`));
});

journey(
  'what is typed while a save is under way stays, and is not saved yet',
  async ({ visit, newPerson }) => {
    const page = await visit(paths.profile, { as: await newPerson('job_seeker') });
    const [title, summary] = [page.getByLabel('Professional title'), page.getByLabel('Summary')];
    const save = page.getByRole('button', { name: 'Save changes' });
    const line = await slowLine(page, '**/api/profile/job-seeker');
    const setOut = page.waitForRequest((sent) => sent.method() === 'PUT');
    await title.fill('Dive Instructor ');
    await save.click();
    await setOut;
    await summary.fill('Eight years under water.');
    await line.hurry();
    await page.getByRole('status').getByText('Profile updated').waitFor();
    expect(await summary.inputValue()).toBe('Eight years under water.');
    await page.getByText('Not saved yet.').waitFor();
    // As the server has it.
    expect(await title.inputValue()).toBe('Dive Instructor');
    await page.reload();
    await page.getByText('Not saved yet.').waitFor();
    expect(await summary.inputValue()).toBe('Eight years under water.');
    await save.click();
    await page.getByRole('status').getByText('Profile updated').waitFor();
    await page.reload();
    await settled(page);
    expect([await title.inputValue(), await summary.inputValue()]).toEqual([
      'Dive Instructor',
      'Eight years under water.',
    ]);
  },
);

journey('on a slow line a careers site is kept over its own last state', async ({ visit, newPerson }) => {
  const founder = await newPerson('recruiter');
  const page = await visit(
    async (api) => {
      await foundCompany(api, `Careers of ${founder.username}`);
      return paths.settingsTab('careers');
    },
    { as: founder },
  );
  const isKeeping = (sent: Request) => sent.method() === 'PUT' && sent.url().includes('/careers-site');
  const headline = page.getByLabel('Headline');
  const slowly = async (words: string, meanwhile: () => Promise<void>) => {
    const line = await slowLine(page, '**/api/company/careers-site?*');
    const setOut = page.waitForRequest(isKeeping);
    await headline.fill(words);
    await setOut;
    await meanwhile();
    await line.hurry();
  };
  const elsewhere = page.getByRole('region', { name: 'You changed this elsewhere' });
  await slowly('Stay', async () => {
    await headline.fill('Stay a season');
    // Longer than the pause after which that is kept as well.
    await page.waitForTimeout(1_000);
  });
  await page.getByText('Draft saved.').or(elsewhere).waitFor();
  expect(await elsewhere.count()).toBe(0);

  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await slowly('Stay a season, or ten', () => publish.click());
  await page.getByText('Careers site published').or(elsewhere).first().waitFor();
  expect(await elsewhere.count()).toBe(0);
  expect(await headline.inputValue()).toBe('Stay a season, or ten');
});

/** What the page writes at this address is held back until it is to hurry. */
async function slowLine(page: Page, address: string) {
  const line = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (route.request().method() === 'PUT') await line.promise;
    await route.continue();
  });
  return {
    hurry: () => {
      line.resolve();
      return page.unrouteAll({ behavior: 'wait' });
    },
  };
}

journey('an offer is approved and sent only as it was read', async ({ visit, newPerson }) => {
  const [founder, colleague] = [await newPerson('recruiter'), await newPerson('recruiter')];
  const seeker = await newPerson('job_seeker');
  const { api, job, their } = await colleagues(visit, [founder, colleague]);
  await api.put('/api/company/settings', { data: { offerApproval: true } });
  let applicationId = 0;
  await visit(
    async (applicant) => {
      applicationId = (await applyFor(applicant, job.id)).id;
      return paths.application(applicationId);
    },
    { as: seeker },
  );
  const offers = `/api/applications/${applicationId}/offers`;
  // The casts: what the contract says of an offer.
  const { id } = (await (await their.post(offers, { data: offerOf(1_000) })).json()) as Offer;
  const stands = async () => ((await (await api.get(offers)).json()) as Offer[])[0];
  const askedFor = async (basicPay: number) => {
    await their.put(`/api/offers/${id}`, { data: offerOf(basicPay) });
    await their.post(`/api/offers/${id}/ask`);
  };
  await askedFor(1_000);

  // From the list, by somebody whose line is slow: until they press, it stays what they have read.
  const page = await visit(paths.dashboard('recruiter'), { as: founder });
  const row = page.getByRole('listitem').filter({ hasText: seeker.displayName });
  await row.getByText(/USD 1,000/).waitFor();
  const before = await (await api.get('/api/dashboard/today')).text();
  await page.route('**/api/dashboard/today*', (route) =>
    route.fulfill({ body: before, contentType: 'application/json' }),
  );
  page.on('request', (request) => {
    if (request.url().endsWith('/decision')) void page.unroute('**/api/dashboard/today*');
  });
  await askedFor(9_000);
  await row.getByRole('button', { name: /^Approve/ }).click();
  const refused = page.getByRole('alert').filter({ hasText: `Changed by ${colleague.displayName}` });
  await refused.getByText(/It was not approved\./).waitFor();
  expect(await refused.getByRole('button', { name: 'Retry' }).count()).toBe(0);
  await row.getByText(/USD 9,000/).waitFor();
  expect(await stands()).toMatchObject({ state: 'waiting', basicPay: 9_000 });
  await row.getByRole('button', { name: /^Approve/ }).click();
  await page.getByText('Offer approved').waitFor();
  expect(await stands()).toMatchObject({ state: 'approved', basicPay: 9_000 });

  // On its own page, with the question open over it.
  await page.goto(paths.applicationTab(applicationId, 'offer'));
  const offer = page.getByRole('region', { name: 'Offer', exact: true });
  await offer.getByRole('button', { name: 'Send offer' }).click();
  const question = page.getByRole('dialog', { name: /^Send this offer/ });
  await their.put(`/api/offers/${id}`, { data: offerOf(7_000) });
  await question.getByRole('button', { name: 'Send offer' }).click();
  await page
    .getByRole('alert')
    .getByText(/It was not sent\./)
    .waitFor();
  await question.waitFor({ state: 'hidden' });
  await offer.getByText('USD 7,000', { exact: true }).waitFor();
  expect(await stands()).toMatchObject({ state: 'draft', basicPay: 7_000 });

  // A word to whoever wrote it stays, under what they have written since.
  await their.post(`/api/offers/${id}/ask`);
  await offer.getByRole('button', { name: 'Return' }).click();
  const returning = page.getByRole('dialog', { name: 'Return this offer?' });
  const note = returning.getByLabel('Note');
  await note.fill('Less, please.');
  const read = await (await api.get(offers)).text();
  await page.route(`**${offers}*`, (route) => route.fulfill({ body: read, contentType: 'application/json' }));
  await askedFor(6_000);
  await returning.getByRole('button', { name: 'Return offer' }).click();
  await returning.getByText(/It was not returned\./).waitFor();
  await returning.getByText('USD 6,000', { exact: true }).waitFor();
  expect(await note.inputValue()).toBe('Less, please.');
  await settled(page);
  await expectAccessible(page);
  await page.unroute(`**${offers}*`);
  await returning.getByRole('button', { name: 'Return offer' }).click();
  await returning.waitFor({ state: 'hidden' });
  expect(await stands()).toMatchObject({ state: 'draft', approvalNote: 'Less, please.' });
});

journey('a candidate accepts the offer they have read, and no later one', async ({ visit, newPerson }) => {
  const [founder, colleague] = [await newPerson('recruiter'), await newPerson('recruiter')];
  const seeker = await newPerson('job_seeker');
  const { api, job } = await colleagues(visit, [founder, colleague]);
  let applicationId = 0;
  const page = await visit(
    async (applicant) => {
      applicationId = (await applyFor(applicant, job.id)).id;
      return paths.application(applicationId);
    },
    { as: seeker },
  );
  const offers = `/api/applications/${applicationId}/offers`;
  // The casts: what the contract says of an offer.
  const stands = async () => ((await (await api.get(offers)).json()) as Offer[])[0];
  const made = (await (await api.post(offers, { data: offerOf(9_000) })).json()) as Offer;
  await api.post(`/api/offers/${made.id}/send`);
  const yours = page.getByRole('region', { name: 'Your offer' });
  await yours.getByText('USD 9,000', { exact: true }).waitFor();
  await yours.getByRole('button', { name: 'Accept offer' }).click();
  const accepting = page.getByRole('dialog', { name: 'Accept this offer?' });
  await accepting.getByRole('textbox', { name: 'Your full name' }).fill(seeker.displayName);

  // The page hears of the new version when it has been sent, as where both come in one moment.
  const line = Promise.withResolvers<void>();
  await page.route(`**${offers}*`, (route) => line.promise.then(() => route.continue()));
  const changed = (await (await api.put(`/api/offers/${made.id}`, { data: offerOf(1_000) })).json()) as Offer;
  await api.post(`/api/offers/${changed.id}/send`);
  line.resolve();
  await yours.getByText('USD 1,000', { exact: true }).waitFor();
  await accepting.getByRole('button', { name: 'Accept offer' }).click();
  await accepting.getByText(/this version can no longer be answered/).waitFor();
  expect(await stands()).toMatchObject({ id: changed.id, state: 'sent', basicPay: 1_000 });

  // Whoever has read that one accepts it.
  await accepting.getByRole('button', { name: 'Not yet' }).click();
  await yours.getByRole('button', { name: 'Accept offer' }).click();
  await accepting.getByRole('textbox', { name: 'Your full name' }).fill(seeker.displayName);
  await accepting.getByRole('button', { name: 'Accept offer' }).click();
  await yours.getByText(/You accepted this offer on/).waitFor();
  expect(await stands()).toMatchObject({ id: changed.id, state: 'accepted' });
});
