import type { Db } from '#server/db/query.ts';
import { oneRow } from '#server/db/query.ts';

/** When something that visitors read last changed, by the database's clock; null where there never was anything. */
export interface PublicVersion {
  changedAt: string | null;
  /** Whether all of it has come out that was being written then. */
  settled: boolean;
  now: string;
}

/**
 * Of all public jobs, or one company's. Triggers note a change at the time it is written, which comes out a moment later: what
 * was written first may come out last. No statement and no transaction lives for a minute, so that after one nothing of it is left.
 */
export async function publicVersion(db: Db, companyId?: number): Promise<PublicVersion> {
  const [own, values] = companyId === undefined ? ['true', []] : ['p.company_id = $1', [companyId]];
  return oneRow<PublicVersion>(
    db,
    `select v."changedAt", coalesce(v."changedAt" < now() - interval '1 minute', true) as settled, now() as now
     from (select greatest((select max(p.moved_at) from public_job p where ${own}),
       (select max(p.closes_at) from public_job p where p.closes_at <= now() and ${own})) as "changedAt") v`,
    values,
  );
}
