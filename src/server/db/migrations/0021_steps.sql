-- A company's own steps inside the six statuses, as templates for kinds of jobs.
create table step_template (
  id integer generated always as identity primary key,
  company_id integer not null references company on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  created_at timestamptz not null default now(),
  unique (id, company_id)
);
create unique index step_template_name on step_template (company_id, lower(name));

create table step (
  id integer generated always as identity primary key,
  template_id integer not null references step_template on delete cascade,
  status text not null check (status in ('submitted', 'screening', 'interviewing', 'offered', 'hired', 'rejected')),
  name text not null check (char_length(name) between 1 and 60),
  position smallint not null,
  unique (id, status),
  unique (template_id, position) deferrable initially deferred
);

-- A job goes by a template of its own company, or by none.
alter table job_posting
  add column step_template_id integer,
  add constraint job_posting_step_template foreign key (step_template_id, company_id)
    references step_template (id, company_id) on delete set null (step_template_id);
create index job_posting_step_template on job_posting (step_template_id) where step_template_id is not null;

-- A step lies inside the status the application stands at: whoever leaves the status leaves the step.
alter table application
  add column step_id integer,
  add constraint application_step foreign key (step_id, status) references step (id, status) on delete set null (step_id);
create index application_step on application (step_id) where step_id is not null;

-- Beside the history of statuses, which applicants see: how far those who hire had come, in their words of then.
create table application_step_history (
  id bigint generated always as identity primary key,
  application_id integer not null references application on delete cascade,
  changed_by integer references user_account on delete set null,
  status text not null check (status in ('submitted', 'screening', 'interviewing', 'offered', 'hired', 'rejected')),
  from_step text,
  to_step text,
  changed_at timestamptz not null default clock_timestamp(),
  check (from_step is not null or to_step is not null)
);
create index application_step_history_application on application_step_history (application_id, id);
create trigger application_step_history_is_append_only
  before update or delete on application_step_history
  for each row execute function refuse_change();
