import type { FastifyRequest } from 'fastify';
import { traceOf } from './follow-requests.ts';

const askers = new WeakMap<FastifyRequest, number>();

/** Says who asks, as soon as that is known: also for what is told of a request that is refused. */
export function isAskedBy(request: FastifyRequest, person: number): void {
  askers.set(request, person);
  const trace = traceOf(request);
  if (trace) trace.actor = person;
}

/** Undefined for who is not signed in, and before that is known. */
export function askerOf(request: FastifyRequest): number | undefined {
  return askers.get(request);
}
