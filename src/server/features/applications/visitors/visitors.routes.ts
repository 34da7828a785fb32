import { mediaTypes } from '#domain/files.ts';
import { hashOfToken } from '#server/addresses/link-token.ts';
import { found } from '#server/found.ts';
import { networkOf } from '#server/http/budgets.ts';
import type { Received, RoutesOf } from '#server/http/calls.ts';
import { FileAnswer } from '#server/http/file-answer.ts';
import { applyToken } from './apply-token.ts';
import { sentKey } from './sent-key.ts';
import { confirmApplication } from './confirm-application.ts';
import { puzzleFor } from './proof-of-work.ts';
import { beginUpload, takeUploadPiece } from './receive-upload.ts';
import { sendApplication } from './send-application.ts';
import { unconfirmedFile, unconfirmedFor } from './unconfirmed.queries.ts';
import { progressOf } from './uploads.queries.ts';
import { publicJobById, publicOrSentUnder } from './visitors.queries.ts';

type VisitorCalls =
  | 'GET /api/public/jobs/:id/applications/token'
  | 'POST /api/public/jobs/:id/applications'
  | 'POST /api/public/jobs/:id/uploads'
  | 'GET /api/public/uploads/:key'
  | 'PUT /api/public/uploads/:key/pieces/:at'
  | 'GET /api/unconfirmed-applications'
  | 'GET /api/unconfirmed-applications/:id/files/:question'
  | 'PUT /api/admin/unconfirmed-applications/:id/confirmation';

export const visitorRoutes: RoutesOf<VisitorCalls> = {
  'GET /api/public/jobs/:id/applications/token': async ({ db, config, params, now }) => {
    const job = found(await publicJobById(db, params.id));
    return {
      ...(await applyToken(db, job.id, now())),
      puzzle: await puzzleFor({ db, config }, job.id, now()),
    };
  },

  'POST /api/public/jobs/:id/applications': {
    visible: async ({ db, params, request }) =>
      Boolean(await publicOrSentUnder(db, params.id, textOf(request.headers['idempotency-key']))),
    handle: async ({ db, config, params, form, request, reply, now }) => {
      const key = sentKey(request.headers, form);
      const job = found(await publicOrSentUnder(db, params.id, key));
      const token = textOf(request.headers['application-token']) ?? textOf(form.fields['token']);
      const proof = { work: textOf(form.fields['proof']), code: textOf(form.fields['code']) };
      const sent = {
        job,
        form,
        token,
        proof,
        key,
        now: now(),
        network: networkOf(request.ip),
      };
      const { receipt, replayed } = await sendApplication({ db, config }, sent);
      if (replayed) reply.header('Idempotent-Replayed', 'true');
      return receipt;
    },
  },

  'POST /api/public/jobs/:id/uploads': {
    visible: isPublic,
    handle: async ({ db, config, params, body, request, now }) =>
      beginUpload({ db, config }, { jobId: params.id, body, network: networkOf(request.ip), now: now() }),
  },

  'GET /api/public/uploads/:key': async ({ db, params }) =>
    found(await progressOf(db, hashOfToken(params.key))),

  'PUT /api/public/uploads/:key/pieces/:at': {
    visible: async ({ db, params }) => Boolean(await progressOf(db, hashOfToken(params.key))),
    handle: async ({ db, params, file }) =>
      takeUploadPiece(db, { key: params.key, at: Number(params.at), bytes: file.bytes }),
  },

  'GET /api/unconfirmed-applications': async ({ db, actor, query }) => unconfirmedFor(db, actor, query),

  'GET /api/unconfirmed-applications/:id/files/:question': async ({ db, actor, params }) => {
    const file = found(await unconfirmedFile(db, actor, params.id, Number(params.question)));
    return new FileAnswer(file.name, mediaTypes[file.kind], file.bytes);
  },

  'PUT /api/admin/unconfirmed-applications/:id/confirmation': async ({ db, actor, params, request }) => {
    const { id } = params;
    await confirmApplication(db, { id, linkOf: id, actorId: actor.id, network: networkOf(request.ip) });
  },
};

async function isPublic({
  db,
  params,
}: Pick<Received<'POST /api/public/jobs/:id/uploads'>, 'db' | 'params'>): Promise<boolean> {
  return Boolean(await publicJobById(db, params.id));
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value ? value : undefined;
}
