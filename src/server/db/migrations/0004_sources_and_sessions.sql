-- How an applicant came to the job, as their browser knew it; null for applications from before or from elsewhere.
alter table application add column source text
  check (source in ('search', 'recommended', 'saved', 'company', 'shared', 'direct'));

-- A name for a session that its owner may see and end, since nobody may see its sid.
alter table session add column id integer generated always as identity unique;

create index application_status_history_moment on application_status_history (to_status, changed_at);
create index job_view_day on job_view (viewed_on);
