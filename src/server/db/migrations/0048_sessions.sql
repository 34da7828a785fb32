-- When a session began, was last used, and when whoever holds it last showed who they are; what they might do when its id was made.
alter table session
  add column started_at timestamptz not null default now(),
  add column last_used_at timestamptz not null default now(),
  add column confirmed_at timestamptz not null default '-infinity',
  add column network text,
  add column way text,
  add column rights text;
update session set started_at = (sess ->> 'startedAt')::timestamptz where sess ? 'startedAt';
-- Sessions from before have shown nothing lately.
alter table session alter column confirmed_at set default now();

create table former_session_id (
  sid text primary key check (sid ~ '^[0-9a-f]{64}$'),
  session_id integer not null references session (id) on delete cascade,
  until timestamptz not null
);
comment on table former_session_id is 'Ids that sessions had until a moment ago: calls that were under way when the id changed still get through.';
create index former_session_id_session on former_session_id (session_id);
