-- What a company writes to candidates again and again, with placeholders.
create table mail_template (
  id integer generated always as identity primary key,
  company_id integer not null references company on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  body text not null check (char_length(body) between 1 and 4000),
  changed_by integer references user_account on delete set null,
  changed_at timestamptz not null default now()
);
create unique index mail_template_name on mail_template (company_id, lower(name));

-- A message to several applicants: who sent what to how many. Each of them has a message of their own.
create table bulk_message (
  id integer generated always as identity primary key,
  sender_id integer references user_account on delete set null,
  -- Given by the browser, so that pressing twice sends once.
  key uuid not null,
  -- As it was written, with its placeholders.
  body text not null,
  people integer not null check (people > 0),
  sent_at timestamptz not null default now(),
  constraint bulk_message_once unique (sender_id, key)
);
create index bulk_message_lately on bulk_message (sender_id, sent_at);
alter table message add column bulk_message_id integer references bulk_message;
create index message_bulk on message (bulk_message_id) where bulk_message_id is not null;
