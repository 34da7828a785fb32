import type { Endpoint } from '#contract/endpoint.ts';
import type { Admission } from '#server/http/admission.ts';
import type { RequestEnds } from '#server/http/request-ends.ts';
import type { Lately } from './lately.ts';
import type { Metrics } from './metrics.ts';

/** Counts every request, by the pattern of its address and never by the address itself. */
export function watchRequests(
  onEnd: RequestEnds,
  { metrics, lately, wasRefused }: { metrics: Metrics; lately: Lately; wasRefused: Admission['wasRefused'] },
): void {
  onEnd((request, { raw, elapsedTime }, status) => {
    // Counted as refused, and no failure: as whoever is refused at the door.
    if (wasRefused(request.raw)) return;
    const { url: route = 'page', config } = request.routeOptions;
    const isStream = String(raw.getHeader('content-type')).startsWith('text/event-stream');
    // How long something was on its way that never came whole is up to its sender.
    const isTimed = !isStream && (raw.writableFinished || request.raw.complete);
    metrics.request({ method: request.method, route, status, seconds: isTimed ? elapsedTime / 1_000 : -1 });
    // A health check that says no has not failed, and nobody waits for one.
    if (isTimed && !route.startsWith('/healthz/')) lately.note(elapsedTime, status);
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
