-- Search engines that take part in IndexNow are told of changes, where the operator wants that.
create table index_now (
  only_one boolean primary key default true check (only_one),
  key text not null check (key ~ '^[A-Za-z0-9-]{8,128}$'),
  told_to timestamptz not null default clock_timestamp(),
  told_job integer not null default 0
);
comment on table index_now is 'The key by which this installation tells search engines (IndexNow) which public jobs are new, changed or closed, and up to where they know. Without a row nobody is told.';
comment on column index_now.told_to is 'Engines have been told of what moved until then; of that very moment, of jobs up to told_job.';
