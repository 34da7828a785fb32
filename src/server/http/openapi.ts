import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { scopeOf } from '#contract/open-to-keys.ts';
import { refusalsOf } from '#contract/refusals.ts';
import { heedsSentKey } from '#contract/sent-twice.ts';
import { keyPrefix, scopeLabel } from '#domain/api-keys.ts';
import { type Budgets, networkOf } from './budgets.ts';
import { keptAnswer } from './kept-answer.ts';

/** Serves it, to everybody: written once, since it is long and always the same, when it is first asked for. */
export function serveOpenApi(server: FastifyInstance, brand: string, budgets: Budgets): void {
  let send: ReturnType<typeof keptAnswer> | undefined;
  server.get('/api/openapi.json', async (request, reply) => {
    await budgets.spend('anonymous', networkOf(request.ip));
    send ??= keptAnswer('application/json; charset=utf-8', JSON.stringify(openApiDocument(brand)));
    return send(request, reply);
  });
}

/** The API as an OpenAPI 3.1 document, from the very definitions that validate. */
function openApiDocument(brand: string): object {
  const components = z.toJSONSchema(namedSchemas(), {
    io: 'output',
    unrepresentable: 'any',
    uri: (id) => `#/components/schemas/${id}`,
  });
  const paths: Record<string, Record<string, object>> = {};
  for (const [key, endpoint] of Object.entries<Endpoint>(api)) {
    const [method = '', path = ''] = key.split(' ');
    const route = path.replace(/:(\w+)/g, '{$1}');
    paths[route] = {
      ...paths[route],
      [method.toLowerCase()]: { operationId: operationId(key), ...operation(key, endpoint) },
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand} API`,
      version: '1',
      description:
        'Lists are arrays; the next page stands in the Link header. Errors are one plain sentence, their code in the header Error-Code. Programs call with an API key, as Authorization: Bearer; which scope a call needs stands in its security. SCIM 2.0 for identity providers is at /api/scim/v2, and describes itself at /api/scim/v2/Schemas.',
    },
    paths,
    components: {
      // Zod repeats each schema's own address in it, which in this document would point nowhere.
      schemas: Object.fromEntries(
        Object.entries(components.schemas).map(([name, { $schema: _, $id: __, ...schema }]) => [
          name,
          schema,
        ]),
      ),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'sid' },
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

/** One plain sentence, and which of these it is, in a header. */
function refusal(codes: readonly string[]): object {
  return {
    description: 'One plain sentence',
    headers: { 'Error-Code': { schema: { type: 'string', enum: codes } } },
    content: {
      'text/plain': { schema: { type: 'string' } },
      'application/problem+json': { schema: { type: 'object' } },
    },
  };
}

/** 'GET /api/jobs/:id/match' is getJobsByIdMatch. */
function operationId(call: string): string {
  const [method = '', ...words] = call
    .replace('/api', '')
    .replaceAll(':', 'by-')
    .split(/[^A-Za-z]+/);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

const nextPage = {
  Link: {
    description: 'Where the next page is, as rel="next"; absent on the last',
    schema: { type: 'string' },
  },
};

const etag = { ETag: 'Of what is edited of it: send it as If-Match with a change' };

const ifMatch = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description:
    'The ETag of what the change was made over, or an asterisk: what someone else has written since is then not written over, and the answer is 412, as application/problem+json with what stands there now as current. Without it the last one to write wins',
  schema: { type: 'string' },
};

const sentKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Up to 255 visible ASCII characters of your choice, such as a UUID. For 24 hours the same call with the same key is done once and answered like the first time, with the header Idempotent-Replayed; with another body or address it is refused (422)',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

const replayed = {
  'Idempotent-Replayed': 'true where it was done before, and this is the answer of then',
};

function operation(key: string, endpoint: Endpoint): object {
  const { summary, permission, params, query, body, status, answer, media } = endpoint;
  const { takesFile, takesAnyForm, answersFile, headers = {}, versioned } = endpoint;
  const guarded = Boolean(versioned && body);
  const heeds = heedsSentKey(key, endpoint);
  const formOrJson = endpoint.takesForm ? 'application/x-www-form-urlencoded' : 'application/json';
  return {
    summary,
    ...(permission === 'anyone' ? {} : { security: securityOf(key), 'x-permission': permission }),
    ...(params || query || guarded || heeds
      ? {
          parameters: [
            ...parameters(params, 'path'),
            ...parameters(query, 'query'),
            ...(guarded ? [ifMatch] : []),
            ...(heeds ? [sentKey] : []),
          ],
        }
      : {}),
    ...(body || takesAnyForm
      ? {
          requestBody: {
            required: true,
            content: bodyContent(body ?? takesAnyForm, formOrJson, Boolean(takesAnyForm)),
          },
        }
      : takesFile
        ? { requestBody: { required: true, content: { 'application/octet-stream': { schema: {} } } } }
        : {}),
    responses: {
      [status]: {
        description: 'Done',
        ...headersOf(query, {
          ...(versioned ? etag : {}),
          ...headers,
          ...(heeds === 'answer' ? replayed : {}),
        }),
        ...(answersFile ? { content: { 'application/octet-stream': { schema: {} } } } : {}),
        ...(answer
          ? { content: { [media ?? 'application/json']: { schema: inlineSchema(answer, 'output') } } }
          : {}),
      },
      ...Object.fromEntries(
        [...refusalsOf(key, endpoint)].map(([code, reasons]) => [code, refusal(reasons)] as const),
      ),
    },
  };
}

/** A session, or a key that has the scope where the call is open to keys. */
function securityOf(call: string): object[] {
  const scope = scopeOf(call);
  return [{ session: [] }, ...(scope ? [{ key: [scope] }] : [])];
}

const scopesInWords = Object.entries(scopeLabel)
  .map(([scope, label]) => `${scope}: ${label}.`)
  .join(' ');

/** A body in each of the types in which it can be sent. */
function bodyContent(body: z.ZodObject | undefined, type: string, inAnyForm: boolean): object {
  const content = { schema: body && inlineSchema(body, 'input') };
  return {
    [type]: content,
    ...(inAnyForm ? { 'multipart/form-data': content, 'application/x-www-form-urlencoded': content } : {}),
  };
}

function headersOf(query: z.ZodObject | undefined, described: Record<string, string>): object {
  const own = Object.entries(described).map(([name, description]) => [
    name,
    { description, schema: { type: 'string' } },
  ]);
  const headers = { ...(query && 'cursor' in query.shape ? nextPage : {}), ...Object.fromEntries(own) };
  return Object.keys(headers).length ? { headers } : {};
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query'): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = inlineSchema(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

/** A schema in place, in which named ones stand as references to the components. */
function inlineSchema(schema: z.ZodType, io: 'input' | 'output'): z.core.JSONSchema.BaseSchema {
  const { $schema: _, $defs: __, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  // The cast: renaming references keeps the shape.
  return JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/')) as typeof json;
}

/** Every schema with a name, wherever in an answer it stands. */
function namedSchemas() {
  const registry = z.registry<{ id: string }>();
  const register = (schema: z.core.$ZodType | undefined): void => {
    if (schema instanceof z.ZodArray) return register(schema.element);
    if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return register(schema.unwrap());
    if (schema instanceof z.ZodUnion) return schema.options.forEach(register);
    if (!(schema instanceof z.ZodObject) || registry.has(schema)) return;
    const id = schema.meta()?.id;
    if (id) registry.add(schema, { id });
    for (const inner of Object.values<z.core.$ZodType>(schema.shape)) register(inner);
  };
  for (const { answer } of Object.values<Endpoint>(api)) register(answer);
  return registry;
}
