-- What a search finds and how often each value occurs may be kept in a server's memory for as long as nothing of the market has
-- changed. Every statement that changes the search index, its words or its counts leaves a row here, in the transaction that does
-- so: which rows one sees says which state of the market one sees, on every server, without anybody waiting for anybody.
create table market_change (
  id bigint generated always as identity primary key
);
comment on table market_change is 'A row for each change of what searches go by: those that are there say whether what a server keeps of its answers still holds. All but the last hundred are thrown away.';

create function market_has_changed() returns trigger language plpgsql as $$
begin
  insert into market_change default values;
  return null;
end $$;

create trigger search_changes_the_market after insert or update or delete on job_search
  for each statement execute function market_has_changed();
create trigger words_change_the_market after insert or update or delete on search_word
  for each statement execute function market_has_changed();
create trigger counts_change_the_market after insert or update or delete on facet_count
  for each statement execute function market_has_changed();

-- Which of them one sees, in a few letters.
create function market_state() returns text language sql stable as $$
  select concat_ws(' ', count(*), max(id), bit_xor(hashint8extended(id, 7))) from market_change
$$;

-- The terms of a job are put aside from its row, and fetching them takes longer than all else that is asked of it, which the planner
-- knows nothing of: it would rather read them of every row than ask the index. This says so, and lets every row through.
create function terms_are_fetched(job_id integer) returns boolean language plpgsql immutable cost 400 as $$
begin
  return true;
end $$;

-- What visitors read of companies is kept as well.
create trigger companies_change_the_market after insert or update or delete on company
  for each statement execute function market_has_changed();
