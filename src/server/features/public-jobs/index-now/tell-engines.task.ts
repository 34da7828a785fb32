import type pg from 'pg';
import type { Config } from '#server/config.ts';
import { type GuardedFetch, OutgoingProblem } from '#server/outgoing/guarded-fetch.ts';
import { type Handler, TaskFailure } from '#server/tasks/handler.ts';
import { isPlatformOpen } from '#server/visibility/visible-jobs.queries.ts';
import { type IndexNow, indexNow, type Moved, movedSince, noteTold } from './index-now.queries.ts';

interface Dependencies {
  db: pg.Pool;
  config: Pick<Config, 'publicUrl' | 'indexNowUrl'>;
  fetch: GuardedFetch;
}

/**
 * Tells search engines which public jobs are new, changed or closed, batch after batch, each noted once the engine has taken it: told
 * twice does no harm, and nothing is left out. While the platform is closed nobody is told anything, and it is made up for.
 */
export function tellEngines({ db, config, fetch }: Dependencies): Handler<'index-now'> {
  return async (_, { signal }) => {
    while (!signal.aborted) {
      const standing = await indexNow(db);
      if (!standing || !(await isPlatformOpen(db))) return;
      const moved = await movedSince(db, standing);
      const last = moved.at(-1);
      if (!last) return;
      await tell(standing, moved, { config, fetch });
      await noteTold(db, last);
    }
  };
}

async function tell(
  { key }: IndexNow,
  moved: readonly Moved[],
  { config: { publicUrl, indexNowUrl }, fetch }: Omit<Dependencies, 'db'>,
): Promise<void> {
  if (publicUrl === undefined)
    throw new TaskFailure('PUBLIC_URL is not set: engines would not know what to read.', 'final');
  const body = JSON.stringify({
    host: new URL(publicUrl).host,
    key,
    keyLocation: `${publicUrl}/${key}.txt`,
    urlList: [...new Set(moved.map(({ id }) => `${publicUrl}/jobs/${id}`))],
  });
  const answer = await fetch(indexNowUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body,
  }).catch((error: unknown) => {
    if (error instanceof OutgoingProblem) throw new TaskFailure(error.message);
    throw error;
  });
  if (!answer.ok) throw new TaskFailure(`The engine answered ${answer.status}.`);
}
