-- People whom a company brought along from another system.
alter table user_account add column imported_into integer references company on delete cascade;
comment on column user_account.imported_into is
  'The company that brought this person along from another system, which alone sees them: nobody has ever signed in here, nothing is mailed.';
alter table user_account add constraint user_account_imported check (
  imported_into is null or (password is null and email_confirmed_at is null and email_trusted_until is null
    and pending_email is null and user_type = 'job_seeker'));
create index user_account_imported on user_account (imported_into) where imported_into is not null;

create table import_batch (
  id integer generated always as identity primary key,
  company_id integer not null references company on delete cascade,
  source text not null check (source in ('greenhouse', 'lever', 'workable', 'teamtailor', 'opencats', 'spreadsheet')),
  file_name text not null check (char_length(file_name) between 1 and 200),
  columns text[] not null,
  mapping jsonb not null,
  found jsonb not null,
  state text not null default 'draft'
    check (state in ('draft', 'checking', 'checked', 'importing', 'imported', 'taking_back', 'taken_back', 'failed')),
  only_good boolean not null default false,
  row_count integer not null,
  rows_done integer not null default 0,
  failure text,
  made_by integer references user_account on delete set null,
  made_at timestamptz not null default now(),
  imported_at timestamptz,
  counts jsonb not null default '{}',
  ended_at timestamptz
);
comment on table import_batch is 'Files of people that companies bring along from other systems: what is made of each, and how far it is.';
create index import_batch_newest on import_batch (company_id, id desc);
create unique index import_batch_under_way on import_batch (company_id) where state in ('checking', 'importing', 'taking_back');

create table import_row (
  batch_id integer not null references import_batch on delete cascade,
  line integer not null,
  cells text[] not null,
  result text check (result in ('new', 'known', 'refused', 'added', 'gone', 'left')),
  reasons text[] not null default '{}',
  alike jsonb not null default '[]',
  same_as integer references user_account on delete set null,
  user_id integer references user_account on delete set null,
  application_id integer references application on delete set null,
  primary key (batch_id, line)
);
comment on table import_row is 'The lines of such a file, for as long as the import can be taken back, and what became of each.';
comment on column import_row.same_as is 'Whom the company took this person for, of those it had.';
create index import_row_result on import_row (batch_id, result, line);
create index import_row_application on import_row (application_id) where application_id is not null;
create index import_row_same_as on import_row (same_as) where same_as is not null;
create index import_row_user on import_row (user_id) where user_id is not null;

create table imported_person (
  company_id integer not null references company on delete cascade,
  source text not null,
  known_by text not null check (char_length(known_by) between 1 and 300),
  user_id integer not null references user_account on delete cascade,
  batch_id integer references import_batch on delete set null,
  primary key (company_id, source, known_by)
);
comment on table imported_person is 'By what a source knows whom a company brought along: its own number, or the address. So nobody is made twice.';
create index imported_person_user on imported_person (user_id);
create index imported_person_batch on imported_person (batch_id) where batch_id is not null;

create table import_job (
  batch_id integer not null references import_batch on delete cascade,
  job_posting_id integer not null references job_posting on delete cascade,
  primary key (batch_id, job_posting_id)
);
comment on table import_job is 'The closed jobs that were made for the applications of an import.';
create index import_job_posting on import_job (job_posting_id);

-- What two can have in common that a company takes for one as they are brought along.
alter table candidate_pair drop constraint candidate_pair_reasons_check;
alter table candidate_pair add constraint candidate_pair_reasons_check check (reasons <@ '{email,name_and_phone,resume,phone,name}');
