import type { FastifyInstance } from 'fastify';
import { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { refusalsOf } from '#contract/refusals.ts';
import { tags } from '#contract/tags.ts';
import { keyPrefix, scopeLabel } from '#domain/api-keys.ts';
import { type Budgets, networkOf } from './budgets.ts';
import { keptAnswer } from './kept-answer.ts';
import { operation } from './openapi-operations.ts';
import { refusal, refusalName } from './openapi-refusals.ts';
import { eventWebhook } from './openapi-webhooks.ts';
import { componentSchemas } from './openapi-schemas.ts';

interface Said {
  brand: string;
  /** The name of the cookie that holds a session here; over https another one than over http. */
  cookie: string;
}

/** Serves it, to everybody: written once, since it is long and always the same, when it is first asked for. */
export function serveOpenApi(server: FastifyInstance, said: Said, budgets: Budgets): void {
  let send: ReturnType<typeof keptAnswer> | undefined;
  server.get('/api/openapi.json', async (request, reply) => {
    await budgets.spend('anonymous', networkOf(request.ip));
    send ??= keptAnswer('application/json; charset=utf-8', JSON.stringify(openApiDocument(said)));
    return send(request, reply);
  });
}

/** The API as an OpenAPI 3.1 document, from the very definitions that validate. */
function openApiDocument({ brand, cookie }: Said): object {
  const paths: Record<string, Record<string, object>> = {};
  const responses: Record<string, object> = {};
  for (const [key, endpoint] of Object.entries<Endpoint>(api)) {
    const [method = '', path = ''] = key.split(' ');
    const route = path.replace(/:(\w+)/g, '{$1}');
    paths[route] = { ...paths[route], [method.toLowerCase()]: operation(key, endpoint) };
    for (const [status, codes] of refusalsOf(key, endpoint))
      responses[refusalName(status, codes)] = refusal(status, codes);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand} API`,
      version: '1',
      description:
        'Lists are arrays; the next page stands in the Link header. Errors are one plain sentence, their code in the header Error-Code; who asks for JSON gets them as RFC 9457 has it. Programs call with an API key, as Authorization: Bearer; which scope a call needs stands in its security. SCIM 2.0 for identity providers is at /api/scim/v2, and describes itself at /api/scim/v2/Schemas.',
      license: { name: 'Apache 2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/', description: 'This installation' }],
    tags,
    paths,
    webhooks: { event: { post: eventWebhook } },
    components: {
      schemas: componentSchemas(),
      responses,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: cookie,
          description: `The session of someone who signed in with a browser. The cookie is called __Host-sid where the installation is reached by https, and sid where it is not; here it is ${cookie}.`,
        },
        key: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: `${keyPrefix}…`,
          description: `An API key, with the scopes that a call names. ${scopesInWords}`,
        },
      },
    },
  };
}

const scopesInWords = Object.entries(scopeLabel)
  .map(([scope, label]) => `${scope}: ${label}.`)
  .join(' ');
