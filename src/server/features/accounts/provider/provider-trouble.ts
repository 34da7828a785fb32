import { AuthorizationResponseError, ResponseBodyError } from 'openid-client';
import type { SignInProblem } from '#domain/single-sign-on.ts';
import { OutgoingProblem } from '#server/outgoing/guarded-fetch.ts';

/** A provider is away, or says what cannot be. */
export class ProviderTrouble extends Error {
  readonly problem: SignInProblem;

  constructor(problem: SignInProblem, options: ErrorOptions = {}) {
    super(`A sign-in provider: ${problem}`, options);
    this.problem = problem;
  }
}

/**
 * Does what depends on a provider alone, and on no database of ours: whatever fails there is the provider's trouble, also
 * where a library stumbles over something that nobody would send in earnest.
 */
export async function fromProvider<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProviderTrouble) throw error;
    throw new ProviderTrouble(problemOf(error), { cause: error });
  }
}

function problemOf(error: unknown): SignInProblem {
  if (error instanceof AuthorizationResponseError)
    return error.error === 'access_denied' ? 'cancelled' : 'provider_wrong';
  const reason = outgoingProblemIn(error)?.reason;
  if (reason === 'unreachable' || reason === 'too_slow') return 'provider_away';
  if (chain(error).some(isBroken)) return 'provider_away';
  return chain(error).some(({ name }) => name === 'TimeoutError') ? 'provider_away' : 'provider_wrong';
}

/** It answered that it cannot answer. */
function isBroken(error: Error): boolean {
  const answer = error instanceof ResponseBodyError ? error : error.cause;
  return (answer instanceof ResponseBodyError || answer instanceof Response) && answer.status >= 500;
}

/** Why the from brought nothing, wherever the libraries have put it. */
export function outgoingProblemIn(error: unknown): OutgoingProblem | undefined {
  return chain(error).find((one) => one instanceof OutgoingProblem);
}

/** An error and what brought it about. */
export function chain(error: unknown): Error[] {
  const errors: Error[] = [];
  for (let one = error; one instanceof Error && errors.length < 10; one = one.cause) errors.push(one);
  return errors;
}
