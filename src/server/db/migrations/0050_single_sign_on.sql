-- Signing in with a company's own provider (OpenID Connect): what is set up, who is known by it, and what is under way.

create table identity_provider (
  company_id integer primary key references company on delete cascade,
  issuer text not null check (char_length(issuer) between 1 and 500),
  client_id text not null check (char_length(client_id) between 1 and 300),
  client_secret text check (char_length(client_secret) between 1 and 1000),
  secret_set_at timestamptz,
  scopes text not null default 'openid email profile' check (char_length(scopes) between 1 and 300),
  role_claim text check (char_length(role_claim) between 1 and 200),
  recruiter_values text[] not null default '{}',
  hiring_manager_values text[] not null default '{}',
  company_admin_values text[] not null default '{}',
  required boolean not null default false,
  enabled boolean not null default false,
  updated_at timestamptz not null default now(),
  changed_by integer references user_account on delete set null
);
comment on table identity_provider is 'With what a company''s people sign in instead of a password of ours. The secret leaves the database for the provider only.';

create table company_domain (
  id integer generated always as identity primary key,
  company_id integer not null references company on delete cascade,
  domain text not null check (domain = lower(domain) and char_length(domain) between 4 and 253),
  created_at timestamptz not null default now(),
  created_by integer references user_account on delete set null,
  proved_at timestamptz,
  proved_by integer references user_account on delete set null,
  unique (company_id, domain)
);
comment on table company_domain is 'Where addresses of a company''s people end, as it says itself. Only what a platform admin has proved leads to its provider.';
create unique index company_domain_proved on company_domain (domain) where proved_at is not null;
create index company_domain_newest on company_domain (id desc);

create table provider_identity (
  issuer text not null,
  subject text not null check (char_length(subject) between 1 and 255),
  user_id integer not null references user_account on delete cascade,
  company_id integer not null references company on delete cascade,
  linked_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  primary key (issuer, subject)
);
comment on table provider_identity is 'Which account somebody of a provider''s is. Found by issuer and subject and nothing else: addresses change hands.';
create index provider_identity_user on provider_identity (user_id);
create index provider_identity_company on provider_identity (company_id);

create table provider_session (
  session_id integer primary key references session (id) on delete cascade,
  issuer text not null,
  subject text not null,
  provider_sid text
);
comment on table provider_session is 'Which sessions a provider has opened, so that its back-channel logout ends them.';
create index provider_session_subject on provider_session (issuer, subject);

create table provider_sign_in (
  state_hash text primary key check (state_hash ~ '^[0-9a-f]{64}$'),
  browser_hash text not null check (browser_hash ~ '^[0-9a-f]{64}$'),
  company_id integer not null references company on delete cascade,
  issuer text not null,
  client_id text not null,
  purpose text not null check (purpose in ('sign-in', 'connect', 'confirm')),
  user_id integer references user_account on delete cascade,
  return_to text check (char_length(return_to) <= 2000),
  expires_at timestamptz not null,
  check ((purpose = 'sign-in') = (user_id is null))
);
comment on table provider_sign_in is 'Who has gone to a provider and is not back yet. Gone with the first return, or ten minutes later.';
create index provider_sign_in_expires on provider_sign_in (expires_at);

create table provider_link (
  browser_hash text primary key check (browser_hash ~ '^[0-9a-f]{64}$'),
  user_id integer not null references user_account on delete cascade,
  company_id integer not null references company on delete cascade,
  issuer text not null,
  subject text not null,
  provider_sid text,
  expires_at timestamptz not null
);
comment on table provider_link is 'Somebody of a provider''s who says to be an account that is there: it is theirs once that account signs in, in the same browser, in ten minutes.';
create index provider_link_expires on provider_link (expires_at);

create table provider_logout (
  issuer text not null,
  token_id text not null check (char_length(token_id) between 1 and 300),
  subject text,
  provider_sid text,
  issued_at timestamptz not null,
  heard_at timestamptz not null default now(),
  primary key (issuer, token_id)
);
comment on table provider_logout is 'Back-channel logouts that were heard: none counts twice, and none is missed by a session that begins meanwhile.';
create index provider_logout_heard on provider_logout (heard_at);
