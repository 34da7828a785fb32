-- Upkeep is begun when there is some, and not asked for again and again: whatever notes that something is due says so, when
-- it is committed.
create function tell_of_upkeep() returns trigger language plpgsql as $$
begin
  if exists (select from added) then perform pg_notify('upkeep', tg_argv[0]); end if;
  return null;
end $$;
create function tell_of_changed_upkeep() returns trigger language plpgsql as $$
begin
  perform pg_notify('upkeep', tg_argv[0]);
  return null;
end $$;

create trigger alert_job_due_is_told_of after insert on alert_job_due referencing new table as added
  for each statement execute function tell_of_upkeep('alert-matching');
create trigger reading_due_is_told_of after insert on reading_due referencing new table as added
  for each statement execute function tell_of_upkeep('features');
create trigger reading_due_is_told_of_anew after update of change on reading_due
  for each statement execute function tell_of_changed_upkeep('features');
create trigger facet_change_is_told_of after insert on facet_change referencing new table as added
  for each statement execute function tell_of_upkeep('search-index');
create trigger search_word_due_is_told_of after insert on search_word_due referencing new table as added
  for each statement execute function tell_of_upkeep('search-index');
create trigger job_search_due_is_told_of after insert on job_search_due referencing new table as added
  for each statement execute function tell_of_upkeep('search-index');
