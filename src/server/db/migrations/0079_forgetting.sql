-- Up to where each table has been gone through that is not kept for ever. What is needed for longer stays behind that place, so
-- each step begins where the last one ended.
create table forgetting (
  what text primary key check (what in ('event', 'mail', 'notification', 'audit_log')),
  through bigint not null default 0
);
comment on table forgetting is 'Up to which id the server has gone through a table for what it need not keep.';
insert into forgetting (what) values ('event'), ('mail'), ('notification'), ('audit_log');

-- As of the security log: nothing passes but what forget_audit_log() takes away, and of that nothing of the last year, and nothing
-- that is asked for later: who was a member once, and which words of a job are on record.
create function refuse_audit_log_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('moorings.forgets_audit_log', true) = 'on' then
    if old.happened_at < now() - interval '365 days' and old.action not in ('membership.ended', 'job.unfair_words') then
      return old;
    end if;
  end if;
  raise exception 'the rows of % are never changed', tg_table_name using errcode = 'restrict_violation';
end $$;
drop trigger audit_log_is_append_only on audit_log;
create trigger audit_log_is_append_only before update or delete on audit_log
  for each row execute function refuse_audit_log_change();

-- Goes through the next entries, at most so many, up to the first that is not old enough. Answers how many it has gone through.
-- With the rights of its owner, so that the role the server connects with needs none to delete.
create function forget_audit_log(before timestamptz, at_most integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  place bigint;
  last bigint;
  gone_through integer;
begin
  select through into place from forgetting where what = 'audit_log' for update;
  with next as (select id, happened_at from audit_log where id > place order by id limit at_most)
  select coalesce((select min(id) - 1 from next where happened_at >= before), (select max(id) from next)) into last;
  if last is null or last <= place then
    return 0;
  end if;
  select count(*) into gone_through from audit_log where id > place and id <= last;
  perform set_config('moorings.forgets_audit_log', 'on', true);
  delete from audit_log where id > place and id <= last and happened_at < least(before, now() - interval '365 days')
    and action not in ('membership.ended', 'job.unfair_words');
  perform set_config('moorings.forgets_audit_log', 'off', true);
  update forgetting set through = last where what = 'audit_log';
  return gone_through;
end $$;
revoke execute on function forget_audit_log(timestamptz, integer) from public;
