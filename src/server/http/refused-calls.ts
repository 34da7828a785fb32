import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { Refusal } from '#server/refusal.ts';
import { fromOf } from '#server/security-log/from.ts';
import type { SecurityNotes } from '#server/security-log/security-notes.ts';
import { askerOf } from './asker.ts';

/**
 * Notes a refusal that says something of who asked: not that a form was filled in wrongly, but that somebody wanted what
 * is not theirs, or too much of it. Of who is not signed in that is throttling, another site, and a link that opens nothing.
 */
export function noteRefusal(
  notes: SecurityNotes,
  request: FastifyRequest,
  { key, endpoint }: { key: string; endpoint: Endpoint },
  error: unknown,
): void {
  const mayGuess = askerOf(request) !== undefined || key.includes('/:token');
  if (!(error instanceof Refusal) || !isTelling(error, mayGuess)) return;
  const signingIn = error.status === 429 && endpoint.budget === 'sign-in';
  notes.note({
    act: signingIn ? 'sign-in.throttled' : 'call.refused',
    outcome: 'refused',
    actorId: askerOf(request) ?? null,
    ...fromOf(request),
    details: { call: key, code: error.code, ...idsIn(request.params) },
  });
}

function isTelling({ status, code }: Refusal, mayGuess: boolean): boolean {
  if (status === 429 || code === 'cross_site') return true;
  return mayGuess && (code === 'forbidden' || code === 'not_found' || code === 'company_suspended');
}

/** What of an address is a number names a thing of ours; anything else could be a token. */
export function idsIn(params: unknown): Record<string, number> {
  const given = Object.entries(params ?? {});
  return Object.fromEntries(
    given
      .filter(([, value]) => /^\d{1,10}$/.test(String(value)))
      .map(([name, value]) => [name, Number(value)]),
  );
}
