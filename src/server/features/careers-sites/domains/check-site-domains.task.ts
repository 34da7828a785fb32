import type pg from 'pg';
import type { GuardedFetch } from '#server/outgoing/guarded-fetch.ts';
import type { Handler } from '#server/tasks/handler.ts';
import { checkSiteDomain } from './check-site-domain.ts';
import { dueSiteDomains } from './site-domains.queries.ts';

/** How many are asked at the same time; each can take some seconds. */
const atOnce = 5;

/** Looks again whether each domain that has been proved still is its company's. */
export function checkSiteDomains(deps: { db: pg.Pool; fetch: GuardedFetch }): Handler<'site-domains'> {
  return async (_, { signal }) => {
    const seen = new Set<number>();
    while (!signal.aborted) {
      const due = (await dueSiteDomains(deps.db, atOnce)).filter(({ id }) => !seen.has(id));
      if (!due.length) return;
      await Promise.all(
        due.map(async ({ id }) => {
          seen.add(id);
          await checkSiteDomain(deps, id, null);
        }),
      );
    }
  };
}
