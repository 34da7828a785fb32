import { type CalendarProblem, ownCalendar } from '#domain/own-calendar.ts';
import { defaultTimeZone } from '#domain/deadlines.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { oneRow, row, rows, run } from '#server/db/query.ts';
import type { BusySpan } from './busy-in.ts';
import type { Kept } from './fetch-calendar.ts';

/** A row as its owner is told of it. */
interface OwnCalendarRow {
  url: string;
  setAt: string;
  readAt: string;
  problem: CalendarProblem | null;
  failingSince: string | null;
}

export async function ownCalendarOf(db: Db, userId: number): Promise<OwnCalendarRow | undefined> {
  return row(
    db,
    `select url, set_at as "setAt", read_at as "readAt", problem, failing_since as "failingSince" from own_calendar where user_id = $1`,
    [userId],
  );
}

/** What a calendar is read by: its owner's clocks and address, and the UIDs of interviews that are known here already. */
interface CalendarOwner {
  ownTimeZone: string | null;
  usualTimeZone: string;
  address: string;
  own: string[];
}

export async function calendarOwner(db: Db, userId: number): Promise<CalendarOwner> {
  return oneRow(
    db,
    `select u.time_zone as "ownTimeZone",
            coalesce((select c.time_zone from company_user m join company c on c.id = m.company_id where m.user_id = u.id
                      order by m.verified desc, m.id limit 1), $2) as "usualTimeZone",
            coalesce(u.email, '') as address,
            coalesce((select array_agg(i.uid::text || '@moorings') from (
               select i.uid from interview_panel p join interview i on i.id = p.interview_id where p.user_id = u.id
               order by i.id desc limit 2000) i), '{}') as own
     from user_account u where u.id = $1`,
    [userId, defaultTimeZone],
  );
}

/** Keeps where somebody's calendar is, which has just been read there; answers when it is read again. */
export async function keepOwnCalendar(tx: Tx, userId: number, url: string, kept: Kept): Promise<string> {
  const { next } = await oneRow<{ next: string }>(
    tx,
    `insert into own_calendar (user_id, url, etag, last_modified, next_read_at)
     values ($1, $2, $3, $4, now() + make_interval(mins => $5::integer))
     on conflict (user_id) do update set url = excluded.url, etag = excluded.etag, last_modified = excluded.last_modified,
       set_at = now(), read_at = now(), gone_through_at = now(), tried_at = now(), wanted_at = now(),
       next_read_at = excluded.next_read_at, problem = null, failing_since = null, told_at = null
     returning next_read_at as next`,
    [userId, url, kept.etag, kept.lastModified, ownCalendar.everyMinutes],
  );
  return next;
}

export async function deleteOwnCalendar(tx: Tx, userId: number): Promise<boolean> {
  return (await run(tx, 'delete from own_calendar where user_id = $1', [userId])) > 0;
}

/** What is known of when somebody is busy is this from now on. */
export async function replaceBusy(tx: Tx, userId: number, spans: readonly BusySpan[]): Promise<void> {
  await run(tx, 'delete from own_calendar_busy where user_id = $1', [userId]);
  await run(
    tx,
    `insert into own_calendar_busy (user_id, starts_at, ends_at)
     select $1, s, e from unnest($2::timestamptz[], $3::timestamptz[]) as t (s, e)`,
    [userId, spans.map(({ startsAt }) => startsAt), spans.map(({ endsAt }) => endsAt)],
  );
}

/** Notes that somebody arranges with these people; answers when the first of their calendars is to be read, where one is. */
export async function wantCalendars(db: Db, people: readonly number[]): Promise<string | undefined> {
  const due = await row<{ at: string | null }>(
    db,
    `with wanted as (
       update own_calendar set wanted_at = now(),
         next_read_at = least(next_read_at, greatest(now(), tried_at + make_interval(mins => $2::integer)))
       where user_id = any($1::integer[]) and wanted_at <= now() - make_interval(mins => $2::integer) returning next_read_at)
     select min(next_read_at) as at from wanted`,
    [people, ownCalendar.freshMinutes],
  );
  return due?.at ?? undefined;
}

/** One to read now. */
export interface DueCalendar {
  userId: number;
  url: string;
  etag: string | null;
  lastModified: string | null;
  /** Whether all of it was gone through within a day: then it is enough to ask whether it has changed. */
  isRecent: boolean;
  claimedUntil: string;
}

/** Takes some that are due: nobody else reads them within two minutes, and who dies meanwhile is taken over after that. */
export async function claimDue(db: Db, atMost: number): Promise<DueCalendar[]> {
  return rows(
    db,
    `update own_calendar set next_read_at = now() + interval '2 minutes', tried_at = now()
     where user_id in (select user_id from own_calendar where next_read_at <= now() order by next_read_at limit $1::integer for update skip locked)
     returning user_id as "userId", url, etag, last_modified as "lastModified",
       gone_through_at > now() - interval '1 day' as "isRecent", next_read_at as "claimedUntil"`,
    [atMost],
  );
}

/** Reads go on by themselves for a while after somebody has arranged. */
const isWanted = 'wanted_at > now() - make_interval(days => $3::integer)';

/**
 * Notes that its server answered; `kept` where all of it was gone through. Answers when it is read again; undefined where it is
 * at another address by now, or gone.
 */
export async function noteRead(
  tx: Tx,
  { userId, url }: DueCalendar,
  kept: Kept | undefined,
): Promise<{ next: string | null } | undefined> {
  return row(
    tx,
    `update own_calendar set read_at = now(), problem = null, failing_since = null, told_at = null,
       etag = case when $4 then $5 else etag end, last_modified = case when $4 then $6 else last_modified end,
       gone_through_at = case when $4 then now() else gone_through_at end,
       next_read_at = case when ${isWanted} then now() + make_interval(mins => $7::integer) end
     where user_id = $1 and url = $2 returning next_read_at as next`,
    [
      userId,
      url,
      ownCalendar.usedDays,
      kept !== undefined,
      kept?.etag ?? null,
      kept?.lastModified ?? null,
      ownCalendar.everyMinutes,
    ],
  );
}

/**
 * Notes that it cannot be read. The longer it has been so the later it is tried again, once a day at last. `tell`: its owner has
 * not been told yet and is to be now.
 */
export async function noteUnread(
  tx: Tx,
  { userId, url }: DueCalendar,
  problem: CalendarProblem,
): Promise<{ next: string | null; tell: boolean } | undefined> {
  return row(
    tx,
    `update own_calendar c set problem = $4, failing_since = coalesce(c.failing_since, now()),
       told_at = case when old.told_at is null and c.failing_since <= now() - make_interval(days => $5::integer) then now() else old.told_at end,
       next_read_at = case when c.${isWanted}
         then now() + least(interval '1 day', greatest(interval '15 minutes', now() - coalesce(c.failing_since, now()))) end
     from own_calendar old where c.user_id = $1 and c.url = $2 and old.user_id = c.user_id
     returning c.next_read_at as next, old.told_at is null and c.told_at is not null as tell`,
    [userId, url, ownCalendar.usedDays, problem, ownCalendar.toldAfterDays],
  );
}

/** Takes away busy times that are over, and those of calendars that have not been readable for long: they may be wrong by now. */
export async function forgetBusy(db: Db): Promise<void> {
  await run(
    db,
    `delete from own_calendar_busy where ends_at < now() - interval '1 day'
       or user_id in (select user_id from own_calendar where read_at < now() - make_interval(days => $1::integer))`,
    [ownCalendar.keptUnreadDays],
  );
}
