import type { Query } from '#contract/api.ts';
import type { MailEnd, MailState } from '#domain/mail.ts';
import type { NotificationType } from '#domain/notifications.ts';
import type { LinkPurpose } from '#server/addresses/links.queries.ts';
import { Parameters } from '#server/db/parameters.ts';
import { contains } from '#server/db/patterns.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { row, rows, run } from '#server/db/query.ts';
import type { Page } from '#server/http/paging.ts';
import { pageOf, readCursor } from '#server/http/paging.ts';
import { enqueue, type NewTask } from '#server/tasks/enqueue.ts';

export interface MailAbout {
  applicationId: number;
  /** What it says of this one, where its subject is not about this one alone. */
  said?: string;
}

export interface NewMail {
  /** What concerns `address` alone, one that is to be proved or was theirs, goes to it whether it is proved or not. */
  kind:
    | 'application_received'
    | 'answers_due'
    | 'job_closed'
    | 'rejection'
    | 'notification'
    | 'interview'
    | 'account'
    | 'address'
    | 'visitor';
  companyId: number | null;
  /** Null for who has no account. */
  toUserId: number | null;
  /** The applications it speaks of. */
  about: readonly MailAbout[];
  toAddress: string;
  toName: string;
  fromName: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  /** Of which types of notifications it is: whoever wants no more of it ends these. */
  stops?: readonly NotificationType[];
  /** The company to whose budget it is counted, unless it goes to one of its own people; `companyId` unless said otherwise. */
  chargedTo?: number | null;
  /** An iCalendar object that goes with it, and what it asks of a calendar. */
  calendar?: string | null;
  calendarMethod?: 'REQUEST' | 'CANCEL' | null;
  /** What the link in it is for whose secret is made when it is handed over. */
  link?: LinkPurpose;
  /** The link in it that proves the address of somebody without an account; its secret is made then, too. */
  visitorLinkId?: number;
}

/** Writes a mail, which is handed over once this transaction has committed. */
export async function insertMail(tx: Tx, mail: NewMail): Promise<void> {
  const written = await row<{ id: number; messageId: string }>(
    tx,
    `with written as (
       insert into mail (kind, company_id, to_user_id, to_address, to_name, from_name, reply_to, subject, body_text, body_html, calendar, calendar_method, link, stops, charged_to, visitor_link_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $14, $15,
         (select c.id from company c where c.id = $16 and not exists (select from company_user m where m.company_id = c.id and m.user_id = $3 and m.verified)), $17)
       returning id, message_id
     ), about as (
       insert into mail_application (mail_id, application_id, said)
       select w.id, a."applicationId", a.said from written w, jsonb_to_recordset($13::jsonb) as a ("applicationId" integer, said text)
     )
     select id, message_id as "messageId" from written`,
    [
      mail.kind,
      mail.companyId,
      mail.toUserId,
      mail.toAddress,
      mail.toName,
      mail.fromName,
      mail.replyTo,
      mail.subject,
      mail.text,
      mail.html,
      mail.calendar ?? null,
      mail.calendarMethod ?? null,
      JSON.stringify(mail.about),
      mail.link ?? null,
      mail.stops ?? null,
      mail.chargedTo === undefined ? mail.companyId : mail.chargedTo,
      mail.visitorLinkId ?? null,
    ],
  );
  if (written) await enqueue(tx, 'mail', [taskOf(written)]);
}

/** The task of sending a mail has the mail's own number, by which they find each other. */
function taskOf({ id, messageId }: { id: number; messageId: string }): NewTask<'mail'> {
  return { id: messageId, data: { mailId: id } };
}

export interface MailRow {
  id: number;
  kind: string;
  toAddress: string;
  toName: string;
  fromName: string;
  subject: string;
  text: string;
  createdAt: string;
  attempts: number;
  nextAttemptAt: string;
  sentAt: string | null;
  givenUpAt: string | null;
  lastError: string | null;
  state: MailState;
  /** Of one that is over its company's limit. */
  companyName: string | null;
}

const states: Record<MailState, string> = {
  sent: 'sent_at is not null',
  held: 'sent_at is null and given_up_at is null and waits_until is not null',
  waiting: 'sent_at is null and given_up_at is null and waits_until is null',
  refused: endedBecause('refused'),
  stopped: endedBecause('stopped'),
  unconfirmed: endedBecause('unconfirmed'),
  in_doubt: endedBecause('in_doubt'),
  // Before reasons were noted there was but this one.
  given_up: `sent_at is null and given_up_at is not null and coalesce(ended, 'given_up') = 'given_up'`,
};

function endedBecause(end: MailEnd): string {
  return `sent_at is null and given_up_at is not null and ended = '${end}'`;
}

/** SQL for how the sending of a mail stands. */
export const stateOfMail = `case ${Object.entries(states)
  .map(([state, holds]) => `when ${holds} then '${state}'`)
  .join(' ')} end`;

/** All mail, the newest first. `search` is in the subject, or in whom it is for. */
export async function mails(
  db: Db,
  { search, state, limit, cursor }: Query<'GET /api/admin/mail'>,
): Promise<Page<MailRow>> {
  const parameters = new Parameters();
  const where = ['true'];
  const after = readCursor(cursor, ['time', 'number']);
  if (after) {
    const [time, id] = after;
    where.push(`(created_at, id) < (${parameters.add(time)}::timestamptz, ${parameters.add(id)}::bigint)`);
  }
  if (search?.trim())
    where.push(`concat_ws(' ', subject, to_name, to_address) ilike ${parameters.add(contains(search))}`);
  if (state) where.push(states[state]);
  const found = await rows<MailRow>(
    db,
    `select id, kind, to_address as "toAddress", to_name as "toName", from_name as "fromName", subject, body_text as text,
            created_at as "createdAt", attempts, coalesce(t.start_after, created_at) as "nextAttemptAt", sent_at as "sentAt",
            given_up_at as "givenUpAt", last_error as "lastError", ${stateOfMail} as state,
            (select c.name from company c where c.id = charged_to) as "companyName"
     from mail left join lateral (select j.start_after from pgboss.job j where j.name = 'mail' and j.id = mail.message_id) t on true
     where ${where.join(' and ')} order by created_at desc, id desc limit ${parameters.add(limit + 1)}`,
    parameters.values,
  );
  return pageOf(found, limit, (last) => [last.createdAt, last.id]);
}

/** Makes a mail due now; one that was given up as if it had never been tried. False when it went out, and when its words are kept no longer. */
export async function retryMail(tx: Tx, id: number): Promise<boolean> {
  const retried = await row<{ id: number; messageId: string }>(
    tx,
    `update mail set given_up_at = null, ended = null, attempts = 0, unreachable_since = null, handovers = case when given_up_at is null then handovers else 0 end
     where id = $1 and sent_at is null and not ${isForgotten} returning id, message_id as "messageId"`,
    [id],
  );
  if (!retried) return false;
  await run(
    tx,
    `delete from pgboss.job where (name = 'mail' and id = $1 and state <> 'active') or (name = 'failed' and source_root_id = $1)`,
    [retried.messageId],
  );
  await enqueue(tx, 'mail', [taskOf(retried)]);
  return true;
}

/** There was such a mail, and nothing of it that could be sent. */
const isForgotten = `(body_text = '' and body_html = '')`;

/** Whether a mail that never went out has no words any more. */
export async function isForgottenMail(db: Db, id: number): Promise<boolean> {
  return Boolean(
    await row(db, `select from mail where id = $1 and sent_at is null and ${isForgotten}`, [id]),
  );
}

/** Mail that is to go out and of which no task knows. */
export async function mailWithoutTask(tx: Tx, most: number): Promise<{ id: number; messageId: string }[]> {
  return rows(
    tx,
    `select id, message_id as "messageId" from mail
     where sent_at is null and given_up_at is null
       and not exists (select from pgboss.job j where j.name = 'mail' and j.id = mail.message_id)
     order by id limit $1`,
    [most],
  );
}
