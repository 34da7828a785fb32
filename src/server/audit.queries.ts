import type { Db } from '#server/db/query.ts';
import { Parameters } from '#server/db/parameters.ts';
import { rows, run } from '#server/db/query.ts';
import type { Page } from '#server/http/paging.ts';
import { pageOf, readCursor } from '#server/http/paging.ts';

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

export interface AuditRow {
  id: number;
  actor: string | null;
  action: string;
  subject: string;
  subjectId: number | null;
  details: Record<string, unknown>;
  happenedAt: string;
}

/** The log, the newest first. */
export async function auditEntries(
  db: Db,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<AuditRow>> {
  const parameters = new Parameters();
  const after = readCursor(cursor, ['time', 'number']);
  const beyond = after
    ? `where (l.happened_at, l.id) < (${parameters.add(after[0])}::timestamptz, ${parameters.add(after[1])}::bigint)`
    : '';
  const found = await rows<AuditRow>(
    db,
    `select l.id, u.username as actor, l.action, l.subject, l.subject_id as "subjectId", l.details, l.happened_at as "happenedAt"
     from audit_log l left join user_account u on u.id = l.actor_id ${beyond}
     order by l.happened_at desc, l.id desc limit ${parameters.add(limit + 1)}`,
    parameters.values,
  );
  return pageOf(found, limit, (last) => [last.happenedAt, last.id]);
}
