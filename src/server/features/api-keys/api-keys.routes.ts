import { type Actor, managedCompanies, may } from '#domain/permissions.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Received, RoutesOf } from '#server/http/calls.ts';
import { csvAnswer, dayOf } from '#server/http/csv-answer.ts';
import { refuse } from '#server/refusal.ts';
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
    (await keysOf(db, companyOf(actor, query.companyId))).map(keyShown),
  'POST /api/company/keys': {
    visible: async ({ actor, query }) => Boolean(companyOf(actor, query.companyId)),
    handle: async (received) =>
      transacted(received, companyOf(received.actor, received.query.companyId), (act) =>
        makeKey(act, received.body),
      ),
  },
  'POST /api/company/keys/:id/rotation': {
    visible: async ({ db, actor, params, query }) =>
      Boolean(await keyOnHand(db, companyOf(actor, query.companyId), params.id)),
    handle: async (received) =>
      transacted(received, companyOf(received.actor, received.query.companyId), (act) =>
        rotateKey(act, received.params.id, received.body),
      ),
  },
  'DELETE /api/company/keys/:id': async (received) =>
    transacted(received, companyOf(received.actor, received.query.companyId), (act) =>
      stopKey(act, received.params.id),
    ),

  'POST /api/company/sandbox': {
    visible: async ({ actor, query }) => Boolean(companyOf(actor, query.companyId)),
    handle: async (received) => {
      const companyId = companyOf(received.actor, received.query.companyId);
      return transacted(received, companyId, (act) => makeSandbox(act, companyId));
    },
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

function transacted<Result>(
  { db, actor, from, now }: Pick<Received<ApiKeyCalls>, 'db' | 'actor' | 'from' | 'now'>,
  owner: KeyOwner,
  work: (act: KeyAct) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, (tx) => work({ tx, owner, actorId: actor.id, from, now: now() }));
}

/** One's own company; a platform admin names one. */
function companyOf(actor: Actor, wanted: number | undefined): number {
  const companyId = wanted ?? managedCompanies(actor)[0];
  if (companyId === undefined || !may['company.manage'](actor, companyId)) throw refuse.notFound();
  return companyId;
}
