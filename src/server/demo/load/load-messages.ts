import { run } from '#server/db/query.ts';
import { personName } from '#server/visibility/person-name.queries.ts';
import { insertAll } from './insert-all.ts';
import type { LoadedApplication } from './load-applications.ts';
import type { Loading } from './loading.ts';

const hour = 3_600_000;

/** What was said between those who wanted to meet, each with a question and an answer. */
const conversations = [
  [
    'Thank you for your application. We would like to meet you by video call this week. Which day suits you, after three in the afternoon, Malé time?',
    'Thank you. Wednesday or Thursday after four would be best, I finish my shift at half past three.',
    'Thursday at half past four then. You will get the link in the morning.',
  ],
  [
    'We liked your application. Could you tell us when you could start, and what you would like to know before you decide?',
    'I could start one month after signing. I would like to meet the people I would work with first.',
  ],
  [
    'Before we talk: is your medical certificate valid into next year?',
    'Yes, it was renewed in March and is valid for two years. I can send you a copy.',
    'That is all we need for now. We come back to you with a date.',
  ],
] as const;

/** Conversations on applications that somebody of the company has dealt with, and what everybody has been told of. */
export async function loadMessages(
  loading: Loading,
  applications: readonly LoadedApplication[],
): Promise<void> {
  await insertAll(loading.tx, 'message', messages(loading, applications));
  await loadNotifications(loading);
}

function messages({ people, calendar }: Loading, applications: readonly LoadedApplication[]) {
  const talked = applications.filter(({ handled }) => handled.length > 1);
  return talked.flatMap(({ id, by, handled }, index) => {
    const first = handled[1] ?? handled[0];
    const lines = conversations[index % conversations.length] ?? conversations[0];
    if (!first) return [];
    return lines.flatMap((body, at) => {
      const sent = Date.parse(first.at) + (at * 5 + 1) * hour;
      if (sent > Date.parse(calendar.now)) return [];
      const fromEmployer = at % 2 === 0;
      return {
        application_id: id,
        sender_id: fromEmployer ? first.by : people.id(by),
        from_employer: fromEmployer,
        body,
        sent_at: new Date(sent).toISOString(),
        // The last word of some conversations has not been read yet.
        read_at: at === lines.length - 1 && index % 3 === 0 ? null : new Date(sent + hour).toISOString(),
      };
    });
  });
}

/** As if everybody had looked in two days ago. */
async function loadNotifications({ tx, calendar }: Loading): Promise<void> {
  const read = `case when told.at < $1::timestamptz - interval '2 days' then told.at + interval '3 hours' end`;
  await run(
    tx,
    `insert into notification (user_id, type, application_id, data, created_at, read_at, in_inbox)
     select told.user_id, told.type, told.application_id, told.data, told.at, ${read}, true
     from (
       select a.job_seeker_id as user_id, 'application.moved' as type, a.id as application_id,
              jsonb_build_object('status', h.to_status) as data, h.changed_at as at
       from application_status_history h join application a on a.id = h.application_id
       where h.from_status is not null and not h.withdrawal
         and not exists (select from offer o where o.application_id = a.id and h.to_status in ('offered', 'hired') and o.sent_at is not null)
       union all
       select a.job_seeker_id, 'offer.sent', o.application_id, jsonb_build_object('turn', 'sent'), o.sent_at
       from offer o join application a on a.id = o.application_id
       union all
       select o.created_by, 'offer.answered', o.application_id, jsonb_build_object('turn', o.state, 'person', o.signed_name), o.answered_at
       from offer o where o.answered_at is not null and o.created_by is not null
       union all
       select j.recruiter_id, 'application.submitted', a.id, jsonb_build_object('person', ${personName('u')}), a.application_date
       from application a join job_posting j on j.id = a.job_posting_id join user_account u on u.id = a.job_seeker_id
       where j.recruiter_id is not null
       union all
       select case when m.from_employer then a.job_seeker_id else j.recruiter_id end, 'message.sent', a.id,
              case when m.from_employer then '{}' else jsonb_build_object('person', ${personName('u')}) end, m.sent_at
       from message m join application a on a.id = m.application_id join job_posting j on j.id = a.job_posting_id
       join user_account u on u.id = a.job_seeker_id
       where m.from_employer or j.recruiter_id is not null
       union all
       select n.user_id, 'application.mentioned', n.application_id,
              jsonb_build_object('person', ${personName('u')}, 'writer', ${personName('w')}), n.mentioned_at
       from application_mention n join application a on a.id = n.application_id join user_account u on u.id = a.job_seeker_id
       join user_account w on w.id = n.mentioned_by
       union all
       select j.recruiter_id, 'answer.due', a.id, jsonb_build_object('person', ${personName('u')}), a.reminded_at
       from application a join job_posting j on j.id = a.job_posting_id join user_account u on u.id = a.job_seeker_id
       where j.recruiter_id is not null and a.reminded_at is not null
     ) told
     order by told.at`,
    [calendar.now],
  );
}
