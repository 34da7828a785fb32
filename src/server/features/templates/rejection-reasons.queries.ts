import type { Db, Tx } from '#server/db/query.ts';
import { oneRow, row, rows } from '#server/db/query.ts';
import { whoChanged } from '#server/visibility/person-name.queries.ts';

export interface ReasonRow {
  id: number;
  name: string;
  archived: boolean;
  changedAt: string;
  changedBy: { userId: number; name: string } | null;
}

const columns = `k.id, k.name, k.archived_at is not null as archived, k.changed_at as "changedAt", ${whoChanged('k.changed_by')} as "changedBy"`;

/** In the order in which they were added; those that are given no more stand last. */
export async function reasonsOf(db: Db, companyId: number): Promise<ReasonRow[]> {
  return rows(
    db,
    `select ${columns} from rejection_reason k where k.company_id = $1 order by k.archived_at is not null, k.id`,
    [companyId],
  );
}

export async function reasonOf(db: Db, companyId: number, id: number): Promise<ReasonRow | undefined> {
  return row(db, `select ${columns} from rejection_reason k where k.company_id = $1 and k.id = $2`, [
    companyId,
    id,
  ]);
}

/** The same, locked until the transaction ends. */
export async function lockReason(tx: Tx, companyId: number, id: number): Promise<ReasonRow | undefined> {
  return row(
    tx,
    `select ${columns} from rejection_reason k where k.company_id = $1 and k.id = $2 for update of k`,
    [companyId, id],
  );
}

export async function countReasons(tx: Tx, companyId: number): Promise<number> {
  const counted = await oneRow<{ count: number }>(
    tx,
    'select count(*) as count from rejection_reason where company_id = $1',
    [companyId],
  );
  return counted.count;
}

export type WrittenReason = Pick<ReasonRow, 'name' | 'archived'>;

export async function insertReason(
  tx: Tx,
  companyId: number,
  { name }: WrittenReason,
  by: number,
): Promise<ReasonRow> {
  return oneRow<ReasonRow>(
    tx,
    `insert into rejection_reason as k (company_id, name, changed_by) values ($1, $2, $3) returning ${columns}`,
    [companyId, name, by],
  );
}

export async function updateReason(
  tx: Tx,
  id: number,
  { name, archived }: WrittenReason,
  by: number,
): Promise<ReasonRow | undefined> {
  return row(
    tx,
    `update rejection_reason k set name = $2, archived_at = case when $3 then coalesce(archived_at, now()) end,
       changed_by = $4, changed_at = now() where id = $1 returning ${columns}`,
    [id, name, archived, by],
  );
}
