-- The search index knows which jobs visitors of an open platform may find, so that what they search, count and page through is
-- theirs from the start. The operator's switch is not part of it: it is asked with each page.

alter table job_search add column shown boolean not null default false;
comment on column job_search.shown is 'Whether visitors may find it on an open platform, once it is listed here: its company is verified and shows its jobs, and the job itself is not kept back.';

create function job_search_is_shown() returns trigger language plpgsql as $$
begin
  new.shown := coalesce((select c.verified_at is not null and c.show_jobs and j.listed
    from job_posting j join company c on c.id = j.company_id where j.id = new.job_id), false);
  return new;
end $$;
create trigger job_search_is_shown before insert or update on job_search
  for each row execute function job_search_is_shown();

create function kept_back_job_is_indexed() returns trigger language plpgsql as $$
begin
  update job_search s set shown = new.listed where s.job_id = new.id;
  return null;
end $$;
create trigger kept_back_job_is_indexed after update of listed on job_posting
  for each row when (old.listed is distinct from new.listed) execute function kept_back_job_is_indexed();

-- As for a company with a new name: five hundred jobs at once and the rest soon after. Until then each page leaves out
-- what is not public any more.
create function company_shows_jobs() returns trigger language plpgsql as $$
begin
  insert into job_search_due select id from job_posting where company_id = new.id on conflict do nothing;
  perform index_due_jobs(500);
  return null;
end $$;
create trigger company_shows_jobs after update of verified_at, show_jobs on company
  for each row when ((old.verified_at is null, old.show_jobs) is distinct from (new.verified_at is null, new.show_jobs))
  execute function company_shows_jobs();

-- The counts that are kept for the whole market are kept for the visitors' part of it, too: shown:total, shown:location …
create or replace function facet_values(job job_search) returns table (facet text, value text) language sql stable as $$
  with said as (
    select * from (values ('total', ''), ('employmentType', job.employment_type), ('experienceLevel', job.experience_level),
      ('location', job.location), ('company', job.company_id::text), ('salaryCurrency', job.salary_currency)) as single (facet, value)
    where value is not null
    union all select 'skill', skill from unnest(job.skills) as skill
  )
  select said.facet, said.value from said union all select 'shown:' || said.facet, said.value from said where job.shown
$$;

-- Rows are written anew while the program runs, the newest jobs first; a small market at once.
insert into job_search_outdated (below) select max(id) + 1 from job_posting having max(id) is not null
on conflict (only_row) do update set below = excluded.below;
select outdated_jobs_are_due(2000);
select index_due_jobs(2000);
