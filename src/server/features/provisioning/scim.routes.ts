import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { brokenUniqueRule } from '#server/db/conflicts.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Context } from '#server/context.ts';
import { limitBodyTime } from '#server/http/body-time.ts';
import { type Budgets, networkOf } from '#server/http/budgets.ts';
import { asRefusal, logFailure } from '#server/http/errors.ts';
import { acceptOnlyJson } from '#server/http/json-bodies.ts';
import type { Act } from './act.ts';
import { type Answered, scimCalls, type ScimCall, type ScimHandler, type ScimReceived } from './scim-call.ts';
import { scimGroupRoutes } from './scim-groups.ts';
import { scimUserRoutes } from './scim-users.ts';
import { textIn } from './scim/asked.ts';
import { oneOf, resourceTypes, schemas, serviceProviderConfig } from './scim/discovery.ts';
import { errorBody, ScimError, scimRefusal } from './scim/scim-error.ts';
import { provisionerWith } from './tokens.ts';
import type { Provisioner } from './tokens.queries.ts';

const root = '/api/scim/v2';
const media = 'application/scim+json';
/** A group of several thousand in one body; nothing else comes near. */
const largestBody = 1024 * 1024;
const mostEntries = 10_000;

/**
 * SCIM 2.0 for companies' identity providers. It stands beside the contract: RFC 7644 says how its calls are asked,
 * answered and refused, and who asks is no session but a company's token.
 */
export async function serveScim(server: FastifyInstance, context: Context, budgets: Budgets): Promise<void> {
  const { db, config } = context;
  const base = `${config.publicUrl?.replace(/\/$/, '') ?? ''}${root}`;
  await server.register(
    async (scim) => {
      const provisioners = new WeakMap<FastifyRequest, Provisioner>();
      acceptOnlyJson(scim, { types: [media, 'application/json'], mostEntries });
      scim.setErrorHandler(sendError);
      scim.addHook('onRequest', async (request, reply) => {
        provisioners.set(request, await provisionerOf(request, reply, { db, budgets }));
      });
      for (const call of scimCalls) {
        const [method = '', url = ''] = call.split(' ');
        scim.route({
          method,
          url,
          bodyLimit: largestBody,
          ...(method === 'GET' ? {} : { preParsing: limitBodyTime }),
          handler: async (request, reply) => {
            const { companyId, tokenId } = there(provisioners.get(request));
            const who = {
              companyId,
              tokenId,
              actorId: null,
              network: networkOf(request.ip),
              brandName: config.brandName,
              mails: config.smtpUrl !== undefined,
            };
            const transact: ScimReceived['transact'] = (work) => transacted(context, who, work);
            return send(reply, await handlers[call]({ db, companyId, base, request, transact }));
          },
        });
      }
      scim.route({
        method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
        url: '/Me',
        handler: unsupported('/Me'),
      });
      scim.route({ method: 'POST', url: '/Bulk', handler: unsupported('Bulk') });
      for (const url of ['/.search', '/Users/.search', '/Groups/.search'])
        scim.route({ method: 'POST', url, handler: unsupported('Searching by POST') });
      scim.setNotFoundHandler(() => {
        throw scimRefusal.notFound();
      });
    },
    { prefix: root },
  );
}

const handlers: Record<ScimCall, ScimHandler> = {
  ...scimUserRoutes,
  ...scimGroupRoutes,
  'GET /ServiceProviderConfig': async ({ base }) => ({ status: 200, body: serviceProviderConfig(base) }),
  'GET /ResourceTypes': async ({ base }) => all(resourceTypes(base)),
  'GET /ResourceTypes/:id': async ({ base, request }) => ({
    status: 200,
    body: oneOf(resourceTypes(base), textIn(request.params, 'id') ?? ''),
  }),
  'GET /Schemas': async ({ base }) => all(schemas(base)),
  'GET /Schemas/:id': async ({ base, request }) => ({
    status: 200,
    body: oneOf(schemas(base), textIn(request.params, 'id') ?? ''),
  }),
};

/** Whose token this is. What a browser would send along, a cookie, says nothing here. */
async function provisionerOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { db, budgets }: Pick<Context, 'db'> & { budgets: Budgets },
): Promise<Provisioner> {
  const network = networkOf(request.ip);
  const [, token] = /^Bearer +([\x21-\x7e]{1,200})$/i.exec(request.headers.authorization ?? '') ?? [];
  const found = token ? await provisionerWith(db, token, network) : undefined;
  if (found) {
    await budgets.spend('provisioning', found.companyId);
    return found;
  }
  await budgets.spend('anonymous', network);
  reply.header('WWW-Authenticate', 'Bearer realm="SCIM"');
  throw new ScimError(401, 'A provisioning token is needed, as "Authorization: Bearer …".');
}

/** Somebody elsewhere may take the username that was free a moment ago. */
async function transacted<Result>(
  { db }: Context,
  who: Omit<Act, 'tx'>,
  work: (act: Act) => Promise<Result>,
): Promise<Result> {
  const once = () => inTransaction(db, (tx) => work({ tx, ...who }));
  return once().catch((error: unknown) => {
    if (brokenUniqueRule(error) === 'user_account_username') return once();
    throw error;
  });
}

function there(provisioner: Provisioner | undefined): Provisioner {
  if (!provisioner) throw new Error('Every call of SCIM comes past its hook');
  return provisioner;
}

function all(resources: readonly object[]): Answered {
  return { status: 200, list: { total: resources.length, from: 0, resources } };
}

function send(reply: FastifyReply, answered: Answered): FastifyReply {
  reply.code(answered.status).header('Cache-Control', 'no-store').type(`${media}; charset=utf-8`);
  if ('resource' in answered) {
    const { body, etag, location } = answered.resource;
    if (answered.status === 201) reply.header('Location', location);
    return reply.header('ETag', `"${etag}"`).send(JSON.stringify(body));
  }
  if ('body' in answered) return reply.send(JSON.stringify(answered.body));
  if (!('list' in answered)) return reply.send();
  const { total, from, resources } = answered.list;
  const message = {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
    totalResults: total,
    startIndex: from + 1,
    itemsPerPage: resources.length,
    Resources: resources,
  };
  return reply.send(JSON.stringify(message));
}

const unsupported = (what: string) => () => {
  throw scimRefusal.unsupported(`${what} is not supported.`);
};

const taken: Record<string, string> = {
  user_account_email: 'An account that is not yours to provision has this address.',
  provisioned_user_name: 'Someone with this userName is already provisioned.',
  provisioned_group_name: 'There is a group of this displayName already.',
};

/** Every "no", and every failure, as RFC 7644, 3.12 has it. */
function sendError(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, message, scimType, retryAfterSeconds } = asScim(error, request);
  if (status >= 500 && status !== 501) logFailure(error, request, reply);
  if (retryAfterSeconds) reply.header('Retry-After', String(retryAfterSeconds));
  return reply
    .code(status)
    .header('Cache-Control', 'no-store')
    .type(`${media}; charset=utf-8`)
    .send(JSON.stringify(errorBody(status, message, scimType)));
}

interface Said {
  status: number;
  message: string;
  scimType?: string | undefined;
  retryAfterSeconds?: number | undefined;
}

function asScim(error: Error, request: FastifyRequest): Said {
  if (error instanceof ScimError) return error;
  const rule = brokenUniqueRule(error);
  const what = rule === undefined ? undefined : taken[rule];
  if (what !== undefined) return scimRefusal.taken(what);
  const { status, message, retryAfterSeconds } = asRefusal(error, request);
  return { status, message, retryAfterSeconds, ...(status === 400 ? { scimType: 'invalidSyntax' } : {}) };
}
