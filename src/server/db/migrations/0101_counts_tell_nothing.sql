-- Each application adds one to its posting's count, and the whole posting was made JSON twice to see that nothing else had changed. A
-- statement that names the count alone now asks nothing. What is named here is every column but that one; a test sees to it.
drop trigger changed_job_is_untold on job_posting;
create trigger changed_job_is_untold
  after update of id, company_id, recruiter_id, title, description, requirements, location, department, salary_range, salary_min_monthly,
    salary_max_monthly, salary_currency, salary_period, employment_type, experience_level, skills_required, posted_date,
    application_deadline, closes_at, status, source, external_id, updated_at, imported_hash, assist, start_date, step_template_id,
    changed_by, listed, place, pay
  on job_posting for each row
  when (to_jsonb(old) - 'application_count' is distinct from to_jsonb(new) - 'application_count')
  execute function job_is_untold();
