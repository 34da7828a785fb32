-- What the import last read for this posting, as a hash: a file imported a second time changes nothing, also where
-- people have edited the posting since.
alter table job_posting add column imported_hash text;
