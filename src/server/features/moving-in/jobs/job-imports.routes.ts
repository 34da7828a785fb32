import type { Params } from '#contract/api.ts';
import { type Actor, poolCompany, postsUnverified } from '#domain/permissions.ts';
import { fewAtOnce } from '#server/db/few-at-once.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { found } from '#server/found.ts';
import type { Received, RoutesOf } from '#server/http/calls.ts';
import { Page } from '#server/http/paging.ts';
import { refuse } from '#server/refusal.ts';
import { jobBatchById, jobBatchesOf } from '#server/features/moving-in/batches.queries.ts';
import { presentBatch } from '#server/features/moving-in/imports.present.ts';
import { linesOf } from '#server/features/moving-in/lines.queries.ts';
import {
  goOnLater,
  leaveLineOut,
  lockOpenBatch,
  runImport,
  takeImportBack,
} from '#server/features/moving-in/run-import.ts';
import { jobsReportOf, presentJobImport, presentJobLine } from './job-imports.present.ts';
import { receiveJobs, saveJobMapping } from './save-job-mapping.ts';

type JobImportCalls =
  | 'GET /api/company/job-imports'
  | 'POST /api/company/job-imports'
  | 'GET /api/company/job-imports/:id'
  | 'POST /api/company/job-imports/:id/mapping'
  | 'POST /api/company/job-imports/:id/run'
  | 'POST /api/company/job-imports/:id/take-back'
  | 'GET /api/company/job-imports/:id/lines'
  | 'POST /api/company/job-imports/:id/lines/:line/leave-out'
  | 'GET /api/company/job-imports/:id/report';

/** How long a file of the greatest size may take to be kept. */
const receiving = { atMost: 60_000 };

type Asked = Pick<Received<'GET /api/company/job-imports/:id'>, 'db' | 'actor'> & {
  params: Params<'GET /api/company/job-imports/:id'>;
};

const batchAsked = async ({ db, actor, params }: Asked) => jobBatchById(db, companyOf(actor), params.id);
const visible = async (asked: Asked) => Boolean(await batchAsked(asked));

function companyOf(actor: Actor): number {
  const companyId = poolCompany(actor);
  if (companyId === undefined) throw refuse.notFound();
  return companyId;
}

export const jobImportRoutes: RoutesOf<JobImportCalls> = {
  'GET /api/company/job-imports': async ({ db, actor }) =>
    (await jobBatchesOf(db, companyOf(actor))).map(presentBatch),

  'POST /api/company/job-imports': {
    inTurn: fewAtOnce,
    handle: async ({ db, actor, query, file }) => {
      const companyId = companyOf(actor);
      return inTransaction(
        db,
        async (tx) => {
          const id = await receiveJobs(tx, { companyId, source: query.source, madeBy: actor.id, ...file });
          return presentJobImport(tx, found(await jobBatchById(tx, companyId, id)));
        },
        receiving,
      );
    },
  },

  'GET /api/company/job-imports/:id': async (asked) =>
    presentJobImport(asked.db, found(await batchAsked(asked))),

  'POST /api/company/job-imports/:id/mapping': {
    visible,
    handle: async ({ db, actor, params, body }) => {
      const companyId = companyOf(actor);
      const { columns, currency = null, period = null, dateOrder = null, status } = body;
      const said = { columns, currency, period, dateOrder, status };
      return inTransaction(
        db,
        async (tx) => {
          await lockOpenBatch(tx, companyId, params.id, 'jobs');
          await saveJobMapping(tx, { companyId, id: params.id, said });
          return presentJobImport(tx, found(await jobBatchById(tx, companyId, params.id)));
        },
        receiving,
      );
    },
  },

  'POST /api/company/job-imports/:id/run': {
    visible,
    handle: async ({ db, actor, params, body, config }) =>
      inTransaction(db, async (tx) => {
        const companyId = companyOf(actor);
        const { mapping } = found(await jobBatchById(tx, companyId, params.id));
        if (!body.dryRun && mapping.status === 'active' && config.limits && postsUnverified(actor))
          throw refuse.conflict(
            'drafts_only',
            'Until an administrator has verified your company, imported jobs start as drafts.',
          );
        await runImport(tx, companyId, params.id, { ...body, kind: 'jobs' });
        await goOnLater(tx, params.id);
      }),
  },

  'POST /api/company/job-imports/:id/take-back': async ({ db, actor, params, now }) =>
    inTransaction(db, async (tx) => {
      await takeImportBack(tx, companyOf(actor), { ...params, now: now().toISOString(), kind: 'jobs' });
      await goOnLater(tx, params.id);
    }),

  'GET /api/company/job-imports/:id/lines': async (asked) => {
    const batch = found(await batchAsked(asked));
    const { result, alike, limit, cursor } = asked.query;
    const page = await linesOf(asked.db, batch.id, { result, alike: alike === 'true', limit, cursor });
    return new Page(
      page.items.map((line) => presentJobLine(batch, line)),
      page.next,
    );
  },

  'POST /api/company/job-imports/:id/lines/:line/leave-out': {
    visible,
    handle: async ({ db, actor, params, body }) =>
      inTransaction(db, async (tx) => leaveLineOut(tx, companyOf(actor), { ...params, ...body })),
  },

  'GET /api/company/job-imports/:id/report': async (asked) =>
    jobsReportOf(asked.db, found(await batchAsked(asked))),
};
