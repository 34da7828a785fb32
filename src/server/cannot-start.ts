import { codeOf } from '#domain/errors.ts';
import { readOnlyCode } from './db/troubles.ts';

/** A reason not to start that the operator can act on: its message is printed as it is, without a stack. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}

/** What an operator is told of what ended a program, where they can act on it. */
export function sentenceFor(error: unknown): string | undefined {
  if (error instanceof CannotStart) return error.message;
  return codeOf(error) === readOnlyCode
    ? 'DATABASE_URL leads to a database that takes no writes, as a standby does. Name the server that takes them, or all of them.'
    : undefined;
}
