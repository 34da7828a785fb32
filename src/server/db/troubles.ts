import { codeOf } from '#domain/errors.ts';

/** An error met on the way to the database or told by it. */
export type Trouble = Error & { code?: string | undefined };

/** The driver gave up waiting: PostgreSQL itself would have ended the statement before. */
export function answerTimedOut({ message }: Error): boolean {
  return message === 'Query read timeout';
}

/** Whether the connection that met this is of no more use, and others to the same server hardly either. */
export function isSpent(trouble: unknown): boolean {
  return (
    trouble instanceof Error && (answerTimedOut(trouble) || /^(25006|57P|08)/.test(codeOf(trouble) ?? ''))
  );
}

/** Whether the server may no longer be there, or no longer be the one to write to. */
export function serverMayBeGone(trouble: Trouble): boolean {
  return connectionBroke(trouble) || brokenLines.has(trouble.code ?? '');
}

/** Whether it is the way to the database that failed, or the database that ended it, and not what was asked. */
export function connectionBroke(trouble: unknown): boolean {
  return trouble instanceof Error && (isSpent(trouble) || withoutCode.test(trouble.message));
}

/** PostgreSQL's code for a write where there are none. */
export const readOnlyCode = '25006';

/** PostgreSQL's code for what the role may not do. Its message names what that is about, and no value. */
export const notAllowedCode = '42501';

/** As PostgreSQL says it of a write where there are none. */
export function readOnly(): Trouble {
  return Object.assign(new Error('the database takes no writes'), { code: readOnlyCode });
}

/** A connection has come about to a server that is not the one in use any more. */
export function serverWasLeft(): Trouble {
  return Object.assign(new Error('the program has moved to another server meanwhile'), {
    code: 'ECONNABORTED',
  });
}

/** PostgreSQL found no room on its disk. */
export function diskIsFull(trouble: unknown): boolean {
  return codeOf(trouble) === '53100';
}

/** Whether it passes without anybody's doing: nothing was done, and the same may be asked again. */
export function willPass({ code = '', message }: Trouble): boolean {
  return (
    /^(08|57P|53|25006|40001|40P01|55P03|57014)/.test(code) ||
    brokenLines.has(code) ||
    withoutCode.test(message)
  );
}

const brokenLines = new Set([
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOENT',
  'ENOTCONN',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

// What pg says of a broken connection without giving a code.
const withoutCode =
  /^(Connection terminated|Query read timeout|timeout e|Client (has encountered a connection error|was closed))/;
