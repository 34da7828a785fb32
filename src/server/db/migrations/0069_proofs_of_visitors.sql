-- While a job is being flooded each application of a visitor comes with work that was done for it alone.
alter table visitor_application add column proof_hash bytea unique check (octet_length(proof_hash) = 32);
create index visitor_application_job on visitor_application (job_posting_id, sent_at);
comment on column visitor_application.proof_hash is 'By what a proof of work is known again: each is good for one application.';
