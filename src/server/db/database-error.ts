import pg from 'pg';

/** Whether PostgreSQL itself answered so, rather than the way to it. */
export function isDatabaseError(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError;
}

/** An error of which only its fields are left, as pg-boss tells of what its workers met; PostgreSQL's is one of PostgreSQL's again. */
export function errorAgain(told: Error): Error {
  if (told instanceof Error) return told;
  const { message } = told as Error; // Its types say it is one.
  const error = 'severity' in told ? new pg.DatabaseError(message, 0, 'error') : new Error(message);
  return Object.assign(error, told);
}
