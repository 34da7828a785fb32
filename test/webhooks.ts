import type { Answer, BodyInput } from '#contract/api.ts';
import { run } from '#server/db/query.ts';
import { eventually } from '#test/eventually.ts';
import { upkeepComes } from '#test/background.ts';
import type { Person, TestServer } from '#test/server.ts';

type Types = BodyInput<'POST /api/company/webhooks'>['types'];
export type Delivery = Answer<'GET /api/company/webhooks/:id/deliveries'>[number];

/** A webhook of somebody's company, and what its manager does with it. */
export interface HeldWebhook {
  id: number;
  secret: string;
  log: () => Promise<Delivery[]>;
  test: () => Promise<number>;
  /** As if the time had come for whatever is to be tried again; waits until all of it was. */
  tryNow: () => Promise<void>;
  /** Waits until nothing of it is under way, or to be sent now. */
  settled: () => Promise<void>;
}

export async function webhookOf(
  server: TestServer,
  manager: Person,
  url: string,
  types: Types = ['application.hired'],
): Promise<HeldWebhook> {
  const as = server.as(manager);
  const { id, secret } = await as.call('POST /api/company/webhooks', { body: { url, types } });
  const params = { id };
  const log = () => as.call('GET /api/company/webhooks/:id/deliveries', { params });
  const isDue = ({ state, nextTryAt }: Delivery) =>
    state === 'waiting' && nextTryAt !== null && Date.parse(nextTryAt) <= Date.now();
  const settled = () => eventually(async () => !(await log()).some(isDue));
  return {
    id,
    secret,
    log,
    settled,
    test: async () => (await as.call('POST /api/company/webhooks/:id/test', { params })).deliveryId,
    tryNow: async () => {
      await run(
        server.database.pool,
        `update webhook_delivery set next_try_at = now() where webhook_id = $1 and state = 'waiting'`,
        [id],
      );
      await upkeepComes(server, 'webhooks');
      await settled();
    },
  };
}
