import type { Query } from '#contract/api.ts';
import { Parameters } from '#server/db/parameters.ts';
import { contains } from '#server/db/patterns.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { row, rows, run } from '#server/db/query.ts';
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
  tx: Tx,
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
  subjectName: string | null;
  memberName: string | null;
  details: Record<string, unknown>;
  happenedAt: string;
}

const subjectName = `case l.subject
  when 'user' then (select s.username from user_account s where s.id = l.subject_id)
  when 'company' then (select s.name from company s where s.id = l.subject_id)
  when 'job' then (select s.title from job_posting s where s.id = l.subject_id)
end`;

/** The details of the last entry about one action on one thing. */
export async function lastAudited(
  db: Db,
  { action, subject, subjectId }: Pick<AuditEntry, 'action' | 'subject' | 'subjectId'>,
): Promise<Record<string, unknown> | undefined> {
  const last = await row<{ details: Record<string, unknown> }>(
    db,
    `select details from audit_log where action = $1 and subject = $2 and subject_id = $3 order by id desc limit 1`,
    [action, subject, subjectId],
  );
  return last?.details;
}

/** The log, the newest first. `search` is in the user name of who did it. */
export async function auditEntries(
  db: Db,
  { search, subject, limit, cursor }: Query<'GET /api/admin/audit'>,
): Promise<Page<AuditRow>> {
  const parameters = new Parameters();
  const where = ['true'];
  const after = readCursor(cursor, ['time', 'number']);
  if (after) {
    const [time, id] = after;
    where.push(
      `(l.happened_at, l.id) < (${parameters.add(time)}::timestamptz, ${parameters.add(id)}::bigint)`,
    );
  }
  if (search?.trim()) where.push(`u.username ilike ${parameters.add(contains(search))}`);
  if (subject) where.push(`l.subject = ${parameters.add(subject)}`);
  const found = await rows<AuditRow>(
    db,
    `select l.id, u.username as actor, l.action, l.subject, l.subject_id as "subjectId", ${subjectName} as "subjectName",
            m.username as "memberName", l.details, l.happened_at as "happenedAt"
     from audit_log l left join user_account u on u.id = l.actor_id
       left join user_account m on m.id = (l.details->>'userId')::integer
     where ${where.join(' and ')}
     order by l.happened_at desc, l.id desc limit ${parameters.add(limit + 1)}`,
    parameters.values,
  );
  return pageOf(found, limit, (last) => [last.happenedAt, last.id]);
}
