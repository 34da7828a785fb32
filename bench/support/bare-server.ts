// A route of the framework and nothing else: `bare-server.ts FILE PORT` sends the bytes of the file.
import { readFileSync } from 'node:fs';
import fastify from 'fastify';

const [file = '', port = ''] = process.argv.slice(2);
const answer = readFileSync(file);
const server = fastify();
server.get('/healthz/ready', async () => ({}));
server.get('/api/jobs/:id', async (_, reply) => reply.type('application/json; charset=utf-8').send(answer));
await server.listen({ port: Number(port), host: '127.0.0.1' });
for (const told of ['SIGTERM', 'disconnect'])
  process.on(told, () => void server.close().then(() => process.exit()));
