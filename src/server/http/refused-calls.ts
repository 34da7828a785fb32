import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Refusal } from '#server/refusal.ts';
import { fromOf } from '#server/security-log/from.ts';
import type { SecurityNotes } from '#server/security-log/security-notes.ts';
import { askerOf } from './asker.ts';
import { asRefusal } from './errors.ts';

/**
 * Notes a refusal that says something of who asked: not that a form was filled in wrongly, but that somebody wanted what
 * is not theirs, or too much of it, or sent what no form sends. Of who is not signed in that is throttling, another site, a link
 * that opens nothing, and what no form sends. What may be a slip is counted: over and over it is none.
 */
export function noteRefusal(
  notes: SecurityNotes,
  request: FastifyRequest,
  { key, endpoint }: { key: string; endpoint: Endpoint },
  error: Error,
): void {
  const refusal = asRefusal(error, request);
  const entry = { outcome: 'refused', actorId: askerOf(request) ?? null, ...fromOf(request) } as const;
  const details = { call: key, code: refusal.code, ...idsIn(request.params) };
  const mayGuess = askerOf(request) !== undefined || key.includes('/:token');
  if (isTelling(refusal, mayGuess)) {
    const signingIn = refusal.status === 429 && endpoint.budget === 'sign-in';
    return notes.note({ act: signingIn ? 'sign-in.throttled' : 'call.refused', ...entry, details });
  }
  const attempt = attemptIn(refusal, endpoint);
  if (attempt) notes.note({ act: 'input.refused', ...entry, details: { ...details, ...attempt } });
  else if (canBeSlip(refusal))
    notes.slip({ act: 'input.refused', ...entry, details: { ...details, way: 'often' } });
}

/** What no screen of ours can have brought about, once is enough. */
function attemptIn({ attempt, code }: Refusal, endpoint: Endpoint): { way: string } | undefined {
  // Which file is too large only shows when it is there.
  if (code === 'too_large' && endpoint.takesFile) return undefined;
  return malformed.has(code) ? { way: 'body' } : attempt;
}

const malformed: ReadonlySet<string> = new Set([
  'invalid_json',
  'too_intricate',
  'too_large',
  'bad_length',
  'unsupported_media_type',
]);

/**
 * A form that was filled in wrongly, or a rule that somebody did not know of. A key that comes again with something else, too:
 * so does our own page where an answer was lost and the letter was changed before it was sent again.
 */
function canBeSlip({ status }: Refusal): boolean {
  return status === 400 || status === 409 || status === 413 || status === 422;
}

function isTelling({ status, code }: Refusal, mayGuess: boolean): boolean {
  if (status === 429 || code === 'cross_site') return true;
  return mayGuess && tellingCodes.has(code);
}

const tellingCodes: ReadonlySet<string> = new Set([
  'forbidden',
  'not_found',
  'company_suspended',
  'scope_missing',
  'not_for_keys',
]);

/** What of an address is a number names a thing of ours; anything else could be a token. */
export function idsIn(params: unknown): Record<string, number> {
  const given = Object.entries(params ?? {});
  return Object.fromEntries(
    given
      .filter(([, value]) => /^\d{1,10}$/.test(String(value)))
      .map(([name, value]) => [name, Number(value)]),
  );
}
