-- Whoever listens hears of every event the moment it is committed: the id is enough, the rest is read from the table.
create function event_is_told() returns trigger language plpgsql as $$
begin
  perform pg_notify('event', new.id::text);
  return null;
end $$;
create trigger event_is_told after insert on event for each row execute function event_is_told();
