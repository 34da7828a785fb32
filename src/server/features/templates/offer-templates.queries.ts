import type { Db, Tx } from '#server/db/query.ts';
import { oneRow, row, rows, run } from '#server/db/query.ts';
import { whoChanged } from '#server/visibility/person-name.queries.ts';

export interface OfferTemplateRow {
  id: number;
  companyId: number;
  name: string;
  letter: string;
  changedAt: string;
  changedBy: { userId: number; name: string } | null;
}

const columns = `t.id, t.company_id as "companyId", t.name, t.letter, t.updated_at as "changedAt", ${whoChanged('t.changed_by')} as "changedBy"`;

export async function offerTemplatesOf(db: Db, companyId: number): Promise<OfferTemplateRow[]> {
  return rows(db, `select ${columns} from offer_template t where t.company_id = $1 order by lower(t.name)`, [
    companyId,
  ]);
}

export async function offerTemplateById(db: Db, id: number): Promise<OfferTemplateRow | undefined> {
  return row(db, `select ${columns} from offer_template t where t.id = $1`, [id]);
}

/** The same, locked until the transaction ends. */
export async function lockOfferTemplate(tx: Tx, id: number): Promise<OfferTemplateRow | undefined> {
  return row(tx, `select ${columns} from offer_template t where t.id = $1 for update of t`, [id]);
}

export async function countOfferTemplates(tx: Tx, companyId: number): Promise<number> {
  const counted = await row<{ count: number }>(
    tx,
    'select count(*) as count from offer_template where company_id = $1',
    [companyId],
  );
  return counted?.count ?? 0;
}

type Template = Pick<OfferTemplateRow, 'name' | 'letter'>;

export async function insertOfferTemplate(
  tx: Tx,
  companyId: number,
  { name, letter }: Template,
  by: number,
): Promise<OfferTemplateRow> {
  return oneRow<OfferTemplateRow>(
    tx,
    `insert into offer_template as t (company_id, name, letter, changed_by) values ($1, $2, $3, $4) returning ${columns}`,
    [companyId, name, letter, by],
  );
}

export async function updateOfferTemplate(
  db: Db,
  id: number,
  { name, letter }: Template,
  by: number,
): Promise<OfferTemplateRow | undefined> {
  return row(
    db,
    `update offer_template t set name = $2, letter = $3, updated_at = now(), changed_by = $4 where id = $1 returning ${columns}`,
    [id, name, letter, by],
  );
}

export async function deleteOfferTemplate(db: Db, id: number): Promise<void> {
  await run(db, 'delete from offer_template where id = $1', [id]);
}
