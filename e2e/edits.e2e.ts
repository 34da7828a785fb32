import type { APIRequestContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '#client/paths.ts';
import type { Application, Job } from '#contract/api.ts';
import { expectAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { applyFor, foundCompany, joinCompany, postJob } from './support/market.ts';
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
