import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { run } from '#server/db/query.ts';
import { upkeepComes } from '#test/background.ts';
import { eventually } from '#test/eventually.ts';
import { company } from '#test/people.ts';
import { type Person, serverForThisFile, startServer } from '#test/server.ts';
import { receiverForThisFile } from '#test/webhook-receiver.ts';
import { webhookOf } from '#test/webhooks.ts';

const server = serverForThisFile({ config: { webhookAllow: '127.0.0.1' } });
const receiver = receiverForThisFile();
let founder: Person;
beforeAll(async () => {
  ({ founder } = await company(server));
});

test('what arrived is sent again, one or all of a time, the same to the letter', async () => {
  const held = await webhookOf(server, founder, receiver.at('/again'));
  const params = { id: held.id };
  const ids = [await held.test(), await held.test(), await held.test()];
  await eventually(() => receiver.got('/again').length === 3);
  const [first = 0] = ids;
  await server
    .as(founder)
    .call('POST /api/company/webhooks/deliveries/:id/resend', { params: { id: first } });
  await eventually(() => receiver.got('/again').length === 4);
  const bodies = receiver.got('/again').map(({ body, headers }) => [headers['webhook-id'], body].join(' '));
  expect(new Set(bodies).size).toBe(3);

  const at = (await held.log()).find(({ id }) => id === first)?.at ?? '';
  const resend = (from: string, to: string) =>
    server.as(founder).call('POST /api/company/webhooks/:id/resend', { params, body: { from, to } });
  expect(await resend('2020-01-01T00:00:00Z', '2020-02-01T00:00:00Z')).toEqual({ count: 0 });
  await eventually(async () => (await held.log()).every(({ state }) => state === 'done'));
  expect(await resend(at, new Date(Date.now() + 60_000).toISOString())).toEqual({ count: 3 });
  await eventually(() => receiver.got('/again').length === 7);
  const backwards = await server.as(founder).post(`/api/company/webhooks/${held.id}/resend`, {
    from: '2026-02-01T00:00:00Z',
    to: at.replace('2', '1'),
  });
  expect(backwards.status).toBe(400);
  const before = await server.as(founder).post(`/api/company/webhooks/${held.id}/resend`, {
    from: '0000-01-01T00:00:00Z',
    to: at,
  });
  expect([before.status, before.text]).toEqual([400, 'from must be a time after 1970.']);
  // Written shorter, a time is no later for that.
  expect(await resend('2026-01-01T10:00:00Z', '2026-01-01T10:00:00.5Z')).toEqual({ count: 0 });
});

test('the log goes by pages, the latest first', async () => {
  const held = await webhookOf(server, founder, receiver.at('/pages'));
  const ids = [await held.test(), await held.test(), await held.test()];
  const first = await server.as(founder).get(`/api/company/webhooks/${held.id}/deliveries?limit=2`);
  const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
  const second = await server.as(founder).get(next);
  expect([first.json, second.json]).toMatchObject([
    [{ id: ids[2] }, { id: ids[1] }],
    [{ id: ids[0], type: 'webhook.test' }],
  ]);
});

test('what was sent and answered is forgotten after 30 days, and that it was sent stays', async () => {
  const held = await webhookOf(server, founder, receiver.at('/forgotten'));
  receiver.answers('/forgotten', (response) => response.writeHead(200).end('thanks, Ali'));
  const id = await held.test();
  await eventually(async () => (await held.log())[0]?.state === 'done');
  const daysPass = (days: number) =>
    run(
      server.database.pool,
      `update webhook_delivery set created_at = created_at - $1 * interval '1 day' where webhook_id = $2`,
      [days, held.id],
    );
  await daysPass(29);
  await upkeepComes(server, 'clean-up');
  expect((await held.log())[0]).toMatchObject({ body: expect.stringContaining('webhook.test') });
  await daysPass(2);
  await upkeepComes(server, 'clean-up');
  expect(await held.log()).toMatchObject([
    { id, body: null, state: 'done', attempts: [{ status: 200, answer: null }] },
  ]);
  const again = await server.as(founder).post(`/api/company/webhooks/deliveries/${id}/resend`);
  expect([again.status, again.headers['error-code']]).toEqual([409, 'delivery_forgotten']);
  await daysPass(400);
  await upkeepComes(server, 'clean-up');
  expect(await held.log()).toEqual([]);
});

test('what was sent is kept for as long as its own setting says, also where events go earlier', async () => {
  const { kept } = readConfig({ EVENT_DAYS: '60', WEBHOOK_DAYS: '90' });
  const other = await startServer({ config: { webhookAllow: '127.0.0.1', kept } });
  onTestFinished(() => other.close());
  const held = await webhookOf(other, (await company(other)).founder, receiver.at('/kept'));
  await held.test();
  const daysPass = (days: number) =>
    run(other.database.pool, `update webhook_delivery set created_at = created_at - $1 * interval '1 day'`, [
      days,
    ]);
  await daysPass(61);
  await upkeepComes(other, 'clean-up');
  expect(await held.log()).toMatchObject([{ body: expect.stringContaining('webhook.test') }]);
  await daysPass(30);
  await upkeepComes(other, 'clean-up');
  expect(await held.log()).toEqual([]);
});
