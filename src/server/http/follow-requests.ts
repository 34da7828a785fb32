import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  beginSpan,
  contextOf,
  inTrace,
  newTrace,
  readTraceparent,
  type Span,
  type Trace,
} from '#server/trace.ts';
import type { RequestEnds } from './request-ends.ts';

const followed = new WeakMap<FastifyRequest, { trace: Trace; span: Span | undefined }>();

/** The trace that a request belongs to. */
export function traceOf(request: FastifyRequest): Trace | undefined {
  return followed.get(request)?.trace;
}

/**
 * Makes all that is done for a request part of one trace: that which the caller's header traceparent names, otherwise a new one
 * with the request's own id. Anybody may name one: it says nothing of who they are, and opens nothing.
 */
export function followRequests(server: FastifyInstance, onEnd: RequestEnds): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const parent = readTraceparent(request.headers['traceparent']);
    const span = beginSpan(request.method, {
      kind: 'server',
      parent,
      attributes: { 'http.request.method': request.method },
    });
    const id = request.id.replaceAll('-', '');
    const own = newTrace(parent?.traceId ?? id, id.slice(16));
    const trace = span ? contextOf(span) : { ...own, isSampled: parent?.isSampled ?? false };
    followed.set(request, { trace, span });
    inTrace(trace, done);
  });
  // What a body brings arrives on the connection's own account, and would go on outside.
  server.addHook('preValidation', (request, _reply, done) => {
    const trace = traceOf(request);
    if (trace) inTrace(trace, done);
    else done();
  });
  onEnd((request, _reply, status) => {
    const { span, trace } = followed.get(request) ?? {};
    if (!span) return;
    const route = request.routeOptions.url ?? 'page';
    span.end({
      name: `${request.method} ${route}`,
      attributes: {
        'http.route': route,
        'http.response.status_code': status,
        ...(trace?.actor === undefined ? {} : { 'enduser.id': String(trace.actor) }),
      },
      ...(status >= 500 ? { failed: String(status) } : {}),
    });
  });
}
