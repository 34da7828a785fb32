import { flood } from '#domain/visitors.ts';
import type { Db } from '#server/db/query.ts';
import { oneRow } from '#server/db/query.ts';

/** Whether so many visitors, whoever they are, have applied for a job of late that it is being flooded. */
export async function isFlooded(db: Db, jobId: number, from: number): Promise<boolean> {
  if (from === 0) return true;
  const { flooded } = await oneRow<{ flooded: boolean }>(
    db,
    `select count(*) = $2 as flooded from (
       select from visitor_application where job_posting_id = $1 and sent_at > now() - make_interval(mins => $3) limit $2
     ) v`,
    [jobId, from, flood.minutes],
  );
  return flooded;
}
