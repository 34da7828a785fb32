-- Files people keep here. The bytes are in the database, so that one commit, one backup and one standby hold them and
-- the rows about them; who has the same bytes twice, or two people the same, share them.
create table file_blob (
  sha256 bytea primary key check (octet_length(sha256) = 32),
  bytes bytea not null,
  size integer not null check (size between 1 and 5242880 and size = octet_length(bytes))
);
-- What is kept is compressed already, or soon read as a whole.
alter table file_blob alter column bytes set storage external;

create table file (
  id integer generated always as identity primary key,
  owner_id integer not null references user_account on delete cascade,
  sha256 bytea not null references file_blob,
  name text not null check (char_length(name) between 1 and 200),
  kind text not null check (kind in ('pdf', 'docx', 'odt', 'text')),
  uploaded_at timestamptz not null default now(),
  unique (owner_id, sha256, name)
);
create index file_blob_used on file (sha256);

-- The résumé somebody applied with. It stays with the application, so it cannot be deleted under it.
alter table application add column file_id integer references file;
create index application_file on application (file_id) where file_id is not null;
