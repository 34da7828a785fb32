import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from './config.ts';

/** What every part of the server is given instead of reaching for it. */
export interface Context {
  config: Config;
  db: pg.Pool;
  /** The same past any pooler, for what needs one connection of PostgreSQL's for as long as it lasts. */
  direct: pg.Pool;
  log: Logger;
  /** The clock, so that a test can stand at a date. Sessions and deadlines in SQL go by the database's own. */
  now: () => Date;
}
