import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { VisitorPages } from '#contract/visitor-pages.ts';
import { isWithdrawable } from '#domain/application-status.ts';
import { hashOfToken } from '#server/addresses/link-token.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { holderById } from '#server/features/accounts/sessions.queries.ts';
import { visibleApplicationById } from '#server/features/applications/applications.queries.ts';
import { historyOf } from '#server/features/applications/moves.queries.ts';
import { withdrawApplication } from '#server/features/applications/withdraw.ts';
import { networkOf } from '#server/http/budgets.ts';
import { sentForm, withAnyForm } from '#server/http/any-form.ts';
import { createUploadRoom, visitorsRoom } from '#server/http/upload-room.ts';
import { Refusal } from '#server/refusal.ts';
import { applicantOf, jobToFollow } from './apply-pages.queries.ts';
import type { PageDependencies } from './apply-pages.ts';
import { confirmApplication } from './confirm-application.ts';
import { forgetLike, forgetUnusedBlobs } from './forget-visitors.queries.ts';
import { idByReceipt, ofLink, othersLike, type VisitorRow } from './visitors.queries.ts';

type ByToken = { Params: { token: string } };
type Asked = { request: FastifyRequest; reply: FastifyReply };

/**
 * What the link of a mail leads to: first it proves the address, afterwards it shows what became of the application. Opening
 * it changes nothing; only pressing a button does.
 */
export function serveLinkPages(server: FastifyInstance, dependencies: PageDependencies): void {
  const { context, budgets, send } = dependencies;
  const { db } = context;

  server.get<ByToken>('/applied/:token', async (request, reply) => {
    await budgets.spend('anonymous', networkOf(request.ip));
    return show(dependencies, { request, reply }, request.params.token);
  });

  withAnyForm(server, createUploadRoom(visitorsRoom), (inside) =>
    inside.post<ByToken>('/applied/:token', { bodyLimit: 8 * 1024 }, async (request, reply) => {
      await budgets.spend('anonymous', networkOf(request.ip));
      const { token } = request.params;
      const { act, receipt } = sentForm(request).fields;
      const sent = await linked(dependencies, token);
      if (!sent)
        return send({ request, reply }, 'linkOver', { what: 'application' }, { ...unkept, status: 404 });
      try {
        if (act === 'confirm' && !sent.confirmedAt) {
          const id = typeof receipt === 'string' ? await idByReceipt(db, sent.id, receipt) : sent.id;
          await confirmApplication(db, {
            id: id ?? sent.id,
            linkOf: sent.id,
            actorId: null,
            network: networkOf(request.ip),
          });
        }
        if (act === 'delete' && !sent.confirmedAt)
          await inTransaction(db, async (tx) => {
            await forgetLike(tx, sent.id);
            await forgetUnusedBlobs(tx);
            await saveEvent(tx, { type: 'visitor.forgotten', subjectId: sent.jobId, actorId: null });
          });
        if (act === 'withdraw' && sent.applicationId) {
          const applicant = await applicantFor(dependencies, sent.applicationId);
          if (applicant) await withdrawApplication(db, applicant, sent.applicationId);
        }
      } catch (refusal) {
        // Somebody else was a moment faster, or the same person on another device: what stands there now is shown.
        if (!(refusal instanceof Refusal) || refusal.status >= 500) throw refusal;
        return show(dependencies, { request, reply }, token, refusal.message);
      }
      return reply.redirect(`/applied/${token}`, 303);
    }),
  );
}

const unkept = { isPrivate: true };

async function linked({ context }: PageDependencies, token: string): Promise<VisitorRow | undefined> {
  return /^[\w-]{43}$/.test(token) ? ofLink(context.db, hashOfToken(token)) : undefined;
}

async function show(
  dependencies: PageDependencies,
  asked: Asked,
  token: string,
  problem?: string,
): Promise<FastifyReply | void> {
  const { context, send } = dependencies;
  const sent = await linked(dependencies, token);
  if (!sent) return send(asked, 'linkOver', { what: 'application' }, { ...unkept, status: 404 });
  const job = await jobToFollow(context.db, sent.jobId);
  if (!sent.confirmedAt || !sent.applicationId) {
    const choices = [sent, ...(await othersLike(context.db, sent.id))];
    return send(asked, 'confirmApplication', { token, job, choices, problem }, unkept);
  }
  return send(asked, 'followApplication', await followed(dependencies, { token, job, sent }), unkept);
}

/** As its owner would read it who is signed in, and no more: what they are not told yet is not told here either. */
async function followed(
  dependencies: PageDependencies,
  { token, job, sent }: { token: string; job: VisitorPages['applied']['job']; sent: VisitorRow },
): Promise<VisitorPages['followApplication']> {
  const { db } = dependencies.context;
  const applicationId = sent.applicationId ?? 0;
  const applicant = await applicantFor(dependencies, applicationId);
  const application = applicant && (await visibleApplicationById(db, applicant, applicationId));
  if (!applicant || !application) throw new Error('An application of a link has no applicant.');
  const history = await historyOf(db, applicant, applicationId);
  return {
    token,
    job,
    status: application.status,
    withdrawnAt: application.withdrawnAt,
    mayWithdraw: isWithdrawable(application),
    history: history.map(({ at, to, withdrawal }) => ({ at, status: to, withdrawal })),
    isEarlier: Boolean(
      sent.confirmedAt && Date.parse(application.applicationDate) < Date.parse(sent.confirmedAt),
    ),
  };
}

async function applicantFor({ context: { db } }: PageDependencies, applicationId: number) {
  const userId = await applicantOf(db, applicationId);
  return userId === undefined ? undefined : holderById(db, userId);
}
