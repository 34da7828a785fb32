-- no transaction
-- What an event is about stands in columns for all events, also those from before there were columns. Some thousand at a time:
-- whoever writes meanwhile waits for none of them.
do $$
declare
  reached bigint := coalesce((select min(id) from event), 1) - 1;
  last bigint := coalesce((select max(id) from event), 0);
begin
  while reached < last loop
    update event set
      application_id = case when type like 'application.%' or type = 'answer.due' then subject_id else (data->>'applicationId')::integer end,
      job_id = case when type like 'job.%' then subject_id end,
      company_id = case when type like 'company.%' or type like 'membership.%' or type like 'pool.%' or type like 'steps.%' then subject_id end,
      user_id = coalesce((data->>'userId')::integer, case when type like 'account.%' then subject_id end)
    where id > reached and id <= reached + 10000 and application_id is null and job_id is null and company_id is null and user_id is null;
    commit;
    reached := reached + 10000;
  end loop;
end $$;

drop index concurrently if exists event_of_application;

create index concurrently event_of_application on event (application_id) where application_id is not null;

drop index concurrently if exists event_about_application;
