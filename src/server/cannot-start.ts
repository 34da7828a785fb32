import { codeOf, messageOf } from '#domain/errors.ts';
import { lackOfRoom } from './db/disk-room.ts';
import { connectionBroke, notAllowedCode, readOnlyCode } from './db/troubles.ts';

/** A reason not to start that the operator can act on: its message is printed as it is, without a stack. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}

/** What an operator is told of what ended a program, where they can act on it. */
export function sentenceFor(error: unknown): string | undefined {
  if (error instanceof CannotStart) return error.message;
  const lack = lackOfRoom(error);
  if (lack) return `${lack} Make room there, and try again.`;
  if (codeOf(error) === readOnlyCode)
    return 'DATABASE_URL leads to a database that takes no writes, as a standby does. Name the server that takes them, or all of them.';
  if (codeOf(error) === notAllowedCode)
    return `The role of DATABASE_URL may not use all of the database (${messageOf(error)}). Make that role the owner of what is in it, or let the owner grant the role what it lacks.`;
  return connectionBroke(error)
    ? 'The connection to the database broke, or it answered too slowly. See whether it is well, and try again.'
    : fileTrouble(error);
}

/** What the system has against a file or folder that a program came to, for whoever named it; undefined of any other error. */
function fileTrouble(error: unknown): string | undefined {
  const isOfFile =
    error instanceof Error &&
    'path' in error &&
    'syscall' in error &&
    !String(error.syscall).startsWith('spawn');
  return isOfFile
    ? `The system refuses a file or folder: ${messageOf(error)}. Name another, or let the account that runs this open it.`
    : undefined;
}
