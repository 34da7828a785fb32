// A route of the framework and nothing else: `bare-server.ts FILE PORT` sends the bytes of the file. With `DATABASE` in the
// environment it asks that for one row by its key before, as any call must that knows who asks.
import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import type pg from 'pg';
import { connect } from '#server/db/connect.ts';
import { row } from '#server/db/query.ts';

const [file = '', port = ''] = process.argv.slice(2);
const database = process.env['DATABASE'];
// The cast: the benchmark that starts this one wrote it.
const db = database && connect(JSON.parse(database) as pg.PoolConfig, 16);
const answer = readFileSync(file);
const server = fastify();
server.get('/healthz/ready', async () => ({}));
server.get('/api/jobs/:id', async (_, reply) => {
  if (db) await row(db, 'select id from user_account where id = $1', [1], { prepare: 'who-asks' });
  return reply.type('application/json; charset=utf-8').send(answer);
});
await server.listen({ port: Number(port), host: '127.0.0.1' });
for (const told of ['SIGTERM', 'disconnect'])
  process.on(told, () => void server.close().then(() => process.exit()));
