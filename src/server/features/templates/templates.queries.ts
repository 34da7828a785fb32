import { bulkMessagesPerHour } from '#domain/limits.ts';
import { type About, type PlaceholderValues, placeholderValues } from '#domain/mail-templates.ts';
import { displayName } from '#domain/people.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { oneRow, row, rows, run } from '#server/db/query.ts';
import { whoChanged } from '#server/visibility/person-name.queries.ts';

export interface TemplateRow {
  id: number;
  name: string;
  body: string;
  changedAt: string;
  changedBy: { userId: number; name: string } | null;
}

const columns = `t.id, t.name, t.body, t.changed_at as "changedAt", ${whoChanged('t.changed_by')} as "changedBy"`;

export async function templatesOf(db: Db, companyId: number): Promise<TemplateRow[]> {
  return rows(db, `select ${columns} from mail_template t where t.company_id = $1 order by lower(t.name)`, [
    companyId,
  ]);
}

export async function templateOf(db: Db, companyId: number, id: number): Promise<TemplateRow | undefined> {
  return row(db, `select ${columns} from mail_template t where t.company_id = $1 and t.id = $2`, [
    companyId,
    id,
  ]);
}

/** The same, locked until the transaction ends. */
export async function lockTemplate(tx: Tx, companyId: number, id: number): Promise<TemplateRow | undefined> {
  return row(
    tx,
    `select ${columns} from mail_template t where t.company_id = $1 and t.id = $2 for update of t`,
    [companyId, id],
  );
}

export async function countTemplates(tx: Tx, companyId: number): Promise<number> {
  const counted = await row<{ count: number }>(
    tx,
    'select count(*) as count from mail_template where company_id = $1',
    [companyId],
  );
  return counted?.count ?? 0;
}

type Written = Pick<TemplateRow, 'name' | 'body'>;

export async function insertTemplate(
  tx: Tx,
  companyId: number,
  { name, body }: Written,
  by: number,
): Promise<TemplateRow> {
  return oneRow<TemplateRow>(
    tx,
    `insert into mail_template as t (company_id, name, body, changed_by) values ($1, $2, $3, $4) returning ${columns}`,
    [companyId, name, body, by],
  );
}

export async function updateTemplate(
  tx: Tx,
  id: number,
  { name, body }: Written,
  by: number,
): Promise<TemplateRow | undefined> {
  return row(
    tx,
    `update mail_template t set name = $2, body = $3, changed_by = $4, changed_at = now() where id = $1 returning ${columns}`,
    [id, name, body, by],
  );
}

/** False when there is none of this company's with that id. */
export async function deleteTemplate(db: Db, companyId: number, id: number): Promise<boolean> {
  return (await run(db, 'delete from mail_template where company_id = $1 and id = $2', [companyId, id])) > 0;
}

export interface Addressee {
  applicantName: string;
  /** What stands for the placeholders in a message about their application. */
  values: PlaceholderValues;
}

/** Who would get messages about some applications, by the applications' ids. */
export async function addresseesOf(
  db: Db,
  applicationIds: readonly number[],
): Promise<ReadonlyMap<number, Addressee>> {
  const found = await rows<About & { id: number }>(
    db,
    `select a.id, u.username, u.first_name as "firstName", u.last_name as "lastName", j.title as "jobTitle", c.name as "companyName",
            j.location, a.application_date as "appliedAt", c.time_zone as "timeZone"
     from application a join job_posting j on j.id = a.job_posting_id join company c on c.id = j.company_id
     join user_account u on u.id = a.job_seeker_id where a.id = any($1::integer[])`,
    [applicationIds],
  );
  return new Map(
    found.map((about) => [about.id, { applicantName: displayName(about), values: placeholderValues(about) }]),
  );
}

/** How many more people somebody may write to at once within this hour, while they send nothing else. */
export async function leftThisHour(tx: Tx, senderId: number): Promise<number> {
  await row(tx, 'select id from user_account where id = $1 for no key update', [senderId]);
  const sent = await row<{ people: number }>(
    tx,
    `select coalesce(sum(people), 0) as people from bulk_message where sender_id = $1 and sent_at > now() - interval '1 hour'`,
    [senderId],
  );
  return bulkMessagesPerHour - (sent?.people ?? 0);
}

/** Undefined for what was sent already. */
export async function insertBulkMessage(
  tx: Tx,
  sent: { senderId: number; key: string; body: string; people: number },
): Promise<number | undefined> {
  const inserted = await row<{ id: number }>(
    tx,
    `insert into bulk_message (sender_id, key, body, people) values ($1, $2, $3, $4)
     on conflict on constraint bulk_message_once do nothing returning id`,
    [sent.senderId, sent.key, sent.body, sent.people],
  );
  return inserted?.id;
}
