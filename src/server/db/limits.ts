/** How long PostgreSQL lets a statement of a request take, wait for a lock, and a transaction lie idle, in milliseconds. */
export const serverLimits = {
  statement_timeout: 5_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 10_000,
} as const;

/** What the driver waits for at most, in milliseconds, should PostgreSQL not be heard any more. */
export const driverLimits = {
  /** For a connection to be made, or to become free. */
  connectionTimeoutMillis: 2_000,
  /** For an answer: longer than PostgreSQL itself lets a statement take. */
  query_timeout: 7_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  /** For somebody to need an idle connection again. One that is opened anew has all to read and to plan: the next who come wait for it. */
  idleTimeoutMillis: 300_000,
} as const;

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** For work that no request waits for: how long each of its statements may take. */
export const timeouts = { minute, tenMinutes: 10 * minute, hour, night: 8 * hour } as const;
