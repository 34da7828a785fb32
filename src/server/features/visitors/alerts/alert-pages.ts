import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { oneOf } from '#contract/fields.ts';
import { schemaOf } from '#contract/schema-of.ts';
import { savedSearchFields } from '#domain/fields/saved.ts';
import { visitorFields } from '#domain/fields/visitors.ts';
import { alertRhythms, searchName } from '#domain/saved-searches.ts';
import { addressPairs } from '#domain/search-filters.ts';
import { hashOfToken } from '#server/addresses/link-token.ts';
import type { Context } from '#server/context.ts';
import type { FindOtherNames } from '#server/features/search/standing-query.queries.ts';
import { sentForm, withAnyForm } from '#server/http/any-form.ts';
import { type Budgets, networkOf, spentFirst } from '#server/http/budgets.ts';
import { createUploadRoom, visitorsRoom } from '#server/http/upload-room.ts';
import { checked } from '#server/http/validation.ts';
import type { SendVisitorPage } from '#server/http/visitor-pages.ts';
import { Refusal } from '#server/refusal.ts';
import { isPlatformOpen } from '#server/visibility/visible-jobs.queries.ts';
import { searchIn } from '#server/features/visitors/asked-search.ts';
import { companyForVisitors } from '#server/features/visitors/visitors.queries.ts';
import { alertOfLink } from './alerts.queries.ts';
import { askForAlert } from './ask-for-alert.ts';
import { confirmAlert, endAlert } from './confirm-alert.ts';

interface Dependencies {
  context: Pick<Context, 'db' | 'config'>;
  budgets: Budgets;
  send: SendVisitorPage;
  otherNames: FindOtherNames;
}

type ByToken = { Params: { token: string } };
type Asked = { request: FastifyRequest; reply: FastifyReply };

const addressForm = z.object({ email: schemaOf(visitorFields.email) });
const rhythmForm = z.object({ rhythm: oneOf('How often', alertRhythms).default('daily') });
const unkept = { isPrivate: true };
const mostBytes = 16 * 1024;

/** New jobs by mail for who has no account: asked for on a page, confirmed and ended by the link in a mail. None needs a script. */
export function serveAlertPages(
  server: FastifyInstance,
  { context, budgets, send, otherNames }: Dependencies,
): void {
  const { db, config } = context;
  // Without a mail to confirm it, nothing could ever come of it.
  const isOffered = async () => Boolean(config.smtpUrl) && (await isPlatformOpen(db));

  const linked = async (token: string) =>
    /^[\w-]{43}$/.test(token) ? alertOfLink(db, hashOfToken(token)) : undefined;
  const show = async (asked: Asked, token: string, problem?: string) => {
    const alert = await linked(token);
    if (!alert) return send(asked, 'linkOver', { what: 'alert' }, { ...unkept, status: 404 });
    const { name, rhythm, confirmedAt } = alert;
    return send(asked, 'alert', { token, name, rhythm, isOn: confirmedAt !== null, problem }, unkept);
  };

  server.get('/alerts/new', async (request, reply) => {
    await budgets.spend('anonymous', networkOf(request.ip));
    if (!(await isOffered())) return notFound(reply);
    const page = await described(request.url.split('?')[1] ?? '');
    return send({ request, reply }, 'newAlert', { ...page, email: '', isAsked: false }, unkept);
  });

  server.get<ByToken>('/alerts/:token', async (request, reply) => {
    await budgets.spend('anonymous', networkOf(request.ip));
    return show({ request, reply }, request.params.token);
  });

  withAnyForm(server, createUploadRoom(visitorsRoom), (inside) => {
    const asking = { bodyLimit: mostBytes, onRequest: spentFirst(budgets, 'visitor-apply') };
    inside.post('/alerts/new', asking, async (request, reply) => {
      if (!(await isOffered())) return notFound(reply);
      const { fields } = sentForm(request);
      const { filters, ...page } = await described(textOf(fields['search']));
      const email = textOf(fields['email']);
      const read = checked(addressForm, { email });
      if ('problems' in read) {
        const again = { ...page, email, problem: read.problems['email'], isAsked: false };
        return send({ request, reply }, 'newAlert', again, { ...unkept, status: 422 });
      }
      await askForAlert(db, config, { email: read.data.email, name: page.name, filters });
      return send({ request, reply }, 'newAlert', { ...page, email, isAsked: true }, unkept);
    });

    const acting = { bodyLimit: mostBytes, onRequest: spentFirst(budgets, 'anonymous') };
    inside.post<ByToken>('/alerts/:token', acting, async (request, reply) => {
      const { token } = request.params;
      const { fields } = sentForm(request);
      const alert = await linked(token);
      if (!alert) return show({ request, reply }, token);
      const read = checked(rhythmForm, fields);
      if ('problems' in read) return show({ request, reply }, token, read.problems['rhythm']);
      try {
        if (fields['act'] === 'end') {
          const { goesOn } = await endAlert(db, alert.id);
          return await send({ request, reply }, 'alertEnded', { name: alert.name, goesOn }, unkept);
        }
        if (!alert.confirmedAt)
          await confirmAlert(db, { id: alert.id, rhythm: read.data.rhythm }, otherNames);
      } catch (refusal) {
        if (!(refusal instanceof Refusal) || refusal.status >= 500) throw refusal;
        // Where it was confirmed or ended a moment ago, that is what is shown.
        return show({ request, reply }, token, refusal.status === 404 ? undefined : refusal.message);
      }
      return reply.redirect(`/alerts/${token}`, 303);
    });
  });

  /** What a search of the list of jobs is called, and its address in the one order its parts are written in. */
  async function described(query: string) {
    const { filters } = searchIn(new URLSearchParams(query));
    const employer =
      filters.company === undefined ? undefined : await companyForVisitors(db, filters.company);
    return {
      filters,
      name: searchName(filters, { longest: savedSearchFields.name.max, company: employer?.name }),
      search: new URLSearchParams(addressPairs(filters)).toString(),
    };
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function notFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}
