-- Who came in, who tried to, and what changed of who may. Numbers instead of references: an entry outlives what it tells of.
create table security_log (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default now(),
  act text not null,
  outcome text not null check (outcome in ('done', 'failed', 'refused')),
  actor_id integer,
  user_id integer,
  company_id integer,
  network text,
  details jsonb not null default '{}'
);
comment on table security_log is 'Sign-ins, failures, factors, sessions, roles, exports and refused calls: who, from which network, with what outcome. Rows are never changed.';
create index security_log_newest on security_log (happened_at desc, id desc);
create index security_log_company on security_log (company_id, happened_at desc, id desc) where company_id is not null;
create index security_log_user on security_log (user_id, happened_at desc, id desc) where user_id is not null;
create trigger security_log_is_append_only before update or delete on security_log for each row execute function refuse_change();
