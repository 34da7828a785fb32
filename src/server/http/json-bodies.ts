import type { FastifyInstance } from 'fastify';

/** Bodies are JSON and nothing else. An empty one counts as none: clients that always name a content type mean no harm. */
export function acceptOnlyJson(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined);
    else return parse(request, body, done);
  });
}
