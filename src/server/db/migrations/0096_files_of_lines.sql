-- Files beside a table are found for their lines once, by name, address or who they are of.
alter table import_file add column for_lines integer[] not null default '{}';
comment on column import_file.for_lines is 'The lines of the table that this file is of, as the last check found.';
