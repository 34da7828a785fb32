import type { Db, Tx } from '#server/db/query.ts';
import { oneRow, row, rows, run } from '#server/db/query.ts';
import { personName } from '#server/visibility/person-name.queries.ts';

export interface MessageRow {
  id: number;
  applicationId: number;
  senderId: number | null;
  fromEmployer: boolean;
  senderName: string;
  companyName: string;
  body: string;
  byEmail: boolean;
  sentAt: string;
  readAt: string | null;
}

const columns = `m.id, m.application_id as "applicationId", m.sender_id as "senderId", m.from_employer as "fromEmployer",
  case when u.id is null then 'Someone who has left' else ${personName('u')} end as "senderName",
  c.name as "companyName", m.body, m.by_mail as "byEmail", m.sent_at as "sentAt", m.read_at as "readAt"`;
const source = `message m
  join application a on a.id = m.application_id join job_posting j on j.id = a.job_posting_id join company c on c.id = j.company_id
  left join user_account u on u.id = m.sender_id`;

/** More than anybody writes about one application. */
export const mostMessages = 500;

export async function messagesOf(db: Db, applicationId: number): Promise<MessageRow[]> {
  return rows(
    db,
    `select ${columns} from ${source} where m.application_id = $1 order by m.id limit ${mostMessages}`,
    [applicationId],
  );
}

export async function countMessages(db: Db, applicationId: number): Promise<number> {
  const counted = await row<{ count: number }>(
    db,
    'select count(*) as count from message where application_id = $1',
    [applicationId],
  );
  return counted?.count ?? 0;
}

export async function insertMessage(
  tx: Tx,
  message: {
    applicationId: number;
    senderId: number | null;
    fromEmployer: boolean;
    body: string;
    /** The message to several that it is one of. */
    bulkId?: number;
    /** It came as an answer to an email. */
    byMail?: boolean;
  },
): Promise<MessageRow> {
  const inserted = await row<{ id: number }>(
    tx,
    'insert into message (application_id, sender_id, from_employer, body, bulk_message_id, by_mail) values ($1, $2, $3, $4, $5, $6) returning id',
    [
      message.applicationId,
      message.senderId,
      message.fromEmployer,
      message.body,
      message.bulkId ?? null,
      message.byMail ?? false,
    ],
  );
  return oneRow<MessageRow>(tx, `select ${columns} from ${source} where m.id = $1`, [inserted?.id]);
}

/** Marks what the other side wrote as read; answers whether there was anything new. */
export async function markRead(db: Db, applicationId: number, readerIsEmployer: boolean): Promise<boolean> {
  const read = await run(
    db,
    'update message set read_at = now() where application_id = $1 and from_employer <> $2 and read_at is null',
    [applicationId, readerIsEmployer],
  );
  return read > 0;
}
