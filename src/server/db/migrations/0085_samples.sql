-- no transaction
-- Of many hits a sample is counted. For a word with many names the index of all jobs decodes pages of every name to find those of a
-- thousand jobs drawn by lot (70 ms of a million); an index of one job in 8, and one of one in 64, has them in a few pages (2 ms).
-- The lot is that of job_shares: one in 8 has =n:3, one in 64 has =n:6.
drop index if exists job_search_8th;

create index concurrently job_search_8th on job_search using gin (terms) with (gin_pending_list_limit = 64)
where listed and ((job_id::bigint * 2654435761) >> 12) & 7 = 0;

drop index if exists job_search_64th;

create index concurrently job_search_64th on job_search using gin (terms) with (gin_pending_list_limit = 64)
where listed and ((job_id::bigint * 2654435761) >> 12) & 63 = 0;
