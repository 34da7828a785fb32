-- Interviews: what a company asks (kits), who meets whom when, and what the interviewers make of it (scorecards).

-- Where clocks show what this person's browser shows; null until one has told.
alter table user_account add column time_zone text check (char_length(time_zone) <= 64);

create table interview_kit (
  id integer generated always as identity primary key,
  company_id integer not null references company on delete cascade,
  title text not null check (char_length(title) between 1 and 120),
  minutes integer not null check (minutes between 10 and 480),
  questions text check (char_length(questions) between 1 and 8000),
  attributes text[] not null check (cardinality(attributes) between 1 and 12),
  changed_at timestamptz not null default now()
);
create unique index interview_kit_title on interview_kit (company_id, lower(title));

create table interview (
  id integer generated always as identity primary key,
  -- Names it in people's calendars over all changes; sequence says which change is the latest.
  uid uuid not null unique default gen_random_uuid(),
  sequence integer not null default 0,
  application_id integer not null references application on delete cascade,
  -- What was in the kit then: a kit that is changed later changes no interview.
  title text not null check (char_length(title) between 1 and 120),
  minutes integer not null check (minutes between 10 and 480),
  questions text check (char_length(questions) between 1 and 8000),
  attributes text[] not null check (cardinality(attributes) between 1 and 12),
  place text check (char_length(place) between 1 and 500),
  state text not null check (state in ('proposed', 'booked', 'declined', 'cancelled')),
  -- Of one that was cancelled or declined too: when it would have been.
  starts_at timestamptz,
  reason text check (char_length(reason) between 1 and 1000),
  created_by integer references user_account on delete set null,
  created_at timestamptz not null default now(),
  check (state <> 'booked' or starts_at is not null),
  check (state <> 'proposed' or starts_at is null)
);
create index interview_application on interview (application_id, id);
create index interview_starts on interview (starts_at);

create table interview_time (
  interview_id integer not null references interview on delete cascade,
  starts_at timestamptz not null,
  primary key (interview_id, starts_at)
);

create table interview_panel (
  interview_id integer not null references interview on delete cascade,
  user_id integer not null references user_account on delete cascade,
  primary key (interview_id, user_id)
);
create index interview_panel_user on interview_panel (user_id);

-- Whose time a booked interview takes, the candidate's like the interviewers': nobody is in two places at once, whoever
-- books at the same moment. A range of one number instead of an equality needs no extension.
create table interview_seat (
  interview_id integer not null references interview on delete cascade,
  user_id integer not null references user_account on delete cascade,
  during tstzrange not null check (not isempty(during)),
  primary key (interview_id, user_id),
  constraint interview_seat_once exclude using gist (int4range(user_id, user_id, '[]') with &&, during with &&)
);

-- Mails about interviews that are still to be written, now or later. Whoever writes one deletes its row in the same
-- transaction, so each is written once whatever dies when.
create table interview_letter (
  id bigint generated always as identity primary key,
  interview_id integer not null references interview on delete cascade,
  user_id integer not null references user_account on delete cascade,
  type text not null,
  -- As it was when this was decided.
  sequence integer not null,
  starts_at timestamptz,
  -- It was in people's calendars and is to go from there.
  withdraws boolean not null default false,
  due_at timestamptz not null default now()
);
create index interview_letter_due on interview_letter (due_at);
create index interview_letter_interview on interview_letter (interview_id);

create table scorecard (
  id integer generated always as identity primary key,
  application_id integer not null references application on delete cascade,
  interview_id integer references interview on delete cascade,
  author_id integer not null references user_account on delete cascade,
  recommendation smallint not null check (recommendation between 1 and 5),
  note text check (char_length(note) between 1 and 4000),
  -- A list of {attribute, step, note}.
  ratings jsonb not null,
  handed_in_at timestamptz not null default now(),
  constraint scorecard_once unique nulls not distinct (application_id, interview_id, author_id)
);

create function scorecard_stays() returns trigger language plpgsql as $$
begin
  raise exception 'A scorecard that was handed in is not changed.';
end $$;
create trigger scorecard_stays before update on scorecard for each row execute function scorecard_stays();

alter table mail drop constraint mail_kind_check;
alter table mail add constraint mail_kind_check check (kind in ('application_received', 'answers_due', 'job_closed', 'notification', 'interview'));
-- An iCalendar object that goes with it, and what it asks of a calendar.
alter table mail add column calendar text;
alter table mail add column calendar_method text check (calendar_method in ('REQUEST', 'CANCEL'));
alter table mail add check ((calendar is null) = (calendar_method is null));

alter table notification drop constraint notification_type_check;
alter table notification add constraint notification_type_check check (type in ('application.submitted', 'application.moved',
  'application.withdrawn', 'message.sent', 'membership.requested', 'membership.changed', 'invitation.sent', 'interview.proposed',
  'interview.booked', 'interview.cancelled', 'interview.declined', 'interview.reminder', 'scorecard.due', 'alert.told',
  'offer.sent', 'offer.answered', 'offer.approval'));
