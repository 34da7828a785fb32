-- The whole of the specification's section 3, and what makes it accountable: memberships, saved jobs, an append-only
-- history of statuses, counted views, an outbox of events and an audit log. Times are timestamptz, dates are dates,
-- bounds repeat src/domain/limits.ts so that nothing can get past them by another door.

-- The specification's "user". PostgreSQL reads an unquoted `user` as current_user, silently, so the table has a name of its own.
create table user_account (
  id integer generated always as identity primary key,
  username text not null check (char_length(username) between 3 and 40 and username = lower(username)),
  password text check (password like '$argon2id$%'),
  email text check (char_length(email) between 3 and 254),
  first_name text check (char_length(first_name) between 1 and 80),
  last_name text check (char_length(last_name) between 1 and 80),
  user_type text not null default 'job_seeker' check (user_type in ('job_seeker', 'recruiter', 'hiring_manager', 'company_admin', 'admin')),
  profile_image_url text,
  profile_completed boolean not null default false,
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index user_account_username on user_account (lower(username));
create unique index user_account_email on user_account (lower(email));
create index user_account_newest on user_account (created_at desc, id desc);
comment on column user_account.password is 'argon2id hash; null for people who cannot sign in';

-- sid holds the SHA-256 of the id in the cookie: reading this table lets nobody in.
create table session (
  sid text primary key check (sid ~ '^[0-9a-f]{64}$'),
  user_id integer not null references user_account on delete cascade,
  sess jsonb not null,
  expire timestamptz not null
);
create index session_owner on session (user_id);
create index session_expire on session (expire);

create table company (
  id integer generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 120),
  description text check (char_length(description) <= 4000),
  industry text check (char_length(industry) <= 80),
  size text check (char_length(size) <= 40),
  location text check (char_length(location) <= 120),
  website text check (website ~* '^https?://' and char_length(website) <= 2048),
  logo_url text check (logo_url ~* '^https?://' and char_length(logo_url) <= 2048),
  employee_count integer check (employee_count >= 0),
  time_zone text not null default 'Indian/Maldives',
  verified_at timestamptz,
  suspended_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index company_name on company (lower(name));
create index company_newest on company (created_at desc, id desc);

create table company_settings (
  company_id integer primary key references company on delete cascade,
  contact_email text check (char_length(contact_email) <= 254),
  phone text check (char_length(phone) <= 32),
  address text check (char_length(address) <= 4000),
  application_deadline_days integer not null default 30 check (application_deadline_days between 1 and 365),
  auto_response_email text check (char_length(auto_response_email) <= 4000),
  linkedin_url text check (linkedin_url ~* '^https?://' and char_length(linkedin_url) <= 2048),
  twitter_url text check (twitter_url ~* '^https?://' and char_length(twitter_url) <= 2048),
  glassdoor_url text check (glassdoor_url ~* '^https?://' and char_length(glassdoor_url) <= 2048),
  updated_at timestamptz not null default now()
);

create function company_gets_settings() returns trigger language plpgsql as $$
begin
  insert into company_settings (company_id) values (new.id);
  return null;
end $$;
create trigger company_gets_settings after insert on company for each row execute function company_gets_settings();

-- The open company, number 1: where people post who have no company of their own.
insert into company (name, description) values ('Independent employers', 'Postings by employers who do not have a company page yet.');

create table company_user (
  id integer generated always as identity primary key,
  company_id integer not null references company on delete cascade,
  user_id integer not null references user_account on delete cascade,
  role text not null check (role in ('recruiter', 'hiring_manager', 'company_admin')),
  verified boolean not null default false,
  created_at timestamptz not null default now(),
  unique (company_id, user_id)
);
-- One verified membership a person, so that "my company" is never ambiguous.
create unique index company_user_one_verified on company_user (user_id) where verified;
create index company_user_user on company_user (user_id);

create table job_seeker_profile (
  id integer generated always as identity primary key,
  user_id integer not null unique references user_account on delete cascade,
  title text check (char_length(title) <= 120),
  summary text check (char_length(summary) <= 4000),
  location text check (char_length(location) <= 120),
  phone text check (char_length(phone) <= 32),
  resume_url text check (resume_url ~* '^https?://' and char_length(resume_url) <= 2048),
  skills text[] not null default '{}' check (cardinality(skills) <= 50),
  discoverable boolean not null default false,
  profile_completion_percentage integer not null default 0 check (profile_completion_percentage between 0 and 100),
  updated_at timestamptz not null default now()
);
create index job_seeker_profile_discoverable on job_seeker_profile (id desc) where discoverable;

create table work_experience (
  id integer generated always as identity primary key,
  profile_id integer not null references job_seeker_profile on delete cascade,
  company text not null check (char_length(company) between 1 and 120),
  title text not null check (char_length(title) between 1 and 120),
  location text check (char_length(location) <= 120),
  start_date date not null,
  end_date date check (end_date >= start_date),
  is_current boolean not null default false,
  description text check (char_length(description) <= 4000),
  check (not (is_current and end_date is not null))
);
create index work_experience_profile on work_experience (profile_id);

create table education (
  id integer generated always as identity primary key,
  profile_id integer not null references job_seeker_profile on delete cascade,
  institution text not null check (char_length(institution) between 1 and 120),
  degree text not null check (char_length(degree) between 1 and 120),
  field_of_study text check (char_length(field_of_study) <= 120),
  start_date date,
  end_date date check (end_date >= start_date),
  is_current boolean not null default false,
  description text check (char_length(description) <= 4000),
  check (not (is_current and end_date is not null))
);
create index education_profile on education (profile_id);

create table job_posting (
  id integer generated always as identity primary key,
  company_id integer not null references company,
  recruiter_id integer references user_account on delete set null,
  title text not null check (char_length(title) between 1 and 120),
  description text not null check (char_length(description) between 1 and 20000),
  requirements text check (char_length(requirements) <= 20000),
  location text check (char_length(location) <= 120),
  department text check (char_length(department) <= 80),
  salary_range text check (char_length(salary_range) <= 80),
  -- What src/domain/salary.ts read out of salary_range, per month; null where it cannot be read.
  salary_min_monthly integer check (salary_min_monthly >= 0),
  salary_max_monthly integer check (salary_max_monthly >= salary_min_monthly),
  salary_currency text check (salary_currency ~ '^[A-Z]{3}$'),
  salary_period text check (salary_period in ('hour', 'day', 'week', 'month', 'year')),
  employment_type text not null default 'full_time' check (employment_type in ('full_time', 'part_time', 'contract', 'internship', 'freelance')),
  experience_level text check (char_length(experience_level) <= 60),
  skills_required text[] not null default '{}' check (cardinality(skills_required) <= 50),
  posted_date timestamptz not null default now(),
  application_deadline date,
  -- The end of the deadline's day in the company's time zone; kept by a trigger.
  closes_at timestamptz,
  status text not null default 'active' check (status in ('active', 'draft', 'paused', 'closed', 'filled')),
  application_count integer not null default 0 check (application_count >= 0),
  -- Where an imported posting came from; together they name it for ever.
  source text,
  external_id text,
  search tsvector not null default ''::tsvector,
  updated_at timestamptz not null default now(),
  check ((source is null) = (external_id is null)),
  check ((salary_min_monthly is null) = (salary_currency is null))
);
create unique index job_posting_external on job_posting (source, external_id);
create index job_posting_newest on job_posting (posted_date desc, id desc) where status = 'active';
create index job_posting_deadline on job_posting (closes_at, id) where status = 'active';
create index job_posting_company on job_posting (company_id, posted_date desc, id desc);
create index job_posting_recruiter on job_posting (recruiter_id, posted_date desc, id desc);
create index job_posting_search on job_posting using gin (search);
create index job_posting_skills on job_posting using gin (skills_required);

create function job_posting_derive() returns trigger language plpgsql as $$
declare
  employer record;
begin
  select c.name, c.time_zone into employer from company c where c.id = new.company_id;
  new.closes_at := ((new.application_deadline + 1)::timestamp at time zone employer.time_zone);
  new.search :=
    setweight(to_tsvector('english', new.title), 'A') ||
    setweight(to_tsvector('english', array_to_string(new.skills_required, ' ; ')), 'B') ||
    setweight(to_tsvector('english', concat_ws(' ; ', employer.name, new.location, new.department)), 'B') ||
    setweight(to_tsvector('english', concat_ws(' ; ', new.description, new.requirements)), 'D');
  return new;
end $$;
create trigger job_posting_derive
  before insert or update of company_id, title, description, requirements, location, department, skills_required, application_deadline on job_posting
  for each row execute function job_posting_derive();

-- A renamed or moved company is found by its new name, and its postings close with its new day.
create function company_rederives_jobs() returns trigger language plpgsql as $$
begin
  update job_posting set company_id = company_id where company_id = new.id;
  return null;
end $$;
create trigger company_rederives_jobs
  after update of name, time_zone on company
  for each row when (old.name is distinct from new.name or old.time_zone is distinct from new.time_zone)
  execute function company_rederives_jobs();

create table saved_job (
  user_id integer not null references user_account on delete cascade,
  job_posting_id integer not null references job_posting on delete cascade,
  saved_at timestamptz not null default now(),
  primary key (user_id, job_posting_id)
);
create index saved_job_job on saved_job (job_posting_id);

create table application (
  id integer generated always as identity primary key,
  job_posting_id integer not null references job_posting,
  job_seeker_id integer not null references user_account,
  cover_letter text check (char_length(cover_letter) <= 8000),
  custom_resume_url text check (custom_resume_url ~* '^https?://' and char_length(custom_resume_url) <= 2048),
  application_date timestamptz not null default now(),
  status text not null default 'submitted' check (status in ('submitted', 'screening', 'interviewing', 'offered', 'hired', 'rejected')),
  status_updated_at timestamptz not null default now(),
  recruiter_notes text check (char_length(recruiter_notes) <= 8000),
  match_score integer check (match_score between 0 and 100),
  withdrawn_at timestamptz,
  -- What the client sent as Idempotency-Key: a repeated send is answered like the first.
  idempotency_key text check (char_length(idempotency_key) between 1 and 200),
  constraint application_once unique (job_posting_id, job_seeker_id),
  check (withdrawn_at is null or status <> 'hired')
);
create index application_job_seeker on application (job_seeker_id, application_date desc, id desc);
create index application_job on application (job_posting_id, application_date desc, id desc);
create index application_newest on application (application_date desc, id desc);

create table application_status_history (
  id bigint generated always as identity primary key,
  application_id integer not null references application on delete cascade,
  changed_by integer references user_account on delete set null,
  from_status text check (from_status in ('submitted', 'screening', 'interviewing', 'offered', 'hired', 'rejected')),
  to_status text not null check (to_status in ('submitted', 'screening', 'interviewing', 'offered', 'hired', 'rejected')),
  withdrawal boolean not null default false,
  changed_at timestamptz not null default now(),
  check (withdrawal or from_status is distinct from to_status)
);
create index application_status_history_application on application_status_history (application_id, id);

-- History is written once. Only a cascade from a removed application (or person) may touch it.
create function refuse_change() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() > 1 then
    return coalesce(new, old);
  end if;
  raise exception 'the rows of % are never changed', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger application_status_history_is_append_only
  before update or delete on application_status_history
  for each row execute function refuse_change();

-- Views, once per viewer and day. Nobody is shown who viewed.
create table job_view (
  job_posting_id integer not null references job_posting on delete cascade,
  viewer_id integer not null references user_account on delete cascade,
  viewed_on date not null,
  primary key (job_posting_id, viewer_id, viewed_on)
);
create table profile_view (
  profile_id integer not null references job_seeker_profile on delete cascade,
  viewer_id integer not null references user_account on delete cascade,
  viewed_on date not null,
  primary key (profile_id, viewer_id, viewed_on)
);

-- What happened, saved in the transaction in which it happened; reactions are worked off from here.
create table event (
  id bigint generated always as identity primary key,
  type text not null,
  subject_id integer not null,
  actor_id integer,
  data jsonb not null default '{}',
  happened_at timestamptz not null default now(),
  handled_at timestamptz
);
create index event_unhandled on event (id) where handled_at is null;
create index event_subject on event (type, subject_id);

-- What admins did, and refused attempts worth knowing of. Append-only.
create table audit_log (
  id bigint generated always as identity primary key,
  actor_id integer,
  action text not null,
  subject text not null,
  subject_id integer,
  details jsonb not null default '{}',
  happened_at timestamptz not null default now()
);
create index audit_log_newest on audit_log (happened_at desc, id desc);
create trigger audit_log_is_append_only before update or delete on audit_log for each row execute function refuse_change();
