-- What visitors are shown who are not signed in: nothing, unless the operator opens the platform, and then the jobs that their companies list.

alter table operator add public_jobs boolean not null default false;
comment on column operator.public_jobs is 'Whether visitors who are not signed in are shown jobs at all.';

alter table company add show_jobs boolean not null default true;
comment on column company.show_jobs is 'Whether the company shows its jobs to visitors of an open platform, which only verified companies do.';

alter table job_posting add listed boolean not null default true;
comment on column job_posting.listed is 'Whether visitors of an open platform are shown it.';

alter table company_settings add own_sites text check (char_length(own_sites) between 1 and 2000);
comment on column company_settings.own_sites is 'The company’s own websites, one a line, whose pages may read its public jobs in a browser.';

-- The name of a company in addresses.

create table company_slug (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) between 2 and 60),
  company_id integer references company on delete cascade
);
comment on table company_slug is 'Every name that a company has had in addresses, the present one too, so that old addresses lead on; without a company those that none may have.';
create index company_slug_company on company_slug (company_id);

insert into company_slug (slug)
select unnest(string_to_array('about admin administrator api app apply assets auth blog board careers companies company contact cookies dashboard demo docs edit embed employers en enterprise faq feed feeds gdpr health healthz help home index job jobs legal login logout mail moorings new news none null official operator page pages platform press pricing privacy public register resources robots root search security settings signin signup site sitemap sitemaps staff static status support system team terms test undefined www', ' '));

alter table company add slug text unique;

-- A name as an address can hold it, that nobody has: "Café Blue & Co." is cafe-blue-co, the second of that name cafe-blue-co-2.
create function free_slug(name text, id integer) returns text language plpgsql as $$
declare
  base text := trim(both '-' from left(trim(both '-' from regexp_replace(
    regexp_replace(lower(normalize(name, NFKD)), '[^ -~]|[''’]', '', 'g'), '[^a-z0-9]+', '-', 'g')), 50));
  tried text;
begin
  -- What says nothing, or looks like a number, is told by the company's number.
  if base !~ '[a-z]' or char_length(base) < 2 then base := 'company-' || id; end if;
  -- Two companies of one name that come at once wait for each other.
  perform pg_advisory_xact_lock(hashtext('company_slug ' || base));
  tried := base;
  for n in 2 .. 100000 loop
    exit when not exists (select from company_slug s where s.slug = tried) and not exists (select from company c where c.slug = tried);
    tried := base || '-' || n;
  end loop;
  return tried;
end $$;

create function company_gets_slug() returns trigger language plpgsql as $$
begin
  new.slug := coalesce(new.slug, free_slug(new.name, new.id));
  return new;
end $$;

create function slug_is_kept() returns trigger language plpgsql as $$
begin
  if not exists (select from company_slug s where s.slug = new.slug and s.company_id = new.id) then
    insert into company_slug (slug, company_id) values (new.slug, new.id);
  end if;
  return null;
end $$;

create trigger company_gets_slug before insert on company for each row execute function company_gets_slug();
create trigger slug_is_kept after insert or update of slug on company for each row execute function slug_is_kept();

do $$
declare one record;
begin
  for one in select c.id, c.name from company c order by c.id loop
    update company c set slug = free_slug(one.name, one.id) where c.id = one.id;
  end loop;
end $$;
alter table company alter slug set not null;
comment on column company.slug is 'Its name in addresses: made of its name when it is founded, and its own to change.';

-- What visitors have been shown. Whether they are shown a job now is asked of the job itself, its company and the operator.

create table public_job (
  job_id integer primary key,
  company_id integer not null,
  closes_at timestamptz,
  moved_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz
);
comment on table public_job is 'Each job that visitors of an open platform have been able to read at some time, for those who keep a copy: since when it is not there any more, which outlives the job. Written by triggers alone.';
comment on column public_job.closes_at is 'When its deadline ends it without anybody writing so.';
comment on column public_job.moved_at is 'When something of what visitors read of it was last written, or it ended.';
create index public_job_moved on public_job (moved_at);
create index public_job_company on public_job (company_id, moved_at);
create index public_job_deadline on public_job (closes_at) where closes_at is not null;

-- All jobs that visitors can read now, of one company or of all, are there or are there again.
create function jobs_become_public(of_company integer) returns void language plpgsql as $$
begin
  insert into public_job (job_id, company_id, closes_at)
  select j.id, j.company_id, j.closes_at
  from job_posting j join company c on c.id = j.company_id cross join operator o
  where (of_company is null or j.company_id = of_company) and o.public_jobs
    and c.verified_at is not null and c.suspended_at is null and c.show_jobs
    and j.listed and j.status = 'active' and (j.closes_at is null or j.closes_at > now())
  on conflict (job_id) do update set company_id = excluded.company_id, closes_at = excluded.closes_at, moved_at = excluded.moved_at, ended_at = null
  where public_job.ended_at is not null or public_job.closes_at <= now();
end $$;

create function posted_jobs_become_public() returns trigger language plpgsql as $$
begin
  if not (select o.public_jobs from operator o) then return null; end if;
  insert into public_job (job_id, company_id, closes_at)
  select j.id, j.company_id, j.closes_at from added j join company c on c.id = j.company_id
  where c.verified_at is not null and c.suspended_at is null and c.show_jobs
    and j.listed and j.status = 'active' and (j.closes_at is null or j.closes_at > now())
  on conflict (job_id) do nothing;
  return null;
end $$;
create trigger posted_jobs_become_public after insert on job_posting referencing new table as added
  for each statement execute function posted_jobs_become_public();

create function public_job_moves() returns trigger language plpgsql as $$
declare
  shown boolean := (select o.public_jobs and c.verified_at is not null and c.suspended_at is null and c.show_jobs
    from company c cross join operator o where c.id = new.company_id);
  was boolean := old.listed and old.status = 'active' and (old.closes_at is null or old.closes_at > now());
  is_now boolean := new.listed and new.status = 'active' and (new.closes_at is null or new.closes_at > now());
begin
  if shown and (was or is_now) then
    insert into public_job (job_id, company_id, closes_at, ended_at)
    values (new.id, new.company_id, new.closes_at, case when not is_now then clock_timestamp() end)
    on conflict (job_id) do update set company_id = excluded.company_id, closes_at = excluded.closes_at, moved_at = excluded.moved_at,
      ended_at = case when not is_now then coalesce(public_job.ended_at, excluded.ended_at) end;
  elsif was and not is_now then
    update public_job p set moved_at = clock_timestamp(), ended_at = clock_timestamp() where p.job_id = new.id and p.ended_at is null;
  end if;
  return null;
end $$;
create trigger public_job_moves after update on job_posting for each row
  when (old.updated_at is distinct from new.updated_at or old.status is distinct from new.status or old.listed is distinct from new.listed
    or old.closes_at is distinct from new.closes_at or old.company_id is distinct from new.company_id)
  execute function public_job_moves();

create function deleted_job_ends() returns trigger language plpgsql as $$
begin
  update public_job p set moved_at = clock_timestamp(), ended_at = least(p.closes_at, clock_timestamp()) where p.job_id = old.id and p.ended_at is null;
  return null;
end $$;
create trigger deleted_job_ends after delete on job_posting for each row execute function deleted_job_ends();

create function public_jobs_of_company_move() returns trigger language plpgsql as $$
declare
  was boolean := old.verified_at is not null and old.suspended_at is null and old.show_jobs;
  is_now boolean := new.verified_at is not null and new.suspended_at is null and new.show_jobs;
begin
  if was and not is_now then
    update public_job p set moved_at = clock_timestamp(), ended_at = clock_timestamp()
    where p.company_id = new.id and p.ended_at is null and (p.closes_at is null or p.closes_at > now());
  elsif is_now and not was then
    perform jobs_become_public(new.id);
  elsif is_now then
    update public_job p set moved_at = clock_timestamp()
    where p.company_id = new.id and p.ended_at is null and (p.closes_at is null or p.closes_at > now());
  end if;
  return null;
end $$;
create trigger public_jobs_of_company_move after update of name, slug, verified_at, suspended_at, show_jobs on company for each row
  when (old.name is distinct from new.name or old.slug is distinct from new.slug or old.show_jobs is distinct from new.show_jobs
    or (old.verified_at is null) is distinct from (new.verified_at is null) or (old.suspended_at is null) is distinct from (new.suspended_at is null))
  execute function public_jobs_of_company_move();

create function platform_opens() returns trigger language plpgsql as $$
begin
  perform jobs_become_public(null);
  return null;
end $$;
create trigger platform_opens after update of public_jobs on operator for each row
  when (new.public_jobs and not old.public_jobs) execute function platform_opens();
