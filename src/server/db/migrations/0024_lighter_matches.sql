-- A match is written for every alert that a new job is for, and read together with its job: a match that outlives a job
-- does no harm, and looking for the job each time takes as long as the matching.
alter table alert_match drop constraint alert_match_job_id_fkey;
drop index alert_match_job;
