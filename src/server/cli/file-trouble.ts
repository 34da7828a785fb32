import { messageOf } from '#domain/errors.ts';

/** What the system has against a file or folder that a command came to, for whoever named it; undefined of any other error. */
export function fileTrouble(error: unknown): string | undefined {
  const isOfFile =
    error instanceof Error &&
    'path' in error &&
    'syscall' in error &&
    !String(error.syscall).startsWith('spawn');
  return isOfFile
    ? `The system refuses a file or folder: ${messageOf(error)}. Name another, or let the account that calls this open it.`
    : undefined;
}
