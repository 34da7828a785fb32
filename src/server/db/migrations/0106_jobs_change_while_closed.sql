-- What an employer changes of a job while the platform is closed is told once it opens again: when it was changed, and its deadline as it is now.
create or replace function public_job_moves() returns trigger language plpgsql as $$
declare
  is_open boolean := (select o.public_jobs from operator o);
  shows boolean := (select c.verified_at is not null and c.suspended_at is null and c.show_jobs from company c where c.id = new.company_id);
  was boolean := old.listed and old.status = 'active' and (old.closes_at is null or old.closes_at > now());
  is_now boolean := new.listed and new.status = 'active' and (new.closes_at is null or new.closes_at > now());
begin
  if is_open and shows and (was or is_now) then
    insert into public_job (job_id, company_id, closes_at, ended_at)
    values (new.id, new.company_id, new.closes_at, case when not is_now then clock_timestamp() end)
    on conflict (job_id) do update set company_id = excluded.company_id, closes_at = excluded.closes_at, moved_at = excluded.moved_at,
      ended_at = case when not is_now then coalesce(public_job.ended_at, excluded.ended_at) end;
  elsif was and not is_now then
    update public_job p set moved_at = clock_timestamp(), ended_at = clock_timestamp() where p.job_id = new.id and p.ended_at is null;
  elsif shows and is_now then
    -- Visitors had read it before the platform closed, and read it again once it opens.
    update public_job p set company_id = new.company_id, closes_at = new.closes_at, moved_at = clock_timestamp() where p.job_id = new.id and p.ended_at is null;
  end if;
  return null;
end $$;

-- A company's website stands in each of its jobs, as its name does.
drop trigger public_jobs_of_company_move on company;
create trigger public_jobs_of_company_move after update of name, slug, website, verified_at, suspended_at, show_jobs on company for each row
  when (old.name is distinct from new.name or old.slug is distinct from new.slug or old.website is distinct from new.website
    or old.show_jobs is distinct from new.show_jobs
    or (old.verified_at is null) is distinct from (new.verified_at is null) or (old.suspended_at is null) is distinct from (new.suspended_at is null))
  execute function public_jobs_of_company_move();
