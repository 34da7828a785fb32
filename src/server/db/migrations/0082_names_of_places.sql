-- Who looks for jobs in a country, an atoll, a region or an island finds those that are there, however their postings say where
-- that is: each row of the search index has the names of the places its job is in, and they are counted.

-- As domain/places/gazetteer.ts compares names: small letters without accents and signs.
create function place_key(written text) returns text immutable parallel safe strict
  return btrim(regexp_replace(plain_text(written), '[^[:alnum:]\u0780-\u07bf]+', ' ', 'g'));

-- The names of the places that a job is in: what its posting says as a whole; its worksite, town and region, each by itself and with
-- its country (dhigurah, dhigurah/MV); and as two capitals the country, or those from which it may be done. What somebody stated beside
-- another text counts no more.
create function place_names(location text, place jsonb) returns text[] language sql stable as $$
  with told as (
    select case when place->>'from' = 'person' and place->>'beside' is distinct from coalesce(location, '') then null else place end as place
  ), spot as (
    select place_key(value) as name, told.place->>'country' as country
    from told, jsonb_each_text(told.place) as each_one (part, value) where part in ('worksite', 'locality', 'region')
  )
  select coalesce(array_agg(distinct name), '{}') from (
    select place_key(location) as name
    union all select name from spot
    union all select name || '/' || country from spot where name <> ''
    union all select told.place->>'country' from told
    union all select jsonb_array_elements_text(told.place->'remoteFrom') from told where told.place->>'remote' = 'fully'
  ) as named where name <> ''
$$;

alter table job_search add column places text[] not null default '{}';
comment on column job_search.places is 'The names of the places it is in, as searches compare them: its terms have each with =g: before it.';

create or replace function index_jobs(ids integer[]) returns void language sql as $$
  insert into job_search (job_id, listed, posted_date, closes_at, company_id, recruiter_id, salary_max_monthly, employment_type,
    experience_level, location, salary_currency, title_words, skills, places, head, terms)
  select j.id, j.status = 'active' and (j.closes_at is null or j.closes_at > now()) and c.suspended_at is null, j.posted_date, coalesce(j.closes_at, 'infinity'),
    j.company_id, j.recruiter_id, j.salary_max_monthly, j.employment_type, j.experience_level, j.location, j.salary_currency,
    length(title_lexemes), j.skills_required, places,
    words || array_to_tsvector(
      array(select '=' || word from unnest(tsvector_to_array(to_tsvector('job_word', written))) as word)
      || array(select '$' || word from unnest(tsvector_to_array(to_tsvector('job_head', searchable(title_ends(j.title))))) as word)),
    words || to_tsvector('job_text', searchable(concat_ws(' ; ', j.description, j.requirements)))
      || array_to_tsvector(
        array(select '^' || word from unnest(tsvector_to_array(title_lexemes)) as word)
        || array(select '~' || word from unnest(tsvector_to_array(words)) as word)
        || filter_terms(j.id, j.status, j.posted_date, j.company_id, j.recruiter_id, j.employment_type, j.experience_level, j.location,
             j.salary_currency, j.salary_max_monthly, j.skills_required)
        || array(select '=g:' || name from unnest(places) as name))
  from job_posting j
  join company c on c.id = j.company_id
  cross join lateral (select searchable(j.title) as written offset 0) as w
  cross join lateral (select to_tsvector('job_head', written) as title_lexemes offset 0) as t
  cross join lateral (
    select setweight(title_lexemes, 'A')
      || setweight(to_tsvector('job_head', searchable(array_to_string(j.skills_required, ' ; '))), 'B')
      || setweight(to_tsvector('job_head', searchable(concat_ws(' ; ', c.name, j.location, j.department))), 'C') as words offset 0
  ) as h
  cross join lateral (select place_names(j.location, j.place) as places offset 0) as p
  where j.id = any(ids)
  on conflict (job_id) do update set
    listed = excluded.listed, posted_date = excluded.posted_date, closes_at = excluded.closes_at, company_id = excluded.company_id,
    recruiter_id = excluded.recruiter_id, salary_max_monthly = excluded.salary_max_monthly, employment_type = excluded.employment_type,
    experience_level = excluded.experience_level, location = excluded.location, salary_currency = excluded.salary_currency,
    title_words = excluded.title_words, skills = excluded.skills, places = excluded.places, head = excluded.head, terms = excluded.terms
$$;

drop trigger changed_job_is_indexed on job_posting;
create trigger changed_job_is_indexed
  after update of company_id, recruiter_id, title, description, requirements, location, place, department, salary_max_monthly, salary_currency,
    employment_type, experience_level, skills_required, posted_date, application_deadline, closes_at, status on job_posting
  for each row when (
    (old.company_id, old.recruiter_id, old.title, old.description, old.requirements, old.location, old.place, old.department, old.salary_max_monthly,
     old.salary_currency, old.employment_type, old.experience_level, old.skills_required, old.posted_date, old.closes_at, old.status)
    is distinct from
    (new.company_id, new.recruiter_id, new.title, new.description, new.requirements, new.location, new.place, new.department, new.salary_max_monthly,
     new.salary_currency, new.employment_type, new.experience_level, new.skills_required, new.posted_date, new.closes_at, new.status)
  )
  execute function changed_job_is_indexed();

-- They are counted beside what postings say.
create or replace function facet_values(job job_search) returns table (facet text, value text) language sql stable as $$
  with said as (
    select * from (values ('total', ''), ('employmentType', job.employment_type), ('experienceLevel', job.experience_level),
      ('location', job.location), ('company', job.company_id::text), ('salaryCurrency', job.salary_currency)) as single (facet, value)
    where value is not null
    union all select 'skill', skill from unnest(job.skills) as skill
    union all select 'place', name from unnest(job.places) as name
  )
  select said.facet, said.value from said union all select 'shown:' || said.facet, said.value from said where job.shown
$$;

-- Rows are written anew while the program runs, the newest jobs first; a small market at once. Alerts follow.
insert into job_search_outdated (below) select max(id) + 1 from job_posting having max(id) is not null
on conflict (only_row) do update set below = excluded.below;
select outdated_jobs_are_due(2000);
select index_due_jobs(2000);
update saved_search set query_outdated = true where alert is not null and filters ? 'location';
