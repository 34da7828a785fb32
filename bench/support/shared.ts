import type pg from 'pg';
import type { Actor } from '#domain/permissions.ts';

export interface Market {
  /** Where the server answers. */
  address: string;
  /** The same database, with as many connections as the load has. */
  db: pg.Pool;
  seekers: Seeker[];
  /** Some of the open postings. */
  jobIds: number[];
  /** The server's process. */
  processId: number;
}

export type Program = Pick<Market, 'address' | 'db' | 'processId'>;

export interface Seeker {
  actor: Actor;
  token: string;
  cookie: string;
}

/**
 * What benches share that are run one after the other in one process, small, for their soundness: a made-up market, and
 * after that the whole program on it. Empty where a bench is run by itself.
 */
export const shared: { dataDir?: string; db?: pg.Pool; program?: Program; market?: Market } = {};

/** A pool that waits longer where only soundness is asked for, which shall not hang on what else keeps the machine busy. */
export function patient(db: pg.Pool): pg.Pool {
  const longest = 60_000;
  if (shared.dataDir)
    Object.assign(db.options, {
      connectionTimeoutMillis: longest,
      statement_timeout: longest,
      query_timeout: longest + 5_000,
      idle_in_transaction_session_timeout: longest,
    });
  return db;
}
