-- What an event is about stands in columns: who may hear of it is decided by them, no longer by how its type begins.
alter table event
  add column application_id integer,
  add column job_id integer,
  add column company_id integer,
  add column user_id integer;
comment on column event.application_id is 'The application it is about, itself or through what belongs to it. Without a reference, as are the others: history outlives what it tells of.';
comment on column event.user_id is 'The account it concerns, besides those who may see the application, job or company.';

-- Only what somebody may still catch up with is read by them; what is older is found by its data, as before.
update event set
  application_id = case when type like 'application.%' or type = 'answer.due' then subject_id else (data->>'applicationId')::integer end,
  job_id = case when type like 'job.%' then subject_id end,
  company_id = case when type like 'company.%' or type like 'membership.%' or type like 'pool.%' or type like 'steps.%' then subject_id end,
  user_id = coalesce((data->>'userId')::integer, case when type like 'account.%' then subject_id end)
where id > (select max(id) - 5000 from event);
