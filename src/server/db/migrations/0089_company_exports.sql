create table company_export (
  id integer generated always as identity primary key,
  company_id integer not null references company on delete cascade,
  asked_by integer references user_account on delete set null,
  asked_at timestamptz not null default now(),
  made_at timestamptz,
  failed_at timestamptz,
  failure text,
  bytes bigint,
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  checksum text check (checksum ~ '^[0-9a-f]{64}$'),
  records bigint,
  files integer,
  check (made_at is null or failed_at is null),
  check ((made_at is null) = (sha256 is null))
);
comment on table company_export is 'All of a company’s data as a file to be downloaded: asked for, made, and gone after a week. The file is in the data folder of the server that made it.';
comment on column company_export.checksum is 'Of the records: equal where two exports say the same.';
comment on column company_export.failure is 'Why there is none, in a sentence.';
create index company_export_newest on company_export (company_id, id desc);
create index company_export_asked_by on company_export (asked_by) where asked_by is not null;
create unique index company_export_under_way on company_export (company_id) where made_at is null and failed_at is null;
