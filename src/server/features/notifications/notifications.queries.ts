import type { Notification } from '#contract/api.ts';
import { notificationKinds, notificationTypes, type NotificationType } from '#domain/notifications.ts';
import { zoneOfPerson } from '#server/db/time-zones.ts';
import { nextMorning, thisMorning } from './morning.queries.ts';
import { Parameters } from '#server/db/parameters.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { row, rows, run } from '#server/db/query.ts';
import { runsOwnJobs } from '#server/visibility/visible-jobs.queries.ts';
import { Page, pageOf, readCursor } from '#server/http/paging.ts';
import { replyToCompany } from '#server/visibility/reply-to.queries.ts';
import { looksAfterJob, manages } from '#server/visibility/who-looks-after.queries.ts';
import { personName } from '#server/visibility/person-name.queries.ts';
import { enqueue, type NewTask } from '#server/tasks/enqueue.ts';

const inboxColumns = `n.id, n.type, n.created_at as "createdAt", n.read_at as "readAt", n.application_id as "applicationId", n.job_posting_id as "jobId",
  j.title as "jobTitle", c.id as "companyId", c.name as "companyName", n.data->>'person' as person, n.data->>'status' as status, n.data->'alert' as alert, n.data->>'turn' as turn, n.data->>'task' as task, n.data->>'writer' as writer, n.data->>'domain' as domain,
  n.data->>'startsAt' as "startsAt"`;
const inboxSource = `notification n
  left join application a on a.id = n.application_id
  left join job_posting j on j.id = coalesce(n.job_posting_id, a.job_posting_id)
  left join company c on c.id = coalesce(n.company_id, j.company_id)`;

/** Whether `user_account u` has to do with an application, if it is about one: who left the company does not, though a task or an offer names them. */
const stillConcerned = (application: string) => `(${application} is null or exists (
  select from application a join job_posting j on j.id = a.job_posting_id where a.id = ${application} and (a.job_seeker_id = u.id
    or exists (select from company_user m where m.company_id = j.company_id and m.user_id = u.id and ${runsOwnJobs}))))`;

/** Over `notification n`: whether who is told still manages the company that it is about. Of their own membership they are told in any case. */
const stillManages = `(n.company_id is null or n.type = 'membership.changed' or exists (
  select from company_user m join user_account a on a.id = m.user_id where m.company_id = n.company_id and m.user_id = n.user_id and ${manages('a')}))`;

/** Over `notification n` and its `user_account u`: what they may still read here. Whoever has left a company reads nothing of it any more. */
const stillTheirs = `n.in_inbox and ${stillConcerned('n.application_id')} and ${stillManages}`;

/** A page of somebody's inbox, with how many are unread as its total. */
export async function inboxOf(
  db: Db,
  userId: number,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<Notification>> {
  const parameters = new Parameters();
  const where = [`n.user_id = ${parameters.add(userId)}`, stillTheirs];
  const after = readCursor(cursor, ['number']);
  if (after) where.push(`n.id < ${parameters.add(after[0])}::bigint`);
  const found = await rows<Notification>(
    db,
    `select ${inboxColumns} from ${inboxSource} join user_account u on u.id = n.user_id
     where ${where.join(' and ')} order by n.id desc limit ${parameters.add(limit + 1)}`,
    parameters.values,
  );
  const { items, next } = pageOf(found, limit, (last) => [last.id]);
  return new Page(items, next, await countUnread(db, userId));
}

async function countUnread(db: Db, userId: number): Promise<number> {
  const counted = await row<{ count: number }>(
    db,
    `select count(*) as count from notification n join user_account u on u.id = n.user_id
     where n.user_id = $1 and n.read_at is null and ${stillTheirs}`,
    [userId],
  );
  return counted?.count ?? 0;
}

export async function markNotificationsRead(db: Db, userId: number, upTo: number): Promise<void> {
  await run(
    db,
    'update notification set read_at = now() where user_id = $1 and id <= $2 and read_at is null',
    [userId, upTo],
  );
}

export interface NewNotification {
  userId: number;
  type: NotificationType;
  applicationId: number | null;
  companyId: number | null;
  jobId?: number;
  data: object;
  /** A mail of its own says it. */
  mailed?: boolean;
}

/** Over `notification n`: whether mail of it has not been turned off while it waited. */
const stillWanted = `not exists (select from notification_choice c where c.user_id = n.user_id and c.type = n.type and c.mail = 'never')`;

/** Tells each on the channels they have chosen; a mail waits a little, and does not go out if it has been read here by then. */
export async function insertNotifications(tx: Tx, told: readonly NewNotification[]): Promise<void> {
  if (!told.length) return;
  const usual = Object.fromEntries(notificationTypes.map((type) => [type, notificationKinds[type].usual]));
  const saved = await rows<DueMail>(
    tx,
    `insert into notification (user_id, type, application_id, company_id, job_posting_id, data, in_inbox, mail_due_at)
     select n.user_id, n.type, n.application_id, n.company_id, n.job_posting_id, n.data, n.inbox,
       case when n.mail = 'never' then null when n.type = 'alert.told' then ${thisMorning('n.zone')} when n.mail = 'daily' then ${nextMorning('n.zone')} else now() + interval '2 minutes' end
     from (
       select t."userId" as user_id, t.type, t."applicationId" as application_id, t."companyId" as company_id, t."jobId" as job_posting_id, t.data, ${zoneOfPerson('u')} as zone,
              coalesce(c.inbox, ($2::jsonb -> t.type ->> 'inbox')::boolean) as inbox,
              case when u.email is null or t.mailed or t.type = any($3::text[]) then 'never' else coalesce(c.mail, $2::jsonb -> t.type ->> 'mail') end as mail
       from jsonb_to_recordset($1::jsonb) as t ("userId" integer, type text, "applicationId" integer, "companyId" integer, "jobId" integer, data jsonb, mailed boolean)
       join user_account u on u.id = t."userId" and u.disabled_at is null
         and ${stillConcerned('t."applicationId"')}
       left join notification_choice c on c.user_id = t."userId" and c.type = t.type
     ) n where n.inbox or n.mail <> 'never'
     returning user_id as "userId", mail_due_at as "dueAt"`,
    [
      JSON.stringify(told),
      JSON.stringify(usual),
      notificationTypes.filter((type) => notificationKinds[type].ownMail),
    ],
  );
  await mailLater(tx, saved);
}

interface DueMail {
  userId: number;
  dueAt: string | null;
}

/** At each of these times there is a mail for somebody, of all that is due by then. */
export async function mailLater(tx: Tx, due: readonly DueMail[]): Promise<void> {
  const tasks = new Map<string, NewTask<'notification-mail'>>();
  for (const { userId, dueAt } of due)
    if (dueAt !== null)
      tasks.set(`${userId} ${dueAt}`, { data: { userId }, startAfter: dueAt, key: `${userId} ${dueAt}` });
  await enqueue(tx, 'notification-mail', [...tasks.values()]);
}

/** Whose mail should have gone out a while ago, though nobody is at it. */
export async function overdueMail(tx: Tx, most: number): Promise<DueMail[]> {
  return rows(
    tx,
    `select user_id as "userId", min(mail_due_at) as "dueAt" from notification
     where mail_due_at < now() - interval '5 minutes' group by user_id order by 2 limit $1`,
    [most],
  );
}

/** Whoever applied is not told any more of a move that was taken back, unless they have read of it by now. */
export async function forgetMove(tx: Tx, applicationId: number, move: number): Promise<void> {
  await run(
    tx,
    `delete from notification where user_id = (select job_seeker_id from application where id = $1) and application_id = $1
       and data ->> 'move' = $2::text and read_at is null`,
    [applicationId, String(move)],
  );
}

/** A new job as a mail names it. */
interface JobInMail {
  id: number;
  title: string;
  companyName: string;
  location: string | null;
}

export interface DueNotification extends Omit<Notification, 'alert'> {
  alert: (NonNullable<Notification['alert']> & { jobs: JobInMail[] }) | null;
  userId: number;
  userName: string;
  userEmail: string;
  mailToken: string;
  /** Where an answer reaches the company that it comes from, where it comes from one. */
  replyTo: string | null;
  /** What was written, of a message. */
  written: string | null;
}

/** Takes what somebody is to be mailed of now: all of it, so that what is due together comes in one mail. */
export async function takeDueNotifications(tx: Tx, userId: number): Promise<DueNotification[]> {
  // By person, so that of two who are at it the second finds nothing.
  await run(tx, 'select from user_account where id = $1 for no key update', [userId]);
  return rows<DueNotification>(
    tx,
    `with due as (
       select id from notification where mail_due_at <= now() and user_id = $1 for update
     ), taken as (
       update notification n set mail_due_at = null from due where n.id = due.id and n.read_at is null returning n.*
     ), read as (
       update notification n set mail_due_at = null from due where n.id = due.id and n.read_at is not null
     )
     select ${inboxColumns}, u.id as "userId", coalesce(u.first_name, u.username) as "userName", u.email as "userEmail", u.mail_token as "mailToken",
            case when a.job_seeker_id = n.user_id or n.type = 'invitation.sent' then ${replyToCompany} end as "replyTo",
            (select m.body from message m where m.id = (n.data ->> 'message')::bigint and m.application_id = n.application_id) as written
     from ${inboxSource.replace('notification n', 'taken n')}
     join user_account u on u.id = n.user_id and u.disabled_at is null and u.email is not null and ${stillConcerned('n.application_id')}
       and ${stillManages} and ${stillWanted}
     order by n.id`,
    [userId],
  );
}

export interface AboutApplication {
  applicationId: number;
  jobSeekerId: number;
  jobSeekerName: string;
  companyId: number;
  /** Who hears of it on the employer's side: who posted the job or, without them, who manages the company; and who has written about it. */
  hiring: number[];
}

export async function aboutApplication(tx: Tx, applicationId: number): Promise<AboutApplication | undefined> {
  return row(
    tx,
    `select a.id as "applicationId", a.job_seeker_id as "jobSeekerId", j.company_id as "companyId",
            ${personName('s')} as "jobSeekerName",
            array(
              select m.user_id from company_user m join user_account r on r.id = m.user_id where m.company_id = j.company_id
                and (${looksAfterJob('r')}
                     or (m.verified and m.user_id in (select w.sender_id from message w where w.application_id = a.id and w.from_employer)))
            ) as hiring
     from application a join job_posting j on j.id = a.job_posting_id join user_account s on s.id = a.job_seeker_id
     where a.id = $1`,
    [applicationId],
    { prepare: 'about-application' },
  );
}

/** What somebody is called. */
export async function nameOfPerson(tx: Tx, userId: number): Promise<string | null> {
  const found = await row<{ name: string }>(
    tx,
    `select ${personName('user_account')} as name
     from user_account where id = $1`,
    [userId],
  );
  return found?.name ?? null;
}

/** Who decides on members of a company, and what somebody who asks is called. */
export async function aboutMembership(
  tx: Tx,
  companyId: number,
  userId: number,
): Promise<{ managers: number[]; person: string } | undefined> {
  return row(
    tx,
    `select ${personName('u')} as person,
            array(
              select m.user_id from company_user m join user_account a on a.id = m.user_id where m.company_id = $1 and ${manages('a')}
            ) as managers
     from user_account u where u.id = $2`,
    [companyId, userId],
  );
}

/** Those who manage a company: they approve its offers, and look after its domains. */
export async function managersOf(tx: Tx, companyId: number): Promise<number[]> {
  const found = await rows<{ id: number }>(
    tx,
    `select m.user_id as id from company_user m join user_account a on a.id = m.user_id
     where m.company_id = $1 and ${manages('a')}`,
    [companyId],
  );
  return found.map(({ id }) => id);
}
