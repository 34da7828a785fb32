-- Files that come beside a table of people, by the names that stand in it.
create table import_file (
  batch_id integer not null references import_batch on delete cascade,
  name text not null check (char_length(name) between 1 and 200),
  sha256 bytea not null references file_blob,
  kind text not null check (kind in ('pdf', 'docx', 'odt', 'text')),
  primary key (batch_id, name)
);
comment on table import_file is 'Files that come beside a table of people, by the names that stand in it, for as long as its lines are kept.';
create index import_file_blob on import_file (sha256);
