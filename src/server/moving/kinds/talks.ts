import { timelineKinds } from '#domain/timeline.ts';
import { type Kind, words } from '#server/moving/kind.ts';

const ofApplication = 'join picked_application p on p.id = t.application_id';
const nouns = ['application', 'offer', 'interview', 'scorecard', 'message'];
const ofInterview = 'join picked_interview p on p.id = t.interview_id';

/** What was talked about, offered and arranged with applicants. */
export const talks: readonly Kind[] = [
  {
    name: 'interview',
    table: 'interview',
    about: 'An interview: proposed, booked, declined or cancelled.',
    of: ofApplication,
    plain: words(
      'uid sequence title minutes questions attributes place state starts_at reason created_at changed_at',
    ),
    refs: { application_id: 'application', created_by: 'person' },
  },
  {
    name: 'interview_time',
    table: 'interview_time',
    about: 'A time of which the candidate may choose.',
    of: ofInterview,
    order: 'ref_interview_id.n, t.starts_at',
    plain: ['starts_at'],
    refs: { interview_id: 'interview' },
  },
  {
    name: 'interviewer',
    table: 'interview_panel',
    about: 'Who interviews.',
    of: ofInterview,
    order: 'ref_interview_id.n, ref_user_id.n',
    plain: [],
    refs: { interview_id: 'interview', user_id: 'person' },
  },
  {
    name: 'interview_seat',
    table: 'interview_seat',
    about: 'When someone is taken by an interview.',
    of: ofInterview,
    order: 'ref_interview_id.n, ref_user_id.n',
    plain: ['during'],
    refs: { interview_id: 'interview', user_id: 'person' },
  },
  {
    name: 'scorecard',
    table: 'scorecard',
    about: 'What an interviewer thinks of a candidate.',
    of: ofApplication,
    plain: words('recommendation note ratings handed_in_at'),
    refs: { application_id: 'application', interview_id: 'interview', author_id: 'person' },
  },
  {
    name: 'offer',
    table: 'offer',
    about: 'An offer, in one of its versions.',
    of: ofApplication,
    plain: words(
      'version state letter sent_letter currency basic_pay service_charge service_charge_pay allowances accommodation flights roster leave_days start_date answer_by created_at asked_at decided_at approval_note sent_at answered_at signed_name decline_reason ended_at changed_at by_hand before_move',
    ),
    refs: {
      application_id: 'application',
      created_by: 'person',
      decided_by: 'person',
      changed_by: 'person',
      settled_by: 'move',
    },
    left: { expires_at: 'The end of the day until which it is to be answered, calculated anew.' },
  },
  {
    name: 'bulk_message',
    table: 'bulk_message',
    about: 'A message that was written to several applicants together.',
    of: `where exists (select from message s join picked_application p on p.id = s.application_id where s.bulk_message_id = t.id)`,
    plain: words('key body people sent_at'),
    refs: { sender_id: 'person' },
  },
  {
    name: 'message',
    table: 'message',
    about: 'What applicant and employer wrote to each other.',
    of: ofApplication,
    plain: words('from_employer body by_mail sent_at read_at'),
    refs: { application_id: 'application', sender_id: 'person', bulk_message_id: 'bulk_message' },
  },
  {
    name: 'mail',
    table: 'mail',
    about: 'An email that was sent to an applicant about an application.',
    of: `where (t.sent_at is not null or t.given_up_at is not null)
      and exists (select from mail_application b join picked_application p on p.id = b.application_id
                  join application a on a.id = b.application_id
                  where b.mail_id = t.id and a.job_seeker_id = t.to_user_id)`,
    plain: words('kind created_at sent_at given_up_at ended'),
    refs: { to_user_id: 'person' },
    made: {
      subject: {
        type: 'text',
        about: 'Null where what it said of each application stands there.',
        out: `case when exists (select from mail_application b join picked_application a on a.id = b.application_id
                                where b.mail_id = t.id and b.said is null) then t.subject end`,
        into: {
          subject: `coalesce(r."subject", '')`,
          to_address: `''`,
          to_name: `''`,
          from_name: `''`,
          body_text: `''`,
          body_html: `''`,
        },
      },
    },
    left: mailBooks(),
  },
  {
    name: 'mail_application',
    table: 'mail_application',
    about: 'Which application an email was about, and what it said of it.',
    of: 'join picked_mail p on p.id = t.mail_id join picked_application a on a.id = t.application_id',
    order: 'ref_mail_id.n, ref_application_id.n',
    plain: ['said'],
    refs: { mail_id: 'mail', application_id: 'application' },
  },
  {
    name: 'onboarding',
    table: 'onboarding',
    about: 'What is to be done before someone’s first day.',
    of: ofApplication,
    plain: words('start_date begun_at finished_at'),
    refs: { application_id: 'application', begun_by: 'person' },
  },
  {
    name: 'onboarding_task',
    table: 'onboarding_task',
    about: 'One thing of it.',
    of: 'join picked_onboarding p on p.id = t.onboarding_id',
    plain: words('title details side day done_at changed_at'),
    refs: {
      onboarding_id: 'onboarding',
      responsible_id: 'person',
      done_by: 'person',
      changed_by: 'person',
    },
    left: { reminded: 'What is old reminds no one.' },
    atImport: { reminded: '2' },
  },
  {
    name: 'onboarding_note',
    table: 'onboarding_note',
    about: 'What is written to each other on one thing of it.',
    of: 'join picked_onboarding_task p on p.id = t.task_id',
    plain: words('from_employer body written_at'),
    refs: { task_id: 'onboarding_task', author_id: 'person' },
  },
  {
    name: 'onboarding_file',
    table: 'onboarding_file',
    about: 'A paper that was handed in for it.',
    of: 'join picked_onboarding_task p on p.id = t.task_id',
    order: 'ref_task_id.n, ref_file_id.n',
    plain: ['added_at'],
    refs: { task_id: 'onboarding_task', file_id: 'file' },
  },
  {
    name: 'happening',
    table: 'event',
    about:
      'What happened to an application and stands on its timeline, besides moves, mails and invitations.',
    of: `join picked_application p on p.id = t.application_id
      where t.type in ('application.submitted', ${onTimelines().join(', ')})`,
    plain: words('type happened_at'),
    refs: { application_id: 'application', actor_id: 'person' },
    made: {
      subject: {
        type: 'bigint',
        about:
          'The number of the application, offer, interview, scorecard or message; what stands before the dot of its type says which.',
        out: `case split_part(t.type, '.', 1) ${nouns
          .map((noun) => `when '${noun}' then (select s.n from picked_${noun} s where s.id = t.subject_id)`)
          .join(' ')} end`,
        into: {
          subject_id: `coalesce(case split_part(r."type", '.', 1) ${nouns
            .map((noun) => `when '${noun}' then (select s.id from moved_${noun} s where s.n = r."subject")`)
            .join(' ')} end, 0)`,
        },
      },
      move: {
        type: 'bigint',
        about: 'The move that it came with.',
        out: `(select s.n from picked_move s where s.id::text = t.data->>'move')`,
        into: {
          data: `jsonb_strip_nulls(jsonb_build_object('applicationId', case when r."type" not like 'application.%' then ref_application_id.id end,
            'move', (select s.id from moved_move s where s.n = r."move")))`,
        },
      },
    },
    left: {
      job_id: 'Follows from the application.',
      company_id: 'Follows from the application.',
      user_id: 'Follows from the application.',
    },
  },
];

function onTimelines(): string[] {
  return timelineKinds.filter((kind) => kind.includes('.')).map((kind) => `'${kind}'`);
}

function mailBooks(): Record<string, string> {
  const outbox = 'Of this installation’s outbox; the text is the applicant’s.';
  return Object.fromEntries(
    words(
      'message_id company_id reply_to attempts last_error calendar calendar_method claim handing_over_at handovers link stops charged_to counted_at waits_until unreachable_since visitor_link_id',
    ).map((column) => [column, outbox]),
  );
}
