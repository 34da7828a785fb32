import { oneRow, row, run, type Tx } from '#server/db/query.ts';
import { personName } from '#server/visibility/person-name.queries.ts';
import { during } from './interviews.queries.ts';

export async function countInterviews(tx: Tx, applicationId: number): Promise<number> {
  const counted = await row<{ count: number }>(
    tx,
    'select count(*) as count from interview where application_id = $1',
    [applicationId],
  );
  return counted?.count ?? 0;
}

export interface NewInterview {
  applicationId: number;
  title: string;
  minutes: number;
  questions: string | null;
  attributes: readonly string[];
  panel: readonly number[];
  createdBy: number;
}

/** One without a time: `setTimes` or `setTime` follows in the same transaction. */
export async function insertInterview(tx: Tx, interview: NewInterview): Promise<number> {
  const { id } = await oneRow<{ id: number }>(
    tx,
    `insert into interview (application_id, title, minutes, questions, attributes, created_by, state)
     values ($1, $2, $3, $4, $5, $6, 'proposed') returning id`,
    [
      interview.applicationId,
      interview.title,
      interview.minutes,
      interview.questions,
      interview.attributes,
      interview.createdBy,
    ],
  );
  await run(tx, 'insert into interview_panel (interview_id, user_id) select $1, unnest($2::integer[])', [
    id,
    interview.panel,
  ]);
  return id;
}

export async function updatePlace(tx: Tx, id: number, place: string | null): Promise<void> {
  await run(tx, 'update interview set place = $2, changed_at = now() where id = $1', [id, place]);
}

/** Leaves the candidate to choose among these; whoever had kept a time free for it is free again. */
export async function proposeTimes(tx: Tx, id: number, times: readonly string[]): Promise<void> {
  await freeSeats(tx, id);
  await replaceTimes(tx, id, times);
  await run(
    tx,
    `update interview set state = 'proposed', starts_at = null, reason = null, sequence = sequence + 1, changed_at = now() where id = $1`,
    [id],
  );
}

/** Sets the time and takes it of everybody who is to be there; the database refuses where somebody has it no more. */
export async function setTime(tx: Tx, id: number, startsAt: string): Promise<void> {
  await freeSeats(tx, id);
  await run(
    tx,
    `update interview set state = 'booked', starts_at = $2, reason = null, sequence = sequence + 1, changed_at = now() where id = $1`,
    [id, startsAt],
  );
  // In the order of people, so that two who book at once wait for each other instead of crossing.
  await run(
    tx,
    `insert into interview_seat (interview_id, user_id, during)
     select i.id, o.user_id, ${during('i.starts_at', 'i.minutes')}
     from interview i, lateral (
       select a.job_seeker_id as user_id from application a where a.id = i.application_id
       union select p.user_id from interview_panel p where p.interview_id = i.id order by user_id
     ) o where i.id = $1`,
    [id],
  );
}

export async function replaceTimes(tx: Tx, id: number, times: readonly string[]): Promise<void> {
  await run(tx, 'delete from interview_time where interview_id = $1', [id]);
  await run(tx, 'insert into interview_time (interview_id, starts_at) select $1, unnest($2::timestamptz[])', [
    id,
    times,
  ]);
}

/** Ends it; of one that was booked it stays written when it would have been. */
export async function endInterview(
  tx: Tx,
  id: number,
  state: 'declined' | 'cancelled',
  reason: string | null,
): Promise<void> {
  await freeSeats(tx, id);
  await run(
    tx,
    'update interview set state = $2, reason = $3, sequence = sequence + 1, changed_at = now() where id = $1',
    [id, state, reason],
  );
}

async function freeSeats(tx: Tx, id: number): Promise<void> {
  await run(tx, 'delete from interview_seat where interview_id = $1', [id]);
}

/** Who of these is in another interview at one of the times. */
export async function busyAt(
  tx: Tx,
  people: readonly number[],
  times: readonly string[],
  { minutes, except }: { minutes: number; except: number },
): Promise<{ userId: number; name: string; startsAt: string } | undefined> {
  return row(
    tx,
    `select u.id as "userId", ${personName('u')} as name, t.at as "startsAt"
     from unnest($2::timestamptz[]) as t (at)
     join interview_seat e on e.user_id = any($1::integer[]) and e.interview_id <> $4 and e.during && ${during('t.at', '$3::integer')}
     join user_account u on u.id = e.user_id
     order by t.at, u.id limit 1`,
    [people, times, minutes, except],
  );
}
