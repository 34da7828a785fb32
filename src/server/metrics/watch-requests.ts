import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Lately } from './lately.ts';
import type { Metrics } from './metrics.ts';

/** Counts every answer, by the pattern of its address and never by the address itself. */
export function watchRequests(server: FastifyInstance, metrics: Metrics, lately: Lately): void {
  server.addHook('onResponse', async (request, { raw, statusCode: status, elapsedTime }) => {
    const { url: route = 'page', config } = request.routeOptions;
    const isStream = String(raw.getHeader('content-type')).startsWith('text/event-stream');
    metrics.request({ method: request.method, route, status, seconds: isStream ? -1 : elapsedTime / 1_000 });
    // A health check that says no has not failed, and nobody waits for one.
    if (!isStream && !route.startsWith('/healthz/')) lately.note(elapsedTime, status);
    if (config.budget !== 'search' && config.budget !== 'suggestions') return;
    const outcome = !raw.writableFinished
      ? 'abandoned'
      : status >= 500
        ? 'failed'
        : status >= 400
          ? 'refused'
          : 'answered';
    metrics.search({ kind: route.replace(/^\/api\//, ''), outcome });
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which budget of calls per time this call draws from, where it has its own. */
    budget?: Endpoint['budget'];
  }
}
