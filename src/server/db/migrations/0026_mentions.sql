-- Who has ever been mentioned in the notes on an application. Whom they name now stands in the notes, as @[id].
create table application_mention (
  application_id integer not null references application on delete cascade,
  user_id integer not null references user_account,
  mentioned_by integer references user_account on delete set null,
  mentioned_at timestamptz not null default clock_timestamp(),
  primary key (application_id, user_id)
);
create index application_mention_of on application_mention (user_id);

alter table notification drop constraint notification_type_check;
alter table notification add constraint notification_type_check check (type in ('application.submitted', 'application.moved',
  'application.withdrawn', 'message.sent', 'membership.requested', 'membership.changed', 'invitation.sent', 'alert.told',
  'interview.proposed', 'interview.booked', 'interview.cancelled', 'interview.declined', 'interview.reminder', 'scorecard.due',
  'offer.sent', 'offer.answered', 'offer.approval', 'onboarding.due', 'application.mentioned'));
