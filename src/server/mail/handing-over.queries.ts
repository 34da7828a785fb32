import type { LinkPurpose } from '#server/addresses/links.queries.ts';
import { mayBeMailed } from '#server/addresses/may-be-mailed.queries.ts';
import type { NotificationType } from '#domain/notifications.ts';
import type { MailEnd } from '#domain/mail.ts';
import type { Db } from '#server/db/query.ts';
import { row, run } from '#server/db/query.ts';
import type { NewMail } from './mail.queries.ts';
import { isRefused } from './refused-addresses.queries.ts';

export interface MailInHand extends Omit<
  NewMail,
  'toUserId' | 'about' | 'link' | 'visitorLinkId' | 'stops' | 'chargedTo'
> {
  id: number;
  /** Null where they have no account any more. */
  toUserId: number | null;
  link: LinkPurpose | null;
  visitorLinkId: number | null;
  /** Whether it may go to this address: to none that was not proved, but for what is about the address itself. */
  mayGo: boolean;
  /** Whether a mail server has refused this address for good. Whoever asks to prove it anew is asked all the same. */
  refused: boolean;
  stops: readonly NotificationType[] | null;
  /** The secret of what ends their mail. */
  mailToken: string | null;
  /** The company to whose budget it is counted. */
  chargedTo: number | null;
  /** What the same person was sent before about the same application, the first and the latest. */
  thread: string[];
  messageId: string;
  /** How often it was handed over without anybody knowing whether it arrived. */
  handovers: number;
  /** ISO time until which another server may still come to know; null where none was at the last word. */
  inDoubtUntil: string | null;
}

/** How long who died, or lost the database, at the last word is waited for. */
const doubt = `interval '10 minutes'`;

/** Of a mail about one application: what went before it to the same person about the same one. */
const thread = `coalesce((
  select case when count(*) = 1 then array[min(p.message_id::text)] else array[(array_agg(p.message_id::text order by p.id))[1], (array_agg(p.message_id::text order by p.id desc))[1]] end
  from mail_application o join mail_application b on b.application_id = o.application_id and b.mail_id < o.mail_id join mail p on p.id = b.mail_id
  where o.mail_id = mail.id and p.to_user_id = mail.to_user_id and p.sent_at is not null
    and 1 = (select count(*) from mail_application n where n.mail_id = mail.id)
  having count(*) > 0), '{}')`;

/** Takes a mail into one's hand, and so out of the hand of whoever had it: `claim` is asked for at the last word. */
export async function claimMail(db: Db, id: number, claim: string): Promise<MailInHand | undefined> {
  return row(
    db,
    `update mail set claim = case when handing_over_at > now() - ${doubt} then claim else $2 end
     where id = $1 and sent_at is null and given_up_at is null
     returning id, message_id as "messageId", kind, company_id as "companyId", to_user_id as "toUserId", link, visitor_link_id as "visitorLinkId",
       kind in ('address', 'visitor') or exists (select from user_account u where u.id = to_user_id and lower(u.email) = lower(to_address)
         and ${mayBeMailed('u')}) as "mayGo", to_address as "toAddress", to_name as "toName",
       stops, charged_to as "chargedTo", (select u.mail_token from user_account u where u.id = to_user_id) as "mailToken",
       link is distinct from 'confirm' and ${isRefused('to_address')} as refused, ${thread} as thread,
       from_name as "fromName", coalesce(reply_to, case when kind in ('account', 'address') then (select o.email from operator o) end) as "replyTo", subject, body_text as text, body_html as html, calendar,
       calendar_method as "calendarMethod", handovers,
       case when handing_over_at > now() - ${doubt} then handing_over_at + ${doubt} end as "inDoubtUntil"`,
    [id, claim],
  );
}

/** Notes that the last word of a mail is about to be said; false for whom it was taken from. */
export async function noteHandingOver(db: Db, id: number, claim: string): Promise<boolean> {
  const noted = await run(
    db,
    `update mail set handing_over_at = now(), handovers = handovers + 1 where id = $1 and claim = $2 and sent_at is null`,
    [id, claim],
  );
  return noted === 1;
}

export async function noteSent(db: Db, id: number): Promise<void> {
  await run(
    db,
    `update mail set sent_at = now(), given_up_at = null, ended = null, waits_until = null, unreachable_since = null, attempts = attempts + 1, last_error = null, handing_over_at = null
     where id = $1 and sent_at is null`,
    [id],
  );
}

export interface Refused {
  why: string;
  /** How often it was handed over without anybody knowing, by now. */
  handovers: number;
  /** Null where it is tried again. */
  ended: MailEnd | null;
}

/** Notes why a mail did not go out. */
export async function noteRefused(
  db: Db,
  id: number,
  claim: string,
  { why, handovers, ended }: Refused,
): Promise<void> {
  await run(
    db,
    `update mail set attempts = attempts + 1, last_error = $3, handovers = $4, handing_over_at = null, unreachable_since = null, ended = $5, given_up_at = case when $5::text is not null then now() end
     where id = $1 and claim = $2 and sent_at is null`,
    [id, claim, why.slice(0, 500), handovers, ended],
  );
}

/** For longer nobody waits for a mail server. */
const longEnough = `interval '3 days'`;

/**
 * Notes that the mail server could not be reached. Answers until when it waits, as long as it has waited already but half an hour at
 * most, or null where that was long enough; undefined where another server has it.
 */
export async function noteUnreachable(
  db: Db,
  id: number,
  claim: string,
  why: string,
): Promise<{ until: string | null } | undefined> {
  const over = `coalesce(unreachable_since < now() - ${longEnough}, false)`;
  return row(
    db,
    `update mail set attempts = attempts + 1, last_error = $3, handing_over_at = null, ended = case when ${over} then 'given_up' end,
       given_up_at = case when ${over} then now() end, unreachable_since = case when not ${over} then coalesce(unreachable_since, now()) end
     where id = $1 and claim = $2 and sent_at is null
     returning case when given_up_at is null
       then now() + least(greatest(now() - unreachable_since, interval '1 minute'), interval '30 minutes') end as until`,
    [id, claim, why.slice(0, 500)],
  );
}

/** So much is due at once when the mail server is back; with the next that goes out comes more. */
const mostAtOnce = 5_000;

/**
 * The mail server can be reached: what waits because it could not is due now, the oldest first. What has waited for less than a minute
 * comes by itself, or a server that cannot reach it would be given the same mail without a pause by one that can.
 */
export async function noteReachable(db: Db): Promise<void> {
  await run(
    db,
    `with waiting as (
       select m.id, m.message_id from mail m join pgboss.job j on j.name = 'mail' and j.id = m.message_id
       where m.unreachable_since < now() - interval '1 minute' and j.state = 'retry' and j.start_after > now()
       order by m.id limit ${mostAtOnce} for update skip locked
     ), due as (
       update pgboss.job set start_after = now() where name = 'mail' and id in (select message_id from waiting)
     )
     update mail set unreachable_since = null where id in (select id from waiting)`,
    [],
  );
}

/** A mail goes no further, and why. */
export async function endMail(
  db: Db,
  id: number,
  { ended, why }: { ended: MailEnd; why: string },
): Promise<void> {
  await run(
    db,
    'update mail set given_up_at = now(), ended = $2, waits_until = null, unreachable_since = null, last_error = $3 where id = $1 and sent_at is null',
    [id, ended, why],
  );
}
