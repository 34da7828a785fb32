import { beforeAll, describe, expect, test } from 'vitest';
import { webhookLimits } from '#domain/webhooks.ts';
import { rows, run } from '#server/db/query.ts';
import { company } from '#test/people.ts';
import { type Person, serverForThisFile, startServer } from '#test/server.ts';

const server = serverForThisFile();
let founder: Person;
beforeAll(async () => {
  ({ founder } = await company(server));
});

const types = ['application.hired'] as const;
const url = 'https://hooks.example.com/a-token-of-the-receiver';
const made = () =>
  server.as(founder).call('POST /api/company/webhooks', { body: { url, types: [...types] } });

describe('a webhook leads nowhere', () => {
  test.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f.0.0.1/',
    'https://017700000001/',
    'https://0.0.0.0/',
    'https://10.0.0.8/',
    'https://172.16.0.1/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/',
    'https://224.0.0.1/',
    'https://[::]/',
    'https://[::1]/',
    'https://[fe80::1]/',
    'https://[fd00::1]/',
    'https://[ff02::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[::7f00:1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[64:ff9b:1::7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[2001:0:7f00:1::]/',
    'http://hooks.example.com/',
    'http://8.8.8.8/',
    'https://somebody:secret@hooks.example.com/',
    'ftp://hooks.example.com/',
    'hooks.example.com',
    'https://[::',
    'https://hooks.example.com:99999/',
    'https://256.256.256.256/',
  ])('that is within, unencrypted or not an address: %s', async (address) => {
    const refused = await server.as(founder).post('/api/company/webhooks', { url: address, types });
    expect([refused.status, refused.text]).toEqual([400, expect.stringMatching(/^URL (must|leads) .+\.$/)]);
  });

  test('unless the operator has named the network, which names no other', async () => {
    const other = await startServer({ database: server.database, config: { webhookAllow: '10.1.0.0/16' } });
    const post = (address: string) =>
      other.as(founder).post('/api/company/webhooks', { url: address, types });
    expect((await post('http://10.1.0.8:8080/')).status).toBe(201);
    expect((await post('https://10.1.0.8/')).status).toBe(201);
    expect((await post('https://10.2.0.8/')).status).toBe(400);
    expect((await post('http://8.8.8.8/')).status).toBe(400);
    await other.close();
  });
});

test('a webhook is told of something, and of what there is', async () => {
  const post = (body: object) => server.as(founder).post('/api/company/webhooks', body);
  for (const wrong of [[], ['account.registered'], ['webhook.paused'], ['no.such']])
    expect((await post({ url, types: wrong })).status).toBe(400);
});

test('its secret is shown once, and stands nowhere that people read', async () => {
  const { id, secret } = await made();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
  const listed = await server.as(founder).get('/api/company/webhooks');
  expect(listed.json).toContainEqual(expect.objectContaining({ id, url, types, paused: false, waiting: 0 }));
  expect(listed.text).not.toContain(secret);
  const log = await rows(
    server.database.pool,
    `select act, details from security_log where act = 'webhook.made'`,
  );
  expect(log).toContainEqual({
    act: 'webhook.made',
    details: expect.objectContaining({ webhook: id, host: 'hooks.example.com' }),
  });
  expect(JSON.stringify(log)).not.toContain('a-token-of-the-receiver');
  expect(server.log.join('\n')).not.toContain(secret);
});

test('sent twice with one key it is made once, and the secret is not shown again', async () => {
  const headers = { 'idempotency-key': 'one-webhook' };
  const first = await server.as(founder).post('/api/company/webhooks', { url, types }, headers);
  const again = await server.as(founder).post('/api/company/webhooks', { url, types }, headers);
  expect([first.status, again.status, again.headers['error-code']]).toEqual([201, 409, 'done_before']);
});

test('while it is paused nothing is sent, and there are so many of a company at most', async () => {
  await run(server.database.pool, 'delete from webhook');
  const { id } = await made();
  const as = server.as(founder);
  await as.call('PUT /api/company/webhooks/:id', {
    params: { id },
    body: { url, types: [...types], paused: true },
  });
  const tried = await as.post(`/api/company/webhooks/${id}/test`);
  expect([tried.status, tried.text]).toEqual([409, 'This webhook is paused. Resume it first.']);
  for (let count = 1; count < webhookLimits.webhooks; count += 1) await made();
  const full = await as.post('/api/company/webhooks', { url, types });
  expect([full.status, full.headers['error-code']]).toEqual([409, 'too_many_webhooks']);
  await as.call('DELETE /api/company/webhooks/:id', { params: { id } });
  expect((await as.get(`/api/company/webhooks/${id}/deliveries`)).status).toBe(404);
});
