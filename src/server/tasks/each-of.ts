import { serverMayBeGone, type Trouble } from '#server/db/troubles.ts';

/**
 * Does all of these one after the other, whatever becomes of one, and fails in the end as the first that did. A database that is gone
 * is gone for the next as well.
 */
export async function eachOf(parts: readonly (() => Promise<unknown>)[], signal: AbortSignal): Promise<void> {
  const failures: Trouble[] = [];
  for (const part of parts) {
    signal.throwIfAborted();
    await part().catch((error: Trouble) => {
      if (serverMayBeGone(error)) throw error;
      failures.push(error);
    });
  }
  if (failures[0]) throw failures[0];
}
