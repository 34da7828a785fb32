import type pg from 'pg';
import type { Logger } from 'pino';
import { insertJobViews, insertProfileViews } from './page-views.queries.ts';

/**
 * Counts who looked at what, once per viewer and day, off the request path: views are gathered for a second and
 * written together. A crash loses at most that second of views, which no one was promised.
 */
export interface ViewCounter {
  sawJob: (jobId: number, viewerId: number) => void;
  sawProfile: (jobSeekerId: number, viewerId: number) => void;
  /** Writes what is gathered, for a stop that loses nothing. */
  flush: () => Promise<void>;
}

const gatherFor = 1_000;

export function createViewCounter(db: pg.Pool, log: Logger): ViewCounter {
  const gathered = {
    jobs: new Map<string, [number, number]>(),
    profiles: new Map<string, [number, number]>(),
  };
  let timer: NodeJS.Timeout | undefined;

  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    const jobs = take(gathered.jobs);
    const profiles = take(gathered.profiles);
    try {
      if (jobs.length) await insertJobViews(db, jobs);
      if (profiles.length) await insertProfileViews(db, profiles);
    } catch (error) {
      log.warn({ err: error }, 'views could not be counted');
    }
  };
  const gather = (into: Map<string, [number, number]>, seen: number, viewer: number) => {
    into.set(`${seen} ${viewer}`, [seen, viewer]);
    timer ??= setTimeout(() => void flush(), gatherFor).unref();
  };

  return {
    sawJob: (jobId, viewerId) => gather(gathered.jobs, jobId, viewerId),
    sawProfile: (jobSeekerId, viewerId) => {
      // Who has come over to the hiring side may meet themselves.
      if (jobSeekerId !== viewerId) gather(gathered.profiles, jobSeekerId, viewerId);
    },
    flush,
  };
}

function take<Value>(gathered: Map<string, Value>): Value[] {
  const values = [...gathered.values()];
  gathered.clear();
  return values;
}
