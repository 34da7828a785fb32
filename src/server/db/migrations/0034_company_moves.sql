-- A company that says it is in another time zone: its postings and the offers it has not sent yet end with their days there.
-- An offer that was sent ends when its reader was told.
create or replace function company_rederives_jobs() returns trigger language plpgsql as $$
begin
  if old.time_zone <> new.time_zone then
    update job_posting set company_id = company_id where company_id = new.id and application_deadline is not null;
    update offer o set answer_by = o.answer_by from application a join job_posting j on j.id = a.job_posting_id
    where a.id = o.application_id and j.company_id = new.id and o.state in ('draft', 'waiting', 'approved');
  end if;
  if (old.name, old.suspended_at) is distinct from (new.name, new.suspended_at) then
    insert into job_search_due select id from job_posting where company_id = new.id on conflict do nothing;
    perform index_due_jobs(500);
  end if;
  return null;
end $$;
