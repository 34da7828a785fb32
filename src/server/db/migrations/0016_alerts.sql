-- Saved searches that tell of new jobs. Each has its own query over the terms of job_search, written when the alert is
-- turned on, so that new jobs are put to all alerts in one statement.
alter table saved_search
  drop column looked_at,
  add column alert text check (alert in ('daily', 'weekly')),
  -- Jobs listed before are not new to this alert.
  add column alert_since timestamptz,
  add column next_alert_at timestamptz,
  -- What a job's terms must be like; null for any.
  add column query tsquery,
  add column salary_min integer,
  add column posted_within_days integer,
  add constraint saved_search_alert check ((alert is null) = (alert_since is null) and (alert is null) = (next_alert_at is null));
create index saved_search_due on saved_search (next_alert_at) where alert is not null;

-- Of each alert's query a few terms of which every job it finds has one: only such jobs are looked at more closely.
create table alert_anchor (
  saved_search_id integer not null references saved_search on delete cascade,
  term text collate "C" not null,
  -- Whether it is only how a term begins.
  beginning boolean not null,
  primary key (term, beginning, saved_search_id)
);
create index alert_anchor_search on alert_anchor (saved_search_id);

-- Jobs that have just been listed, until they have been put to the alerts. What is taken from here and what it is a
-- match for are one transaction, so a server that is killed in between has done neither.
create table alert_job_due (
  id bigint generated always as identity primary key,
  job_id integer not null,
  listed_at timestamptz not null default clock_timestamp()
);

create function listed_jobs_are_due() returns trigger language plpgsql as $$
begin
  insert into alert_job_due (job_id) select job_id from added where listed;
  return null;
end $$;
create trigger listed_jobs_are_due after insert on job_search
  referencing new table as added for each statement execute function listed_jobs_are_due();
create function job_listed_again_is_due() returns trigger language plpgsql as $$
begin
  insert into alert_job_due (job_id) values (new.job_id);
  return null;
end $$;
create trigger job_listed_again_is_due after update of listed on job_search
  for each row when (new.listed and not old.listed) execute function job_listed_again_is_due();

-- Which job was new to which alert: once, however often it is paused and opened again.
create table alert_match (
  saved_search_id integer not null references saved_search on delete cascade,
  job_id integer not null references job_posting on delete cascade,
  matched_at timestamptz not null default now(),
  told_at timestamptz,
  primary key (saved_search_id, job_id)
);
create index alert_match_untold on alert_match (saved_search_id) where told_at is null;
create index alert_match_job on alert_match (job_id);
create index alert_match_old on alert_match (told_at) where told_at is not null;

alter table notification drop constraint notification_type_check;
alter table notification add constraint notification_type_check check (type in ('application.submitted', 'application.moved',
  'application.withdrawn', 'message.sent', 'membership.requested', 'membership.changed', 'invitation.sent', 'alert.told'));

-- Mail comes at once, once a day with whatever else has come together, or not at all.
alter table notification_choice alter column mail type text using case when mail then 'at_once' else 'never' end;
alter table notification_choice add constraint notification_choice_mail check (mail in ('at_once', 'daily', 'never'));
