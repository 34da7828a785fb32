-- Programs of a company's, or of the platform's, call with keys of their own.
alter table user_account add column is_key boolean not null default false;
alter table user_account add constraint user_account_key_check
  check (not is_key or (disabled_at is not null and password is null and email is null));
comment on column user_account.is_key is 'Stands for a key in what it does, by which it has a name there: nobody signs in with it, nothing is sent to it, and no list of people has it.';

create table api_key (
  id integer generated always as identity primary key,
  company_id integer references company on delete cascade,
  account_id integer not null references user_account on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  hash text not null unique check (hash ~ '^[0-9a-f]{64}$'),
  hint text not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  addresses text[] not null default '{}',
  expires_at timestamptz,
  made_by integer references user_account on delete set null,
  made_at timestamptz not null default now(),
  last_used_at timestamptz,
  ended_at timestamptz,
  refused_at timestamptz
);
create index api_key_company on api_key (company_id) where ended_at is null;
create index api_key_account on api_key (account_id);
comment on table api_key is 'What a program calls with: a company''s, or the platform''s where it names none. The hash is sha-256; the hint is how it begins, by which people tell two apart.';
comment on column api_key.account_id is 'Under whose name it acts. A key and the one that is to replace it have the same.';
comment on column api_key.addresses is 'From which addresses and networks it works; none: from all.';
comment on column api_key.refused_at is 'When it was last noted that it was tried although it works no longer, or not from there.';
