-- Whoever holds interviews may say where their own calendar is read, so that who arranges sees when they are busy.
create table own_calendar (
  user_id integer primary key references user_account on delete cascade,
  url text not null check (char_length(url) between 1 and 2048),
  set_at timestamptz not null default now(),
  etag text,
  last_modified text,
  read_at timestamptz not null default now(),
  gone_through_at timestamptz not null default now(),
  tried_at timestamptz not null default now(),
  wanted_at timestamptz not null default now(),
  next_read_at timestamptz,
  problem text check (problem in ('not_allowed', 'redirected', 'not_found', 'refused', 'unreachable', 'too_slow', 'too_large', 'too_much', 'not_calendar')),
  failing_since timestamptz,
  told_at timestamptz,
  check ((problem is null) = (failing_since is null))
);
create index own_calendar_due on own_calendar (next_read_at) where next_read_at is not null;
comment on table own_calendar is 'Where somebody''s own calendar is read, to show when they are busy. The address is a secret: it is told to nobody again.';
comment on column own_calendar.read_at is 'When its server last answered, if only that nothing has changed.';
comment on column own_calendar.gone_through_at is 'When all of it was last gone through: what repeats gets new times only then.';
comment on column own_calendar.wanted_at is 'When somebody last arranged with this person, or they gave the address.';
comment on column own_calendar.next_read_at is 'Null: nobody has arranged with them for a while.';
comment on column own_calendar.told_at is 'When its owner was told that it cannot be read any more; null again once it can.';

create table own_calendar_busy (
  user_id integer not null references own_calendar on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  primary key (user_id, starts_at)
);
create index own_calendar_busy_ended on own_calendar_busy (ends_at);
comment on table own_calendar_busy is 'From when to when people are busy by their own calendars, for the weeks ahead; nothing of what it is.';

alter table notification drop constraint notification_type_check;
alter table notification add constraint notification_type_check check (type in ('application.submitted', 'application.moved',
  'application.withdrawn', 'message.sent', 'membership.requested', 'membership.changed', 'invitation.sent', 'alert.told',
  'interview.proposed', 'interview.booked', 'interview.cancelled', 'interview.declined', 'interview.reminder', 'scorecard.due',
  'offer.sent', 'offer.answered', 'offer.approval', 'onboarding.due', 'application.mentioned', 'answer.due', 'domain.failing',
  'webhook.paused', 'calendar.failing'));
