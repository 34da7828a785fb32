import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { lacksFactor } from '#domain/second-factor.ts';
import { hashOfToken } from '#server/addresses/link-token.ts';
import type { Context } from '#server/context.ts';
import { holderById } from '#server/features/accounts/sessions.queries.ts';
import { type Budgets, networkOf } from '#server/http/budgets.ts';
import { namesTag } from '#server/http/kept-answer.ts';
import { senderOf } from '#server/mail/sender.ts';
import { refuse } from '#server/refusal.ts';
import { interviewsPublished } from '#server/features/interviews/interview-calendar.ts';
import { interviewsInCalendarOf } from '#server/features/interviews/interviews.queries.ts';
import { type FeedHolder, feedHolder, noteFeedRead } from './feeds.queries.ts';

type ByToken = { Params: { token: string } };

/**
 * Somebody's interviews, for their calendar to subscribe to. Calendars hold no session: who knows the address reads it, and finds
 * in it what its owner may see at that moment and nothing else. The log has the pattern of the address only.
 */
export function serveCalendarFeeds(
  server: FastifyInstance,
  { db, config }: Pick<Context, 'db' | 'config'>,
  budgets: Budgets,
): void {
  server.get<ByToken>('/calendar/:token', async (request, reply) => {
    const token = /^([\w-]{43})\.ics$/.exec(request.params.token)?.[1];
    const hash = token === undefined ? undefined : hashOfToken(token);
    const feed = hash && (await feedHolder(db, hash));
    if (!hash || !feed) {
      await budgets.spend('anonymous', networkOf(request.ip));
      throw refuse.notFound();
    }
    // By whose it is: those who fetch calendars for everybody come from few networks.
    await budgets.spend('feed', `calendar ${feed.userId}`);
    const text = await feedText({ db, config }, feed);
    if (!feed.isNoted) await noteFeedRead(db, hash);

    const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    reply.headers({ ETag: tag, 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' });
    if (namesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
    return reply
      .type('text/calendar; charset=utf-8')
      .header('Content-Disposition', 'inline; filename="interviews.ics"')
      .send(text);
  });
}

async function feedText(
  { db, config }: Pick<Context, 'db' | 'config'>,
  { userId, timeZone, hasProvider }: FeedHolder,
): Promise<string> {
  const holder = await holderById(db, userId);
  // Who may see nothing before they have set up a second factor sees nothing here either.
  const isShut = !holder || (!hasProvider && lacksFactor(holder, holder.factor));
  const interviews = isShut ? [] : await interviewsInCalendarOf(db, holder);
  const name = `${config.brandName} interviews`;
  return interviewsPublished(interviews, { id: userId, timeZone }, senderOf(config), name);
}
