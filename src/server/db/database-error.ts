import pg from 'pg';

/** Whether PostgreSQL itself answered so, rather than the way to it. */
export function isDatabaseError(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError;
}
