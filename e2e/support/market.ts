import { setTimeout as pause } from 'node:timers/promises';
import type { APIRequestContext, APIResponse } from 'playwright-core';
import type { Application, BodyInput, Job, JobSummary } from '#contract/api.ts';

/** What a journey needs to be there and is not about: made through the API, by whoever's session `api` carries. */

export async function postJob(
  api: APIRequestContext,
  job: Partial<BodyInput<'POST /api/jobs'>> = {},
): Promise<Job> {
  const data = { title: 'Boat Captain', description: 'Takes guests out and brings them back.', ...job };
  // A kept connection can be closed for its idleness just as it is used again; browsers send anew, too.
  return answer(await api.post('/api/jobs', { data, maxRetries: 1 }));
}

/** The same, with steps of its own inside Screening, so that its menus are long. */
export async function postJobWithSteps(api: APIRequestContext, names: readonly string[]): Promise<Job> {
  const steps = names.map((name) => ({ status: 'screening', name }));
  const template = await answer<{ id: number }>(
    await api.post('/api/step-templates', { data: { name: `Steps ${Date.now()}`, steps }, maxRetries: 1 }),
  );
  return postJob(api, { stepTemplateId: template.id });
}

/** Makes the poster a verified member of a company of their own, which the platform has not verified yet. */
export async function foundCompany(api: APIRequestContext, name: string): Promise<void> {
  await answer(await api.post('/api/companies', { data: { name }, maxRetries: 1 }));
}

/** What an administrator does, whose session `api` carries: only then do the company’s people find others. */
export async function verifyCompany(api: APIRequestContext, name: string): Promise<void> {
  const found = await answer<{ id: number }[]>(
    await api.get(`/api/admin/companies?search=${encodeURIComponent(name)}`),
  );
  for (const { id } of found)
    await answer(await api.put(`/api/admin/companies/${id}`, { data: { verified: true } }));
}

/** Makes the one whose session `colleague` carries a verified member of the company that `api` founded. */
export async function joinCompany(
  api: APIRequestContext,
  colleague: APIRequestContext,
  companyId: number,
): Promise<void> {
  await answer(await colleague.post(`/api/companies/${companyId}/members`));
  const members = await answer<{ userId: number; verified: boolean }[]>(
    await api.get(`/api/companies/${companyId}/members`),
  );
  for (const { userId } of members.filter(({ verified }) => !verified))
    await answer(
      await api.put(`/api/companies/${companyId}/members/${userId}`, { data: { verified: true } }),
    );
}

export async function applyFor(
  api: APIRequestContext,
  jobId: number,
  application: BodyInput<'POST /api/jobs/:id/applications'> = {},
): Promise<Application> {
  return answer(await api.post(`/api/jobs/${jobId}/applications`, { data: application, maxRetries: 1 }));
}

/** A new job is matched a second or two after it was posted. */
export async function untilRecommended(api: APIRequestContext, jobId: number): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const jobs = await answer<JobSummary[]>(await api.get('/api/jobs/recommended'));
    if (jobs.some(({ id }) => id === jobId)) return;
    await pause(200);
  }
  throw new Error(`Job ${jobId} is not recommended.`);
}

/** What somebody is offered, to be answered within so many days. */
export function offerOf(
  basicPay: number,
  { answerIn = 10 } = {},
): BodyInput<'POST /api/applications/:id/offers'> {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return {
    letter: 'Dear {name}, we offer you {job}: {pay}.',
    currency: 'USD',
    basicPay,
    serviceCharge: 'none',
    allowances: [],
    accommodation: 'shared',
    flights: 'yearly',
    startDate: day(45),
    answerBy: day(answerIn),
  };
}

async function answer<Answer>(response: APIResponse): Promise<Answer> {
  if (!response.ok()) throw new Error(`${response.url()}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as Answer; // The server parses every answer by the contract.
}
