-- Jobs are brought along in the browser the way people are; and lines of one file that look alike are shown.
alter table import_batch add column kind text not null default 'people' check (kind in ('people', 'jobs'));
comment on table import_batch is
  'Files of people, or of jobs, that companies bring along from other systems: what is made of each, and how far it is.';

alter table import_row add column job_posting_id integer references job_posting on delete set null;
create index import_row_job on import_row (job_posting_id) where job_posting_id is not null;
alter table import_row add column known_by text check (char_length(known_by) <= 600);
comment on column import_row.known_by is 'By what the source knows the job of this line, so that the same file does not make it twice.';
alter table import_row add column twins jsonb not null default '[]';
comment on column import_row.twins is 'Earlier lines of the file that look like this one, and why.';
alter table import_row add column left_out boolean not null default false;
comment on column import_row.left_out is 'The company leaves this line out, as one it has already.';
alter table import_row drop constraint import_row_result_check;
alter table import_row add constraint import_row_result_check
  check (result in ('new', 'known', 'skipped', 'refused', 'added', 'gone', 'left'));

comment on table import_job is 'The jobs that an import made: closed ones for the applications it brought, or those that stand in its file.';
