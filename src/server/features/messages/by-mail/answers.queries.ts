import { mayBeMailed } from '#server/addresses/may-be-mailed.queries.ts';
import type { AnswerOutcome } from '#domain/answers-by-mail.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { row, run } from '#server/db/query.ts';

/** Whose answers an address takes. */
export interface Writer {
  id: number;
  name: string;
  email: string;
  /** The secret of what their mail carries. */
  mailToken: string;
}

/** Who may answer by mail at all: who has an account that works, with an address that is mailed. */
export async function writerById(db: Db, userId: number): Promise<Writer | undefined> {
  return row(
    db,
    `select u.id, coalesce(u.first_name, u.username) as name, u.email, u.mail_token as "mailToken"
     from user_account u where u.id = $1::bigint and u.disabled_at is null and ${mayBeMailed('u')}`,
    [userId],
  );
}

export interface NewAnswer {
  /** A SHA-256 in hexadecimal. */
  key: string;
  userId: number;
  applicationId: number;
  outcome: AnswerOutcome;
}

/** Whether this mail has come before. */
export async function hasArrived(db: Db, key: string): Promise<boolean> {
  return Boolean(await row(db, 'select from mail_answer where key = $1', [key]));
}

/** Notes what becomes of an answer; false for one that has come before, or about what is no more. */
export async function noteAnswer(
  tx: Tx,
  { key, userId, applicationId, outcome }: NewAnswer,
): Promise<boolean> {
  const noted = await run(
    tx,
    `insert into mail_answer (key, user_id, application_id, outcome)
     select $1, $2::integer, a.id, $4 from application a where a.id = $3::bigint on conflict (key) do nothing`,
    [key, userId, applicationId, outcome],
  );
  return noted > 0;
}

/**
 * Notes that the writer is to be told of this answer; false where they were told the same in the last hour, so that neither a
 * stranger who has the address nor a program of theirs brings about a mail for each of its own.
 */
export async function noteTold(tx: Tx, { key, userId, applicationId, outcome }: NewAnswer): Promise<boolean> {
  await run(tx, 'select from user_account where id = $1 for no key update', [userId]);
  const noted = await run(
    tx,
    `update mail_answer n set told = true where n.key = $1 and not exists (
       select from mail_answer o where o.user_id = $2 and o.application_id = $3 and o.outcome = $4 and o.told
         and o.arrived_at > now() - interval '1 hour')`,
    [key, userId, applicationId, outcome],
  );
  return noted > 0;
}

/** Whether a mail is one of ours, by what stands before the @ of its Message-ID. */
export async function isOwnMail(db: Db, messageId: string): Promise<boolean> {
  return Boolean(await row(db, 'select from mail where message_id = $1::uuid', [messageId]));
}

/** Takes away that answers arrived, which is kept for as long as mail is. */
export async function forgetAnswers(db: Db, before: string, atMost: number): Promise<number> {
  return run(
    db,
    `delete from mail_answer where id = any(array(
       select id from mail_answer where arrived_at < $1::timestamptz order by arrived_at limit $2::integer))`,
    [before, atMost],
  );
}
