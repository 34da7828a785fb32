import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { VisitorPages } from '#contract/visitor-pages.ts';
import { isWithdrawable } from '#domain/application-status.ts';
import { hashOfToken } from '#server/addresses/link-token.ts';
import { visibleApplicationById } from '#server/features/applications/applications.queries.ts';
import { historyOf } from '#server/features/applications/moves.queries.ts';
import { networkOf, spentFirst } from '#server/http/budgets.ts';
import { sentForm, withAnyForm } from '#server/http/any-form.ts';
import { createUploadRoom, visitorsRoom } from '#server/http/upload-room.ts';
import { Refusal } from '#server/refusal.ts';
import { actOnLink } from './act-on-link.ts';
import { applicantFollowing } from './applicant-following.ts';
import { jobToFollow } from './apply-pages.queries.ts';
import type { PageDependencies } from './apply-pages.ts';
import { ofLink, othersLike, type VisitorRow } from './visitors.queries.ts';
import { waitingToo } from './waiting-too.queries.ts';

type ByToken = { Params: { token: string } };
type Asked = { request: FastifyRequest; reply: FastifyReply };

/**
 * What the link of a mail leads to: first it proves the address, afterwards it shows what became of the application. Opening
 * it changes nothing; only pressing a button does.
 */
export function serveLinkPages(server: FastifyInstance, dependencies: PageDependencies): void {
  const { context, budgets } = dependencies;
  const { db } = context;

  server.get<ByToken>('/applied/:token', async (request, reply) => {
    await budgets.spend('anonymous', networkOf(request.ip));
    return show(dependencies, { request, reply }, request.params.token);
  });

  const acting = { bodyLimit: 8 * 1024, onRequest: spentFirst(budgets, 'anonymous') };
  withAnyForm(server, createUploadRoom(visitorsRoom), (inside) =>
    inside.post<ByToken>('/applied/:token', acting, async (request, reply) => {
      const { token } = request.params;
      const sent = await linked(dependencies, token);
      if (!sent) return linkOver(dependencies, { request, reply });
      try {
        const { fields } = sentForm(request);
        const next = await actOnLink(db, { sent, token, fields, network: networkOf(request.ip) });
        return await reply.redirect(`/applied/${next}`, 303);
      } catch (refusal) {
        // Somebody else was a moment faster, or the same person on another device: what stands there now is shown.
        if (!(refusal instanceof Refusal) || refusal.status >= 500) throw refusal;
        return show(
          dependencies,
          { request, reply },
          token,
          refusal.status === 404 ? undefined : refusal.message,
        );
      }
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
  if (!sent) return linkOver(dependencies, asked);
  const job = await jobToFollow(context.db, sent.jobId);
  const others = await waitingToo(context.db, hashOfToken(token));
  if (!sent.confirmedAt || !sent.applicationId) {
    const choices = [sent, ...(await othersLike(context.db, sent.id))];
    return send(asked, 'confirmApplication', { token, job, choices, waitingToo: others, problem }, unkept);
  }
  const application = await followed(dependencies, sent, sent.applicationId);
  if (!application) return linkOver(dependencies, asked);
  return send(
    asked,
    'followApplication',
    { token, job, waitingToo: others, ...application, problem },
    unkept,
  );
}

async function linkOver({ send }: PageDependencies, asked: Asked): Promise<FastifyReply | void> {
  return send(asked, 'linkOver', { what: 'application' }, { ...unkept, status: 404 });
}

/** As its owner would read it who is signed in, and no more: what they are not told yet is not told here either. */
async function followed(
  { context: { db } }: PageDependencies,
  sent: VisitorRow,
  applicationId: number,
): Promise<Omit<VisitorPages['followApplication'], 'token' | 'job' | 'waitingToo'> | undefined> {
  const applicant = await applicantFollowing(db, applicationId);
  const application = applicant && (await visibleApplicationById(db, applicant, applicationId));
  if (!applicant || !application) return undefined;
  const history = await historyOf(db, applicant, applicationId);
  return {
    status: application.status,
    withdrawnAt: application.withdrawnAt,
    mayWithdraw: isWithdrawable(application),
    history: history.map(({ at, to, withdrawal }) => ({ at, status: to, withdrawal })),
    isEarlier: Boolean(
      sent.confirmedAt && Date.parse(application.applicationDate) < Date.parse(sent.confirmedAt),
    ),
  };
}
