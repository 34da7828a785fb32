create table picture (
  key text primary key check (key ~ '^[A-Za-z0-9_-]{22}$'),
  kind text not null check (kind in ('logo', 'cover', 'photo', 'portrait')),
  company_id integer references company on delete cascade,
  user_id integer references user_account on delete cascade,
  made_at timestamptz not null default now(),
  check (num_nonnulls(company_id, user_id) = 1 and (kind = 'portrait') = (user_id is not null))
);
comment on table picture is 'A picture of a company or a person, under a key that cannot be guessed; another picture gets another.';
create unique index picture_one_of_company on picture (company_id, kind) where kind in ('logo', 'cover');
create unique index picture_one_of_person on picture (user_id) where user_id is not null;
create index picture_photos on picture (company_id, made_at) where kind = 'photo';

create table picture_size (
  key text not null references picture on delete cascade,
  width integer not null,
  format text not null check (format in ('avif', 'webp')),
  bytes bytea not null,
  primary key (key, width, format)
);
comment on table picture_size is 'A picture as it is shown, in one width and format. What was sent is not kept.';
alter table picture_size alter column bytes set storage external;
