import type { FastifyRequest } from 'fastify';
import type { Call } from '#contract/api.ts';
import { openToKeys } from '#contract/open-to-keys.ts';
import { keyPrefix, type Scope } from '#domain/api-keys.ts';
import { refuse } from '#server/refusal.ts';

/** The key that a call comes with, and what it may do. */
export interface KeyInUse {
  id: number;
  scopes: readonly Scope[];
  /** The day on which it was made, by UTC. */
  madeOn: string;
}

/**
 * What stands in a request as a key; undefined where it comes with none. What comes with one has no cookie read. Other tokens are
 * none of ours: a proxy that signs people in leaves its own there.
 */
export function keyIn({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const [, key] = /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '') ?? [];
  return key?.startsWith(keyPrefix) ? key : undefined;
}

/** What a key was not given, it does not reach: said before anything is looked up, with what is missing. */
export function refuseOutOfScope(call: Call, { scopes }: KeyInUse): void {
  const taken = openToKeys[call];
  if (taken === 'closed' || taken === 'public') throw refuse.notForKeys();
  if (!scopes.includes(taken)) throw refuse.scopeMissing(taken);
}
