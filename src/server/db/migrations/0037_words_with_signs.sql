-- Words that hold a sign are one word: F&B, R & D, A/C and R.N. as C++, C# and .NET were; and a title tells which of its words
-- are written as they were typed, and which of them names the trade.

-- As domain/signed-words.ts has it. (One regular expression for the signs that part words: translate() took ten times as long.)
create or replace function searchable(written text) returns text language sql immutable parallel safe as $$
  select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(written,
    '(c)\+\+', '\1pp ', 'gi'), '([cf])#', '\1q ', 'gi'), '\.(net)\M', ' d\1', 'gi'),
    '\m([A-Za-z]) ?& ?(?=[A-Za-z]\M)', '\1n', 'g'), '\m([A-Za-z])[./](?=[A-Za-z]\M)', '\1', 'g'),
    '[-/\\._@:&#+~%=?<>''’]', ' ', 'g')
$$;

-- The words with which the name of the trade ends in a title, as a text: "Staff nurse (Band 5)" ends with nurse, "Nurse manager"
-- with manager, "Cook for the staff canteen" with cook, "Waiter/Waitress" with either.
create function title_ends(title text) returns text language sql immutable parallel safe as $$
  select string_agg(substring(part from '([^[:space:]]+)[[:space:]]*$'), ' ; ')
  from regexp_split_to_table(
    regexp_replace(
      coalesce(nullif(regexp_replace(title,
        '\s*(?:[(\[{,|:;–—]|\s-|-\s|\s(?:of|for|to|in|at|with|de|du|des|da|band|grade|level|wanted|needed|required)\M).*$', '', 'i'), ''), title),
      '(?:\s+(?:[ivx]+|[a-z]?\d\w*))+\s*$', '', 'i'),
    '\s*(?:/|\s(?:and|&|et|und|y|e)\s)\s*', 'i') as part
$$;

-- Beside its words the head has those of the title as they are written (=nursing) and those it ends with ($nurs), without places.
create or replace function index_jobs(ids integer[]) returns void language sql as $$
  insert into job_search (job_id, listed, posted_date, closes_at, company_id, recruiter_id, salary_max_monthly, employment_type,
    experience_level, location, salary_currency, title_words, skills, head, terms)
  select j.id, j.status = 'active' and (j.closes_at is null or j.closes_at > now()) and c.suspended_at is null, j.posted_date, coalesce(j.closes_at, 'infinity'),
    j.company_id, j.recruiter_id, j.salary_max_monthly, j.employment_type, j.experience_level, j.location, j.salary_currency,
    length(title_lexemes), j.skills_required,
    words || array_to_tsvector(
      array(select '=' || word from unnest(tsvector_to_array(to_tsvector('job_word', written))) as word)
      || array(select '$' || word from unnest(tsvector_to_array(to_tsvector('job_head', searchable(title_ends(j.title))))) as word)),
    words || to_tsvector('job_text', searchable(concat_ws(' ; ', j.description, j.requirements)))
      || array_to_tsvector(
        array(select '^' || word from unnest(tsvector_to_array(title_lexemes)) as word)
        || array(select '~' || word from unnest(tsvector_to_array(words)) as word)
        || filter_terms(j.id, j.status, j.posted_date, j.company_id, j.recruiter_id, j.employment_type, j.experience_level, j.location,
             j.salary_currency, j.salary_max_monthly, j.skills_required))
  from job_posting j
  join company c on c.id = j.company_id
  cross join lateral (select searchable(j.title) as written offset 0) as w
  cross join lateral (select to_tsvector('job_head', written) as title_lexemes offset 0) as t
  cross join lateral (
    select setweight(title_lexemes, 'A')
      || setweight(to_tsvector('job_head', searchable(array_to_string(j.skills_required, ' ; '))), 'B')
      || setweight(to_tsvector('job_head', searchable(concat_ws(' ; ', c.name, j.location, j.department))), 'C') as words offset 0
  ) as h
  where j.id = any(ids)
  on conflict (job_id) do update set
    listed = excluded.listed, posted_date = excluded.posted_date, closes_at = excluded.closes_at, company_id = excluded.company_id,
    recruiter_id = excluded.recruiter_id, salary_max_monthly = excluded.salary_max_monthly, employment_type = excluded.employment_type,
    experience_level = excluded.experience_level, location = excluded.location, salary_currency = excluded.salary_currency,
    title_words = excluded.title_words, skills = excluded.skills, head = excluded.head, terms = excluded.terms
$$;

-- Words are counted again only where there are others, not where they are merely marked.
drop trigger changed_words_are_to_be_counted on job_search;
create trigger changed_words_are_to_be_counted after update of head on job_search
  for each row when (ts_filter(old.head, '{a,b,c}') is distinct from ts_filter(new.head, '{a,b,c}'))
  execute function changed_words_are_to_be_counted();

-- Rows are written anew while the program runs, the newest jobs first; until then a job is found as before. How far that is:
-- jobs below this number are still to be taken. Without a row all is done.
create table job_search_outdated (only_row boolean primary key default true check (only_row), below integer not null);

create function outdated_jobs_are_due(most integer) returns void language plpgsql as $$
declare
  taken integer[];
begin
  taken := array(select id from job_posting where id < (select below from job_search_outdated for update) order by id desc limit most);
  insert into job_search_due select unnest(taken) on conflict do nothing;
  if cardinality(taken) < most then
    delete from job_search_outdated;
  else
    update job_search_outdated set below = taken[most];
  end if;
end $$;

-- A posting that is being changed right now is taken the next time: what was read of it before would be written over it.
create or replace function index_due_jobs(most integer) returns integer language plpgsql as $$
declare
  taken integer[];
begin
  with due as (
    delete from job_search_due where job_id in (
      select d.job_id from job_search_due d join job_posting j on j.id = d.job_id
      order by d.job_id desc limit most for update of d skip locked for no key update of j skip locked
    ) returning job_id
  ) select array_agg(job_id order by job_id) into taken from due;
  perform index_jobs(taken);
  return coalesce(cardinality(taken), 0);
end $$;

insert into job_search_outdated (below) select max(id) + 1 from job_posting having max(id) is not null;
-- A small market at once: some two seconds at most.
select outdated_jobs_are_due(2000);
select index_due_jobs(2000);

-- Alerts have their own queries over the same words: those that were written before this are written anew.
alter table saved_search add column query_outdated boolean not null default false;
update saved_search set query_outdated = true where alert is not null and filters ? 'search';
create index saved_search_outdated on saved_search (id) where query_outdated;
