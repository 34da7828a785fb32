-- Whoever takes part in interviews may have an address to which a calendar subscribes. What is kept of it is a hash, as of keys.
create table calendar_feed (
  user_id integer primary key references user_account on delete cascade,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  made_at timestamptz not null default now(),
  last_read_at timestamptz
);
comment on table calendar_feed is 'Secret addresses at which people''s calendars read their interviews; one a person, another one ends it.';

-- A feed says the same until something has changed, so that it has to be known when that was.
alter table interview add column changed_at timestamptz not null default now();
comment on column interview.changed_at is 'When its time, place or state was last said.';
