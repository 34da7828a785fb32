import type pg from 'pg';
import { type LoggerOptions, pino } from 'pino';
import { isDatabaseError } from './db/database-error.ts';
import { traceFacts } from './trace.ts';
import { framesOf } from './where-it-broke.ts';

/** What a log keeps of an error: where and how it happened, never what anybody wrote. */
export interface SafeError {
  type: string;
  message: string;
  stack?: string;
  code?: string;
  [fact: string]: unknown;
}

/**
 * The one door through which errors reach a log or a terminal. PostgreSQL puts the whole row that failed into `detail`, and
 * values into `message` and `where` ("invalid input syntax for type integer: …"), so of its errors only what names things
 * of ours is kept. A mail server repeats addresses, so what it said is left out too.
 */
export function safeError(error: unknown, depth = 0): SafeError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something that is no error was thrown' };
  const fromDatabase = isDatabaseError(error);
  const message = fromDatabase || saysWhatWasSent(error) ? withoutValues(error) : error.message;
  return {
    type: fromDatabase ? 'DatabaseError' : error.name,
    message,
    ...(error.stack ? { stack: [`${error.name}: ${message}`, ...framesOf(error)].join('\n') } : {}),
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(fromDatabase ? namesIn(error) : {}),
    ...(error.cause instanceof Error && depth < 3 ? { cause: safeError(error.cause, depth + 1) } : {}),
  };
}

/** What every logger of ours is made with. */
export const logOptions: LoggerOptions = {
  mixin: traceFacts,
  serializers: { ...pino.stdSerializers, err: safeError, error: safeError },
};

/** For a terminal: what it was and where, in lines. */
export function inLines(error: unknown): string {
  const { type, message, stack, cause, ...facts } = safeError(error);
  const known = Object.entries(facts).map(([name, value]) => `  ${name}: ${String(value)}`);
  return [`${type}: ${message}`, ...known, ...(stack?.split('\n').slice(1) ?? [])].join('\n');
}

const named = ['severity', 'schema', 'table', 'column', 'dataType', 'constraint', 'routine'] as const;

function namesIn(error: pg.DatabaseError): Record<string, string> {
  return Object.fromEntries(named.flatMap((name) => (error[name] ? [[name, error[name]]] : [])));
}

/** Nodemailer's errors repeat the mail server's answer, in which addresses stand. */
function saysWhatWasSent(error: Error): boolean {
  return 'response' in error || 'rejected' in error || 'command' in error;
}

/**
 * Up to the first colon a message says what is wrong; after it, and between quotation marks, stands what was given. Names
 * of tables and columns are among the error's own facts.
 */
function withoutValues({ message }: Error): string {
  return (message.split(/:\s/)[0] ?? '')
    .replaceAll(/["“„«][^"“”»]*["“”»]|'[^']*'|\S+@\S+/g, '…')
    .slice(0, 200);
}

/** For what nobody caught: Node would print all that an error carries. */
export function endOnUncaught(): void {
  process.on('uncaughtException', (error) => {
    process.stderr.write(`${inLines(error)}\n`);
    process.exit(1);
  });
}
