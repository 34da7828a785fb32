-- Mail that is to go out. A row is written in the transaction of what it tells about, so that both are kept or
-- neither; a worker sends it at least once. Without an SMTP server the rows stay, for an admin to read.
create table mail (
  id bigint generated always as identity primary key,
  -- Stays the same over all attempts, so that a receiver can tell a repeat.
  message_id uuid not null unique default gen_random_uuid(),
  kind text not null check (kind in ('application_received')),
  company_id integer references company on delete set null,
  to_address text not null check (to_address !~ '[[:cntrl:]]'),
  to_name text not null check (to_name !~ '[[:cntrl:]]'),
  from_name text not null check (from_name !~ '[[:cntrl:]]'),
  reply_to text check (reply_to !~ '[[:cntrl:]]'),
  subject text not null check (subject !~ '[[:cntrl:]]'),
  body_text text not null,
  body_html text not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  given_up_at timestamptz,
  last_error text,
  check (sent_at is null or given_up_at is null)
);
create index mail_due on mail (next_attempt_at) where sent_at is null and given_up_at is null;
create index mail_newest on mail (created_at desc, id desc);

-- Reactions run in the transaction of their event, so nothing works events off one by one: the table is a log.
drop index event_unhandled;
alter table event drop column handled_at;
