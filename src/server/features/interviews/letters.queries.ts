import { notificationKinds, type NotificationType, notificationTypes } from '#domain/notifications.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { row, rows, run } from '#server/db/query.ts';
import { runsOwnJobs } from '#server/visibility/visible-jobs.queries.ts';

/** A mail about an interview that is to be written, now or at `dueAt`. */
export interface NewLetter {
  interviewId: number;
  userId: number;
  type: NotificationType;
  sequence: number;
  startsAt: string | null;
  /** It was in their calendar and is to go from there. */
  withdraws: boolean;
  dueAt: string | null;
}

export async function insertLetters(tx: Tx, letters: readonly NewLetter[]): Promise<void> {
  if (!letters.length) return;
  await run(
    tx,
    `insert into interview_letter (interview_id, user_id, type, sequence, starts_at, withdraws, due_at)
     select l."interviewId", l."userId", l.type, l.sequence, l."startsAt", l.withdraws, coalesce(l."dueAt", now())
     from jsonb_to_recordset($1::jsonb) as l ("interviewId" integer, "userId" integer, type text, sequence integer, "startsAt" timestamptz, withdraws boolean, "dueAt" timestamptz)`,
    [JSON.stringify(letters)],
  );
}

/** What was to be said later about a time that holds no more. */
export async function forgetReminders(tx: Tx, interviewId: number): Promise<void> {
  await run(
    tx,
    `delete from interview_letter where interview_id = $1 and type in ('interview.reminder', 'scorecard.due')`,
    [interviewId],
  );
}

export interface DueLetter extends NewLetter {
  userName: string;
  /** Their own, where they have said. */
  userTimeZone: string | null;
  userEmail: string | null;
  mailToken: string;
  /** Whether this person wants mail of this type. */
  mail: boolean;
}

/** Who may not see the interview any more is sent nothing, and what has become pointless is left out. */
const stillMeant = `u.disabled_at is null
  and (u.id = a.job_seeker_id or exists (select from company_user m where m.company_id = j.company_id and m.user_id = u.id and ${runsOwnJobs}))
  and (d.type <> 'interview.reminder' or d.starts_at > now())
  and (d.type <> 'scorecard.due' or not exists (select from scorecard k where k.interview_id = d.interview_id and k.author_id = u.id))`;

/** Takes those that are due out of the table, in the order they were decided. */
export async function takeDueLetters(tx: Tx, most: number): Promise<DueLetter[]> {
  const usual = Object.fromEntries(
    notificationTypes.map((type) => [type, notificationKinds[type].usual.mail]),
  );
  return rows(
    tx,
    `with d as (
       delete from interview_letter where id in (
         select id from interview_letter where due_at <= now() order by due_at, id limit $1 for update skip locked
       ) returning *
     )
     select d.interview_id as "interviewId", d.user_id as "userId", d.type, d.sequence, d.starts_at as "startsAt", d.withdraws,
            d.due_at as "dueAt", coalesce(u.first_name, u.username) as "userName", u.time_zone as "userTimeZone", u.email as "userEmail",
            u.mail_token as "mailToken", coalesce(c.mail, $2::jsonb ->> d.type) <> 'never' as mail
     from d join interview i on i.id = d.interview_id join application a on a.id = i.application_id
     join job_posting j on j.id = a.job_posting_id join user_account u on u.id = d.user_id
     left join notification_choice c on c.user_id = u.id and c.type = d.type
     where ${stillMeant} order by d.id`,
    [most, JSON.stringify(usual)],
  );
}

/** Whom a calendar file is for. */
export async function addressee(
  db: Db,
  userId: number,
): Promise<{ userName: string; userEmail: string | null } | undefined> {
  return row(
    db,
    'select coalesce(first_name, username) as "userName", email as "userEmail" from user_account where id = $1',
    [userId],
  );
}
