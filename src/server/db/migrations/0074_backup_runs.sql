-- When everything was last written into a file, or could not be, and when such a file was last proved to come back.
create table backup_run (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('backup', 'drill')),
  begun_at timestamptz not null,
  ended_at timestamptz not null default clock_timestamp(),
  server text not null,
  file text not null,
  bytes bigint,
  row_count bigint,
  failure text
);
comment on table backup_run is 'Backups that were made, or were begun by the clock and failed, and drills: what admins are told of both.';
comment on column backup_run.server is 'The name of the machine on which it ran.';
comment on column backup_run.file is 'The name of the file, without its folder.';
comment on column backup_run.failure is 'Why it failed, in a sentence; null where all was well.';
