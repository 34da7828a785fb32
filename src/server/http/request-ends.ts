import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What the trade writes down for who had gone before there was an answer. No answer of ours has it. */
const hadGone = 499;

type Hear = (request: FastifyRequest, reply: FastifyReply, status: number) => void;
/** Has somebody told of the end of every request, with what it was answered or 499. */
export type RequestEnds = (hear: Hear) => void;

/**
 * Tells when an answer is out, or when whoever asked has gone: of those Fastify's own hook, onResponse, never hears. To be the first that is
 * registered, so that what is refused at once is told of, too.
 */
export function followRequestEnds(server: FastifyInstance): RequestEnds {
  const hearing: Hear[] = [];
  server.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () => {
      const { writableFinished, headersSent } = reply.raw;
      const status = writableFinished || headersSent ? reply.statusCode : hadGone;
      for (const hear of hearing) hear(request, reply, status);
    });
    done();
  });
  return (hear) => void hearing.push(hear);
}
