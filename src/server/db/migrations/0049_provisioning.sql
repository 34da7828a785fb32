-- What a company's identity provider (Okta, Entra ID) keeps of its staff here, over SCIM 2.0.
create table provisioning_token (
  id integer generated always as identity primary key,
  company_id integer not null references company (id) on delete cascade,
  hash text not null unique check (hash ~ '^[0-9a-f]{64}$'),
  hint text not null,
  made_by integer references user_account (id) on delete set null,
  made_at timestamptz not null default now(),
  last_used_at timestamptz,
  ended_at timestamptz,
  -- When the use of an ended one was last noted in the security log.
  refused_at timestamptz
);
comment on table provisioning_token is 'A company''s key for its identity provider. The hash is sha-256; the hint is how it begins, by which people tell two apart.';
create index provisioning_token_company on provisioning_token (company_id) where ended_at is null;

create table provisioned_user (
  id integer generated always as identity primary key,
  company_id integer not null references company (id) on delete cascade,
  user_id integer not null references user_account (id) on delete cascade,
  -- Whether provisioning made the account; one that was there before is its owner's.
  made_here boolean not null,
  user_name text not null check (char_length(user_name) between 1 and 254),
  external_id text check (char_length(external_id) between 1 and 254),
  given_name text check (char_length(given_name) between 1 and 80),
  family_name text check (char_length(family_name) between 1 and 80),
  display_name text check (char_length(display_name) between 1 and 200),
  email text check (char_length(email) between 3 and 254),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  unique (id, company_id),
  unique (company_id, user_id)
);
comment on table provisioned_user is 'Somebody whom a company''s identity provider keeps here: what it said of them, and nothing that it did not. Active is whoever is a verified member.';
create unique index provisioned_user_name on provisioned_user (company_id, lower(user_name));
create index provisioned_user_external on provisioned_user (company_id, external_id);
create index provisioned_user_account on provisioned_user (user_id);

create table provisioned_group (
  id integer generated always as identity primary key,
  company_id integer not null references company (id) on delete cascade,
  external_id text check (char_length(external_id) between 1 and 254),
  display_name text not null check (char_length(display_name) between 1 and 200),
  role text check (role in ('recruiter', 'hiring_manager', 'company_admin')),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  unique (id, company_id)
);
comment on table provisioned_group is 'A group of a company''s identity provider, and the role that the company gives its members; none until it says.';
create unique index provisioned_group_name on provisioned_group (company_id, lower(display_name));
create index provisioned_group_external on provisioned_group (company_id, external_id);

create table provisioned_group_member (
  group_id integer not null,
  provisioned_id integer not null,
  company_id integer not null,
  primary key (group_id, provisioned_id),
  foreign key (group_id, company_id) references provisioned_group (id, company_id) on delete cascade,
  foreign key (provisioned_id, company_id) references provisioned_user (id, company_id) on delete cascade
);
comment on table provisioned_group_member is 'Who is in which group, within one company.';
create index provisioned_group_member_user on provisioned_group_member (provisioned_id);
