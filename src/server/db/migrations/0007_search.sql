-- Searching jobs. One narrow row a job beside its posting holds what is filtered by, counted and ranked, so that a
-- search over a million touches few pages, and so that an application, which changes the posting's counter, touches no
-- search index.

create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- Titles, skills, companies and places keep every word: IT is a trade. Texts leave out those that stand everywhere.
create text search dictionary english_all_words (template = snowball, language = english);
create text search configuration job_head (copy = simple);
create text search configuration job_text (copy = simple);
-- Words as they are written, for completing and correcting what is typed.
create text search configuration job_word (copy = simple);
alter text search configuration job_head alter mapping for asciiword, word, numword, asciihword, hword, numhword,
  hword_asciipart, hword_part, hword_numpart with unaccent, english_all_words;
alter text search configuration job_text alter mapping for asciiword, word, numword, asciihword, hword, numhword,
  hword_asciipart, hword_part, hword_numpart with unaccent, english_stem;
alter text search configuration job_word alter mapping for asciiword, word, numword, asciihword, hword, numhword,
  hword_asciipart, hword_part, hword_numpart with unaccent, simple;

-- A text as the parser should see it: signs that it would read as parts of paths, hosts, tags and the like ("Waiter/Waitress"
-- is a path to it) are spaces, each for one, so that places in the text stay. Three names would lose their sign.
create function searchable(written text) returns text language sql immutable parallel safe as $$
  select translate(
    replace(replace(replace(replace(replace(replace(written, 'C++', 'Cpp'), 'c++', 'cpp'), 'C#', 'Cq'), 'c#', 'cq'), '.NET', 'dNET'), '.Net', 'dNet'),
    E'/\\._-@:&#+~%=?<>''’', '                  ')
$$;

create table job_search (
  job_id integer primary key references job_posting on delete cascade,
  -- Active, of a company in good standing and, when last looked at, before its deadline.
  listed boolean not null,
  posted_date timestamptz not null,
  -- Infinity where there is no deadline, so that they are in order.
  closes_at timestamptz not null,
  company_id integer not null,
  recruiter_id integer,
  salary_max_monthly integer,
  employment_type text not null,
  experience_level text,
  location text,
  salary_currency text,
  title_words smallint not null,
  skills text[] not null,
  -- Title (A), skills (B), company, place and department (C), with the places of their words.
  head tsvector not null,
  -- All that the job is found by: every word; those of the title again with ^, those of the head with ~; and its filters' values.
  terms tsvector not null
);
-- The few short values stay in the row; the terms, which only phrases and the index read, are put aside whole.
alter table job_search alter column skills set storage main, alter column head set storage main, alter column terms set storage external;

create index job_search_newest on job_search (posted_date desc, job_id desc) where listed;
create index job_search_closing on job_search (closes_at, job_id) where listed;
create index job_search_latest on job_search (posted_date desc, job_id desc);
create index job_search_company on job_search (company_id);
create index job_search_terms on job_search using gin (terms) with (gin_pending_list_limit = 256) where listed;
create index job_search_other_terms on job_search using gin (terms) with (gin_pending_list_limit = 256) where not listed;

-- The terms that stand for a job's filters. Times and pay are written at several grains, so that a range is a few terms:
-- hours, 8 hours, 64 hours …; and quarter octaves of pay, 4 of them, 16 of them.
create function filter_terms(
  job_id integer, status text, posted_date timestamptz, company_id integer, recruiter_id integer, employment_type text,
  experience_level text, location text, salary_currency text, salary_max integer, skills text[]
) returns text[] language sql stable as $$
  select array_remove(array[
      '=o:' || status, '=c:' || company_id, '=r:' || recruiter_id, '=e:' || employment_type, '=x:' || experience_level, '=l:' || location, '=m:' || salary_currency,
      '=b:' || (job_id & 255),
      '=t0:' || hour, '=t1:' || (hour >> 3), '=t2:' || (hour >> 6), '=t3:' || (hour >> 9), '=t4:' || (hour >> 12),
      '=p0:' || pay, '=p1:' || (pay >> 2), '=p2:' || (pay >> 4)
    ], null)
    || array(select '=s:' || skill from unnest(skills) as skill)
  from (select floor(extract(epoch from posted_date) / 3600)::integer as hour,
               floor(4 * ln(nullif(salary_max, 0)) / ln(2))::integer as pay) as grain
$$;

-- Writes the search rows of these jobs anew.
create function index_jobs(ids integer[]) returns void language sql as $$
  insert into job_search (job_id, listed, posted_date, closes_at, company_id, recruiter_id, salary_max_monthly, employment_type,
    experience_level, location, salary_currency, title_words, skills, head, terms)
  select j.id, j.status = 'active' and (j.closes_at is null or j.closes_at > now()) and c.suspended_at is null, j.posted_date, coalesce(j.closes_at, 'infinity'),
    j.company_id, j.recruiter_id, j.salary_max_monthly, j.employment_type, j.experience_level, j.location, j.salary_currency,
    length(title_lexemes), j.skills_required, head,
    head || to_tsvector('job_text', searchable(concat_ws(' ; ', j.description, j.requirements)))
      || array_to_tsvector(
        array(select '^' || word from unnest(tsvector_to_array(title_lexemes)) as word)
        || array(select '~' || word from unnest(tsvector_to_array(head)) as word)
        || filter_terms(j.id, j.status, j.posted_date, j.company_id, j.recruiter_id, j.employment_type, j.experience_level, j.location,
             j.salary_currency, j.salary_max_monthly, j.skills_required))
  from job_posting j
  join company c on c.id = j.company_id
  cross join lateral (select to_tsvector('job_head', searchable(j.title)) as title_lexemes offset 0) as t
  cross join lateral (
    select setweight(title_lexemes, 'A')
      || setweight(to_tsvector('job_head', searchable(array_to_string(j.skills_required, ' ; '))), 'B')
      || setweight(to_tsvector('job_head', searchable(concat_ws(' ; ', c.name, j.location, j.department))), 'C') as head offset 0
  ) as h
  where j.id = any(ids)
  on conflict (job_id) do update set
    listed = excluded.listed, posted_date = excluded.posted_date, closes_at = excluded.closes_at, company_id = excluded.company_id,
    recruiter_id = excluded.recruiter_id, salary_max_monthly = excluded.salary_max_monthly, employment_type = excluded.employment_type,
    experience_level = excluded.experience_level, location = excluded.location, salary_currency = excluded.salary_currency,
    title_words = excluded.title_words, skills = excluded.skills, head = excluded.head, terms = excluded.terms
$$;

-- What is to be indexed later because it is too much for the statement that asks for it: a large company's new name.
create table job_search_due (job_id integer primary key references job_posting on delete cascade);

create function index_due_jobs(most integer) returns integer language plpgsql as $$
declare
  taken integer[];
begin
  with due as (
    delete from job_search_due
    where job_id in (select job_id from job_search_due order by job_id desc limit most for update skip locked) returning job_id
  ) select array_agg(job_id order by job_id) into taken from due;
  perform index_jobs(taken);
  return coalesce(cardinality(taken), 0);
end $$;

create function posted_jobs_are_indexed() returns trigger language plpgsql as $$
begin
  perform index_jobs(array(select id from added));
  return null;
end $$;
create trigger posted_jobs_are_indexed after insert on job_posting
  referencing new table as added for each statement execute function posted_jobs_are_indexed();

create function changed_job_is_indexed() returns trigger language plpgsql as $$
begin
  perform index_jobs(array[new.id]);
  return null;
end $$;
create trigger changed_job_is_indexed
  after update of company_id, recruiter_id, title, description, requirements, location, department, salary_max_monthly, salary_currency,
    employment_type, experience_level, skills_required, posted_date, application_deadline, closes_at, status on job_posting
  for each row when (
    (old.company_id, old.recruiter_id, old.title, old.description, old.requirements, old.location, old.department, old.salary_max_monthly,
     old.salary_currency, old.employment_type, old.experience_level, old.skills_required, old.posted_date, old.closes_at, old.status)
    is distinct from
    (new.company_id, new.recruiter_id, new.title, new.description, new.requirements, new.location, new.department, new.salary_max_monthly,
     new.salary_currency, new.employment_type, new.experience_level, new.skills_required, new.posted_date, new.closes_at, new.status)
  )
  execute function changed_job_is_indexed();

-- Of a company that is renamed, suspended or let back in, five hundred jobs at once and the rest soon after. Until then
-- a suspended company's jobs are kept back where they are shown, and found by the old name.
create or replace function company_rederives_jobs() returns trigger language plpgsql as $$
begin
  if old.time_zone <> new.time_zone then
    update job_posting set company_id = company_id where company_id = new.id;
  end if;
  if (old.name, old.suspended_at) is distinct from (new.name, new.suspended_at) then
    insert into job_search_due select id from job_posting where company_id = new.id on conflict do nothing;
    perform index_due_jobs(500);
  end if;
  return null;
end $$;
drop trigger company_rederives_jobs on company;
create trigger company_rederives_jobs
  after update of name, time_zone, suspended_at on company
  for each row when ((old.name, old.time_zone, old.suspended_at) is distinct from (new.name, new.time_zone, new.suspended_at))
  execute function company_rederives_jobs();

-- The posting itself keeps no search text, and no index that only searches used.
create or replace function job_posting_derive() returns trigger language plpgsql as $$
begin
  new.closes_at := (select (new.application_deadline + 1)::timestamp at time zone c.time_zone from company c where c.id = new.company_id);
  return new;
end $$;
drop trigger job_posting_derive on job_posting;
create trigger job_posting_derive before insert or update of company_id, application_deadline on job_posting
  for each row execute function job_posting_derive();
alter table job_posting drop column search;
drop index job_posting_skills;

-- How many listed jobs have each value, for the market without any filter: the counts, and what has changed since they
-- were last added up. Changes are rows of their own, so that two who post at once do not wait for each other.
create table facet_count (
  facet text not null,
  value text not null,
  jobs integer not null,
  primary key (facet, value)
);
create index facet_count_most on facet_count (facet, jobs desc);
create table facet_change (
  facet text not null,
  value text not null,
  change integer not null
);

create function facet_values(job job_search) returns table (facet text, value text) language sql stable as $$
  select * from (values ('total', ''), ('employmentType', job.employment_type), ('experienceLevel', job.experience_level),
    ('location', job.location), ('company', job.company_id::text), ('salaryCurrency', job.salary_currency)) as single (facet, value)
  where value is not null
  union all select 'skill', skill from unnest(job.skills) as skill
$$;

create function facets_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into facet_change select facet, value, count(*) from added, facet_values(added) where listed group by facet, value;
  elsif tg_op = 'DELETE' then
    insert into facet_change select facet, value, -count(*) from removed, facet_values(removed) where listed group by facet, value;
  else
    insert into facet_change
    select facet, value, sum(change) from (
      select facet, value, 1 as change from added, facet_values(added) where listed
      union all select facet, value, -1 from removed, facet_values(removed) where listed
    ) as each_one group by facet, value having sum(change) <> 0;
  end if;
  return null;
end $$;
create trigger facets_gain after insert on job_search
  referencing new table as added for each statement execute function facets_change();
create trigger facets_move after update on job_search
  referencing old table as removed new table as added for each statement execute function facets_change();
create trigger facets_lose after delete on job_search
  referencing old table as removed for each statement execute function facets_change();

create function add_up_facets() returns void language sql as $$
  with taken as (delete from facet_change returning facet, value, change)
  insert into facet_count as known (facet, value, jobs) select facet, value, sum(change) from taken group by facet, value having sum(change) <> 0
  on conflict (facet, value) do update set jobs = known.jobs + excluded.jobs;
  delete from facet_count where jobs = 0;
$$;

-- How old the newest 4,096 listed jobs are, the newest 16,384 and so on, and the last: how far back a search for so many
-- has to look. Measured anew now and then; being somewhat out of date costs time, never truth.
create table market_shape (
  rank integer primary key,
  posted_date timestamptz not null
);

create function measure_market() returns void language sql as $$
  delete from market_shape;
  insert into market_shape
  select rank, posted_date
  from (select coalesce(sum(jobs), 0)::integer as total from facet_count where facet = 'total') as market
  cross join lateral (select 4096 * 4 ^ n as rank from generate_series(0, 7) as n where 4096 * 4 ^ n < total union select total) as ranks
  cross join lateral (
    select posted_date from job_search where listed order by posted_date desc, job_id desc offset greatest(rank - 1, 0) limit 1
  ) as one
  on conflict (rank) do nothing
$$;

-- The words of all postings as they are written, with about how many jobs have each: what is typed is completed and
-- corrected from them. Counted after the fact and never counted down; made anew when too much has changed.
create table search_word (
  word text collate "C" primary key,
  -- What the index has for it.
  lexeme text not null,
  jobs integer not null
) with (fillfactor = 80);
create index search_word_spelling on search_word using gin (word gin_trgm_ops);
create index search_word_lexeme on search_word (lexeme);
create table search_word_due (job_id integer not null);

create function words_are_to_be_counted() returns trigger language plpgsql as $$
begin
  insert into search_word_due select job_id from added;
  return null;
end $$;
create trigger words_are_to_be_counted after insert on job_search
  referencing new table as added for each statement execute function words_are_to_be_counted();
create function changed_words_are_to_be_counted() returns trigger language plpgsql as $$
begin
  insert into search_word_due values (new.job_id);
  return null;
end $$;
create trigger changed_words_are_to_be_counted after update of head on job_search
  for each row when (old.head is distinct from new.head) execute function changed_words_are_to_be_counted();

create function count_words_of(ids integer[], weight integer) returns void language sql as $$
  insert into search_word as known (word, lexeme, jobs)
  select word, lexeme, jobs * weight from (
    select word, (ts_lexize('english_all_words', word))[1] as lexeme, count(*) as jobs
    from job_posting j
    join company c on c.id = j.company_id
    cross join lateral unnest(tsvector_to_array(to_tsvector('job_word', searchable(concat_ws(' ; ',
      j.title, array_to_string(j.skills_required, ' ; '), c.name, j.location, j.department, j.description, j.requirements))))) as word
    where j.id = any(ids) and length(word) between 2 and 40 and word !~ '^[0-9]'
    group by word
  ) as counted where lexeme is not null
  order by word
  on conflict (word) do update set jobs = least(known.jobs::bigint + excluded.jobs, 2147483647)
$$;

-- When they were last counted anew.
create table search_words_counted (only_row boolean primary key default true check (only_row), at timestamptz not null default now());
insert into search_words_counted default values;

-- A sample stands for all: of a million jobs, fifty thousand have nearly every word that anybody looks for. Nobody who
-- searches meanwhile waits, or finds the table empty.
create function count_words_anew(most integer) returns void language plpgsql as $$
declare
  total integer;
begin
  select count(*) into total from job_search;
  delete from search_word;
  delete from search_word_due;
  perform count_words_of(array(select job_id from job_search order by md5(job_id::text) limit most), greatest(1, ceil(total / most::numeric))::integer);
  update search_words_counted set at = now();
end $$;

create function count_due_words(most integer) returns integer language plpgsql as $$
declare
  taken integer[];
begin
  with due as (
    delete from search_word_due where ctid = any(array(select ctid from search_word_due limit most for update skip locked)) returning job_id
  ) select array_agg(distinct job_id) into taken from due;
  perform count_words_of(taken, 1);
  return coalesce(cardinality(taken), 0);
end $$;

-- A search somebody keeps, to run it again with one press.
create table saved_search (
  id integer generated always as identity primary key,
  user_id integer not null references user_account on delete cascade,
  name text not null check (char_length(name) between 1 and 120),
  -- The filters in the words of GET /api/jobs.
  filters jsonb not null,
  saved_at timestamptz not null default now(),
  -- When its jobs were last looked at: what was posted after is new to this person.
  looked_at timestamptz not null default now()
);
create unique index saved_search_once on saved_search (user_id, md5(filters::text));

-- Whatever was posted before is found too.
select index_jobs(array(select id from job_posting order by id));
select add_up_facets();
select measure_market();
select count_words_anew(50000);
