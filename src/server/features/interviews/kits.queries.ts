import type { Body, InterviewKit } from '#contract/api.ts';
import type { Db } from '#server/db/query.ts';
import { row, rows, run } from '#server/db/query.ts';

type NewKit = Body<'POST /api/interview-kits'>;

const columns = 'id, title, minutes, questions, attributes';

export async function kitsOf(db: Db, companyId: number): Promise<InterviewKit[]> {
  return rows(db, `select ${columns} from interview_kit where company_id = $1 order by lower(title)`, [
    companyId,
  ]);
}

/** Undefined when the company has as many as it may. */
export async function insertKit(
  tx: Db,
  companyId: number,
  { title, minutes, questions, attributes }: NewKit,
  most: number,
): Promise<InterviewKit | undefined> {
  return row(
    tx,
    `insert into interview_kit (company_id, title, minutes, questions, attributes)
     select $1, $2, $3, $4, $5 where (select count(*) from interview_kit where company_id = $1) < $6 returning ${columns}`,
    [companyId, title, minutes, questions ?? null, attributes, most],
  );
}

export async function hasKit(db: Db, companyId: number, id: number): Promise<boolean> {
  return Boolean(
    await row(db, 'select id from interview_kit where id = $1 and company_id = $2', [id, companyId]),
  );
}

export async function updateKit(
  db: Db,
  companyId: number,
  id: number,
  { title, minutes, questions, attributes }: NewKit,
): Promise<InterviewKit | undefined> {
  return row(
    db,
    `update interview_kit set title = $3, minutes = $4, questions = $5, attributes = $6, changed_at = now()
     where id = $1 and company_id = $2 returning ${columns}`,
    [id, companyId, title, minutes, questions ?? null, attributes],
  );
}

export async function deleteKit(db: Db, companyId: number, id: number): Promise<boolean> {
  return (await run(db, 'delete from interview_kit where id = $1 and company_id = $2', [id, companyId])) > 0;
}
