import type { Db } from '#server/db/query.ts';
import { run } from '#server/db/query.ts';

export interface AuditEntry {
  actorId: number | null;
  action: string;
  subject: string;
  subjectId: number | null;
  details?: object;
}

/** Records what somebody with power over others did. In the transaction that does it, so that nothing is done unrecorded. */
export async function recordAudit(
  tx: Db,
  { actorId, action, subject, subjectId, details = {} }: AuditEntry,
): Promise<void> {
  await run(
    tx,
    'insert into audit_log (actor_id, action, subject, subject_id, details) values ($1, $2, $3, $4, $5)',
    [actorId, action, subject, subjectId, details],
  );
}
