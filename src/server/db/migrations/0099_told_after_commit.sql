-- NOTIFY makes transactions commit one after the other, so no transaction that writes carries one any more: what is to be told
-- goes to the connection that writes, which tells it once it has committed (src/server/db/teller.ts).
create function tell_after_commit(channel text, what text) returns void language plpgsql as $$
begin
  raise info '% %', channel, what using errcode = 'MO001';
end $$;
comment on function tell_after_commit is 'Asks whoever writes to notify others of this once the transaction has been committed.';

drop trigger event_is_told on event;
drop function event_is_told();

create or replace function events_are_untold() returns trigger language plpgsql as $$
begin
  insert into event_untold (event_id, company_id, application_id, job_id)
  select e.id, coalesce(j.company_id, e.company_id), e.application_id, e.job_id
  from written e
  left join application a on a.id = e.application_id
  left join job_posting j on j.id = coalesce(a.job_posting_id, e.job_id)
  where coalesce(j.company_id, e.company_id) is not null
  order by e.id;
  perform tell_after_commit('event', '');
  return null;
end $$;

create or replace function tell_of_upkeep() returns trigger language plpgsql as $$
begin
  if exists (select from added) then perform tell_after_commit('upkeep', tg_argv[0]); end if;
  return null;
end $$;
create or replace function tell_of_changed_upkeep() returns trigger language plpgsql as $$
begin
  perform tell_after_commit('upkeep', tg_argv[0]);
  return null;
end $$;
create or replace function webhooks_are_due() returns trigger language plpgsql as $$
begin
  if exists (select from written w join webhook h on h.company_id = w.company_id where h.paused_at is null) then
    perform tell_after_commit('upkeep', 'webhooks');
  end if;
  return null;
end $$;
