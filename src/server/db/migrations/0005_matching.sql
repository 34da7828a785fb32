-- What matching is told beside the profile and the posting, what it has read out of both, and what is yet to be read.

-- What a person wants next, what they value in work and how they like to do it: theirs to say or to leave open.
alter table job_seeker_profile
  -- Off: no score is reckoned for this person, on either side.
  add column matching boolean not null default true,
  add column goal_titles text[] not null default '{}' check (cardinality(goal_titles) <= 5),
  add column goal_places text[] not null default '{}' check (cardinality(goal_places) <= 10),
  add column goal_employment_types text[] not null default '{}'
    check (goal_employment_types <@ array['full_time', 'part_time', 'contract', 'internship', 'freelance']),
  -- The least they would work for, per month.
  add column goal_pay integer check (goal_pay between 1 and 1000000000),
  add column goal_pay_currency text check (goal_pay_currency ~ '^[A-Z]{3}$'),
  add column goal_start date,
  add column work_values text[] not null default '{}' check (cardinality(work_values) <= 5),
  add column work_ways text[] not null default '{}' check (cardinality(work_ways) <= 5),
  add constraint job_seeker_profile_pay_has_currency check ((goal_pay is null) = (goal_pay_currency is null));

-- What a company says of itself, from the same two lists.
alter table company
  add column work_values text[] not null default '{}' check (cardinality(work_values) <= 5),
  add column work_ways text[] not null default '{}' check (cardinality(work_ways) <= 5);

-- Whether the hiring side is shown scores at all: a company's switch, and one for each of its jobs.
alter table company_settings add column assist boolean not null default true;
alter table job_posting
  add column assist boolean not null default true,
  add column start_date date;

-- What the engine has read out of a job: made anew when the job changes or the engine does.
create table job_reading (
  job_posting_id integer primary key references job_posting on delete cascade,
  engine text not null,
  reading json not null,
  -- The terms under which job_term lists it, so that they are found again: none for a job that is not open.
  terms integer[] not null default '{}',
  -- When it closes, as long as it is listed.
  listed_until timestamptz,
  read_at timestamptz not null default now()
);
-- A reading is fetched with hundreds of others: beside its row, not behind it.
alter table job_reading alter column reading set storage main;
create index job_reading_engine on job_reading (engine);
create index job_reading_listed_until on job_reading (listed_until) where listed_until is not null;

-- An inverted index: which open jobs a term brings up, the newest last. Rows are found through job_reading.terms again.
create table job_term (
  term integer not null,
  job_posting_id integer not null,
  weight smallint not null,
  primary key (term, job_posting_id) include (weight)
);

create table profile_reading (
  profile_id integer primary key references job_seeker_profile on delete cascade,
  engine text not null,
  reading json not null,
  -- The terms under which profile_term lists it: none for a person who does not want to be found.
  terms integer[] not null default '{}',
  read_at timestamptz not null default now()
);
alter table profile_reading alter column reading set storage main;
create index profile_reading_engine on profile_reading (engine);
create index profile_reading_oldest on profile_reading (read_at);

create table profile_term (
  term integer not null,
  profile_id integer not null,
  weight smallint not null,
  primary key (term, profile_id) include (weight)
);

create function job_reading_leaves_the_index() returns trigger language plpgsql as $$
begin
  delete from job_term where term = any(old.terms) and job_posting_id = old.job_posting_id;
  return null;
end $$;
create trigger job_reading_leaves_the_index after delete on job_reading
  for each row execute function job_reading_leaves_the_index();

create function profile_reading_leaves_the_index() returns trigger language plpgsql as $$
begin
  delete from profile_term where term = any(old.terms) and profile_id = old.profile_id;
  return null;
end $$;
create trigger profile_reading_leaves_the_index after delete on profile_reading
  for each row execute function profile_reading_leaves_the_index();

-- What is to be read. Every change takes a new number: who has read an older state takes nothing off the list, and the
-- latest change is read first, before what is left of an import.
create sequence reading_due_change;
create table reading_due (
  kind text not null check (kind in ('job', 'profile')),
  id integer not null,
  change bigint not null default nextval('reading_due_change'),
  -- Somebody reads it until then; who dies over it gives it back.
  taken_until timestamptz not null default '-infinity',
  primary key (kind, id)
);
create index reading_due_latest on reading_due (change desc);

-- Postings arrive by thousands, so they are noted a statement at a time.
create function jobs_are_to_be_read() returns trigger language plpgsql as $$
begin
  insert into reading_due (kind, id) select 'job', id from added order by id
    on conflict (kind, id) do nothing;
  return null;
end $$;
create trigger jobs_are_to_be_read after insert on job_posting
  referencing new table as added for each statement execute function jobs_are_to_be_read();

create function job_is_to_be_read() returns trigger language plpgsql as $$
begin
  insert into reading_due (kind, id) values ('job', new.id)
    on conflict (kind, id) do update set change = excluded.change, taken_until = excluded.taken_until;
  return null;
end $$;
create trigger job_is_to_be_read
  after update of company_id, title, description, requirements, location, salary_range, salary_min_monthly, salary_max_monthly,
    salary_currency, employment_type, experience_level, skills_required, start_date, application_deadline, status on job_posting
  for each row when (
    (old.company_id, old.title, old.description, old.requirements, old.location, old.salary_min_monthly, old.salary_max_monthly,
     old.salary_currency, old.employment_type, old.experience_level, old.skills_required, old.start_date, old.closes_at, old.status)
    is distinct from
    (new.company_id, new.title, new.description, new.requirements, new.location, new.salary_min_monthly, new.salary_max_monthly,
     new.salary_currency, new.employment_type, new.experience_level, new.skills_required, new.start_date, new.closes_at, new.status)
  )
  execute function job_is_to_be_read();

create function jobs_of_company_are_to_be_read() returns trigger language plpgsql as $$
begin
  insert into reading_due (kind, id) select 'job', id from job_posting where company_id = new.id order by id
    on conflict (kind, id) do update set change = excluded.change, taken_until = excluded.taken_until;
  return null;
end $$;
create trigger jobs_of_company_are_to_be_read
  after update of work_values, work_ways, suspended_at on company
  for each row when ((old.work_values, old.work_ways, old.suspended_at) is distinct from (new.work_values, new.work_ways, new.suspended_at))
  execute function jobs_of_company_are_to_be_read();

create function profile_is_to_be_read() returns trigger language plpgsql as $$
begin
  insert into reading_due (kind, id) values ('profile', new.id)
    on conflict (kind, id) do update set change = excluded.change, taken_until = excluded.taken_until;
  return null;
end $$;
create trigger profile_is_to_be_read
  after insert or update of title, summary, skills, discoverable, matching, goal_titles, goal_places, goal_employment_types,
    goal_pay, goal_pay_currency, goal_start, work_values, work_ways on job_seeker_profile
  for each row execute function profile_is_to_be_read();

create function profile_of_entry_is_to_be_read() returns trigger language plpgsql as $$
begin
  insert into reading_due (kind, id) values ('profile', coalesce(new.profile_id, old.profile_id))
    on conflict (kind, id) do update set change = excluded.change, taken_until = excluded.taken_until;
  return null;
end $$;
create trigger profile_is_to_be_read after insert or update or delete on work_experience
  for each row execute function profile_of_entry_is_to_be_read();
create trigger profile_is_to_be_read after insert or update or delete on education
  for each row execute function profile_of_entry_is_to_be_read();

-- Whoever was here before is read too.
insert into reading_due (kind, id) select 'job', id from job_posting order by id;
insert into reading_due (kind, id) select 'profile', id from job_seeker_profile order by id;
