import { endOf, reminderHours } from '#domain/interviews.ts';
import type { NotificationType } from '#domain/notifications.ts';
import type { Tx } from '#server/db/query.ts';
import { rows } from '#server/db/query.ts';
import type { NewTask } from '#server/tasks/enqueue.ts';
import { interviewEnd, type InterviewRow } from './interviews.queries.ts';

/** What reminders of an interview go by. */
export type Reminded = Pick<
  InterviewRow,
  'id' | 'state' | 'startsAt' | 'minutes' | 'sequence' | 'jobSeekerId'
> & {
  panel: readonly { id: number }[];
};

/** What is said later of a time: of one that holds no more, `sequence` has moved on, and it is left out. */
export function remindersOf({
  id,
  state,
  startsAt,
  minutes,
  sequence,
  jobSeekerId,
  panel,
}: Reminded): NewTask<'interview-mail'>[] {
  if (state !== 'booked' || startsAt === null) return [];
  const letter = (userId: number, type: NotificationType, startAfter: string) => ({
    data: { interviewId: id, userId, type, sequence, startsAt, withdraws: false },
    startAfter,
  });
  const interviewers = panel.map((one) => one.id);
  const hours = reminderHours.map((hour) => Date.parse(startsAt) - hour * 3_600_000);
  return [
    ...hours
      // What would come at once says nothing that the booking does not.
      .filter((at) => at > Date.now())
      .flatMap((at) =>
        [jobSeekerId, ...interviewers].map((one) =>
          letter(one, 'interview.reminder', new Date(at).toISOString()),
        ),
      ),
    ...interviewers.map((one) => letter(one, 'scorecard.due', endOf({ startsAt, minutes }))),
  ];
}

/** Something is still to be said of it, and not within the moment in which its task may just have been begun. */
const soon = `now() + interval '5 minutes'`;
const somethingToCome = `(i.starts_at - interval '${Math.min(...reminderHours)} hours' > ${soon}
  or (${interviewEnd} > ${soon} and exists (select from interview_panel p where p.interview_id = i.id)))`;

/**
 * Booked interviews of the next days of which nobody is to be reminded, the soonest first: their tasks were lost. As a
 * difference of two sets, which takes as long as both have rows, whatever PostgreSQL knows of a queue that was just filled.
 */
export async function interviewsWithoutReminders(tx: Tx, most: number): Promise<Reminded[]> {
  return rows(
    tx,
    `select i.id, i.state, i.starts_at as "startsAt", i.minutes, i.sequence, a.job_seeker_id as "jobSeekerId",
            coalesce((select json_agg(json_build_object('id', p.user_id) order by p.user_id) from interview_panel p where p.interview_id = i.id), '[]') as panel
     from (
       select i.id, i.sequence from interview i
       where i.state = 'booked' and i.starts_at > now() - interval '8 hours' and i.starts_at < now() + interval '7 days' and ${somethingToCome}
       except
       select (j.data ->> 'interviewId')::integer, (j.data ->> 'sequence')::integer from pgboss.job j
       where j.name = 'interview-mail' and j.state < 'active' and not j.blocked and j.start_after < now() + interval '8 days'
         and j.data ->> 'type' in ('interview.reminder', 'scorecard.due')
     ) lost join interview i using (id) join application a on a.id = i.application_id
     order by i.starts_at, i.id limit $1`,
    [most],
  );
}
