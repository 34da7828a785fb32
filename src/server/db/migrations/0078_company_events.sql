-- What happens in a company, in an order in which nothing appears behind what a program has read already.
create table event_untold (
  id bigint generated always as identity primary key,
  event_id bigint,
  company_id integer not null,
  application_id integer,
  job_id integer
);
comment on table event_untold is 'What has happened and has no place in company_event yet: it gets one once its transaction has ended. Without an event: a row was written.';

create table company_event (
  position bigint generated always as identity primary key,
  event_id bigint,
  company_id integer not null,
  application_id integer,
  job_id integer,
  told_at timestamptz not null
);
create index company_event_of_company on company_event (company_id, position);
create index company_event_told_at on company_event (told_at);
create index company_event_of_company_told_at on company_event (company_id, told_at);
comment on table company_event is 'What happened in companies, for programs that follow it: positions are given by one at a time to what is committed, so that whoever has read up to one misses nothing below it.';
comment on column company_event.told_at is 'When it got its place; never earlier than that of the one before.';

create table company_event_kept (
  one boolean primary key default true check (one),
  forgotten_through bigint not null default 0,
  since timestamptz not null default now()
);
insert into company_event_kept default values;
comment on table company_event_kept is 'Up to which position company_event has been forgotten, and from when on it has everything. One row.';

-- Statement by statement: a thousand events that are written at once are one insert here too.
create function events_are_untold() returns trigger language plpgsql as $$
begin
  insert into event_untold (event_id, company_id, application_id, job_id)
  select e.id, coalesce(j.company_id, e.company_id), e.application_id, e.job_id
  from written e
  left join application a on a.id = e.application_id
  left join job_posting j on j.id = coalesce(a.job_posting_id, e.job_id)
  where coalesce(j.company_id, e.company_id) is not null
  order by e.id;
  return null;
end $$;
create trigger events_are_untold after insert on event
  referencing new table as written for each statement execute function events_are_untold();

create function jobs_are_untold() returns trigger language plpgsql as $$
begin
  insert into event_untold (company_id, job_id) select company_id, id from written order by id;
  return null;
end $$;
create trigger jobs_are_untold after insert on job_posting
  referencing new table as written for each statement execute function jobs_are_untold();

create function job_is_untold() returns trigger language plpgsql as $$
begin
  insert into event_untold (company_id, job_id) values (new.company_id, new.id);
  return null;
end $$;
-- How many have applied follows from applications, which are told of themselves.
create trigger changed_job_is_untold after update on job_posting for each row
  when (to_jsonb(old) - 'application_count' is distinct from to_jsonb(new) - 'application_count')
  execute function job_is_untold();

create function applications_are_untold() returns trigger language plpgsql as $$
begin
  insert into event_untold (company_id, application_id)
  select j.company_id, a.id from written a join job_posting j on j.id = a.job_posting_id order by a.id;
  return null;
end $$;
create trigger applications_are_untold after insert on application
  referencing new table as written for each statement execute function applications_are_untold();

-- Of the row itself, or of what belongs to an application.
create function application_is_untold() returns trigger language plpgsql as $$
declare
  changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
begin
  insert into event_untold (company_id, application_id)
  select j.company_id, a.id from application a join job_posting j on j.id = a.job_posting_id
  where a.id = (changed->>tg_argv[0])::integer;
  return null;
end $$;
create trigger application_is_untold after update on application for each row execute function application_is_untold('id');
create trigger application_is_untold after insert or update or delete on interview for each row execute function application_is_untold('application_id');
create trigger application_is_untold after insert or update or delete on offer for each row execute function application_is_untold('application_id');
create trigger application_is_untold after insert or update or delete on scorecard for each row execute function application_is_untold('application_id');
create trigger application_is_untold after insert or update or delete on message for each row execute function application_is_untold('application_id');
create trigger application_is_untold after insert or update or delete on onboarding for each row execute function application_is_untold('application_id');

-- What an application says of who applied.
create function applicant_is_untold() returns trigger language plpgsql as $$
begin
  insert into event_untold (company_id, application_id)
  select j.company_id, a.id from application a join job_posting j on j.id = a.job_posting_id
  where a.job_seeker_id = (to_jsonb(new)->>tg_argv[0])::integer;
  return null;
end $$;
create trigger applicant_is_untold after update on user_account for each row
  when (old.first_name is distinct from new.first_name or old.last_name is distinct from new.last_name
    or old.username is distinct from new.username or old.email is distinct from new.email)
  execute function applicant_is_untold('id');
create trigger applicant_is_untold after insert or update on job_seeker_profile for each row execute function applicant_is_untold('user_id');
