import { rows, type Tx } from '#server/db/query.ts';
import { isAhead } from './interviews.queries.ts';

const hiredWithInterviews = `a.status = 'hired' and a.status_updated_at <= clock_timestamp() - make_interval(secs => $1)
  and a.id in (select i.application_id from interview i where ${isAhead})`;

/** Who was hired so long ago and has interviews ahead still, locked, with who hired them. */
export async function lockHiredWithInterviews(
  tx: Tx,
  seconds: number,
  applicationId: number,
): Promise<{ id: number; by: number | null }[]> {
  return rows(
    tx,
    `select a.id, (select h.changed_by from application_status_history h where h.application_id = a.id order by h.id desc limit 1) as by
     from application a
     where a.id = $2 and ${hiredWithInterviews} for update of a`,
    [seconds, applicationId],
  );
}

/** All of them. */
export async function hiredWithInterviewsAhead(tx: Tx, seconds: number, most: number): Promise<number[]> {
  const found = await rows<{ id: number }>(
    tx,
    `select a.id from application a where ${hiredWithInterviews} order by a.id limit $2`,
    [seconds, most],
  );
  return found.map(({ id }) => id);
}
