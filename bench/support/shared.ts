import type pg from 'pg';
import type { Market, Program } from './market.ts';

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
      idle_in_transaction_session_timeout: longest,
    });
  return db;
}
