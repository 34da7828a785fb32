-- Who applies without an account: until their address is proved nothing of it is an account's or an application's.
create table visitor_secret (
  only_one boolean primary key default true check (only_one),
  secret text not null
);
insert into visitor_secret (secret) values (gen_random_uuid()::text || gen_random_uuid()::text);
comment on table visitor_secret is 'One row: with what the tokens are signed by which visitors apply.';

create table visitor_application (
  id bigint generated always as identity primary key,
  receipt text not null unique check (receipt ~ '^[0-9A-Z]{10}$'),
  job_posting_id integer not null references job_posting (id) on delete cascade,
  idempotency_key text not null check (char_length(idempotency_key) between 1 and 200),
  content_hash bytea not null check (octet_length(content_hash) = 32),
  name text check (char_length(name) between 1 and 160),
  address text check (char_length(address) between 3 and 254),
  phone text check (char_length(phone) <= 32),
  cover_letter text check (char_length(cover_letter) <= 8000),
  custom_resume_url text check (custom_resume_url ~* '^https?://' and char_length(custom_resume_url) <= 2048),
  answers jsonb,
  source text,
  sent_at timestamptz not null default now(),
  confirmed_at timestamptz,
  application_id integer references application (id) on delete cascade,
  unique (job_posting_id, idempotency_key),
  check (confirmed_at is not null or (name is not null and address is not null and answers is not null)),
  check (confirmed_at is null or num_nonnulls(name, address, phone, cover_letter, custom_resume_url, answers) = 0)
);
create index visitor_application_waiting on visitor_application (sent_at) where confirmed_at is null;
create index visitor_application_address on visitor_application (lower(address), job_posting_id) where confirmed_at is null;
create index visitor_application_application on visitor_application (application_id) where application_id is not null;
comment on table visitor_application is 'Applications of visitors. Once the address is proved they are applications of an account, and what was sent is taken out of here.';

create table visitor_file (
  visitor_application_id bigint not null references visitor_application (id) on delete cascade,
  question_id integer not null default 0,
  sha256 bytea not null references file_blob (sha256),
  name text not null check (char_length(name) between 1 and 200),
  kind text not null check (kind in ('pdf', 'docx', 'odt', 'text')),
  primary key (visitor_application_id, question_id)
);
create index visitor_file_blob on visitor_file (sha256);
comment on table visitor_file is 'Files that visitors have applied with, until their address is proved.';
comment on column visitor_file.question_id is 'The question that it answers; 0 for the résumé.';

create table visitor_link (
  id bigint generated always as identity primary key,
  token_hash bytea unique check (length(token_hash) = 32),
  visitor_application_id bigint not null references visitor_application (id) on delete cascade,
  made_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index visitor_link_application on visitor_link (visitor_application_id);
comment on table visitor_link is 'Links by which visitors prove their address, and then follow what became of what they sent.';
comment on column visitor_link.token_hash is 'Null until the mail is handed over.';

create table visitor_mail (
  address_hash bytea not null check (length(address_hash) = 32),
  job_posting_id integer not null,
  mailed_at timestamptz not null default now(),
  primary key (address_hash, job_posting_id)
);
create index visitor_mail_mailed on visitor_mail (mailed_at);
comment on table visitor_mail is 'That an address was mailed to about a job of late, so that nobody has others mailed to over and over. Kept for a day.';

create table upload (
  id bigint generated always as identity primary key,
  key_hash bytea not null unique check (length(key_hash) = 32),
  job_posting_id integer not null references job_posting (id) on delete cascade,
  name text not null check (char_length(name) <= 500),
  size integer not null check (size between 1 and 5242880),
  network text not null,
  begun_at timestamptz not null default now()
);
create index upload_begun on upload (begun_at);
comment on table upload is 'Files of visitors on their way here, piece by piece.';

create table upload_piece (
  upload_id bigint not null references upload (id) on delete cascade,
  starts_at integer not null check (starts_at >= 0),
  bytes bytea not null check (octet_length(bytes) between 1 and 262144),
  primary key (upload_id, starts_at)
);
comment on table upload_piece is 'What has come of them. Each piece is here whole, or not at all.';

alter table mail drop constraint mail_kind_check;
alter table mail add constraint mail_kind_check
  check (kind in ('application_received', 'answers_due', 'job_closed', 'rejection', 'notification', 'interview', 'account', 'address', 'visitor')) not valid;
alter table mail validate constraint mail_kind_check;
alter table mail add column visitor_link_id bigint references visitor_link (id) on delete set null;
create index mail_visitor_link on mail (visitor_link_id) where visitor_link_id is not null;
comment on column mail.visitor_link_id is 'The link in it that proves a visitor’s address. Its secret is made when the mail is handed over.';
