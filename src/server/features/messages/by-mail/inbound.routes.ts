import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type AnswerOutcome, largestAnswer } from '#domain/answers-by-mail.ts';
import type { Context } from '#server/context.ts';
import { comesWith } from '#server/http/bearer-token.ts';
import { type Budgets, networkOf } from '#server/http/budgets.ts';
import { senderOf } from '#server/mail/sender.ts';
import { Refusal, refuse } from '#server/refusal.ts';
import { takeAnswer } from './take-answer.ts';

const media = 'message/rfc822';
/** Each is in memory while it is read. */
const mostAtOnce = 3;

/**
 * Where the operator's mail server posts the mails that come for answers, each as it is. It stands beside the contract: who posts
 * is no account but has the operator's own token, and without that setting there is nothing at the address.
 */
export async function serveInboundMail(
  server: FastifyInstance,
  { config, db }: Context,
  budgets: Budgets,
): Promise<void> {
  const { replies } = config;
  if (!replies?.token) return;
  const { address } = replies;
  const comesWithToken = comesWith(replies.token);
  const sender = senderOf(config);
  const underWay = new Set<FastifyRequest>();
  await server.register(async (inside) => {
    inside.removeAllContentTypeParsers();
    inside.addContentTypeParser(media, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    inside.addContentTypeParser('*', (_request, _body, done) =>
      done(new Refusal(415, 'unsupported_media_type', `The request’s body must be ${media}.`)),
    );
    inside.post<{ Body: Buffer | undefined }>('/api/mail/inbound', {
      bodyLimit: largestAnswer,
      onRequest: async (request, { raw }) => {
        if (!comesWithToken(request)) {
          await budgets.spend('anonymous', networkOf(request.ip));
          throw refuse.signedOut();
        }
        // Who has left already closes nothing any more: their place would stay taken.
        if (raw.destroyed || underWay.size >= mostAtOnce) throw refuse.busy();
        underWay.add(request);
        raw.once('close', () => underWay.delete(request));
      },
      handler: async ({ body }, reply) => {
        if (!body?.length) throw refuse.invalid(`The request’s body must be an email, as ${media}.`);
        const outcome = await takeAnswer({ db, budgets, sender, address }, { raw: body });
        if (outcome === 'taken' || outcome === 'again') return reply.send({ outcome });
        return reply
          .code(422)
          .header('Error-Code', `email_${outcome}`)
          .header('Cache-Control', 'no-store')
          .type('application/problem+json')
          .send(JSON.stringify({ ...notTaken, detail: why[outcome], outcome }));
      },
    });
  });
}

const notTaken = { type: 'about:blank', title: 'Email not taken', status: 422 };

const why: Record<Exclude<AnswerOutcome, 'taken' | 'again'>, string> = {
  nobody: 'It is not addressed to a reply address of ours, or to one that is not valid.',
  unreadable: 'It could not be read as an email.',
  automatic: 'It was sent by a program: an automatic reply, a report or a list.',
  own: 'It is one of our own emails.',
  other_address: 'It is not from the address of the account that the reply address is for.',
  not_proved: 'It failed DMARC.',
  empty: 'It has no text of its own.',
  too_long: 'It is too long for a message.',
  too_large: 'It is too large.',
  ended: 'Its writer can’t write in this conversation at the moment.',
  too_many: 'Its writer has sent too many messages.',
};
