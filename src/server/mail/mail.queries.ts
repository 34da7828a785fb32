import type { Query } from '#contract/api.ts';
import type { MailState } from '#domain/mail.ts';
import { Parameters } from '#server/db/parameters.ts';
import { contains } from '#server/db/patterns.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { rows, run } from '#server/db/query.ts';
import type { Page } from '#server/http/paging.ts';
import { pageOf, readCursor } from '#server/http/paging.ts';

export interface MailAbout {
  applicationId: number;
  /** What it says of this one, where its subject is not about this one alone. */
  said?: string;
}

export interface NewMail {
  kind: 'application_received' | 'answers_due' | 'job_closed' | 'notification' | 'interview';
  companyId: number | null;
  toUserId: number;
  /** The applications it speaks of. */
  about: readonly MailAbout[];
  toAddress: string;
  toName: string;
  fromName: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  /** An iCalendar object that goes with it, and what it asks of a calendar. */
  calendar?: string | null;
  calendarMethod?: 'REQUEST' | 'CANCEL' | null;
}

export async function insertMail(tx: Tx, mail: NewMail): Promise<void> {
  await run(
    tx,
    `with written as (
       insert into mail (kind, company_id, to_user_id, to_address, to_name, from_name, reply_to, subject, body_text, body_html, calendar, calendar_method)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id
     )
     insert into mail_application (mail_id, application_id, said)
     select w.id, a."applicationId", a.said from written w, jsonb_to_recordset($13::jsonb) as a ("applicationId" integer, said text)`,
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
    ],
  );
}

export interface DueMail extends Omit<NewMail, 'toUserId' | 'about'> {
  id: number;
  messageId: string;
  attempts: number;
}

/**
 * Takes mails that are due. Taking one already sets when it is due again, so that a sender that dies holds nothing up
 * for longer than that, and two senders never hold the same one. `delays` are the minutes after each attempt.
 */
export async function takeDueMails(db: Db, delays: readonly number[], most: number): Promise<DueMail[]> {
  return rows<DueMail>(
    db,
    `update mail set attempts = attempts + 1,
       next_attempt_at = now() + make_interval(mins => ($1::integer[])[least(attempts + 1, cardinality($1::integer[]))])
     where id in (
       select id from mail where sent_at is null and given_up_at is null and next_attempt_at <= now()
       order by next_attempt_at limit $2 for update skip locked
     )
     returning id, message_id as "messageId", attempts, kind, company_id as "companyId", to_address as "toAddress",
       to_name as "toName", from_name as "fromName", reply_to as "replyTo", subject, body_text as text, body_html as html,
       calendar, calendar_method as "calendarMethod"`,
    [delays, most],
  );
}

export async function markSent(db: Db, id: number): Promise<void> {
  await run(db, 'update mail set sent_at = now(), last_error = null where id = $1', [id]);
}

/** Keeps why a mail did not go out, and with `givenUp` tries no more. */
export async function markFailed(db: Db, id: number, error: string, givenUp: boolean): Promise<void> {
  await run(db, 'update mail set last_error = $2, given_up_at = case when $3 then now() end where id = $1', [
    id,
    error.slice(0, 500),
    givenUp,
  ]);
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
}

const states: Record<MailState, string> = {
  sent: 'sent_at is not null',
  waiting: 'sent_at is null and given_up_at is null',
  given_up: 'sent_at is null and given_up_at is not null',
};

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
            created_at as "createdAt", attempts, next_attempt_at as "nextAttemptAt", sent_at as "sentAt",
            given_up_at as "givenUpAt", last_error as "lastError"
     from mail where ${where.join(' and ')} order by created_at desc, id desc limit ${parameters.add(limit + 1)}`,
    parameters.values,
  );
  return pageOf(found, limit, (last) => [last.createdAt, last.id]);
}

/** Makes a mail that was given up due again; false when it went out or is still being tried. */
export async function retryMail(db: Db, id: number): Promise<boolean> {
  const retried = await run(
    db,
    'update mail set given_up_at = null, attempts = 0, next_attempt_at = now() where id = $1 and sent_at is null',
    [id],
  );
  return retried > 0;
}
