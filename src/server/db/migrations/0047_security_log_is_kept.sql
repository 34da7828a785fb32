-- From what device, and in which request: the lines of the server's own log carry the same id.
alter table security_log add column device text, add column request_id text;
create index security_log_actor on security_log (actor_id, happened_at desc, id desc) where actor_id is not null;
create index security_log_act on security_log (act, happened_at desc, id desc);

-- refuse_change() lets pass what another trigger does. Here nothing passes but what forget_security_log() takes away,
-- and of that nothing that is not older than the shortest time an operator may choose.
create function refuse_security_log_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('moorings.forgets_security_log', true) = 'on' then
    if old.happened_at < now() - interval '90 days' then
      return old;
    end if;
  end if;
  raise exception 'the rows of % are never changed', tg_table_name using errcode = 'restrict_violation';
end $$;
drop trigger security_log_is_append_only on security_log;
create trigger security_log_is_append_only before update or delete on security_log
  for each row execute function refuse_security_log_change();
create trigger security_log_is_not_emptied before truncate on security_log
  for each statement execute function refuse_security_log_change();

-- With the rights of its owner, so that the role the server connects with needs none to delete.
create function forget_security_log(days integer, at_most integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gone integer;
begin
  perform set_config('moorings.forgets_security_log', 'on', true);
  with old as (
    select id from security_log where happened_at < now() - make_interval(days => greatest(days, 90))
    order by happened_at, id limit at_most
  )
  delete from security_log using old where security_log.id = old.id;
  get diagnostics gone = row_count;
  perform set_config('moorings.forgets_security_log', 'off', true);
  return gone;
end $$;
revoke execute on function forget_security_log(integer, integer) from public;
