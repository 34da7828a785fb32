import { inTransaction } from '#server/db/transaction.ts';
import type { Received, RoutesOf } from '#server/http/calls.ts';
import { csvAnswer, dayOf } from '#server/http/csv-answer.ts';
import { namedCompany } from '#server/visibility/managed-company.ts';
import { keyOnHand, type KeyOwner, keysOf } from './api-keys.queries.ts';
import { keyShown } from './api-keys.present.ts';
import { listOldCalls, oldCallColumns } from './old-calls.ts';
import { makeSandbox, resetSandbox } from './make-sandbox.ts';
import { type KeyAct, makeKey, rotateKey, stopKey } from './make-key.ts';

type ApiKeyCalls =
  | 'GET /api/company/keys'
  | 'POST /api/company/keys'
  | 'POST /api/company/keys/:id/rotation'
  | 'DELETE /api/company/keys/:id'
  | 'GET /api/admin/keys'
  | 'POST /api/admin/keys'
  | 'POST /api/admin/keys/:id/rotation'
  | 'DELETE /api/admin/keys/:id'
  | 'POST /api/company/sandbox'
  | 'POST /api/sandbox/reset'
  | 'GET /api/admin/old-calls'
  | 'GET /api/admin/old-calls/export';

/** Whose keys platform admins make for all. */
const platform = null;

export const apiKeyRoutes: RoutesOf<ApiKeyCalls> = {
  'GET /api/company/keys': async ({ db, actor, query }) =>
    (await keysOf(db, await namedCompany(db, actor, query.companyId))).map(keyShown),
  'POST /api/company/keys': {
    visible: async ({ db, actor, query }) => Boolean(await namedCompany(db, actor, query.companyId)),
    handle: async (received) => ofCompany(received, (act) => makeKey(act, received.body)),
  },
  'POST /api/company/keys/:id/rotation': {
    visible: async ({ db, actor, params, query }) =>
      Boolean(await keyOnHand(db, await namedCompany(db, actor, query.companyId), params.id)),
    handle: async (received) =>
      ofCompany(received, (act) => rotateKey(act, received.params.id, received.body)),
  },
  'DELETE /api/company/keys/:id': async (received) =>
    ofCompany(received, (act) => stopKey(act, received.params.id)),

  'POST /api/company/sandbox': {
    visible: async ({ db, actor, query }) => Boolean(await namedCompany(db, actor, query.companyId)),
    handle: async (received) => ofCompany(received, makeSandbox),
  },
  'POST /api/sandbox/reset': async ({ db, actor, now }) => resetSandbox(db, actor, now()),

  'GET /api/admin/keys': async ({ db }) => (await keysOf(db, platform)).map(keyShown),
  'POST /api/admin/keys': async (received) =>
    transacted(received, platform, (act) => makeKey(act, received.body)),
  'POST /api/admin/keys/:id/rotation': {
    visible: async ({ db, params }) => Boolean(await keyOnHand(db, platform, params.id)),
    handle: async (received) =>
      transacted(received, platform, (act) => rotateKey(act, received.params.id, received.body)),
  },
  'DELETE /api/admin/keys/:id': async (received) =>
    transacted(received, platform, (act) => stopKey(act, received.params.id)),

  'GET /api/admin/old-calls': async ({ db, query }) => listOldCalls(db, query),
  'GET /api/admin/old-calls/export': async ({ db, now }) =>
    csvAnswer(`old-calls-${dayOf(now())}`, oldCallColumns, (place) => listOldCalls(db, place)),
};

type Asked = Pick<Received<ApiKeyCalls>, 'db' | 'actor' | 'from' | 'now'>;

async function ofCompany<Result>(
  received: Asked & { query: { companyId?: number | undefined } },
  work: (act: KeyAct, companyId: number) => Promise<Result>,
): Promise<Result> {
  const companyId = await namedCompany(received.db, received.actor, received.query.companyId);
  return transacted(received, companyId, (act) => work(act, companyId));
}

function transacted<Result>(
  { db, actor, from, now }: Asked,
  owner: KeyOwner,
  work: (act: KeyAct) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, (tx) => work({ tx, owner, actorId: actor.id, from, now: now() }));
}
