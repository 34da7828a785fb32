-- Between the yes and the first day: a list of tasks for both sides, each due so many days before or after that day.
create table onboarding_template (
  id integer generated always as identity primary key,
  company_id integer not null references company on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  -- [{title, details, side, day}], as src/domain/onboarding.ts has it.
  tasks jsonb not null check (jsonb_typeof(tasks) = 'array' and jsonb_array_length(tasks) between 1 and 60),
  updated_at timestamptz not null default now()
);
create unique index onboarding_template_name on onboarding_template (company_id, lower(name));

create table onboarding (
  id integer generated always as identity primary key,
  application_id integer not null constraint onboarding_once unique references application on delete cascade,
  start_date date not null,
  begun_by integer references user_account on delete set null,
  begun_at timestamptz not null default now(),
  -- When the last open task was done; null again when one is opened or added.
  finished_at timestamptz
);
create index onboarding_begun_by on onboarding (begun_by);
create index onboarding_under_way on onboarding (id) where finished_at is null;

create table onboarding_task (
  id integer generated always as identity primary key,
  onboarding_id integer not null references onboarding on delete cascade,
  title text not null check (char_length(title) between 1 and 120),
  details text check (char_length(details) between 1 and 1000),
  side text not null check (side in ('candidate', 'company')),
  day integer not null check (day between -180 and 180),
  -- Of the company's people, who sees to it.
  responsible_id integer references user_account on delete set null,
  done_at timestamptz,
  done_by integer references user_account on delete set null,
  -- Of what somebody has been reminded: 0 nothing yet, 1 that it is due soon, 2 that it is overdue.
  reminded smallint not null default 0 check (reminded between 0 and 2),
  check (side = 'company' or responsible_id is null)
);
create index onboarding_task_of on onboarding_task (onboarding_id, day, id);
create index onboarding_task_open on onboarding_task (onboarding_id) where done_at is null and reminded < 2;
create index onboarding_task_responsible on onboarding_task (responsible_id);
create index onboarding_task_done_by on onboarding_task (done_by);

create table onboarding_note (
  id integer generated always as identity primary key,
  task_id integer not null references onboarding_task on delete cascade,
  author_id integer references user_account on delete set null,
  from_employer boolean not null,
  body text not null check (char_length(body) between 1 and 2000),
  written_at timestamptz not null default clock_timestamp()
);
create index onboarding_note_task on onboarding_note (task_id, id);
create index onboarding_note_author on onboarding_note (author_id);

-- A copy of a passport is no résumé: what a file was kept for decides where it turns up. The same bytes can be both.
alter table file drop constraint file_owner_id_sha256_name_key;
alter table file add column purpose text not null default 'resume' check (purpose in ('resume', 'onboarding'));
alter table file add constraint file_once unique (owner_id, sha256, name, purpose);
alter table file drop constraint file_kind_check;
alter table file add constraint file_kind_check check (kind in ('pdf', 'docx', 'odt', 'text') or (purpose = 'onboarding' and kind in ('jpeg', 'png')));

create table onboarding_file (
  task_id integer not null references onboarding_task on delete cascade,
  file_id integer not null references file,
  added_at timestamptz not null default clock_timestamp(),
  primary key (task_id, file_id)
);
create index onboarding_file_of on onboarding_file (file_id);

alter table notification drop constraint notification_type_check;
alter table notification add constraint notification_type_check check (type in ('application.submitted', 'application.moved',
  'application.withdrawn', 'message.sent', 'membership.requested', 'membership.changed', 'invitation.sent', 'alert.told',
  'interview.proposed', 'interview.booked', 'interview.cancelled', 'interview.declined', 'interview.reminder', 'scorecard.due',
  'offer.sent', 'offer.answered', 'offer.approval', 'onboarding.due'));
