-- no transaction
-- Old views are found by their day; those of jobs have had such an index.
drop index if exists profile_view_day;

create index concurrently profile_view_day on profile_view (viewed_on);
