import type pg from 'pg';
import { linesOfPool } from './connect.ts';

/**
 * Closes the connections of these pools when `stop` is aborted: whatever is under way with one fails at once, however long it
 * would have taken, and whoever waits for it goes on to put away what was begun. Answers how to take that back.
 */
export function endWith(stop: AbortSignal | undefined, ...pools: readonly pg.Pool[]): () => void {
  const end = () => {
    for (const pool of pools) linesOfPool(pool)?.closeAll();
  };
  stop?.addEventListener('abort', end, { once: true });
  return () => stop?.removeEventListener('abort', end);
}
