import { beforeAll, describe, expect, test } from 'vitest';
import { jobSeeker } from '#test/people.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let person: Person;

beforeAll(async () => {
  person = await jobSeeker(server);
});

describe('a refusal', () => {
  test('is one plain sentence, its code in a header', async () => {
    const reply = await server.as().get('/api/user');
    expect(reply).toMatchObject({ status: 401, text: 'Please sign in.' });
    expect(reply.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'error-code': 'signed_out',
      'cache-control': 'no-store',
    });
  });

  test('is a problem document for who asks for one', async () => {
    const reply = await server
      .as(person)
      .put('/api/user', { firstName: 5, lastName: 'x'.repeat(81) }, { accept: 'application/problem+json' });
    expect(reply.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(reply.json).toEqual({
      type: '/developers/problems#invalid',
      title: 'Invalid',
      detail: 'First name must be text. Last name can have at most 80 characters.',
      status: 400,
      code: 'invalid',
      fields: {
        firstName: 'First name must be text.',
        lastName: 'Last name can have at most 80 characters.',
      },
    });
  });

  test('is one too for who asks for JSON, and a sentence for who asks for anything', async () => {
    const typeFor = async (accept: string) =>
      (await server.as(person).put('/api/user', { firstName: 5 }, { accept })).headers['content-type'];
    expect(await typeFor('application/json')).toMatch(/^application\/problem\+json/);
    expect(await typeFor('*/*')).toBe('text/plain; charset=utf-8');
  });

  test.each(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    'of what is not there under /api is text for %s too, never the page',
    async (method) => {
      for (const path of ['/api/nothing', '/api', '/api/jobs/1/2/3', '/api?x=1']) {
        const reply = await server.as(person).send(method, path, method === 'GET' ? {} : { body: {} });
        expect(reply).toMatchObject({
          status: 404,
          text: 'There’s nothing here, or you don’t have access to it.',
        });
      }
    },
  );

  test('of a method that a call does not know is the same', async () => {
    expect((await server.as(person).delete('/api/user')).status).toBe(404);
    expect((await server.as(person).send('PATCH', '/api/user', { body: {} })).status).toBe(404);
  });

  test('carries the id under which it stands in the log', async () => {
    const reply = await server.as(person).get('/api/jobs/2147483647');
    const id = String(reply.headers['request-id']);
    expect(server.log.find((line) => line.includes(id))).toContain('"status":404');
  });
});

describe('every answer', () => {
  test.each(['/api/user', '/api/nothing', '/', '/jobs', '/assets/nothing.js'])(
    'of %s carries the headers that keep browsers careful',
    async (path) => {
      const { headers } = await server.as(person).get(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
      });
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(/default-src 'none'/);
      expect(policy).toMatch(/frame-ancestors 'none'/);
      expect(policy).not.toMatch(/unsafe-(inline|eval)|\*/);
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('server');
    },
  );

  test('about a person is kept in no cache', async () => {
    const { headers } = await server.as(person).get('/api/user');
    expect(headers['cache-control']).toBe('no-store');
  });

  test('of a HEAD is that of the GET without its body', async () => {
    const reply = await server.as(person).send('HEAD', '/api/user');
    expect(reply).toMatchObject({ status: 200, text: '' });
  });
});
