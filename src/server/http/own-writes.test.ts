import { setTimeout as pause } from 'node:timers/promises';
import cookies from '@fastify/cookie';
import { fastify } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { Reads } from '#server/db/reads.ts';
import { followOwnWrites } from './own-writes.ts';

test('who asks after a write is answered as of then by no standby, where nobody can say up to where was written', async () => {
  const happened: string[] = [];
  const does = (what: string) => () => void happened.push(what);
  const { server, reads } = followed();
  reads.toldOfNow = does('all is asked anew');
  reads.written = async () => {
    happened.push('asked up to where');
    throw new Error('The database is gone.');
  };
  server.post('/done', async () => does('written')());
  server.post('/refused', async (_, reply) => reply.code(409).send());
  server.get('/read', async () => 'something');

  const answer = await server.inject({ method: 'POST', url: '/done' });
  expect(answer.statusCode).toBe(200);
  expect(answer.cookies).toMatchObject([{ name: 'written', value: 'FFFFFFFF/FFFFFFFF', maxAge: 60 }]);
  expect(happened).toEqual(['written', 'all is asked anew', 'asked up to where']);
  await server.inject({ method: 'POST', url: '/refused' });
  await server.inject('/read');
  expect(happened).toHaveLength(3);
});

test('a write is answered at once, however long the database says nothing of up to where was written', async () => {
  const { server, reads } = followed();
  const silence = Promise.withResolvers<string>();
  onTestFinished(() => silence.resolve(''));
  reads.toldOfNow = () => undefined;
  reads.written = () => silence.promise;
  server.post('/done', async () => 'done');

  const asked = performance.now();
  const answer = await Promise.race([server.inject({ method: 'POST', url: '/done' }), pause(2_000)]);
  expect(answer?.body).toBe('done');
  expect(answer?.cookies).toMatchObject([{ name: 'written', value: 'FFFFFFFF/FFFFFFFF', maxAge: 60 }]);
  expect(performance.now() - asked).toBeLessThan(1_000);
});

function followed() {
  const server = fastify();
  onTestFinished(() => server.close());
  void server.register(cookies);
  // The cast: what is asked of it here beside what the test says.
  const reads = { asOf: (_: unknown, work: () => unknown) => work() } as Reads;
  followOwnWrites(server, reads, false);
  return { server, reads };
}
