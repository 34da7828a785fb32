import type { Db } from '#server/db/query.ts';
import { row, rows, run } from '#server/db/query.ts';

export interface OfferTemplateRow {
  id: number;
  companyId: number;
  name: string;
  letter: string;
}

const columns = 'id, company_id as "companyId", name, letter';

export async function offerTemplatesOf(db: Db, companyId: number): Promise<OfferTemplateRow[]> {
  return rows(db, `select ${columns} from offer_template where company_id = $1 order by lower(name)`, [
    companyId,
  ]);
}

export async function offerTemplateById(db: Db, id: number): Promise<OfferTemplateRow | undefined> {
  return row(db, `select ${columns} from offer_template where id = $1`, [id]);
}

export async function countOfferTemplates(tx: Db, companyId: number): Promise<number> {
  const counted = await row<{ count: number }>(
    tx,
    'select count(*) as count from offer_template where company_id = $1',
    [companyId],
  );
  return counted?.count ?? 0;
}

type Template = Pick<OfferTemplateRow, 'name' | 'letter'>;

export async function insertOfferTemplate(
  tx: Db,
  companyId: number,
  { name, letter }: Template,
): Promise<OfferTemplateRow> {
  // The cast: an insert without a conflict clause returns its row or throws.
  return (await row<OfferTemplateRow>(
    tx,
    `insert into offer_template (company_id, name, letter) values ($1, $2, $3) returning ${columns}`,
    [companyId, name, letter],
  )) as OfferTemplateRow;
}

export async function updateOfferTemplate(
  db: Db,
  id: number,
  { name, letter }: Template,
): Promise<OfferTemplateRow | undefined> {
  return row(
    db,
    `update offer_template set name = $2, letter = $3, updated_at = now() where id = $1 returning ${columns}`,
    [id, name, letter],
  );
}

export async function deleteOfferTemplate(db: Db, id: number): Promise<void> {
  await run(db, 'delete from offer_template where id = $1', [id]);
}
