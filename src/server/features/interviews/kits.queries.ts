import type { Body, InterviewKit } from '#contract/api.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { row, rows, run } from '#server/db/query.ts';
import { whoChanged } from '#server/visibility/person-name.queries.ts';

export type KitRow = Omit<InterviewKit, 'etag'>;
type NewKit = Body<'POST /api/interview-kits'>;

const columns = `k.id, k.title, k.minutes, k.questions, k.attributes, k.changed_at as "changedAt", ${whoChanged('k.changed_by')} as "changedBy"`;

export async function kitsOf(db: Db, companyId: number): Promise<KitRow[]> {
  return rows(db, `select ${columns} from interview_kit k where k.company_id = $1 order by lower(k.title)`, [
    companyId,
  ]);
}

/** Undefined when the company has as many as it may. */
export async function insertKit(
  tx: Tx,
  companyId: number,
  { title, minutes, questions, attributes }: NewKit,
  { most, by }: { most: number; by: number },
): Promise<KitRow | undefined> {
  return row(
    tx,
    `insert into interview_kit as k (company_id, title, minutes, questions, attributes, changed_by)
     select $1, $2, $3, $4, $5, $7 where (select count(*) from interview_kit where company_id = $1) < $6 returning ${columns}`,
    [companyId, title, minutes, questions ?? null, attributes, most, by],
  );
}

export async function hasKit(db: Db, companyId: number, id: number): Promise<boolean> {
  return Boolean(
    await row(db, 'select id from interview_kit where id = $1 and company_id = $2', [id, companyId]),
  );
}

/** One of a company's, locked until the transaction ends. */
export async function lockKit(tx: Tx, companyId: number, id: number): Promise<KitRow | undefined> {
  return row(
    tx,
    `select ${columns} from interview_kit k where k.company_id = $1 and k.id = $2 for update of k`,
    [companyId, id],
  );
}

export async function updateKit(
  db: Db,
  companyId: number,
  id: number,
  { title, minutes, questions, attributes }: NewKit,
  by: number,
): Promise<KitRow | undefined> {
  return row(
    db,
    `update interview_kit k set title = $3, minutes = $4, questions = $5, attributes = $6, changed_at = now(), changed_by = $7
     where id = $1 and company_id = $2 returning ${columns}`,
    [id, companyId, title, minutes, questions ?? null, attributes, by],
  );
}

export async function deleteKit(db: Db, companyId: number, id: number): Promise<boolean> {
  return (await run(db, 'delete from interview_kit where id = $1 and company_id = $2', [id, companyId])) > 0;
}
