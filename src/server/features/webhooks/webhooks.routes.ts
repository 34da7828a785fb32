import { type Actor, managedCompanies } from '#domain/permissions.ts';
import type { Db } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { ownerOfSandbox } from '#server/features/api-keys/sandbox.queries.ts';
import { found } from '#server/found.ts';
import type { Received, RoutesOf } from '#server/http/calls.ts';
import { namedCompany } from '#server/visibility/managed-company.ts';
import {
  changeWebhook,
  makeWebhook,
  removeWebhook,
  replaceSecret,
  tagged,
  type WebhookAct,
} from './change-webhooks.ts';
import { deliveriesOf, deliveryById } from './deliveries.queries.ts';
import { resendDelivery, resendRange, sendTest } from './send-again.ts';
import { webhookById, webhooksOf } from './webhooks.queries.ts';

type WebhookCalls =
  | 'GET /api/company/webhooks'
  | 'POST /api/company/webhooks'
  | 'PUT /api/company/webhooks/:id'
  | 'DELETE /api/company/webhooks/:id'
  | 'POST /api/company/webhooks/:id/secret'
  | 'POST /api/company/webhooks/:id/test'
  | 'GET /api/company/webhooks/:id/deliveries'
  | 'POST /api/company/webhooks/deliveries/:id/resend'
  | 'POST /api/company/webhooks/:id/resend';

type Asked = Pick<Received<WebhookCalls>, 'db' | 'actor'> & {
  params: { id: number };
  query: { companyId?: number | undefined };
};

const isTheirs = async ({ db, actor, params, query }: Asked) =>
  Boolean(await webhookById(db, await companyOf(db, actor, query.companyId), params.id));

export const webhookRoutes: RoutesOf<WebhookCalls> = {
  'GET /api/company/webhooks': async ({ db, actor, query }) =>
    (await webhooksOf(db, await companyOf(db, actor, query.companyId))).map(tagged),
  'POST /api/company/webhooks': {
    visible: async ({ db, actor, query }) => Boolean(await companyOf(db, actor, query.companyId)),
    handle: async (received) => transacted(received, (act) => makeWebhook(act, received.body)),
  },
  'PUT /api/company/webhooks/:id': {
    visible: isTheirs,
    handle: async (received) => {
      const { params, body, ifMatch } = received;
      return transacted(received, (act) => changeWebhook(act, params.id, { ...body, ifMatch }));
    },
  },
  'DELETE /api/company/webhooks/:id': async (received) =>
    transacted(received, (act) => removeWebhook(act, received.params.id)),
  'POST /api/company/webhooks/:id/secret': async (received) =>
    transacted(received, (act) => replaceSecret(act, received.params.id)),
  'POST /api/company/webhooks/:id/test': async (received) =>
    transacted(received, (act) => sendTest(act, received.params.id, received.now())),
  'GET /api/company/webhooks/:id/deliveries': async ({ db, actor, params, query }) => {
    const { id } = found(await webhookById(db, await companyOf(db, actor, query.companyId), params.id));
    return deliveriesOf(db, id, query);
  },
  'POST /api/company/webhooks/deliveries/:id/resend': {
    visible: async ({ db, actor, params, query }) =>
      Boolean(await deliveryById(db, await companyOf(db, actor, query.companyId), params.id)),
    handle: async (received) => transacted(received, (act) => resendDelivery(act, received.params.id)),
  },
  'POST /api/company/webhooks/:id/resend': {
    visible: isTheirs,
    handle: async (received) =>
      transacted(received, (act) => resendRange(act, received.params.id, received.body)),
  },
};

async function transacted<Result>(
  received: Pick<Received<WebhookCalls>, 'db' | 'actor' | 'from' | 'config'> & {
    query: { companyId?: number | undefined };
  },
  work: (act: WebhookAct) => Promise<Result>,
): Promise<Result> {
  const { db, actor, from, config, query } = received;
  const companyId = await companyOf(db, actor, query.companyId);
  const allow = config.webhookAllow;
  return inTransaction(db, (tx) => work({ tx, companyId, actorId: actor.id, from, allow }));
}

/** One's own company, or its sandbox, where that is named; a platform admin names one. */
async function companyOf(db: Db, actor: Actor, wanted: number | undefined): Promise<number> {
  if (wanted !== undefined && (await isTheirSandbox(db, actor, wanted))) return wanted;
  return namedCompany(db, actor, wanted);
}

/** Whether it is of a company that the actor manages as one of its people: a platform admin sees nothing of a sandbox. */
async function isTheirSandbox(db: Db, actor: Actor, companyId: number): Promise<boolean> {
  const owner = await ownerOfSandbox(db, companyId);
  return owner !== undefined && managedCompanies(actor).includes(owner);
}
