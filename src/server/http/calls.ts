import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Answer, Body, Call, Params, Query } from '#contract/api.ts';
import { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Actor } from '#domain/permissions.ts';
import type { Turns } from '#server/db/few-at-once.ts';
import type { Context } from '#server/context.ts';
import { type Reads, readsOf } from '#server/db/reads.ts';
import { refuse } from '#server/refusal.ts';
import { type From, fromOf } from '#server/security-log/from.ts';
import type { SecurityNotes } from '#server/security-log/security-notes.ts';
import { isPlatformOpen } from '#server/visibility/visible-jobs.queries.ts';
import { answer, withDeclared } from './answers.ts';
import { endingHeaders, sayVersion } from './api-version.ts';
import {
  admitted,
  type CallerLookup,
  type OwnSession,
  readmitted,
  refuseUnconfirmed,
  whoAsks,
} from './who-may-call.ts';
import type { Budgets } from './budgets.ts';
import { limitBodyTime } from './body-time.ts';
import { type SentForm, sentForm, withAnyForm } from './any-form.ts';
import { withFormBodies } from './json-bodies.ts';
import { type IfMatch, readIfMatch } from './if-match.ts';
import type { FileAnswer } from './file-answer.ts';
import { type SentFile, sentFile, withFileBodies } from './file-bodies.ts';
import { askedModified, modifiedPage, type ModifiedPage } from './modified-list.ts';
import type { Page } from './paging.ts';
import { noteRefusal } from './refused-calls.ts';
import type { CsvAnswer } from './csv-answer.ts';
import { noteShown } from './shown.ts';
import type { StoredFileAnswer } from './stored-file-answer.ts';
import { sendOnce, sentKeyOf } from './sent-once.ts';
import type { SessionCookie } from './session-cookie.ts';
import { createUploadRoom, visitorsRoom } from './upload-room.ts';
import { refuseMisplacedCompany, validated } from './validation.ts';

/** What a handler is given: the context, who asks, and what they sent, validated. */
export interface Received<Key extends Call> extends Context {
  budgets: Budgets;
  cookie: SessionCookie;
  /** Takes what the security log is to tell of something that failed. What is done is noted in its transaction. */
  notes: SecurityNotes;
  /** From where this was asked, for entries of the security log. */
  from: From;
  actor: (typeof api)[Key]['permission'] extends 'anyone' ? Actor | undefined : Actor;
  session: (typeof api)[Key]['permission'] extends 'anyone' ? OwnSession | undefined : OwnSession;
  params: Params<Key>;
  query: Query<Key> & Among<Key>;
  body: Body<Key>;
  file: (typeof api)[Key] extends { takesFile: true } ? SentFile : undefined;
  /** What was sent to a call that takes any form. */
  form: SentForm;
  /** Which state of the thing the change is meant for. */
  ifMatch: IfMatch;
  /** Asks again who this is: a stream outlives what was true when it began. */
  whoIsIt: () => Promise<Actor | undefined>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Of a list that is asked for what was modified: only these are to be answered. */
type Among<Key extends Call> = (typeof api)[Key] extends { modified: unknown }
  ? { among?: readonly number[] | undefined }
  : unknown;

type Result<Key extends Call> = (typeof api)[Key] extends { answersFile: true }
  ? FileAnswer | StoredFileAnswer
  : (typeof api)[Key] extends { media: 'text/csv' }
    ? string | CsvAnswer
    : Answer<Key> extends readonly (infer Item)[]
      ? Answer<Key> | Page<Item>
      : Answer<Key> | (undefined extends Answer<Key> ? void : never);

type Handler<Key extends Call> = (received: Received<Key>) => Promise<Result<Key>>;

/**
 * How a call is answered. Where it concerns one object and has a body, `visible` says whether this actor can see
 * the object at all: that is asked before the body is looked at, so that a 400 tells nobody what exists.
 */
export type Route<Key extends Call> =
  | Handler<Key>
  | {
      visible?: (received: BeforeBody<Key>) => Promise<boolean>;
      handle: Handler<Key>;
      /** Where few are done at the same time: whoever waits for their turn holds no connection of the database, with an Idempotency-Key either. */
      inTurn?: Turns;
    };

/** What is known before the body is looked at. */
type BeforeBody<Key extends Call> = Omit<Received<Key>, 'body' | 'file' | 'form' | 'ifMatch'>;

export type RoutesOf<Keys extends Call> = { [Key in Keys]: Route<Key> };

interface Dependencies extends CallerLookup {
  context: Context;
  reads: Reads;
  notes: SecurityNotes;
  /** Writes down that a key made a call that ends. */
  noteOldCall: (keyId: number, call: string) => Promise<void>;
  /** Gives a session a new id and answers its token; undefined where another call has just done so. */
  renew: (session: OwnSession, token: string) => Promise<string | undefined>;
}

/**
 * Registers every call of the contract. The order of refusals is the same for all: 401 no session, 403 this role
 * never may, 409 their company is suspended, 404 not visible, 403 they have to show who they are, then 413, 415 and 400 for the
 * body, then whatever the operation says.
 */
export function registerCalls(server: FastifyInstance, routes: RoutesOf<Call>, deps: Dependencies): void {
  const own = createUploadRoom();
  const visitors = createUploadRoom(visitorsRoom);
  for (const [key, endpoint] of Object.entries<Endpoint>(api)) {
    // The cast: an entry of `routes` has its own key's types; inside this loop they are not told apart.
    const route = routes[key as Call] as unknown as Route<Call>;
    const [method = '', path = ''] = key.split(' ');
    const registered = {
      key,
      method,
      path,
      endpoint,
      ...(typeof route === 'function' ? { handle: route } : route),
    };
    const room = endpoint.fromElsewhere ? visitors : own;
    if (endpoint.takesFile) withFileBodies(server, room, (inside) => register(inside, registered, deps));
    else if (endpoint.takesAnyForm) withAnyForm(server, room, (inside) => register(inside, registered, deps));
    else if (endpoint.takesForm) withFormBodies(server, (inside) => register(inside, registered, deps));
    else register(server, registered, deps);
  }
}

interface Registered {
  key: string;
  method: string;
  path: string;
  endpoint: Endpoint;
  visible?: (received: BeforeBody<Call>) => Promise<boolean>;
  handle: Handler<Call>;
  inTurn?: Turns;
}

function register(
  server: FastifyInstance,
  { key, method, path, endpoint, visible, handle, inTurn = (work) => work() }: Registered,
  deps: Dependencies,
): void {
  const received = new WeakMap<FastifyRequest, BeforeBody<Call>>();
  /** Those whose body was still on its way when it was known who they are. */
  const slow = new WeakSet<FastifyRequest>();
  server.route({
    method,
    url: path,
    bodyLimit: endpoint.bodyLimit ?? 64 * 1024,
    config: { fromElsewhere: endpoint.fromElsewhere, budget: endpoint.budget },
    onError: async (request, _reply, error) => noteRefusal(deps.notes, request, { key, endpoint }, error),
    onRequest: async (request, reply) => {
      const { present, isComing } = await admitted(request, { key, method, ...endpoint }, deps);
      if (endpoint.forVisitors && !(await isPlatformOpen(deps.context.db))) throw refuse.notFound();
      const { actor, session } = present ?? {};
      sayVersion(request, reply, present?.key);
      if (endpoint.deprecated) {
        reply.headers(endingHeaders(endpoint.deprecated));
        // Not noting it is no harm: the next call tries again.
        if (present?.key) deps.noteOldCall(present.key.id, key).catch(() => undefined);
      }
      if (session?.changedTo !== undefined) await renewId(session, request, reply, deps);
      const params = endpoint.params?.safeParse(request.params);
      if (params && !params.success) throw refuse.notFound();
      const query = endpoint.query && validated(endpoint.query, request.query, 'query');
      const { context, budgets, cookie, notes } = deps;
      // Who types on, or goes elsewhere, leaves searches behind that nobody waits for.
      const left = endpoint.budget === 'search' || endpoint.budget === 'suggestions';
      // What was changed since goes by what is written first, and is read where that was.
      const elsewhere = Object(query).modifiedSince === undefined && (left || endpoint.forVisitors === true);
      const reads = elsewhere ? deps.reads : readsOf(context.db);
      const db = left ? reads.abandonable(goneSignal(reply)) : reads.db;
      // The cast: the three were just made from the schemas that the handler's types come from.
      const call = {
        ...context,
        db,
        budgets,
        cookie,
        notes,
        from: fromOf(request),
        actor,
        session,
        params: params?.data,
        query,
        whoIsIt: async () => {
          const asks = await whoAsks(request, deps);
          return asks?.session.lacksFactor && !endpoint.withoutFactor ? undefined : asks?.actor;
        },
        request,
        reply,
      } as BeforeBody<Call>;
      if (visible && !(await visible(call))) throw refuse.notFound();
      if (endpoint.sensitive === true) refuseUnconfirmed(session);
      received.set(request, call);
      if (present && isComing) slow.add(request);
    },
    // What is only asked for brings no body to wait for.
    ...(endpoint.takesFile || endpoint.takesAnyForm || method === 'GET' ? {} : { preParsing: limitBodyTime }),
    handler: async (request, reply) => {
      // A body may take its time: whoever was signed out, left the company or ended their key meanwhile does nothing more.
      const present = slow.has(request) && (await readmitted(request, { key, method, ...endpoint }, deps));
      const body = endpoint.body && validated(endpoint.body, request.body);
      const { actor, query: askedQuery } = received.get(request) ?? {};
      refuseMisplacedCompany(endpoint, { actor, query: askedQuery, body: request.body });
      const file = endpoint.takesFile && sentFile(request);
      const ifMatch =
        endpoint.versioned && method !== 'GET' ? readIfMatch(request.headers['if-match']) : undefined;
      // The cast, as above: the body's schema is the one its type comes from.
      const form = sentForm(request);
      const call = { ...received.get(request), ...present, body, file, form, ifMatch } as Received<Call>;
      const done = async (db: pg.Pool) => {
        const changed = await modifiedOf(path, endpoint, { ...call, db });
        // The cast: it is what the call takes, and which rows are wanted.
        const query = (changed?.query ?? call.query) as typeof call.query;
        const result = await handle({ ...call, query, db }).catch((error: unknown) => {
          throw withDeclared(error, endpoint);
        });
        await noteShown({ ...call, db, key, endpoint }, result);
        if (changed) reply.header('Next-Modified-Since', changed.nextSince);
        return changed ? changed.merged(result) : result;
      };
      const sentKey = sentKeyOf(request, key, endpoint);
      if (sentKey && call.actor) return sendOnce({ ...call, endpoint, sentKey, inTurn }, call.actor, done);
      const result = await inTurn(() => done(call.db));
      // Who took the connection over has answered already, or is still at it.
      return reply.sent ? reply : answer(request, reply, endpoint, result);
    },
  });
}

/** What was changed of the list that is asked for; undefined where that is not what is asked. */
async function modifiedOf(
  path: string,
  endpoint: Endpoint,
  { db, actor, query, params }: Pick<Received<Call>, 'db' | 'actor' | 'query' | 'params'>,
): Promise<ModifiedPage | undefined> {
  const asked = askedModified(endpoint, query);
  if (!asked || !endpoint.modified || !actor) return undefined;
  const under = path.startsWith('/api/applications/:id/') ? Number(Object(params).id) : undefined;
  return modifiedPage(db, actor, endpoint.modified, asked, under);
}

/** Aborted when the connection closes before the answer is out. */
function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => raw.writableFinished || gone.abort());
  return gone.signal;
}

/** Whose rights have changed gets a new id with the next answer. A stream has sent its headers before it is told of any. */
async function renewId(
  session: OwnSession,
  request: FastifyRequest,
  reply: FastifyReply,
  { renew, cookie }: Pick<Dependencies, 'renew' | 'cookie'>,
): Promise<void> {
  if (request.headers.accept?.includes('text/event-stream')) return;
  const token = await renew(session, cookie.read(request) ?? '');
  if (token) cookie.write(reply, token);
}
