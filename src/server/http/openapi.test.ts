import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { serverForThisFile, startServer } from '#test/server.ts';

const server = serverForThisFile();
const file = path.join(import.meta.dirname, '../../../docs/openapi.json');

interface Operation {
  operationId: string;
  description: string;
  tags: string[];
  summary: string;
  parameters?: { name: string; in: string; required: boolean; description?: string; schema: object }[];
  requestBody?: { content: Record<string, { schema: { $ref?: string } }> };
  responses: Record<string, { description?: string; $ref?: string }>;
  security?: Record<string, string[]>[];
}

interface Description {
  openapi: string;
  info: { title: string; version: string };
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, object>;
  components: {
    schemas: Record<string, object>;
    responses: Record<string, object>;
    securitySchemes: Record<string, object>;
  };
}

let description: Description;
let operations: [method: string, path: string, operation: Operation][];

beforeAll(async () => {
  description = (await server.as().get('/api/openapi.json')).json as Description; // What the tests below are to find out.
  operations = Object.entries(description.paths).flatMap(([address, item]) =>
    Object.entries(item).map(([method, operation]): [string, string, Operation] => [
      method,
      address,
      operation,
    ]),
  );
});

test('docs/openapi.json says what the server says (UPDATE=1 writes it anew, for a look at what changed)', () => {
  const text = `${JSON.stringify(description, null, 2)}\n`;
  if (process.env['UPDATE']) writeFileSync(file, text);
  expect(existsSync(file) && readFileSync(file, 'utf8')).toBe(text);
});

test('the description is not sent again to who has it, and comes compressed to who can read that', async () => {
  const client = server.as();
  const { headers, bytes } = await client.get('/api/openapi.json');
  const tag = String(headers.etag);
  for (const known of [tag, tag.replace('W/', ''), `"other", ${tag}`, '*']) {
    const again = await client.get('/api/openapi.json', { 'if-none-match': known });
    expect({ status: again.status, length: again.bytes.length, etag: again.headers.etag }).toEqual({
      status: 304,
      length: 0,
      etag: tag,
    });
  }
  const other = await client.get('/api/openapi.json', { 'if-none-match': '"other"' });
  expect(other.bytes.equals(bytes)).toBe(true);
  const response = await fetch(`${server.url}/api/openapi.json`, { headers: { 'accept-encoding': 'br' } });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(await response.json()).toEqual(description);
});

describe('the description of the API', () => {
  test('is OpenAPI 3.1 and names every call once', () => {
    expect(description.openapi).toMatch(/^3\.1\./);
    expect(description.info).toMatchObject({ title: 'Moorings API', version: '1' });
    const described = operations.map(
      ([method, address]) => `${method.toUpperCase()} ${address.replace(/\{(\w+)\}/g, ':$1')}`,
    );
    expect(described.toSorted()).toEqual(Object.keys(api).toSorted());
  });

  test('gives every call a name of its own, a summary and its answers', () => {
    const names = operations.map(([, , { operationId }]) => operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const [method, address, { operationId, summary, responses }] of operations) {
      expect(operationId, address).toMatch(/^(get|post|put|delete)[A-Z][A-Za-z]+$/);
      expect(summary, `${method} ${address}`).toMatch(/^\p{Lu}.+[^.]$/u);
      expect(Object.keys(responses).filter((status) => /^[23]\d\d$/.test(status))).toHaveLength(1);
      for (const response of Object.values(responses))
        expect(response.description ?? response.$ref).toBeTruthy();
    }
  });

  test('declares each parameter of an address, and each parameter once', () => {
    for (const [method, address, { parameters = [] }] of operations) {
      const inPath = parameters.filter(({ in: place }) => place === 'path');
      expect(
        inPath.map(({ name }) => name),
        address,
      ).toEqual([...address.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
      expect(inPath.every(({ required }) => required)).toBe(true);
      expect(new Set(parameters.map(({ name }) => name)).size, `${method} ${address}`).toBe(
        parameters.length,
      );
      for (const { schema } of parameters) expect(Object.keys(schema)).not.toHaveLength(0);
    }
  });

  test('puts every call under one heading, and each heading over some', () => {
    const used = operations.map(([, address, { tags }]) => {
      expect(tags, address).toHaveLength(1);
      return tags[0];
    });
    expect(new Set(used)).toEqual(new Set(description.tags.map(({ name }) => name)));
  });

  test('says of every call who may, and of every parameter what it is', () => {
    for (const [method, address, { description: said, parameters = [] }] of operations) {
      expect(said, `${method} ${address}`).toMatch(/^\p{Lu}.+\.$/u);
      for (const parameter of parameters)
        expect(parameter.description, `${parameter.name} of ${method} ${address}`).toBeTruthy();
    }
  });

  test('names the headers that calls heed', () => {
    const headers = (address: string, method: string) =>
      (description.paths[address]?.[method]?.parameters ?? [])
        .filter(({ in: place }) => place === 'header')
        .map(({ name }) => name);
    expect(headers('/api/jobs', 'post')).toEqual(['Idempotency-Key']);
    expect(headers('/api/jobs/{id}', 'put')).toEqual(['If-Match']);
    expect(headers('/api/jobs/{id}', 'get')).toEqual([]);
    expect(headers('/api/offers/{id}/send', 'post')).toContain('If-Match');
    expect(headers('/api/live', 'get')).toEqual(['Last-Event-ID']);
    expect(headers('/api/files', 'post')).toContain('Content-Disposition');
    expect(description.paths['/api/live']?.['get']?.responses['200']).toHaveProperty([
      'content',
      'text/event-stream',
    ]);
  });

  test('names every body, and refers to each refusal by its codes', () => {
    const bodies = operations.flatMap(([, , { requestBody }]) =>
      Object.entries(requestBody?.content ?? {})
        .filter(([type]) => type !== 'application/octet-stream')
        .map(([, { schema }]) => schema.$ref),
    );
    for (const body of bodies) expect(body).toMatch(/^#\/components\/schemas\/\w+Body$/);
    const refusals = operations.flatMap(([, , { responses }]) =>
      Object.entries(responses)
        .filter(([status]) => status >= '400')
        .map(([, { $ref }]) => $ref),
    );
    for (const refused of refusals) expect(refused).toMatch(/^#\/components\/responses\/\d{3}\./);
  });

  test('names the cookie that is read: over https another one', async () => {
    const cookieOf = async (origin: string) => {
      const running = await startServer({ database: server.database, config: { publicUrl: origin } });
      const { json } = await running.as().get('/api/openapi.json');
      await running.close();
      return (json as Description).components.securitySchemes['session'];
    };
    expect(description.components.securitySchemes['session']).toMatchObject({ in: 'cookie', name: 'sid' });
    expect(await cookieOf('https://jobs.example')).toMatchObject({ in: 'cookie', name: '__Host-sid' });
  });

  test('has bodies only where something is sent', () => {
    const sending = operations.filter(([, , { requestBody }]) => requestBody).map(([method]) => method);
    expect(new Set(sending)).toEqual(new Set(['post', 'put']));
  });

  test('refers to nothing that is not there', () => {
    const references = [...JSON.stringify(description).matchAll(/"\$ref":"([^"]+)"/g)].map(
      ([, reference = '']) => reference,
    );
    expect(references.length).toBeGreaterThan(0);
    for (const reference of new Set(references))
      expect(at(description, reference), reference).toBeTypeOf('object');
    for (const [, address, { security = [] }] of operations) {
      for (const scheme of security.flatMap(Object.keys))
        expect(description.components.securitySchemes, address).toHaveProperty(scheme);
    }
  });

  test('says that a session is needed exactly where it is', () => {
    const free = operations
      .filter(([, , { security }]) => security?.length === 0)
      .map(([method, address]) => `${method} ${address}`);
    expect(free.toSorted()).toEqual([
      'get /api/login/second-factor',
      'get /api/pages/{slug}',
      'get /api/public/companies/{slug}/jobs',
      'get /api/public/jobs/{id}',
      'get /api/public/jobs/{id}/applications/token',
      'get /api/public/uploads/{key}',
      'get /api/sign-in/provider',
      'get /api/sign-in/provider/{id}/callback',
      'get /api/unsubscribe/{token}',
      'post /api/browser-errors',
      'post /api/login',
      'post /api/login/passkey',
      'post /api/login/passkey/options',
      'post /api/login/second-factor',
      'post /api/logout',
      'post /api/password-resets',
      'post /api/public/jobs/{id}/applications',
      'post /api/public/jobs/{id}/uploads',
      'post /api/register',
      'post /api/sign-in/provider',
      'post /api/sign-in/provider/{id}/logout',
      'post /api/unsubscribe',
      'post /api/unsubscribe/{token}',
      'put /api/email-confirmations/{token}',
      'put /api/password-resets/{token}',
      'put /api/public/uploads/{key}/pieces/{at}',
    ]);
  });

  test('names every shape that is answered in more than one place, and uses each name', () => {
    const { schemas, responses } = description.components;
    const text = JSON.stringify([description.paths, description.webhooks, schemas, responses]);
    for (const name of Object.keys(description.components.schemas)) {
      expect(name).toMatch(/^[A-Z][A-Za-z]+$/);
      expect(text).toContain(`"#/components/schemas/${name}"`);
    }
  });

  test('promises nobody a password', () => {
    // Whether there is one, and since when, its owner is told.
    const answered = Object.entries(description.components.schemas).filter(
      ([name]) => !name.endsWith('Body'),
    );
    const text = JSON.stringify(answered).replace(/"(hasPassword|passwordChangedAt)":/g, '');
    expect(text).not.toMatch(/password\w*":/i);
  });
});

/** What a reference within a document points to. */
function at(document: unknown, reference: string): unknown {
  return reference
    .replace(/^#\//, '')
    .split('/')
    .reduce(
      (place: unknown, step) => new Map<string, unknown>(Object.entries(place ?? {})).get(step),
      document,
    );
}
