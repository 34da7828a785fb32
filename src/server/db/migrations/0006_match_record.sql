-- Scores of applications, the record of every score shown to the hiring side, and what job seekers said of themselves for
-- the fairness report, which is kept where no question about hiring can reach it.

-- The score at the time of applying stays; what an engine reckons later of a changed job or profile stands beside it.
create table application_match (
  id bigint generated always as identity primary key,
  application_id integer not null references application on delete cascade,
  engine text not null check (char_length(engine) between 1 and 40),
  -- A fingerprint of what the engine was told of job and person.
  inputs text not null check (char_length(inputs) between 1 and 64),
  -- null: job and profile said too little for a score.
  score integer check (score between 0 and 100),
  -- Each part with weight, value and reasons, in the words both sides read.
  parts jsonb not null,
  at_application boolean not null default false,
  computed_at timestamptz not null default clock_timestamp(),
  constraint application_match_once unique (application_id, engine, inputs)
);
create unique index application_match_at_application on application_match (application_id) where at_application;
create index application_match_latest on application_match (application_id, id desc);
create trigger application_match_is_append_only
  before update or delete on application_match
  for each row execute function refuse_change();

-- One row a viewer, person, job, state of the engine and of its inputs, and day. What was decided then is in the
-- application's history.
create table match_shown (
  id bigint generated always as identity primary key,
  shown_at timestamptz not null default clock_timestamp(),
  shown_on date not null default (clock_timestamp() at time zone 'UTC')::date,
  viewer_id integer not null references user_account on delete cascade,
  company_id integer not null references company on delete cascade,
  job_posting_id integer not null references job_posting on delete cascade,
  job_seeker_id integer not null references user_account on delete cascade,
  application_id integer references application on delete cascade,
  screen text not null check (screen in ('application', 'applicants', 'candidates')),
  engine text not null,
  inputs text not null,
  score integer not null check (score between 0 and 100),
  -- Each part's name, weight and value, without the reasons: they follow from the inputs.
  parts jsonb not null,
  constraint match_shown_once unique (viewer_id, job_posting_id, job_seeker_id, engine, inputs, score, screen, shown_on)
);
create index match_shown_company on match_shown (company_id, shown_at, id);
create index match_shown_old on match_shown (shown_at);

-- Nobody changes the record, and nothing younger than half a year leaves it except with the person or company it is about.
create function match_shown_is_kept() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() > 1 or (tg_op = 'DELETE' and old.shown_at < now() - interval '6 months') then
    return coalesce(new, old);
  end if;
  raise exception 'the rows of match_shown are kept' using errcode = 'restrict_violation';
end $$;
create trigger match_shown_is_kept before update or delete on match_shown for each row execute function match_shown_is_kept();

-- Voluntary answers. No id of a person stands beside them: their key is made from one with a secret, so that no join
-- finds its way here by accident. Only the fairness report asks, and only for numbers.
create table fairness_secret (
  only_one boolean primary key default true check (only_one),
  secret text not null
);
insert into fairness_secret (secret) values (gen_random_uuid()::text || gen_random_uuid()::text);

create function fairness_respondent(user_id integer) returns text language sql stable as $$
  select encode(sha256(convert_to(secret || ':' || user_id, 'UTF8')), 'hex') from fairness_secret
$$;

create table fairness_answer (
  respondent text primary key check (respondent ~ '^[0-9a-f]{64}$'),
  -- null: prefers not to say.
  sex text check (char_length(sex) <= 40),
  age_group text check (char_length(age_group) <= 40),
  origin text check (char_length(origin) <= 40)
);

create function fairness_answer_goes_with_its_author() returns trigger language plpgsql as $$
begin
  delete from fairness_answer where respondent = fairness_respondent(old.id);
  return old;
end $$;
create trigger fairness_answer_goes_with_its_author
  before delete on user_account
  for each row execute function fairness_answer_goes_with_its_author();

-- A year's report is drawn up once and stays as it was: two that differ by one answer would tell whose.
create table fairness_report (
  company_id integer not null references company on delete cascade,
  year integer not null check (year between 2000 and 2200),
  report jsonb not null,
  drawn_at timestamptz not null default now(),
  primary key (company_id, year)
);

create index audit_log_subject on audit_log (subject, subject_id, id desc);
