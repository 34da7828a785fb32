-- An entry of the audit log that was written while the clock was ahead kept all behind it until its time had come. It is as old as the
-- next whose time can be true; it stays itself, and what was asked for before its time is not passed over.
create or replace function forget_audit_log(before timestamptz, at_most integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  oldest constant timestamptz := least(before, now() - interval '365 days');
  place bigint;
  last bigint;
  gone_through integer;
begin
  select through into place from forgetting where what = 'audit_log' for update;
  with next as (
    select a.id, coalesce(case when a.happened_at < now() + interval '1 day' then a.happened_at else
        (select l.happened_at from audit_log l where l.id > a.id and l.happened_at < now() + interval '1 day' order by l.id limit 1)
      end < oldest, false) as old
    from audit_log a where a.id > place order by a.id limit at_most
  )
  select coalesce((select min(id) - 1 from next where not old), (select max(id) from next)) into last;
  if last is null or last <= place then
    return 0;
  end if;
  select count(*) into gone_through from audit_log where id > place and id <= last;
  perform set_config('moorings.forgets_audit_log', 'on', true);
  delete from audit_log where id > place and id <= last and happened_at < oldest
    and action not in ('membership.ended', 'job.unfair_words');
  perform set_config('moorings.forgets_audit_log', 'off', true);
  update forgetting set through = last where what = 'audit_log';
  return gone_through;
end $$;

-- As it was made anew: its tables need not be in the schema public.
do $$
begin
  if current_schema() <> 'public' then
    execute format('alter function forget_audit_log(timestamptz, integer) set search_path = %I, pg_temp', current_schema());
  end if;
end $$;
