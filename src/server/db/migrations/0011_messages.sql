-- What candidate and employer write to each other about an application, and the notes people get of what concerns them.
create table message (
  id bigint generated always as identity primary key,
  application_id integer not null references application on delete cascade,
  sender_id integer references user_account on delete set null,
  -- Whether it comes from the employer's side, also once its writer has left.
  from_employer boolean not null,
  body text not null check (char_length(body) between 1 and 4000),
  sent_at timestamptz not null default clock_timestamp(),
  -- When somebody on the other side first opened it.
  read_at timestamptz
);
create index message_application on message (application_id, id);
create index message_sender on message (sender_id);

create table notification (
  id bigint generated always as identity primary key,
  user_id integer not null references user_account on delete cascade,
  type text not null check (type in ('application.submitted', 'application.moved', 'application.withdrawn', 'message.sent', 'membership.requested', 'membership.changed')),
  application_id integer references application on delete cascade,
  company_id integer references company on delete cascade,
  data jsonb not null default '{}',
  created_at timestamptz not null default clock_timestamp(),
  read_at timestamptz,
  -- Whether it stands in the inbox, and when it goes out as mail unless it has been read by then; null for never, or done.
  in_inbox boolean not null,
  mail_due_at timestamptz
);
create index notification_mail on notification (mail_due_at) where mail_due_at is not null;
create index notification_inbox on notification (user_id, id desc);
create index notification_unread on notification (user_id) where read_at is null;

-- Only where somebody has chosen otherwise than src/domain/notifications.ts has it.
create table notification_choice (
  user_id integer not null references user_account on delete cascade,
  type text not null,
  inbox boolean not null,
  mail boolean not null,
  primary key (user_id, type)
);

-- Lets whoever holds a mail of ours stop the next ones without signing in, and nothing else.
alter table user_account add column mail_token text not null unique
  default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');

alter table mail drop constraint mail_kind_check;
alter table mail add constraint mail_kind_check check (kind in ('application_received', 'answers_due', 'job_closed', 'notification'));
