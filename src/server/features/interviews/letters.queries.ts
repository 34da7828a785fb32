import { notificationKinds, notificationTypes } from '#domain/notifications.ts';
import type { InterviewLetter } from '#domain/tasks.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { row, rows } from '#server/db/query.ts';
import { runsOwnJobs } from '#server/visibility/visible-jobs.queries.ts';

/** Whom a letter goes to. */
export interface Addressee {
  userName: string;
  /** Their own, where they have said. */
  userTimeZone: string | null;
  userEmail: string | null;
  mailToken: string;
  /** Whether this person wants mail of this type. */
  mail: boolean;
}

/** A letter with whom it goes to. */
export type Letter = InterviewLetter & Addressee;

/** Who may not see the interview any more is sent nothing, and what has become pointless is left out. */
const stillMeant = `u.disabled_at is null
  and (u.id = a.job_seeker_id or exists (select from company_user m where m.company_id = j.company_id and m.user_id = u.id and ${runsOwnJobs}))
  and ($3 not in ('interview.reminder', 'scorecard.due') or i.sequence = $5)
  and ($3 <> 'interview.reminder' or $4::timestamptz > now())
  and ($3 <> 'scorecard.due' or not exists (select from scorecard k where k.interview_id = i.id and k.author_id = u.id))`;

const usualMail = JSON.stringify(
  Object.fromEntries(notificationTypes.map((type) => [type, notificationKinds[type].usual.mail])),
);

/** Whom a letter goes to; undefined where it is pointless by now. */
export async function addresseeOf(
  tx: Tx,
  { interviewId, userId, type, startsAt, sequence }: InterviewLetter,
): Promise<Addressee | undefined> {
  return row(
    tx,
    `select coalesce(u.first_name, u.username) as "userName", u.time_zone as "userTimeZone", u.email as "userEmail",
            u.mail_token as "mailToken", coalesce(c.mail, $6::jsonb ->> $3) <> 'never' as mail
     from interview i join application a on a.id = i.application_id
     join job_posting j on j.id = a.job_posting_id join user_account u on u.id = $2
     left join notification_choice c on c.user_id = u.id and c.type = $3
     where i.id = $1 and ${stillMeant}`,
    [interviewId, userId, type, startsAt, sequence, usualMail],
  );
}

/** Where somebody's clocks are, where they have said. */
export async function ownZone(db: Db, userId: number): Promise<string | null> {
  const found = await row<{ timeZone: string | null }>(
    db,
    'select time_zone as "timeZone" from user_account where id = $1',
    [userId],
  );
  return found?.timeZone ?? null;
}

/** Takes what a program from before tasks has noted to be written, which may run beside this one while it is replaced. */
export async function takeNotedLetters(tx: Tx): Promise<(InterviewLetter & { dueAt: string })[]> {
  return rows(
    tx,
    `delete from interview_letter where id in (select id from interview_letter order by id for update skip locked)
     returning interview_id as "interviewId", user_id as "userId", type, sequence, starts_at as "startsAt", withdraws, due_at as "dueAt"`,
  );
}
