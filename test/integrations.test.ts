import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Job } from '#contract/api.ts';
import { eventually } from '#test/eventually.ts';
import { companyKey } from '#test/keys.ts';
import { sent } from '#test/offers.ts';
import { company, jobSeeker } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';
import { receiverForThisFile } from '#test/webhook-receiver.ts';
import { type Delivery, type HeldWebhook, webhookOf } from '#test/webhooks.ts';

// The examples of docs/integrations, as they stand there: what a reader copies is what runs here.

const server = serverForThisFile({ config: { webhookAllow: '127.0.0.1' } });
const others = receiverForThisFile();
const root = path.join(import.meta.dirname, '..');
// Where packages of ours are found.
mkdirSync(path.join(root, 'node_modules/.cache'), { recursive: true });
const folder = mkdtempSync(path.join(root, 'node_modules/.cache/examples-'));
const running: ChildProcess[] = [];
let founder: Person;
let job: Job;
let key: string;

beforeAll(async () => {
  ({ founder } = await company(server, 'Odegiri'));
  job = await postedJob(server, founder, { title: 'Skipper' });
  ({ key } = await companyKey(server, founder, { scopes: ['hires:read'] }));
});
afterAll(() => {
  for (const child of running) child.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the program on a page of the documentation; `said` is its next line. */
function start(name: string, env: Record<string, string>) {
  const page = readFileSync(path.join(root, `docs/integrations/${name}.md`), 'utf8');
  const [, code = ''] = /```js\n(.*?)```/s.exec(page) ?? [];
  const file = path.join(folder, `${name}.mjs`);
  writeFileSync(file, code);
  const child = spawn(process.execPath, [file], {
    env: { MOORINGS_URL: server.url, MOORINGS_KEY: key, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  const lines = createInterface({ input: child.stdout });
  const said = once(lines, 'line').then(([line]: string[]) => line ?? '');
  return { said, ended: once(child, 'exit').then(([status]: number[]) => status) };
}

/** Starts one that listens, on a free port, and has a webhook lead there. */
async function listening(name: string, env: Record<string, string>) {
  // A webhook is there before its receiver, which must know the secret; where it listens is said afterwards.
  const probe = await webhookOf(server, founder, others.at(`/before-${name}`));
  const { said } = start(name, { ...env, WEBHOOK_SECRET: probe.secret, PORT: '0' });
  const port = /\d+$/.exec(await said)?.[0] ?? '';
  await server.as(founder).call('PUT /api/company/webhooks/:id', {
    params: { id: probe.id },
    body: { url: `http://127.0.0.1:${port}/`, types: ['application.hired'], paused: false },
  });
  return { port, webhook: probe };
}

/** What a webhook was sent of one hire: of those before it something may still be on its way. */
async function deliveryOf(webhook: HeldWebhook, applicationId: number): Promise<Delivery | undefined> {
  const deliveries = await webhook.log();
  return deliveries.find(({ body }) => body?.includes(`"applicationId":${applicationId}}`));
}

async function hire(firstName: string): Promise<number> {
  const seeker = await jobSeeker(server, { firstName, lastName: 'Shiuna' });
  const { id } = await applied(server, seeker, job.id);
  const offer = await sent(server, founder, id);
  await server.as(seeker).post(`/api/offers/${offer.id}/accept`, { name: `${firstName} Shiuna` });
  return id;
}

test('the spreadsheet has a row for everybody who was hired, and no formula of theirs', async () => {
  const id = await hire('=HYPERLINK');
  const { said, ended } = start('spreadsheet', { SHEET_URL: others.at('/sheet') });
  expect(await said).toMatch(/^\d+ rows$/);
  expect(await ended).toBe(0);
  const { rows } = JSON.parse(others.got('/sheet')[0]?.body ?? '') as { rows: unknown[][] }; // what is looked at
  expect(rows.find(([application]) => application === id)).toEqual([
    id,
    expect.any(String),
    "'=HYPERLINK Shiuna",
    expect.anything(),
    'Skipper',
    expect.any(String),
    'USD',
    1_200,
    '',
  ]);
});

test('the HR system gets an employee with each hire, again while it fails, under one key; nobody else is believed', async () => {
  const { port, webhook } = await listening('hr-system', { HR_URL: others.at(''), HR_TOKEN: 'secret' });
  const forged = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: { 'webhook-id': 'msg_1', 'webhook-timestamp': '1', 'webhook-signature': 'v1,AAAA' },
    body: JSON.stringify({ type: 'application.hired', data: { applicationId: 1 } }),
  });
  expect(forged.status).toBe(401);
  others.answers('/employees', (response) => response.writeHead(503).end());
  const id = await hire('Aishath');
  await eventually(async () => (await deliveryOf(webhook, id))?.attempts[0]?.status === 500);
  others.answers('/employees', (response) => response.writeHead(201).end());
  await webhook.tryNow();
  await eventually(async () => (await deliveryOf(webhook, id))?.state === 'done');
  const made = others
    .got('/employees')
    .filter(({ body }) => (JSON.parse(body) as { remote_id: string }).remote_id === String(id)); // What the example sends.
  expect(made.length).toBeGreaterThan(1);
  expect(new Set(made.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(JSON.parse(made.at(-1)?.body ?? '')).toMatchObject({
    remote_id: String(id),
    first_name: 'Aishath',
    last_name: 'Shiuna',
    employments: [{ job_title: 'Skipper', pay_rate: 1_200, pay_period: 'MONTH', pay_currency: 'USD' }],
  });
  await server.as(founder).call('DELETE /api/company/webhooks/:id', { params: { id: webhook.id } });
});

test('the chat is told of a hire once, however often the message comes', async () => {
  const { webhook } = await listening('chat', { CHAT_URL: others.at('/chat') });
  const id = await hire('Ali');
  await eventually(async () => (await deliveryOf(webhook, id))?.state === 'done');
  const delivery = await deliveryOf(webhook, id);
  await server.as(founder).call('POST /api/company/webhooks/deliveries/:id/resend', {
    params: { id: delivery?.id ?? 0 },
  });
  await eventually(async () => (await deliveryOf(webhook, id))?.attempts.length === 2);
  const told = others.got('/chat').filter(({ body }) => body.includes(`/applications/${id}"`));
  expect(told.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { text: `Ali Shiuna was hired: Skipper. ${server.url}/applications/${id}` },
  ]);
});
