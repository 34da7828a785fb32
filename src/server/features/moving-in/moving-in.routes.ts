import type { Params, Query } from '#contract/api.ts';
import { fewAtOnce } from '#server/db/few-at-once.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { found } from '#server/found.ts';
import type { Received, RoutesOf } from '#server/http/calls.ts';
import { Page } from '#server/http/paging.ts';
import { namedCompany } from '#server/visibility/managed-company.ts';
import { batchById, batchesOf } from './batches.queries.ts';
import { presentBatch, presentDetail, presentLine, reportOf } from './imports.present.ts';
import { linesOf } from './lines.queries.ts';
import { receiveFile } from './receive-file.ts';
import { receivePeople } from './receive-people.ts';
import { choosePerson, goOnLater, lockOpenBatch, runImport, takeImportBack } from './run-import.ts';
import { saveMapping } from './save-mapping.ts';

type MovingInCalls =
  | 'GET /api/company/imports'
  | 'POST /api/company/imports'
  | 'GET /api/company/imports/:id'
  | 'POST /api/company/imports/:id/mapping'
  | 'POST /api/company/imports/:id/run'
  | 'POST /api/company/imports/:id/take-back'
  | 'POST /api/company/imports/:id/files'
  | 'GET /api/company/imports/:id/lines'
  | 'POST /api/company/imports/:id/lines/:line/person'
  | 'GET /api/company/imports/:id/report';

/** How long a file of the greatest size may take to be kept. */
const receiving = { atMost: 60_000 };

type Asked = Pick<Received<'GET /api/company/imports/:id'>, 'db' | 'actor'> & {
  query: Query<'GET /api/company/imports/:id'>;
  params: Params<'GET /api/company/imports/:id'>;
};

const batchAsked = async ({ db, actor, query, params }: Asked) =>
  batchById(db, await namedCompany(db, actor, query.companyId), params.id);

const visible = async (asked: Asked) => Boolean(await batchAsked(asked));

export const movingInRoutes: RoutesOf<MovingInCalls> = {
  'GET /api/company/imports': async ({ db, actor, query }) =>
    (await batchesOf(db, await namedCompany(db, actor, query.companyId))).map(presentBatch),

  'POST /api/company/imports': {
    inTurn: fewAtOnce,
    handle: async ({ db, actor, query, file, now }) => {
      const companyId = await namedCompany(db, actor, query.companyId);
      const at = now().toISOString();
      return inTransaction(
        db,
        async (tx) => {
          const said = { companyId, source: query.source, madeBy: actor.id, now: at };
          const id = await receivePeople(tx, { ...said, ...file });
          return presentDetail(tx, found(await batchById(tx, companyId, id)), at);
        },
        receiving,
      );
    },
  },

  'GET /api/company/imports/:id': async (asked) =>
    presentDetail(asked.db, found(await batchAsked(asked)), asked.now().toISOString()),

  'POST /api/company/imports/:id/mapping': {
    visible,
    handle: async ({ db, actor, query, params, body, now }) => {
      const companyId = await namedCompany(db, actor, query.companyId);
      const at = now().toISOString();
      return inTransaction(
        db,
        async (tx) => {
          await lockOpenBatch(tx, companyId, params.id);
          const { dateOrder, statuses, jobs, columns } = body;
          const said = {
            columns,
            ...(dateOrder ? { dateOrder } : {}),
            ...(statuses ? { statuses } : {}),
            ...(jobs ? { jobs } : {}),
          };
          await saveMapping(tx, { companyId, id: params.id, said, now: at });
          return presentDetail(tx, found(await batchById(tx, companyId, params.id)), at);
        },
        receiving,
      );
    },
  },

  'POST /api/company/imports/:id/run': {
    visible,
    handle: async ({ db, actor, query, params, body }) =>
      inTransaction(db, async (tx) => {
        await runImport(tx, await namedCompany(tx, actor, query.companyId), params.id, body);
        await goOnLater(tx, params.id);
      }),
  },

  'POST /api/company/imports/:id/take-back': async ({ db, actor, query, params, now }) =>
    inTransaction(db, async (tx) => {
      await takeImportBack(tx, await namedCompany(tx, actor, query.companyId), {
        id: params.id,
        now: now().toISOString(),
      });
      await goOnLater(tx, params.id);
    }),

  'POST /api/company/imports/:id/files': {
    visible,
    inTurn: fewAtOnce,
    handle: async ({ db, actor, query, params, file }) =>
      inTransaction(db, async (tx) =>
        receiveFile(tx, await namedCompany(tx, actor, query.companyId), params.id, file),
      ),
  },

  'GET /api/company/imports/:id/lines': async (asked) => {
    const batch = found(await batchAsked(asked));
    const { result, alike, limit, cursor } = asked.query;
    const page = await linesOf(asked.db, batch.id, { result, alike: alike === 'true', limit, cursor });
    const now = asked.now().toISOString();
    return new Page(
      page.items.map((line) => presentLine(batch, line, now)),
      page.next,
    );
  },

  'POST /api/company/imports/:id/lines/:line/person': {
    visible,
    handle: async ({ db, actor, query, params, body }) =>
      inTransaction(db, async (tx) =>
        choosePerson(tx, await namedCompany(tx, actor, query.companyId), { ...params, ...body }),
      ),
  },

  'GET /api/company/imports/:id/report': async (asked) =>
    reportOf(asked.db, found(await batchAsked(asked)), asked.now().toISOString()),
};
