import type pg from 'pg';
import type { Market, Program } from './market.ts';

/**
 * What benches share that are run one after the other in one process, small, for their soundness: a made-up market, and
 * after that the whole program on it. Empty where a bench is run by itself.
 */
export const shared: { dataDir?: string; db?: pg.Pool; program?: Program; market?: Market } = {};
