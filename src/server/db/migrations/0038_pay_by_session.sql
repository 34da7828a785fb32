-- Doctors, teachers and trainers are paid by the session, half a day's work.
alter table job_posting drop constraint job_posting_salary_period_check;
alter table job_posting add constraint job_posting_salary_period_check
  check (salary_period in ('hour', 'session', 'day', 'week', 'month', 'year'));
